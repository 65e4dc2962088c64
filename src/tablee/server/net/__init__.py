"""Connections: WebSockets of players and programs, limits, and who may come in."""
