"""A reader for each kind of facts. Each `read_...` takes the folder of the data files."""
