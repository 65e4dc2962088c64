"""The rules in plain Python: frozen state, the standard library and nothing else."""
