"""Warnings: a legal move that gives something away."""
