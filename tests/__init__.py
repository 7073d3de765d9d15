"""The tests, a package so that two files of different folders may share a name."""
