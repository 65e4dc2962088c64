"""What a person has played, won and scored."""
