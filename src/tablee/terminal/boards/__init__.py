"""Tables drawn as text, from the data of views. They know no rules and keep no state."""
