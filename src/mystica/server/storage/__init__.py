"""The database: tables and migrations, SQLite and PostgreSQL, reading and writing games, backups."""
