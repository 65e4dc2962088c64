"""The same game compiled: the kernel, its checked side for Python, and the codec to the plain state."""
