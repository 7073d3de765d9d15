"""The hot parts of the bots, compiled with the engine: judging positions and choosing macro moves."""

from mystica.boxes import load_engine_parts

load_engine_parts("engine.thinking")  # before the rest: boxes add names to its lists
