"""`tablee play --plain`: a table line by line, for screen readers, pipes and scripts."""
