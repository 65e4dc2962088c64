"""An evening for many: the same cards at every table of a round, compared with everybody in the same seat."""
