"""HTTP: the application, its routes, limits, error answers and the files of the browser app."""
