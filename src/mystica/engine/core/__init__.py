"""Ints, tables, board, state: what every rule stands on."""
