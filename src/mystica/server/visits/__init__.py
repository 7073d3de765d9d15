"""What a visitor does: new games, drafts, turns, going back, seats, advice. Every permission is checked here."""
