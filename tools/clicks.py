"""Play a whole game by mouse in a real browser and count the clicks: by kind of turn, and for the whole game.

`python tools/clicks.py` plays the introductory game against a novice. A bot decides what is played, and every decision
is carried out as a person would: by what lies on the table first. The same seed gives the same game.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Locator, Page, sync_playwright  # noqa: E402

from mystica import Game  # noqa: E402
from mystica.bots import player  # noqa: E402
from mystica.notation.saves import load_save  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.games import Made, one_key  # noqa: E402
from tests.browser.person import CHOICE, CONFIRM, GAME  # noqa: E402
from tests.browser.serving import Server  # noqa: E402

_PAYING = ("convert", "sacrifice")
_LONGEST = 40  # clicks of one turn: more is a turn that never ends

# how many questions to the server wait for their answers
_COUNTING = """() => {
    const ask = window.fetch;
    window.asking = 0;
    window.fetch = async (...what) => {
        if (String(what[0]).includes('/live')) return ask(...what);
        window.asking += 1;
        try {
            const answer = await ask(...what);
            await answer.clone().text();
            return answer;
        } finally {
            window.asking -= 1;
        }
    };
}"""
# until none does, and what came back is drawn
_AT_REST = """() => new Promise(done => {
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(done));
    const look = () => setTimeout(() => window.asking ? look() : drawn(), 5);
    look();
})"""


class Hand:
    """Plays what a bot decides, with the mouse, and counts."""

    def __init__(self, page: Page, server: Server, game: Made, bot: str) -> None:
        self.page = page
        self.server = server
        self.game = game
        self.bot = player(bot)
        self.turn = 0  # clicks of this turn
        self.clicks: Counter[str] = Counter()
        self.turns: Counter[str] = Counter()
        self.news = 0

    # ---- what is wanted -----------------------------------------------------------------------------------

    def seen(self) -> dict[str, str]:
        found: dict[str, str] = self.page.eval_on_selector(GAME, "game => ({...game.dataset})")
        return found

    def desk(self) -> dict[str, Any]:
        """What may be done now, once the page shows it, too."""
        found = self.server.call("GET", f"/api/games/{self.game.id}", keys=self.game.keys[0])
        shown = f"{GAME}[data-last-row='{found['last_row']}'][data-drafted='{len(found['desk']['draft'])}']"
        self.page.wait_for_selector(shown)
        return dict(found["desk"])

    def position(self, desk: dict[str, Any]) -> Game:
        """The game with the draft played."""
        saved = load_save(json.dumps(self.server.call("GET", f"/api/games/{self.game.id}/save")))
        game = Game(saved.setup, saved.actions)
        for choice in desk["draft"]:
            game.play(choice["text"])
        return game

    def wish(self, desk: dict[str, Any]) -> dict[str, Any]:
        """What the bot would play now, of what is offered."""
        game = self.position(desk)
        atoms = tuple(self.bot.choose(game.state))
        texts = {move.text: move.atoms for move in game.moves()}

        def fits(choice: dict[str, Any]) -> tuple[int, int]:
            own = texts.get(choice["text"], ())
            return int(own == atoms[: len(own)]), len(set(own) & set(atoms))

        found: dict[str, Any] = max(desk["moves"], key=fits)
        return found

    # ---- with the mouse -----------------------------------------------------------------------------------

    def rests(self) -> None:
        self.page.evaluate(_AT_REST)

    def click(self, place: Locator) -> None:
        self.turn += 1
        place.click()
        self.rests()

    def click_on(self, place: Locator) -> None:
        """The middle of a thing on the table. News that lie over it are put away first."""
        box = place.bounding_box()
        assert box is not None
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        if self.page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.since'))", at):
            self.news += 1
            self.click(self.page.locator(".since > header button").first)
        self.turn += 1
        self.page.mouse.click(*at)
        self.rests()

    def target(self, choice: dict[str, Any]) -> Locator:
        kind, name = choice["kind"], choice["target"]
        if kind == "pass" and not name:  # in the last round no card is chosen
            return self.page.locator("[data-target='kind:pass']")
        if kind in ("power", "special", "favor", "town", "pass", "bonus"):
            return self.page.locator(f"button[data-target='tile:{name}']:visible").first
        if kind in ("priest", "cult"):
            return self.page.locator(f"button[data-target='cult:{name}']").first
        if kind in ("shipping", "digging"):
            return self.page.locator(f"button[data-target='track:{kind}']").first
        return self.page.locator(f"[data-space='{choice['spaces'][-1]}']")

    def offered(self, texts: list[str]) -> Locator | None:
        """A card or a thing that stands for one of these moves, the first that is seen."""
        for text in texts:
            found = self.page.locator(f"{CHOICE}[data-move='{text}']:visible")
            if found.count():
                return found.first
        return None

    def drafts(self, desk: dict[str, Any], wish: dict[str, Any]) -> None:
        """Put it into the draft."""
        place = desk["moves"].index(wish)
        same = [desk["moves"][n]["text"] for n in desk["order"] if desk["groups"][n] == desk["groups"][place]]
        starts = [start["text"] for start in desk["starts"] if wish["text"].startswith(start["text"])]
        before = int(self.seen()["drafted"])
        card = self.offered(same)
        if card is None:
            self.click_on(self.target(wish))
        for _ in range(_LONGEST):
            now = self.seen()
            if "drafted" not in now:
                return
            drafted = self.desk()["draft"] if int(now["drafted"]) else []
            last = drafted[-1]["text"] if len(drafted) > before else ""
            card = self.offered(same)
            if last in same or (last and last in starts):
                return
            if card is not None:
                self.click(card)
            elif (start := self.offered(starts)) is not None:
                self.click(start)
            elif last:
                self.click(self.page.get_by_test_id("other-ways"))
            else:
                self.click(self.page.locator(".play-popover .fold-button[aria-expanded=false]:visible").first)
        raise AssertionError(f"cannot draft {wish['text']}")

    def take_turn(self) -> None:
        """Everything up to the next row."""
        before = self.seen()["lastRow"]
        kind, self.turn = "", 0
        for _ in range(_LONGEST):
            now = self.seen()
            if now["lastRow"] != before:
                break
            desk = self.desk()
            if desk["complete"] and (desk["draft"] or desk["decision"] == "after"):
                self.click(self.page.locator(CONFIRM).first)
                self.wait_for_row_after(before)
                break
            wish = self.wish(desk)
            kind = kind or wish["kind"]
            if desk["decision"] == "leech":
                card = self.offered([wish["text"]])
                assert card is not None
                self.click(card)
                self.wait_for_row_after(before)  # an answer is sent at once
                break
            else:
                self.drafts(desk, wish)
        self.clicks[kind or "end of turn"] += self.turn
        self.turns[kind or "end of turn"] += 1

    def wait_for_row_after(self, row: str) -> None:
        later = "row => document.querySelector('.game').dataset.lastRow !== row"
        self.page.wait_for_function(later, arg=row)

    def play(self) -> None:
        while True:
            self.page.wait_for_selector(f"{GAME}[data-status=over], {GAME}[data-decision]")
            self.rests()
            if "decision" not in self.seen():
                if self.seen()["status"] == "over":
                    return
                continue
            self.take_turn()


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--bot", default="casual@6n")
    ask.add_argument("--seed", type=int, default=7)
    wanted = ask.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
            page = context.new_page()
            game = Made(server, seed=wanted.seed)
            page.add_init_script(f"({one_key()})()")
            page.add_init_script(f"({_COUNTING})()")
            page.goto(server.address + game.seat())
            page.wait_for_selector(GAME)
            hand = Hand(page, server, game, wanted.bot)
            hand.play()
            print(f"{sum(hand.clicks.values())} clicks for {sum(hand.turns.values())} decisions")
            print(f"{hand.news} of them to put away news")
            for kind, n in sorted(hand.turns.items(), key=lambda item: -item[1]):
                print(f"  {kind:12} {n:3} times, {hand.clicks[kind] / n:.1f} clicks each")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
