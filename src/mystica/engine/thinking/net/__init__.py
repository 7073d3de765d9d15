"""A small net, trained on its own games, that says what a position is worth."""
