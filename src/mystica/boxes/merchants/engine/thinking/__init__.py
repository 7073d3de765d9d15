"""What ships and shipyards are worth to bots."""

from importlib import import_module

import_module("mystica.engine.thinking")  # loads the files here: so the order is the same whichever is asked for first
