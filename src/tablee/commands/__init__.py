"""The commands of `tablee` that have a file of their own. Their heavy imports are inside them, see `cli`."""
