"""`tablee score`: a score sheet for people who play with real cards."""
