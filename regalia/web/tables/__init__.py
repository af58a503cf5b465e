"""A table in the browser: its page, the stream that keeps it live, and what people do there."""
