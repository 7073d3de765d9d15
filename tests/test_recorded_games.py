"""Games that people played on terra.snellman.net, where they are found: row by row, and through our own writer.

They lie beside the project in `shared/ledgers`, or where MYSTICA_LEDGERS=DIR says: a folder with `games` and `rows`,
or one with the ledgers themselves.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from mystica.engine.core import actions as act
from mystica.engine.core.state import COLOUR
from mystica.engine.flow import apply, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import is_legal
from mystica.notation.ledgers.check import check_ledger
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.rewrite import rewritten
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import write_row_file, write_rows
from mystica.notation.moves import TERRAINS, field
from tests.conftest import ROOT, ledgers_folder
from tests.site_turns import SiteTurns


def _games() -> list[Path]:
    folder = ledgers_folder()
    if folder is None:
        return []
    return sorted((folder / "games").glob("*.txt")) or sorted(folder.glob("*.txt"))


def _rows(game: Path) -> Path | None:
    """The folder of the resources after every row, beside the games or in their folder."""
    for folder in (game.parent.parent / "rows", game.parent / "rows"):
        if (folder / f"{game.stem}.jsonl").is_file():
            return folder
    return None


GAMES = _games()


@cache
def played(game: Path) -> LedgerPlayer:
    player = LedgerPlayer(read_ledger(game.read_text(encoding="utf-8")))
    player.play_all()
    player.close()
    return player


def test_some_are_found() -> None:
    if not GAMES:
        looked = ledgers_folder() or ROOT.parent / "shared" / "ledgers"
        pytest.skip(f"no recorded games (*.txt) in {looked}: name a folder of them with MYSTICA_LEDGERS=DIR")
    assert all(path.is_file() for path in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=[path.stem for path in GAMES])
class TestRecordedGame:
    """Where there are none, the one test above says so."""

    __test__ = bool(GAMES)

    def test_replays_row_by_row(self, game: Path) -> None:
        """Final VP as recorded; VP, coins, workers, priests, bowls and cults after every row."""
        check = check_ledger(game, _rows(game))
        assert check.ok, check.difference
        assert check.rows_equal == check.rows
        assert check.vp

    def test_actions_replay_from_the_setup(self, game: Path) -> None:
        """What was played is a list of actions, each allowed in its place, that leads to the same state."""
        player = played(game)
        state = new_game(player.ledger.setup.engine_setup())
        for a in player.actions:
            assert is_legal(state, a) if a < act.OUT_OF_TURN else may_apply_unlisted(state, a)
            apply(state, a)
        assert is_over(state)
        assert state.hash() == player.state.hash()

    def test_written_again_in_its_words_it_is_the_same_text(self, game: Path) -> None:
        text = game.read_bytes().decode("utf-8")
        assert rewritten(text) == text

    def test_site_counts_its_turns(self, game: Path) -> None:
        """So do we: in the recorded rows, and in those of our own writer."""
        player = played(game)
        colours = {key: TERRAINS[field(player.state, seat, COLOUR)] for key, seat in player.seats.items()}
        recorded = [(row.faction, list(row.commands)) for row in player.ledger.rows]
        ours = [(row.faction, row.commands) for row in write_rows(player.ledger.setup, player.actions)[1]]
        for rows in (recorded, ours):
            first = next(i for i, (faction, commands) in enumerate(rows) if faction and commands[0].startswith("build"))
            SiteTurns(colours).read(rows[first:])

    def test_written_again_it_is_the_same_game(self, game: Path, tmp_path: Path) -> None:
        """Late answers and steps, bought spades and players who leave go through our own writer."""
        player = played(game)
        header, rows = write_rows(player.ledger.setup, player.actions)
        text = "\n".join([*header, *(row.text() for row in rows)])
        again = LedgerPlayer(read_ledger(text))
        again.play_all()
        again.close()
        assert again.ledger.setup == player.ledger.setup
        assert again.state.hash() == player.state.hash()
        (tmp_path / "game.txt").write_text(text)
        (tmp_path / "game.jsonl").write_text(write_row_file(rows))
        check = check_ledger(tmp_path / "game.txt", tmp_path)
        assert check.ok, check.difference
        assert check.rows_equal == check.rows == sum(bool(row.faction) for row in rows)
