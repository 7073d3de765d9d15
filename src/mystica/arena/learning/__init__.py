"""Learning a net from its own games: games are played, the net is fitted to how they ended, and plays the next ones."""
