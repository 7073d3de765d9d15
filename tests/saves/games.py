"""Games to save: random ones of every kind, with answers out of turn where the rulings allow them."""

from __future__ import annotations

import random
from pathlib import Path

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.state import State
from mystica.engine.flow import apply, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import random_actions
from mystica.setups import GameSetup, draw, introductory

FOLDER = Path(__file__).parent / "data"
UNLISTED = [a for a in range(act.OUT_OF_TURN, act.OUT_OF_TURN_END) if not act.DIG < a < act.ANSWER]
OWN_MAP = (
    "U,S,G,B,Y,R,U,K,R,G,B,R,K",
    "Y,I,I,U,K,I,I,Y,K,I,N,Y",
    "I,I,K,I,S,I,G,I,G,I,S,I,I",
    "G,B,Y,I,I,R,B,I,R,I,R,U",
    "K,U,R,B,K,U,S,Y,I,I,G,K,B",
    "S,G,I,I,Y,G,I,I,I,U,S,U",
    "N,I,I,S,I,R,I,G,I,Y,K,B,Y",
)
NAMES = ("Ann", "Bjørn", "", "지수", 'O\'Neil "Q"')


def play(setup: GameSetup, seed: int, most: int, asides: float = 0.0, leaving: bool = False) -> list[int]:
    """At most so many decisions of busy players, with this share of answers out of turn."""
    rng = random.Random(seed)
    state = new_game(setup.engine_setup())
    actions: list[int] = []
    while not is_over(state) and len(actions) < most:
        possible = [a for a in UNLISTED if may_apply_unlisted(state, a)] if rng.random() < asides else []
        if not leaving or rng.random() < 0.98:
            possible = [a for a in possible if a < act.DROP]
        if possible:
            actions.append(rng.choice(possible))
            apply(state, actions[-1])
        else:
            actions += random_actions(state, rng.randrange(10**6), 1, True)
    return actions


def replayed(setup: GameSetup, actions: list[int] | tuple[int, ...]) -> State:
    state = new_game(setup.engine_setup())
    for a in actions:
        apply(state, a)
    return state


def fit_parts(options: dict[str, str]) -> None:
    """Leave out what needs another option that is off."""
    if "merchants" not in data.boxes():
        for key in ("merchants", "merchants-ships", "merchants-tiles"):
            options.pop(key, None)
    whole = options.get("merchants") == "true"
    if not whole and options.get("merchants-ships") != "true":
        options.pop("merchants-canals", None)
    if not whole and options.get("merchants-tiles") != "true":
        options.pop("merchants-cards-first", None)
        if options.get("final-tile") == "most-trade-markers":
            options["final-tile"] = "off"


def some_setup(seed: int) -> GameSetup:
    """Players, map, profile, options and the way to get factions all vary with the seed."""
    rng = random.Random(seed)
    players, profile = rng.randint(2, 5), rng.choice(data.PROFILES)
    if rng.random() < 0.2:
        return introductory(players, profile=profile)
    options = {key: rng.choice(o.values) for key, o in data.options().items() if rng.random() < 0.3 and key != "vp"}
    if rng.random() < 0.5:
        options["fire-and-ice"] = "true"
    fit_parts(options)
    chosen = rng.sample(sorted(data.factions().values(), key=lambda f: (bool(f.option), f.key)), len(data.factions()))
    factions: dict[str, str] = {}
    for faction in chosen:
        if not faction.option or options.get(faction.option) == "true":
            factions.setdefault(faction.colour, faction.key)
    given = tuple(factions.values())[:players] if rng.random() < 0.5 else ()
    own_vp = rng.random() < 0.2 and options.get("factions") != "auction"
    return draw(
        players,
        seed,
        map="two-isles" if seed % 5 == 0 else rng.choice(list(data.maps())),
        profile=profile,
        options=options,
        factions=given,
        map_rows=OWN_MAP if seed % 5 == 0 else (),
        start_vp={key: rng.randrange(40) for key in data.factions()} if own_vp else None,
    )
