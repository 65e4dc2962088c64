"""The score sheet for people who play with real cards: both games, pure; the browser's mirrors it."""
