"""What things can be played on. Needs no compiler."""

CPU, CUDA = DEVICES = ("cpu", "cuda")
