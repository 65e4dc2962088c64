"""What takes long: done in processes of its own, for everybody in turn, and not for ever."""
