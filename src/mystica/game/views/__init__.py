"""What lies on the table, as small frozen objects: for people, the terminal and the server."""
