"""What the host of an open server can do about visitors: tables, people, networks, words."""
