"""The server: games over HTTP, live updates, storage."""
