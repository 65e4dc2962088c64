"""`tablee replay`: a recorded match on the screen and as text."""
