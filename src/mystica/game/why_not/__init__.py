"""Why a move is not allowed, which rule says so, and what would help."""
