"""Ships in observations."""

from importlib import import_module

import_module("mystica.engine.observing")  # loads the files here: so the order is the same whichever is asked for first
