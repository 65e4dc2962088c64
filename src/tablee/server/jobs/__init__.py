"""Worker processes for what takes long, with a fair queue, and the periodic runner."""
