"""A small net that learned from its own games what a position is worth."""
