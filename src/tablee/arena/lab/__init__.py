"""Questions about both games, answered by playing: how much luck, which seat, how long, which rules, who "
"wins."""
