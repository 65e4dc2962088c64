"""How several server processes hear of each other."""
