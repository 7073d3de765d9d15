"""Help texts of the options that set up a game: every map, preset and ruling there is, from the data."""

from __future__ import annotations

from mystica import data

MAP = f"Name of the map ({', '.join(data.maps())}), or a file with your own map."
PROFILE = f"Set of rulings to start from: {' or '.join(data.PROFILES)}."
PRESET = f"Ready-made set of options: {', '.join(data.presets())}."
OPTION = (
    "KEY=VALUE; can be repeated. `mystica rules KEY` explains each. "
    + "; ".join(f"{key}: {', '.join(option.values)}" for key, option in data.offered_options().items())
    + "."
)
VP_FILE = "TOML file with the starting VP of each faction."
FACTS = "TOML file with your own values for a box; `mystica rules own-facts` explains."
FACTIONS = (
    "Factions by seat, separated by commas. Without them the seed draws the factions of each game;"
    " players that move at random choose them in the game."
)
CHOOSE_FACTIONS = "Let bots choose factions in the game; they always choose the same ones."
