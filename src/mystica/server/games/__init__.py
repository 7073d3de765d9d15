"""Games in memory: the stored rows replayed into positions, new rows committed, moves that need no player."""
