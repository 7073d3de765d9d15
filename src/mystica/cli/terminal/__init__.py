"""A game at a terminal: a person, or several, against bots."""
