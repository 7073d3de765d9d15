"""What the box adds to the game as people use it: its moves, views, reasons and warnings."""
