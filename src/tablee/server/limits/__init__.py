"""How much one address, one connection or one person may ask for."""
