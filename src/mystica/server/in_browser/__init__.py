"""The server inside a browser: no processes, no threads, no socket, and a database in memory. See web/demo."""
