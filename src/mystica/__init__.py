"""Mystica: the complete rules of Terra Mystica, exact and fast."""

__version__ = "0.1.0"
