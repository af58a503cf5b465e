"""Arena, statistics, adapters, benchmarks."""
