"""Turns with ships as single choices."""
