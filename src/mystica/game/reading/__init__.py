"""Reading the moves that people type."""
