"""Tables that somebody is at: their changes, their bots, and what everybody is told."""
