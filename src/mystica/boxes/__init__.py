"""Boxes: what is added to the base game, a folder each. Delete a folder, and everything else goes on without it."""
