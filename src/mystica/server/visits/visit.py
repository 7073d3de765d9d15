"""One visitor at one game: drafts, turns, going back, advice, seats. Every permission is checked here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

from mystica.bots.levels import LEVELS
from mystica.errors import AmbiguousMove, MoveError
from mystica.game import Game
from mystica.game.why_not.reasons import RefusedMove
from mystica.server.bots.advice import HintJob, ReviewJob, find_hints, length_of_hint, review_piece
from mystica.server.bots.advice_queue import Asker
from mystica.server.bots.bot_time import known_bot
from mystica.server.bots.bot_turn import BotJob
from mystica.server.games.automatic_moves import standing_of
from mystica.server.games.committing import back_row, commit_turn, standing_after
from mystica.server.games.record import Record
from mystica.server.people.advice_rule import check_advice
from mystica.server.people.names import printable
from mystica.server.people.take_back import check_room, is_free, must_agree
from mystica.server.people.views import view_of
from mystica.server.people.visitor import Visitor
from mystica.server.play import explaining
from mystica.server.play.turns import ForeignMove, Turn, UnfinishedTurn, read_draft, read_turn
from mystica.server.problems import Refused
from mystica.server.services import Services
from mystica.server.shapes import advice as advice_shapes
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import setup as setup_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.storage.keys import MOST_BROWSERS, hash_of, new_key
from mystica.server.storage.rows import Conflict, Standing, TakeBackRow
from mystica.server.storage.schema import KEY, USED


class Visit:
    """A game, and one visitor at it."""

    def __init__(self, services: Services, record: Record, visitor: Visitor, *, is_fresh: bool = True) -> None:
        """A game that is not fresh is as this process knows it: moves are written unless it is outdated, and whatever
        is refused may be refused for that."""
        self._is_fresh = is_fresh
        self._services = services
        self._storage = services.storage
        self.record = record
        self.visitor = visitor

    @classmethod
    async def of(cls, services: Services, game: str, visitor: Visitor) -> Visit:
        return cls(services, await services.records.get(game), visitor)

    @property
    def view(self) -> view_shapes.View:
        return view_of(self.record, self.visitor)

    @property
    def mine(self) -> list[int]:
        return self.visitor.seats(self.record.seats)

    async def _renewed(self, *, moved: bool = False) -> view_shapes.View:
        """After something was written; a move or a draft is in memory already."""
        records = self._services.records
        self.record = await (records.after_writing(self.record) if moved else records.get(self.record.id))
        self._services.renewed(self.record)
        return self.view

    async def _written(self, writing: Awaitable[None]) -> None:
        """Unless somebody else was faster."""
        try:
            await writing
        except Conflict:
            self._storage.forget(self.record.id)
            self.record = await self._services.records.get(self.record.id)
            closed = self.record.game_row.status == "closed"
            raise Refused("closed" if closed else "stale", view=self.view) from None

    # ---- who may ----------------------------------------------------------------------------------------

    def check_seat(self, seat: int) -> None:
        if seat >= self.record.setup.players:
            raise Refused("no-seat")

    def _check_mine(self, seat: int) -> None:
        self.check_seat(seat)
        if seat not in self.mine:
            raise Refused("not-your-seat")

    def _check_host(self) -> None:
        if not self.visitor.is_host(self.record.game_row):
            raise Refused("not-the-host")

    def _check_open(self) -> None:
        if self.record.game_row.status == "closed":
            raise Refused("closed", view=self.view)

    def _check_base(self, base: int) -> None:
        if base != self.record.last_row:
            raise Refused("stale", view=self.view)

    def _check_move(self, seat: int, base: int) -> None:
        """A seat of one's own, in a game that goes on, from where it stands."""
        self._check_mine(seat)
        self._check_open()
        self._check_base(base)

    # ---- opening ------------------------------------------------------------------------------------------

    async def open(self) -> view_shapes.View:
        """The view; who opens a game with a seat's key has come."""
        if await self._claimed(self.mine):
            return await self._renewed()
        return self.view

    async def _claimed(self, seats: Iterable[int]) -> bool:
        """Note who has come, if anybody is new."""
        new = [seat for seat in seats if not self.record.seats[seat].claimed]
        if new:
            await self._written(self._storage.claim(self.record.id, new))
        return bool(new)

    # ---- moves --------------------------------------------------------------------------------------------

    async def put_draft(self, request: moves_shapes.DraftRequest) -> view_shapes.View:
        self._check_move(request.seat, request.base)
        game = self.record.game
        if request.moves:
            if game.is_over:
                raise Refused("over", view=self.view)
            self._tried(request.seat, request.moves)
        put_draft = self._services.records.put_draft
        unsure = not self._is_fresh
        await self._written(put_draft(self.record, request.seat, request.base, request.moves, unless_outdated=unsure))
        return await self._renewed(moved=True)

    def _tried(self, seat: int, draft: Sequence[str]) -> Game:
        """The game after a draft; a refusal is seen from where the move was made."""
        trial = self.record.trial
        for text in draft:
            with refusing(trial.game):
                trial = read_draft(trial, seat, [text])[0]
        return trial.game

    def _turn(self, seat: int, moves: list[str]) -> Turn:
        with refusing(self.record.game):
            return read_turn(self.record.trial, seat, moves)

    async def commit(self, request: moves_shapes.TurnRequest) -> view_shapes.View:
        self._check_move(request.seat, request.base)
        if self.record.game.is_over:
            raise Refused("over", view=self.view)
        turn = self._turn(request.seat, request.moves)
        unsure = not self._is_fresh
        records = self._services.records
        await self._written(commit_turn(records, self.record, turn, base=request.base, unless_outdated=unsure))
        new = await self._claimed([request.seat])  # a program may play without ever looking
        return await self._renewed(moved=not new)

    # ---- going back ---------------------------------------------------------------------------------------

    async def take_back(self, request: moves_shapes.TakeBackRequest) -> view_shapes.View:
        """Go back at once where that is free, else ask the others."""
        self._check_move(request.seat, request.base)
        check_room(self.record)
        moves = self.record.moves_before(request.to)
        if moves is None or moves >= self.record.game.ply:
            raise Refused("not-in-line")
        others = must_agree(self.record, self.mine)
        if not others or is_free(self.record, self.mine, moves):
            after = self.record.game.at(moves)
            row = back_row(request.seat, request.base + 1, request.to, after)
            then = standing_after(self.record, after, row)
            await self._written(self._services.records.append(self.record, row, then))
        else:
            asked = TakeBackRow(request.seat, request.to, request.base, frozenset(self.mine) - {request.seat})
            await self._written(self._storage.put_take_back(self.record.id, asked))
        return await self._renewed()

    async def answer_take_back(self, answer: moves_shapes.TakeBackAnswerRequest) -> view_shapes.View:
        """Agree, or refuse; one's own request is withdrawn by refusing it."""
        self._check_move(answer.seat, answer.base)
        asked = self.record.take_back
        if asked is None or asked.base != self.record.last_row or asked.to != answer.to:
            raise Refused("nothing-asked", view=self.view)
        if not answer.agree:
            await self._written(self._storage.drop_take_back(self.record.id, asked))
        else:
            check_room(self.record)
            after = self.record.game.at(self.record.moves_before(asked.to) or 0)
            row = back_row(asked.seat, answer.base + 1, asked.to, after)
            others = must_agree(self.record, {asked.seat})
            then = standing_after(self.record, after, row)
            await self._written(self._storage.agree(self.record.id, asked, self.mine, others, row, then))
        return await self._renewed()

    # ---- advice ---------------------------------------------------------------------------------------------

    def _asker(self, address: str) -> Asker:
        seats = " ".join(map(str, self.mine))
        return Asker(address, f"{self.record.id} {seats}")

    async def hints(self, request: advice_shapes.HintRequest, address: str) -> str:
        """As JSON: the best moves of the own seat that decides."""
        check_advice(self.record, self.visitor)
        self._check_move(request.seat, request.base)
        game = self.record.game
        if game.is_over:
            raise Refused("over", view=self.view)
        trial = self._tried(request.seat, request.draft)
        if trial.decider != request.seat:
            raise Refused("not-deciding")
        position = BotJob(self.record.game_row.setup, tuple(trial.actions), hinting_bot(request.bot))
        job = HintJob(position, request.seconds, request.steps, request.top)
        return await self._services.workers.advise(self._asker(address), find_hints, job, length=length_of_hint(job))

    async def review(self, request: advice_shapes.ReviewRequest, address: str) -> str:
        """As JSON: the next decisions of the game with what they cost."""
        check_advice(self.record, self.visitor)
        game = BotJob(self.record.game_row.setup, tuple(self.record.game.actions), hinting_bot(request.bot))
        job = ReviewJob(game, request.steps, request.after)
        return await self._services.workers.advise(self._asker(address), review_piece, job)

    # ---- seats ----------------------------------------------------------------------------------------------

    async def change_seat(self, seat: int, change: view_shapes.SeatChangeRequest) -> view_shapes.View:
        """Name and rules are the player's; the host may name seats too, and hand them to bots or people."""
        self.check_seat(seat)
        own, host = seat in self.mine, self.visitor.is_host(self.record.game_row)
        was_own = seat in self.visitor.handed_over(self.record.seats)
        if not own and not host and not (was_own and change.asks_back is not None):
            raise Refused("not-your-seat")
        if (change.automatic is not None or change.advice is not None) and not own:
            raise Refused("not-your-seat")
        if change.asks_back and not was_own:
            raise Refused("not-your-seat")
        if not own and not host and (change.bot is not None or change.name is not None):
            raise Refused("not-your-seat")
        if change.bot is not None and not host:
            raise Refused("not-the-host")
        self._check_open()
        values: dict[str, object] = {}
        if change.name is not None:
            values["name"] = printable(change.name)
        if change.automatic is not None:
            values["automatic"] = change.automatic.model_dump_json()
        if change.advice is not None:
            values["advice"] = change.advice
        if change.asks_back is not None:
            values["asks_back"] = change.asks_back
        if change.bot is not None:
            values |= {"bot": known_bot(change.bot), "asks_back": False}
            values |= {"advice": False}  # whoever comes now has agreed to nothing
        if not values:
            return self.view
        await self._write_seat(seat, values)
        return await self._renewed()

    async def _write_seat(self, seat: int, values: dict[str, object]) -> None:
        waiting = self._waiting_with(seat, values)
        await self._written(self._storage.change_seat(self.record.id, seat, values, waiting))

    def _waiting_with(self, seat: int, values: dict[str, object]) -> str:
        """Whom the game waits for once the seat has changed."""
        if self.record.game_row.status != "open":
            return self.record.game_row.waiting
        sitting = list(self.record.seats)
        rules = list(self.record.automatic)
        if "bot" in values:
            sitting[seat] = replace(sitting[seat], bot=str(values["bot"]))
        if "automatic" in values:
            rules[seat] = view_shapes.AutomaticRules.model_validate_json(str(values["automatic"]))
        last = self.record.rows[-1] if self.record.rows else None
        return standing_of(self.record.game, sitting, rules, last).waiting

    # ---- coming to a seat -----------------------------------------------------------------------------------

    async def enter(self, seat: int, request: setup_shapes.EnterRequest) -> setup_shapes.Entered:
        """Exchange an invitation for a key that nobody else has seen; whoever plays the seat already needs none."""
        self.check_seat(seat)
        if seat in self.mine:
            return setup_shapes.Entered(seat=seat, key=None, new=False)
        if self.record.seats[seat].bot:
            raise Refused("bot-sits")
        key, secret = request.key or new_key(), hash_of(request.secret)
        if hash_of(key) in self.record.seats[seat].keys:  # the answer got lost on the way
            return setup_shapes.Entered(seat=seat, key=key, new=False)
        is_new = not self.record.seats[seat].keys
        kind = await self._worth(seat, secret)
        if kind == KEY and len(self.record.seats[seat].keys) >= MOST_BROWSERS:
            return setup_shapes.Entered(seat=seat, key=request.secret, new=False)
        try:
            await self._storage.exchange(self.record.id, seat, secret, hash_of(key))
        except Conflict:
            self._storage.forget(self.record.id)
            await self._worth(seat, secret)
            raise Refused("no-invitation") from None
        await self._renewed()
        return setup_shapes.Entered(seat=seat, key=key, new=is_new)

    async def _worth(self, seat: int, secret: str) -> str:
        """An invitation or a key, if it is still good."""
        kind = await self._storage.kind_of_secret(self.record.id, seat, secret)
        if kind is None or kind == USED:
            raise Refused("seat-taken" if kind else "no-invitation")
        return kind

    async def new_link(self, seat: int) -> setup_shapes.Invitation:
        """The host invites somebody to a seat; whoever played it until now plays it no more."""
        self.check_seat(seat)
        self._check_host()
        self._check_open()
        return await self._invitation(seat, lambda secret: self._storage.renew_link(self.record.id, seat, secret))

    async def another_device(self, seat: int) -> setup_shapes.Invitation:
        """Whoever plays a seat invites one more browser of theirs to it."""
        self._check_mine(seat)
        if len(self.record.seats[seat].keys) >= MOST_BROWSERS:
            raise Refused("many-browsers")
        by = self.visitor.hashes
        return await self._invitation(
            seat, lambda secret: self._storage.invite_device(self.record.id, seat, secret, by, MOST_BROWSERS)
        )

    async def _invitation(self, seat: int, write: Callable[[str], Awaitable[None]]) -> setup_shapes.Invitation:
        secret = new_key()
        await self._written(write(hash_of(secret)))
        await self._renewed()
        return setup_shapes.Invitation(seat=seat, secret=secret)

    async def only_here(self, seat: int) -> view_shapes.View:
        """All other browsers that play a seat of one's own are out."""
        self._check_mine(seat)
        await self._written(self._storage.keep_only(self.record.id, seat, self.visitor.hashes))
        return await self._renewed()

    # ---- the game -------------------------------------------------------------------------------------------

    async def change(self, change: view_shapes.GameChangeRequest) -> view_shapes.View:
        """What the table has settled; the host changes it as long as nobody else knows."""
        self._check_host()
        self._check_open()
        if any(
            seat.keys and seat.claimed and seat.seat not in self.mine and not seat.bot for seat in self.record.seats
        ):
            raise Refused("others-have-come")
        await self._written(self._storage.set_advice(self.record.id, change.advice))
        return await self._renewed()

    async def close(self) -> view_shapes.View:
        self._check_host()
        await self._written(self._storage.set_status(self.record.id, Standing("closed", "nobody")))
        return await self._renewed()

    async def delete(self) -> None:
        self._check_host()
        await self._written(self._storage.delete(self.record.id))
        self._services.changed(self.record.id)


async def delete_game(services: Services, game: str, visitor: Visitor) -> None:
    """The host deletes a game, also one that is damaged."""
    try:
        await (await Visit.of(services, game, visitor)).delete()
    except Refused as refused:
        if refused.problem.problem != "damaged" or await services.storage.host_of(game) not in visitor.hashes:
            raise
        with suppress(Conflict):  # it is gone already
            await services.storage.delete(game)
        services.changed(game)


@contextmanager
def refusing(game: Game) -> Iterator[None]:
    """A move that is wrong in this game is refused, with the reason if there is one."""
    try:
        yield
    except MoveError as error:
        raise _refusal_of(game, error) from None


def _refusal_of(game: Game, error: MoveError) -> Refused:
    if isinstance(error, RefusedMove):
        return Refused("refused", str(error), reason=explaining.reason_shape(game, error.reason))
    if isinstance(error, ForeignMove):
        return Refused("not-your-seat", str(error))
    if isinstance(error, UnfinishedTurn):
        return Refused("unfinished", str(error))
    return Refused("ambiguous" if isinstance(error, AmbiguousMove) else "invalid", error)


def hinting_bot(level: str) -> str:
    """Only bots that search can tell how they compare moves."""
    if level not in LEVELS:
        raise Refused("bot")
    return level
