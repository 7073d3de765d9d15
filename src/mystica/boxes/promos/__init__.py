"""The promo tiles: a bonus card, three town tiles, a scoring tile. The smallest box, and the one to copy."""
