"""One small file per faction whose ability is more than a number."""
