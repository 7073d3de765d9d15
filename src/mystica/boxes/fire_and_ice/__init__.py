"""Fire & Ice: six factions, ice and volcano, a map, final scoring tiles."""
