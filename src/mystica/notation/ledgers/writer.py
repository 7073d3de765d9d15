"""Writes a game as a ledger: set-up rows, then the moves in the forms the site's engine wants.

Rows are kept one action each: the site reorders commands inside a row, never across rows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core.decisions import find_pending, top, top_kind
from mystica.engine.core.ids import CHOOSING, TOP
from mystica.engine.core.reading import (
    current_seat,
    frame_amount,
    frame_argument,
    frame_kind,
    frame_seat,
    phase_of,
    top_amount,
    top_argument,
    top_seat,
)
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.rules.transform import spades_needed
from mystica.events.action import transforms_without_spades
from mystica.notation.ledgers.double_turns import REFUSED, DoubleTurn, fitting, is_acting
from mystica.notation.ledgers.dues import Dues, asked_of, dues_after, dues_of, keys_go_by_themselves
from mystica.notation.ledgers.header import FIRST, chooses_terrain, header_lines
from mystica.notation.ledgers.reader import resources
from mystica.notation.ledgers.words import is_first_choice
from mystica.notation.moves import LEAVE_TOKEN, LONG_WAY, faction_key, offers_of, text_of
from mystica.notation.of_boxes import frames_of_boxes, of_boxes
from mystica.setups import GameSetup

_TAKE_TOKEN = "gain P3 for VP"
_NO_ACTION = ("convert", "burn", "leech", "decline", "connect", "+TW", "unlock-terrain", _TAKE_TOKEN, LEAVE_TOKEN)


@dataclass
class WrittenRow:
    """A row and what its faction has after it."""

    faction: str
    commands: list[str] = field(default_factory=list)
    after: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        commands = ". ".join(self.commands)
        return f"{self.faction}: {commands}" if self.faction else commands


def shown_resources(s: State, seat: int) -> dict[str, str]:
    """What a seat has, as a row file says it."""
    vp, coins, workers, priests, bowls, cults = resources(s, seat)
    return {
        "VP": str(vp), "C": str(coins), "W": str(workers), "P": str(priests),
        "PW": "/".join(str(n) for n in bowls), "CULT": "/".join(str(n) for n in cults),
    }  # fmt: skip


def write_ledger(setup: GameSetup, actions: Iterable[int]) -> str:
    """The whole ledger as text."""
    header, rows = write_rows(setup, actions)
    return "\n".join([*header, *(row.text() for row in rows)]) + "\n"


def write_row_file(rows: list[WrittenRow]) -> str:
    """Resources after every row, a line of JSON each."""
    lines = [
        json.dumps({"faction": r.faction, **r.after, "commands": ". ".join(r.commands)}) for r in rows if r.faction
    ]
    return "\n".join(lines) + "\n"


def write_rows(setup: GameSetup, actions: Iterable[int]) -> tuple[list[str], list[WrittenRow]]:
    """The header up to the first choice of a faction, and the rows from there on."""
    writer = _Writer(replace(setup, dwellings=(), _engine=[]) if setup.dwellings else setup)
    for a in [*_given_dwellings(setup, writer.state.copy()), *actions]:
        writer.add(int(a))
    writer.finish()
    return writer.with_set_up()


def _given_dwellings(setup: GameSetup, s: State) -> list[int]:
    """First dwellings that were no decisions, in the order in which they would be placed."""
    left = [list(labels) for labels in setup.dwellings]
    builds: list[int] = []
    while left and top_kind(s) == ask.FIRST_DWELLING:
        builds.append(act.BUILD + s.setup.board.space_of_label[left[decider(s)].pop(0)])
        apply(s, builds[-1])
    return builds


class _Writer:
    def __init__(self, setup: GameSetup) -> None:
        self.setup = setup
        self.state: State = new_game(setup.engine_setup())
        self.rows: list[WrittenRow] = []
        self.row: WrittenRow | None = None
        self.seat = -1  # of the open row
        self.actor = -1  # who took the last action, if nobody's row came after it
        self.double: DoubleTurn | None = None  # the turn with two actions that is being played
        self.double_rows: list[WrittenRow] = []  # of its two actions
        self.later: list[WrittenRow] = []  # that wait for the end of a turn, since the site would end it there
        self.levels = (0, 0, 0, 0)  # of the cults before the last town tile
        self.labels = self.state.setup.board.site_labels
        self.held: list[int] = []  # a tile chosen before the starting terrain, which the site asks for first

    # ---- set-up ---------------------------------------------------------------------------------------

    def finish(self) -> None:
        self._release()
        self._settle_double()
        self.flush()
        self._put_later_rows()

    def with_set_up(self) -> tuple[list[str], list[WrittenRow]]:
        """Factions in seat order, each with what it chose for its start; who chooses after all others comes last."""
        bidding = self.state.setup.faction_mode == AUCTION
        players = range(self.setup.players)
        factions = self.setup.factions if bidding else tuple(faction_key(self.state, seat) for seat in players)
        header = header_lines(self.setup, factions)
        if bidding:
            return [*header, *(f"setup {key}" for key in factions)], self.rows
        rows: list[WrittenRow] = []
        own = [self._first_choices(key) for key in factions]
        for key, choices in zip(factions, own):
            if rows:
                rows.append(WrittenRow("", [f"setup {key}"]))
            else:
                header.append(f"setup {key}")
            if chooses_terrain(key) == FIRST:
                rows += choices
        chosen = {id(row) for row in rows}
        return header, [*rows, *(row for row in self.rows if id(row) not in chosen)]

    def _first_choices(self, key: str) -> list[WrittenRow]:
        """Rows of a faction before anybody has settled."""
        found: list[WrittenRow] = []
        for row in self.rows:
            if row.faction == key and row.commands[0].startswith("build"):
                break
            if row.faction == key and is_first_choice(row.commands[0]):
                found.append(row)
        return found

    # ---- rows -----------------------------------------------------------------------------------------

    def add(self, a: int) -> None:
        """One atomic action, given in order."""
        waiting = phase_of(self.state) == CHOOSING and asked_of(self.state) == ask.ASK_TERRAIN
        if waiting and (act.kind_of(a) == act.FAVOR or (self.held and act.kind_of(a) != act.ABILITY)):
            self.held.append(a)  # the tile, and what it brings if that is chosen
            return
        self._add(a)
        self._release()

    def _release(self) -> None:
        """The starting terrain is chosen: what was held back follows."""
        held, self.held = self.held, []
        for a in held:
            self._add(a)

    def _add(self, a: int) -> None:
        s, block = self.state, act.kind_of(a)
        if block in (act.ANSWER, act.LATE_STEP):
            self._add_aside(a)
            return
        if block == act.DROP:
            self._add_drop(a)
            return
        frame = top(s)
        kind, seat = frame_kind(s, frame), frame_seat(s, frame)
        if kind == ask.CHOOSE_FACTION or a == act.LATER or block == act.FIRST:  # nothing that a row would say
            apply(s, a)
            return
        if kind in (ask.TURN, ask.SACRIFICING) and (
            act.ADVANCE_SHIPPING <= a < act.CULT or block in (act.PASS, act.PASS_LAST) or a >= act.BUILD
        ):
            self._begin_action(seat)
        if self.double is not None:
            self.double.play(seat, a)
        ends = self._ends_its_row(a, kind)
        new_home = block == act.ABILITY and asked_of(s) == ask.ASK_HOME
        if a in (act.LEECH, act.DECLINE):  # an answer goes to the front of its row: it gets one of its own
            self.flush()
        commands = self._commands(a, kind, seat)
        if commands:
            self._open(seat)
            assert self.row is not None
            self._append(self.row, commands)
            self._note_double(seat)
        if block == act.TOWN:
            self.levels = resources(s, seat)[5]
        due = dues_after(s, a)
        after = self._apply(a)
        self._leave(due.minus(dues_of(s)), seat)
        self._note(after, seat)
        if not is_over(s) and top_kind(s) == ask.TURN and top_amount(s) == 2:
            self.double, self.double_rows = DoubleTurn(seat, s.copy()), []
        if self.double is not None and self.double.is_over(s):
            self._settle_double()
        if self.later and not is_acting(s, self.seat):
            self._put_later_rows()
        again = (
            kind == ask.AFTER and a == act.DONE and not is_over(s) and top_kind(s) == ask.TURN and top_seat(s) == seat
        )
        if again and (self.actor == seat or not s.setup.leech_deferred):  # a row of others would have told the site
            self._open(seat)
            self._note(after, seat)
            self._say_done(self.row)
        if ends:
            self.flush()
        left_out = kind == ask.TURN and a == act.DONE
        if left_out:
            self._settle_double()
        passes = block in (act.PASS, act.PASS_LAST)
        if left_out or passes or (new_home and s.setup.convert_anytime):  # the turn is over
            self.actor = -1

    def _ends_its_row(self, a: int, kind: int) -> bool:
        """Answers, passes and chosen terrains close their row on the site; a reaction stands alone, and so do bids."""
        s, block = self.state, act.kind_of(a)
        asked = asked_of(s) if block == act.ABILITY else -1
        reaction = (
            kind == ask.PICK_STEP and top_argument(s) == 1 and s.setup.leech_deferred
        ) or asked == ask.ASK_REACTION
        terrain = asked in (ask.ASK_TERRAIN, ask.ASK_HOME) or (
            asked == ask.ASK_UNLOCK and current_seat(s) != decider(s)
        )
        return bool(
            reaction
            or terrain
            or a in (act.LEECH, act.DECLINE)
            or block in (act.PASS, act.PASS_LAST)
            or kind == ask.BIDDING
            or (kind == ask.AFTER and a == act.DONE)
            or ((block == act.FAVOR or kind in frames_of_boxes()) and phase_of(s) == CHOOSING)
        )

    @staticmethod
    def _append(row: WrittenRow, commands: list[str]) -> None:
        """Spades bought one by one are one `dig`, and the site makes one of two equal steps."""
        for command in commands:
            last = row.commands[-1] if row.commands else ""
            if command.startswith("dig ") and last.startswith("dig "):
                command = f"dig {int(row.commands.pop()[4:]) + int(command[4:])}"
            elif command == last and command[1:] in data.CULTS:
                command = f"+2{row.commands.pop()[1:]}"
            row.commands.append(command)

    def _begin_action(self, seat: int) -> None:
        """A row holds one action; `done` says that a new turn of the same player begins."""
        if self.double is not None and self.double.begins(seat):
            pass
        elif self.actor == seat:
            old = self.row if self.row is not None and self._has_action(self.row) else None
            self._say_done(old or next((row for row in reversed(self.rows) if row.faction), None))
        self.actor = seat
        if self.row is not None and self._has_action(self.row):
            self.flush()

    def _say_done(self, row: WrittenRow | None) -> None:
        """The turn is over although the same player goes on."""
        if row is not None:
            row.commands.append("done")
        self.actor = -1

    @staticmethod
    def _has_action(row: WrittenRow) -> bool:
        """Does the row hold more than conversions?"""
        return any(not c.startswith(_NO_ACTION) for c in row.commands)

    def _apply(self, a: int) -> State:
        """Apply, and return the state before anything that followed by itself."""
        s = self.state
        s.stages = []
        apply(s, a)
        after = s.stages[0][1] if s.stages else s
        s.stages = None
        return after

    def _note(self, after: State, seat: int) -> None:
        """What the open row's faction has now."""
        if self.row is not None and self.seat == seat:
            self.row.after = shown_resources(after, seat)

    def _open(self, seat: int) -> None:
        if self.row is None or self.seat != seat:
            self.flush()
            self.row = WrittenRow(faction_key(self.state, seat))
            self.seat = seat
        if seat != self.actor:
            self.actor = -1

    def flush(self) -> None:
        if self.row is not None and self.row.commands:
            self.rows.append(self.row)
        self.row = None

    # ---- double turns ---------------------------------------------------------------------------------

    def _note_double(self, seat: int) -> None:
        """Remember the row of each of the two actions."""
        if self.double is not None and self.double.seat == seat and self.row is not None:
            if len(self.double_rows) < len(self.double.parts):
                self.double_rows.append(self.row)

    def _settle_double(self) -> None:
        """Both actions are played: they get a form in which the site counts two."""
        double, rows = self.double, self.double_rows
        self.double, self.double_rows = None, []
        if double is None or len(rows) < 2:
            return
        first, second = rows
        home = data.factions()[first.faction].colour
        found = fitting(first.commands, second.commands, home)
        if found is None:
            shown = double.other_way_round(self.state)
            found = fitting(second.commands, first.commands, home) if shown else None
            if found is not None:
                for row, state in zip(rows, shown, strict=True):
                    row.after = shown_resources(state, double.seat)
        if found is None:
            self.rows.insert(self.rows.index(first), WrittenRow("", [REFUSED]))
        else:
            first.commands, second.commands = found

    def _add_aside(self, a: int) -> None:
        """An answer or a step out of turn is a row of its own."""
        s = self.state
        if a < act.LATE_STEP:
            seat, rest = divmod(a - act.ANSWER, 64)
            power, builder = offers_of(s, seat)[rest // 2]
            text = f"{'leech' if rest % 2 else 'decline'} {power} from {faction_key(s, builder)}"
        else:
            seat = (a - act.LATE_STEP) // 4
            text = text_of(s, a).partition(": ")[2].removesuffix(" (late)").replace(_TAKE_TOKEN.lower(), _TAKE_TOKEN)
        row = WrittenRow(faction_key(s, seat), [text])
        row.after = shown_resources(self._apply(a), seat)
        self._interrupt(row, seat)

    def _add_drop(self, a: int) -> None:
        seat = a - act.DROP
        row = WrittenRow("", [f"drop-faction {faction_key(self.state, seat)}"])
        apply(self.state, a)
        if self.double is not None and self.double.seat == seat:
            self._settle_double()
        self._interrupt(row, seat)

    def _interrupt(self, row: WrittenRow, seat: int) -> None:
        """A row amid the turn of somebody else. After the last action it would end that turn on the site: it waits."""
        if self.double is not None:
            self.double.alone = False
        if self.row is not None and self.seat != seat and is_acting(self.state, self.seat):
            self.later.append(row)
            return
        self.flush()
        self.rows.append(row)
        self.actor = -1

    def _put_later_rows(self) -> None:
        if self.later:
            self.flush()
            self.rows += self.later
            self.later = []
            self.actor = -1

    # ---- the words ------------------------------------------------------------------------------------

    def _commands(self, a: int, kind: int, seat: int) -> list[str]:
        s = self.state
        if a == act.DIG:
            return ["dig 1"]
        text = text_of(s, a, self.labels)
        if a == act.DONE:
            if kind == ask.TURN or kind in frames_of_boxes():  # of a double turn one action may be enough
                return ["done"]
            return ["-bridge"] if kind == ask.BRIDGING else self._throw_away(kind)
        for part in of_boxes():
            text = part.in_ledger(s, text)
        if act.kind_of(a) == act.TRANSFORM:
            return self._transform(a, seat, text)
        if text.startswith("build "):
            return [*self._throw_away(ask.SPADES), text]
        if act.kind_of(a) == act.ABILITY and asked_of(s) == ask.ASK_REACTION:
            return [text.replace(_TAKE_TOKEN.lower(), _TAKE_TOKEN)]
        if a == act.ABILITY and asked_of(s) == 0:
            most = data.factions()[faction_key(s, seat)].traits["ordination"]
            return [f"-{most}convert_w_to_p"]
        if act.kind_of(a) == act.CULT and find_pending(s, ask.PICK_KEY) >= 0 and keys_go_by_themselves(s):
            self._lower_the_others(a)
            return []
        return [text]

    def _free_spades(self, kind: int) -> int:
        s = self.state
        frame = top(s) if kind == ask.CULT_SPADES else find_pending(s, ask.SPADES)
        return frame_amount(s, frame) if frame >= 0 else 0

    def _throw_away(self, kind: int) -> list[str]:
        """Free spades that nobody uses are given back."""
        spades = self._free_spades(kind) if kind in (ask.SPADES, ask.CULT_SPADES) else 0
        return [f"-{spades if spades > 1 else ''}spade"] if spades else []

    def _leave(self, rights: Dues, seat: int) -> None:
        """Bridges without a place, favor tiles that nobody has left: the site waits for them."""
        for name, number in (("bridge", rights.bridges), ("gain_favor", rights.favors)):
            if number > 0:
                self._open(seat)
                assert self.row is not None
                self.row.commands.append(f"-{number if number > 1 else ''}{name}")

    def _transform(self, a: int, seat: int, text: str) -> list[str]:
        """`dig N` buys what is missing; a storm needs no spade, and what is paid without spades only the word."""
        s = self.state
        space, code = divmod(a - act.TRANSFORM, 18)
        text = text.removesuffix(LONG_WAY)
        if transforms_without_spades(s, seat):
            return ["dig 1", text]
        if top_kind(s) == ask.CULT_SPADES or asked_of(s) == 0:
            return [text]
        bought = spades_needed(s, seat, space, code) - self._free_spades(ask.SPADES)
        return [f"dig {bought}", text] if bought > 0 else [text]

    def _lower_the_others(self, a: int) -> None:
        """Fewer keys than tracks: the site takes any, so the tracks that get none are lowered first, to end on 9."""
        s = self.state
        assert self.row is not None
        chosen = a - act.CULT
        short = frame_argument(s, find_pending(s, ask.PICK_KEY))
        commands = self.row.commands
        tile = max(i for i, c in enumerate(commands) if c.startswith("+TW"))
        steps = data.town_tiles()[commands[tile][1:]].steps
        first = tile  # of the tracks lowered for this tile so far
        while first > 0 and commands[first - 1].startswith("-") and commands[first - 1].endswith(tuple(data.CULTS)):
            first -= 1
        lowered: list[str] = []
        for track in range(4):
            back = self.levels[track] + steps - (TOP - 1)
            if short & 2**track and track != chosen:
                lowered.append(f"-{back if back > 1 else ''}{data.CULTS[track]}")
        commands[first:tile] = lowered
