"""Several games or rounds in a row: scores, the record of a match, replay and verification."""
