"""The hot parts of the bots, compiled with the engine: judging positions and choosing among macro moves."""
