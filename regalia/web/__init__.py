"""Regalia in a browser: pages, live streams, boards drawn as SVG."""
