"""Games as text: phrases of moves, saves, setups; `ledgers/` for those of a foreign site."""
