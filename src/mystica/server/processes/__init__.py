"""Child processes and threads that do the slow work. Nothing in here knows what a game is."""
