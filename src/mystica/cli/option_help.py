"""Help texts of the options that set up a game: every map, preset and ruling there is, from the data."""

from __future__ import annotations

from mystica import data

MAP = f"Name of the map ({', '.join(data.maps())}), or a file with a map of your own."
PROFILE = f"Rulings to start from: {' or '.join(data.PROFILES)}."
PRESET = f"Ready-made options: {', '.join(data.presets())}."
OPTION = (
    "KEY=VALUE, as often as needed; `mystica rules KEY` explains. "
    + "; ".join(f"{key}: {', '.join(option.values)}" for key, option in data.offered_options().items())
    + "."
)
VP_FILE = "TOML file with starting VP by faction."
FACTS = "TOML file with values of a box that the game replaces; `mystica rules own-facts` explains."
FACTIONS = (
    "Factions by seat, separated by commas. Without them the seed draws the factions of each game;"
    " players that only draw lots choose them in the game."
)
CHOOSE_FACTIONS = "Let bots choose factions in the game; they always choose the same."
