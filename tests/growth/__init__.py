"""What a newcomer adds to the data files, and that nothing breaks by it."""
