"""Bots and advice: whose turn it is to think, for how long, and in which process."""
