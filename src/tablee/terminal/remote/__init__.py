"""A table of a server: the protocol of docs/protocol.md, as any other client speaks it."""
