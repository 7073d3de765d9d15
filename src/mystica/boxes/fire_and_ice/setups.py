"""The rulings of Fire & Ice in setups."""

from __future__ import annotations

from mystica.boxes.fire_and_ice.engine.facts import FireAndIceFacts
from mystica.engine.core.setup import BoxFacts
from mystica.setups.game_setup import GameSetup
from mystica.setups.of_boxes import SetupsOfBox


class FireAndIceSetups(SetupsOfBox):
    def engine_facts(self, setup: GameSetup) -> dict[str, BoxFacts]:
        return {"fire-and-ice": FireAndIceFacts(setup.options)}


PART = FireAndIceSetups()
