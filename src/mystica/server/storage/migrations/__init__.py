"""How the tables came to be, step by step. Alembic runs what is missing whenever a server starts."""
