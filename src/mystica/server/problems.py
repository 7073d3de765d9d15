"""All refusals: a key for the catalogues, an HTTP status and a plain sentence for each."""

from __future__ import annotations

import logging

from mystica.errors import Complaint
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import problem as problem_shapes
from mystica.server.shapes import view as view_shapes

LOG = logging.getLogger("mystica.server")

SENTENCES: dict[str, tuple[int, str]] = {
    # key: status, sentence
    "request": (422, "this request makes no sense"),
    "setup": (422, "this game cannot be set up"),
    "map": (422, "this map cannot be played on"),
    "file": (422, "this file cannot be loaded"),
    "name": (422, "names and titles are one line of printable characters"),
    "bot": (422, "there is no such bot"),
    "invalid": (422, "this is no move"),
    "ambiguous": (422, "this may mean several moves"),
    "refused": (422, "this move is not possible now"),
    "unfinished": (422, "the turn is not finished"),
    "not-in-line": (422, "this game has no such earlier position"),
    "not-deciding": (409, "this seat has nothing to decide now"),
    "nothing-asked": (409, "nobody asks to go back"),
    "stale": (409, "the game has gone on in the meantime"),
    "closed": (409, "the host has closed this game"),
    "over": (409, "the game is over"),
    "damaged": (409, "this game cannot be shown: what is stored does not fit the rules any more"),
    "not-your-seat": (403, "this needs the key of the seat"),
    "not-the-host": (403, "this needs the host's key"),
    "no-invitation": (403, "this link does not open the seat: ask the host for a new one"),
    "seat-taken": (
        409,
        "another browser has taken this seat with this link, which works once: ask the host for a new one",
    ),
    "bot-sits": (409, "a bot plays this seat now: ask the host to hand it to a person"),
    "many-browsers": (409, "this seat is played from many browsers already: leave it to this one first"),
    "no-consent": (403, "other people play here: all of them must agree to hints first"),
    "foreign-page": (403, "requests from other web pages are not accepted"),
    "foreign-host": (403, "this server does not go by that name"),
    "no-game": (404, "there is no such game"),
    "no-seat": (404, "this game has no such seat"),
    "no-row": (404, "this game has no such position"),
    "no-language": (404, "there is no such language"),
    "not-found": (404, "there is nothing here"),
    "method": (405, "this is not possible here"),
    "too-slow": (408, "the request took too long"),
    "too-large": (413, "the request is too large"),
    "not-json": (415, "requests are sent as JSON"),
    "no-more-back": (409, "so much has been taken back here that no more can be: save the game and load the save"),
    "too-often": (429, "this was asked for too often from your network: wait a little and try again"),
    "asked-anew": (409, "you have asked for other advice since then"),
    "too-many-questions": (429, "too much advice is asked for from your network at once: wait for the first answers"),
    "internal": (500, "something went wrong in the server"),
    "busy": (503, "the server has too much to read at the moment: try again in some seconds"),
    "crowded": (503, "the server is full at the moment: try again in a minute"),
    "too-many-windows": (503, "too many windows follow this game, or too many from your network: close some of them"),
    "disk-full": (503, "the disk of the server is full: nothing was kept; its host has to make room"),
    "database-busy": (503, "the database of the server is busy: nothing was changed; try again in a moment"),
    "database-away": (503, "the database of the server does not answer: look at the game again in a moment"),
}
"""Every problem there is; `problem-<key>` in the catalogues."""


class Refused(Exception):
    """An answer that is no."""

    def __init__(
        self,
        key: str,
        detail: str | Complaint = "",
        *,
        reason: moves_shapes.ReasonShape | None = None,
        view: view_shapes.View | None = None,
        retry: int = 0,
        leave: bool = False,
    ) -> None:
        """`leave`: the line is closed, since whoever waits in vain would hold a place, too."""
        self.status, sentence = SENTENCES[key]
        self.headers = retry_after(retry) | ({"Connection": "close"} if leave else {})
        sentences = detail.sentences if isinstance(detail, Complaint) else ()
        said = [problem_shapes.Said(key=sentence.key, args=sentence.said) for sentence in sentences]
        self.problem = problem_shapes.Problem(
            problem=key, detail=str(detail) or sentence, said=said, reason=reason, view=view
        )
        super().__init__(self.problem.detail)


def retry_after(seconds: int) -> dict[str, str]:
    """The header that says when it is worth another try."""
    return {"Retry-After": str(seconds)} if seconds else {}
