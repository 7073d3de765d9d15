"""What a seat sees of ships."""
