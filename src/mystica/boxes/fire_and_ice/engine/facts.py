"""What Fire & Ice fixes about a game before its first decision."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.setup import BoxFacts, Setup, facts_number

_FACTS: Final[i64] = facts_number("fire-and-ice")


@mypyc_attr(acyclic=True)
class FireAndIceFacts(BoxFacts):
    """The box's rulings."""

    def __init__(self, rulings: dict[str, str]) -> None:
        self.tokens_from_bowl_one: bool = rulings["token-loss"] == "bowl-one-first"


def facts_of(setup: Setup) -> FireAndIceFacts:
    return cast(FireAndIceFacts, setup.box_facts[_FACTS])
