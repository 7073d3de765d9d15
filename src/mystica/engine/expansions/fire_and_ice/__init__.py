"""Fire & Ice: six factions with terrains of their own."""
