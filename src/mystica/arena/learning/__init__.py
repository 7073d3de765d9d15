"""Trains a net on its own games: plays games, fits the net to how they ended, plays the next ones with it."""
