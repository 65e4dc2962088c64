"""The learned networks of Skyjo, for tables of two and of many; `training/skyjo.py` makes them."""
