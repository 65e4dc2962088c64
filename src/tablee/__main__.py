"""`python -m tablee` is `tablee`."""

from tablee.cli import main

main(prog_name="tablee")
