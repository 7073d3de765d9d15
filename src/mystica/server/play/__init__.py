"""What can be said about one position: turns read, the table, the choices, explanations. Pure functions of a Game."""
