"""Power, markers and structures move to where they go, for those who have not switched motion off."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Windows
from tests.browser.playing import NOMADS, WITCHES, Loaded, first_round, has_last_row, sit_down
from tests.browser.serving import Server

LISTEN = """() => {
  window.moved = [];
  for (const kind of ["animationstart", "transitionrun"])
    document.addEventListener(kind, ({ target, animationName, propertyName }) => {
      const time = Math.max(...getComputedStyle(target)[animationName ? "animationDuration" : "transitionDuration"]
        .split(",").map(parseFloat));
      if (time > 0.01) window.moved.push(`${target.getAttribute("class")}: ${animationName ?? propertyName}`);
    }, true);
}"""


@pytest.mark.parametrize("calm", [False, True])
def test_what_changes_moves_for_a_moment(windows: Windows, server: Server, calm: bool) -> None:
    game = Loaded(server, first_round())
    page = sit_down(windows, game, NOMADS, calm=calm)
    page.evaluate(LISTEN)
    for seat, move, what in (
        (WITCHES, "burn 3. action ACT2", "power-token: transform"),
        (NOMADS, "upgrade I7 to TP", "board-drop"),
        (WITCHES, "send p to water for 3", "cult-marker: top"),
    ):
        game.plays(seat, move)
        has_last_row(page, game.view()["last_row"])
        if not calm:
            page.wait_for_function("what => window.moved.some(one => one.includes(what))", arg=what)
    assert calm == (page.evaluate("window.moved") == [])
