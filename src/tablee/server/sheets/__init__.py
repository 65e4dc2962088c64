"""Score sheets for real cards, shared live."""
