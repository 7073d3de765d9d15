"""Ledgers: games in the words of a site where people play, read, checked and written."""
