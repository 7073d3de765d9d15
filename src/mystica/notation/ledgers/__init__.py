"""Ledgers: games in the notation of a site where people play. They are read, checked and written."""
