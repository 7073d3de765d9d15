"""Who is asking, what they may do, and the game as they see it."""
