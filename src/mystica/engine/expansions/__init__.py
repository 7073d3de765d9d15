"""One folder per box. Every module in it registers what it brings; a folder that is not there brings nothing."""
