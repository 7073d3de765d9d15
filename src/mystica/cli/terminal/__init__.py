"""A game in the terminal: one or several people, with or without bots."""
