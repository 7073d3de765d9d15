"""What ships and shipyards are worth to those who judge positions."""
