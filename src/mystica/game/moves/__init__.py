"""Moves as values: their kinds, their texts, and what playing them would bring."""
