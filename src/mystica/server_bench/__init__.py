"""The load test of the server: many games played at once by scripts while others watch, in a bounded time.

The server runs in a process of its own with a database that is thrown away. Every row must reach every watcher once
and in order, and every game must stand where a fresh replay of it stands.
"""
