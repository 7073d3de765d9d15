"""Live updates: telling every window that follows a game that something has changed."""
