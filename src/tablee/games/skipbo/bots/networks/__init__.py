"""The learned networks of Skip-Bo, for tables of two, of many, and of pairs; `training/skipbo.py` makes
them."""
