"""Groups, a family or a club: what their results come to."""
