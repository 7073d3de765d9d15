"""The game at the terminal, with streams in the place of one."""
