"""Moves, ledgers and, later, saves as text."""
