"""Worker processes with a fair queue, and the periodic runner."""
