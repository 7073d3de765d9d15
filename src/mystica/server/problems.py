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
    "request": (422, "the server did not understand this request"),
    "setup": (422, "this game cannot be set up"),
    "map": (422, "this map cannot be played on"),
    "file": (422, "this file cannot be loaded"),
    "name": (422, "names and titles must be one line of printable characters"),
    "bot": (422, "there is no such bot"),
    "invalid": (422, "this is not a move"),
    "ambiguous": (422, "this could mean several moves"),
    "refused": (422, "this move is not possible now"),
    "unfinished": (422, "the turn is not finished"),
    "not-in-line": (422, "this game has no such earlier position"),
    "not-deciding": (409, "this seat has nothing to decide now"),
    "nothing-asked": (409, "nobody is asking to take back moves"),
    "stale": (409, "somebody has moved in the meantime"),
    "closed": (409, "the host has closed this game"),
    "over": (409, "the game is over"),
    "damaged": (409, "this game cannot be shown: the stored moves no longer fit the rules"),
    "not-your-seat": (403, "this request needs the key of the seat"),
    "not-the-host": (403, "this request needs the host's key"),
    "no-invitation": (403, "this link does not open the seat: ask the host for a new one"),
    "seat-taken": (
        409,
        "another browser has taken this seat with this link, which works once: ask the host for a new one",
    ),
    "bot-sits": (409, "a bot plays this seat now: ask the host to give it to a person"),
    "many-browsers": (409, "many browsers play this seat already: keep it in only one of them first"),
    "no-advice": (403, "this table plays without hints and reviews until the game is over"),
    "others-have-come": (409, "others have sat down already: what was agreed at the beginning stays"),
    "no-consent": (403, "other people are playing: they must all agree to hints first"),
    "foreign-page": (403, "requests from other web pages are not accepted"),
    "foreign-host": (403, "this server does not answer to that host name"),
    "no-game": (404, "there is no such game"),
    "no-seat": (404, "this game has no such seat"),
    "no-row": (404, "this game has no such position"),
    "no-language": (404, "there is no such language"),
    "not-found": (404, "there is nothing here"),
    "method": (405, "this method is not allowed here"),
    "too-slow": (408, "the request took too long"),
    "too-large": (413, "the request is too large"),
    "not-json": (415, "send requests as JSON"),
    "no-more-back": (409, "no more moves can be taken back in this game: save it and load the save to take back more"),
    "too-often": (429, "too many of these requests have come from your network: wait a little and try again"),
    "asked-anew": (409, "you have asked for different advice since then"),
    "too-many-questions": (
        429,
        "too many requests for advice are coming from your network at once: wait for the first answers",
    ),
    "internal": (500, "something went wrong on the server"),
    "busy": (503, "the server is very busy at the moment: try again in a few seconds"),
    "crowded": (503, "the server is full at the moment: try again in a minute"),
    "too-many-windows": (
        503,
        "too many windows are following this game, or too many from your network: close some of them",
    ),
    "disk-full": (503, "the disk of the server is full, so nothing was saved: ask its host to free some space"),
    "database-busy": (503, "the database of the server is busy: nothing was changed; try again in a moment"),
    "database-away": (503, "the database of the server is not answering: look at the game again in a moment"),
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
