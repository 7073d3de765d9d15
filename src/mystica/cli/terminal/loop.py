"""The main loop of a game in the terminal: show, ask, play, until the game is over or the player leaves."""

from __future__ import annotations

import re
from pathlib import Path

from rich.text import Text

from mystica.cli.board_text import final_table
from mystica.cli.terminal import plain, screen, words
from mystica.cli.terminal.amounts import Amounts
from mystica.cli.terminal.choices import Choice, choices_of, other_ways_of
from mystica.cli.terminal.commands import COMMANDS
from mystica.cli.terminal.log import last_sentences, sentences, sitter_names
from mystica.cli.terminal.of_boxes import of_boxes
from mystica.cli.terminal.refusals import reason_text, refusal
from mystica.cli.terminal.session import Session
from mystica.cli.terminal.streams import Input, Output
from mystica.errors import InvalidMove, MoveError
from mystica.events import player_names
from mystica.game import Game, Move
from mystica.i18n import say_complaint, t
from mystica.notation.json_text import SaveError

_SMALL = ("after", "leech", "favor", "town", "cult", "key", "ability")  # decided without looking at the whole table
_PROMPTS = {
    "faction": "prompt-choose-faction", "dwelling": "prompt-first-dwelling", "bonus": "prompt-first-bonus",
    "turn": "prompt-turn", "after": "prompt-after", "sacrifice": "prompt-sacrificing", "bridge": "prompt-bridging",
    "favor": "prompt-pick-favor", "town": "prompt-pick-town", "key": "prompt-pick-key", "ability": "prompt-own-ability",
    "bid-faction": "prompt-bid-faction", "bid": "prompt-bidding", "leech": "prompt-take-power",
}  # fmt: skip
_NEWS = 3  # sentences repeated beneath a table that was drawn anew
_BEFORE = 5  # moves told of a game that goes on
FOLDS = (8, 6, 4, 2, 1)  # moves of a group that are shown at once


class Desk:
    """A session with its input and output."""

    def __init__(
        self,
        session: Session,
        source: Input,
        out: Output,
        *,
        locale: str = "en",
        save: Path | None = None,
        autosave: Path | None = None,
    ) -> None:
        self.session = session
        self.source = source
        self.out = out
        self.locale = locale
        self.amounts = Amounts(locale, out.plain, session.game.setup.facts)
        self.sitters = sitter_names(session.names, locale)
        self.choices: list[Choice] = []
        self._other_ways: list[Choice] | None = None  # nothing as long as nobody has asked for them
        self._save = save
        self._autosave = autosave
        self._news: list[str] = []

    @property
    def game(self) -> Game:
        return self.session.game

    def run(self) -> bool:
        """Play until the game is over or the input ends; False if the game could not be kept where it should be."""
        self.out.say(words.WELCOME)
        self._tell(last_sentences(self.game, _BEFORE, self.locale, self.sitters))
        try:
            while not self.game.is_over:
                self._let_bots_play()
                if self.game.is_over:
                    break
                self._show_decision()
                while not self._answer():
                    pass
        except (EOFError, KeyboardInterrupt):
            return self._leave()
        self.out.say(t(self.locale, "note-game-over"))
        self._show_end()
        if self._autosave is not None:
            self._autosave.unlink(missing_ok=True)  # nothing is left to go on with
        return self._save is None or self.keep(self._save)

    # ---- playing --------------------------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        while not self.game.is_over and not self.session.waits:
            before = self.game.state
            self._tell(sentences(before, self.session.bot_move().atoms, self.locale, self.sitters))

    def _tell(self, news: list[str]) -> None:
        for sentence in news:
            self.out.say(sentence, "dim")
        self._news += news
        if news:
            self.out.pause()

    def _answer(self) -> bool:
        """One line of the person; did the position change?"""
        text = self.source.read(self._words)
        if not text:
            if len(self.choices) == 1:
                return self._play(self.choices[0].move)
            self.out.say(t(self.locale, "ask-move"))
            return False
        if text.isdecimal():
            return self._play_number(text)
        first, _, rest = text.partition(" ")
        command = COMMANDS.get(first.lower())
        try:
            return command(self, rest.strip()) if command else self._play_text(text)
        except MoveError as error:
            self.out.say(refusal(text, error, self.locale))
            return False

    def _play_number(self, text: str) -> bool:
        number = int(text) if len(text) < 6 else 0
        shown = [*self.choices, *(self._other_ways or [])]
        if not 1 <= number <= len(shown):
            self.out.say(words.NO_SUCH_NUMBER.format(n=text[:20], last=len(shown)))
            return False
        return self._play(shown[number - 1].move)

    def _play_text(self, text: str) -> bool:
        """A move in words; a kind, space or tile alone lists what can be done with it."""
        groups = {choice.group for choice in self.choices}
        try:
            return self._play(self.game.parse(text))
        except InvalidMove as error:
            if not self._show_fitting(text) and not self._show_obstacle(text):
                raise error
        except MoveError as error:
            if text.lower() not in groups or not self._show_fitting(text):
                raise error
        return False

    def _play(self, move: Move) -> bool:
        before = self.game.state
        self.game.play(move)
        self._news = []
        self._tell(sentences(before, move.atoms, self.locale, self.sitters))
        if self._autosave is not None:
            self._write(self._autosave)
        return True

    # ---- showing --------------------------------------------------------------------------------------

    def _show_decision(self) -> None:
        self.choices = choices_of(self.game)
        self._other_ways = None
        small = self.game.decision in _SMALL
        if self.out.plain:
            self.out.show([] if small else plain.situation(self.game, self.amounts))
        elif small:
            self.out.show(screen.player_lines(self.game, self.amounts, self.game.decider))
        else:
            self._show_all()
            return
        self.out.say(self._question(), "bold")
        if self.game.decision == "after":
            self.out.say(words.ENTER_ENDS)
        else:
            self.show_moves("", folded=True)

    def _show_all(self) -> None:
        """The table, the last news and the moves, folded until all of it fits on the screen."""
        table = screen.table_lines(self.game, self.amounts, self.out.width)
        news = self._news[-_NEWS:] if self.out.delay else []  # elsewhere nothing scrolls away
        room = self.out.height - len(table) - 2  # the question and the answer
        room -= bool(self.game.spaces_with_other_ways())
        moves: list[Text] = []
        for most in FOLDS:
            moves = screen.move_lines(self.choices, self.amounts, most)
            if len(moves) + len(news) <= room:
                break
        news = news[max(0, len(news) + len(moves) - room) :]
        self.out.show(table)
        for sentence in news:
            self.out.say(sentence, "dim")
        self.out.say(self._question(), "bold")
        self.out.show(moves)
        self._name_other_ways("")

    def _question(self) -> str:
        """Who is asked what."""
        seat = self.game.decider
        assert seat is not None
        name = player_names(self.game.state, self.locale)[seat]
        decision = self.game.decision
        prompt, arguments = _PROMPTS.get(decision, f"decision-{decision}"), dict[str, str | int]()
        if decision == "leech":
            offer = next(one for one in self.game.offers if one.owner == seat)
            paid = t(self.locale, "clause-paid", amounts=self.amounts.of({"vp": offer.price})) if offer.price else ""
            builder = player_names(self.game.state, self.locale)[offer.builder]
            arguments = {"power": offer.gain, "builder": builder, "paid": paid}
        for box in of_boxes():
            if asked := box.prompt(self.game):
                prompt, arguments = asked[0], {**arguments, **asked[1]}
        return f"{name}: {t(self.locale, prompt, **arguments)}"

    def show_table(self) -> None:
        if self.out.plain:
            self.out.show(plain.table_lines(self.game, self.amounts))
        else:
            self.out.show(screen.table_lines(self.game, self.amounts, self.out.width))

    def show_moves(self, word: str, folded: bool) -> None:
        """The moves, or those that have to do with a word."""
        found = [choice for choice in self.choices if not word or choice.fits(word)]
        if not found:
            self.out.say(words.NOTHING_FITS.format(text=word))
        elif self.out.plain:
            self.out.show(plain.move_lines(found, self.amounts, folded))
        else:
            self.out.show(screen.move_lines(found, self.amounts, FOLDS[0] if folded else 0))
        self._name_other_ways(word)

    def show_other_ways(self, word: str) -> None:
        """Further ways to transform, or those of a space; from then on they have numbers."""
        if self._other_ways is None:
            self._other_ways = other_ways_of(self.game, len(self.choices))
        found = [choice for choice in self._other_ways if not word or choice.fits(word)]
        if not found:
            self.out.say(t(self.locale, "ui-no-other-ways"))
        elif self.out.plain:
            self.out.show(plain.move_lines(found, self.amounts, folded=False))
        else:
            self.out.show(screen.move_lines(found, self.amounts))

    def _name_other_ways(self, word: str) -> None:
        """That there are further ways, beside a list of all moves or of those that have to do with a space."""
        spaces = self.game.spaces_with_other_ways()
        place = word.upper()
        if spaces and (not word or place in spaces):
            self.out.say(t(self.locale, "ui-other-ways", command=f"ways {place}".strip()), "dim")

    def _show_fitting(self, word: str) -> bool:
        fits = any(choice.fits(word) for choice in self.choices)
        if " " in word or not (fits or word.upper() in self.game.spaces_with_other_ways()):
            return False
        if not fits:
            self.show_other_ways(word)
            return True
        self.show_moves(word, folded=False)
        return True

    def _show_obstacle(self, word: str) -> bool:
        """Why nothing can be done with a space, tile or track."""
        try:
            reason = self.game.explain(word)
        except MoveError:
            return False
        if reason is not None:
            self.out.say(reason_text(reason, self.locale))
        return reason is not None

    def show_scores(self) -> None:
        """Final scoring, as it would be now or as it was."""
        final = self.game.final_scoring()
        if not self.out.plain:
            self.out.draw(final_table(self.game.players, final))
            return
        names = player_names(self.game.state, self.locale)
        for view in sorted(final, key=lambda one: -one.total):
            parts = {"source-cult-rank": sum(view.cults), "source-area": view.area_vp}
            if self.game.tiles.final:
                parts["source-final-scoring-tile"] = view.tile_vp
            parts["source-resources"] = view.resources_vp
            text = ", ".join(f"{t(self.locale, key)} {vp}" for key, vp in parts.items())
            self.out.say(f"{names[view.seat]}: {view.total} VP ({view.vp}, {text}).")

    def _show_end(self) -> None:
        if not self.out.plain:
            self.show_table()
        self.show_scores()

    def _words(self) -> list[str]:
        """What Tab may complete now."""
        found = {*words.LEDGER_WORDS, *COMMANDS, *(word for box in of_boxes() for word in box.ledger_words)}
        for choice in self.choices:
            found |= {choice.group, *re.split(r"[ .]+", choice.move.text)}
        found |= {space.label for space in self.game.map.spaces if space.terrain != "river"}
        return sorted(found)

    # ---- keeping --------------------------------------------------------------------------------------

    def keep(self, path: Path) -> bool:
        """Save and say so, or say why not."""
        if not self._write(path):
            return False
        self.out.say(t(self.locale, "note-saved", file=str(path)))
        return True

    def _write(self, path: Path) -> bool:
        try:
            self.session.save(path)
        except SaveError as error:
            self.out.say(say_complaint(self.locale, error))
            return False
        return True

    def _leave(self) -> bool:
        self.out.show([Text()])
        kept = self._save is not None and self.keep(self._save)
        if not kept and self._autosave is not None and self.keep(self._autosave):
            self.out.say(words.RESUME)
        elif not kept:
            self.out.say(words.NOT_KEPT)
        self.out.say(t(self.locale, "note-goodbye"))
        return kept or self._save is None
