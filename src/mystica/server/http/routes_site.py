"""The routes of the browser app, its texts, the facts and rules of the game, and the health check."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from mystica import __version__
from mystica.engine import COMPILED
from mystica.i18n import LOCALES
from mystica.server.http import catalogue
from mystica.server.http.assets import APP, Asset, Folder
from mystica.server.http.dependencies import TheServices, json_answer
from mystica.server.http.error_answers import ANSWERS
from mystica.server.problems import Refused
from mystica.server.shapes import catalogue as catalogue_shapes
from mystica.server.shapes import lessons as lesson_shapes
from mystica.server.shapes import setup as setup_shapes
from mystica.setups import SetupError

router = APIRouter(responses={403: ANSWERS[403]})
_APP = Folder(APP)
_MISSING = "The browser app is not built yet: run `npm ci && node build.mjs` in web/.\n"
_FILE = {200: {"content": {"application/octet-stream": {}}, "description": "The file."}, 304: {"description": "Known."}}

Locale = Annotated[str, Path(json_schema_extra={"enum": list(LOCALES)})]


def _known(locale: str) -> str:
    if locale not in LOCALES:
        raise Refused("no-language")
    return locale


@cache
def _texts(locale: str) -> Asset:
    return Asset.of(catalogue.texts(locale).encode(), "text/plain")


@cache
def _rules(locale: str) -> Asset:
    topics = [topic.model_dump() for topic in catalogue.rules(locale)]
    return Asset.of(json.dumps(topics, ensure_ascii=False).encode(), "application/json")


@cache
def _catalogue() -> Asset:
    return Asset.of(catalogue.catalogue().model_dump_json().encode(), "application/json")


@cache
def _lessons() -> Asset:
    found = [lesson.model_dump() for lesson in catalogue.lessons()]
    return Asset.of(json.dumps(found).encode(), "application/json")


@router.get("/", include_in_schema=False)
async def app(request: Request) -> Response:
    found = _APP.find("index.html")
    return found.answer(request) if found else Response(_MISSING, 200, media_type="text/plain")


@router.get("/sw.js", include_in_schema=False)
async def service_worker(request: Request) -> Response:
    """At the root, since a service worker only speaks for what lies below its own address."""
    return await asset(request, "sw.js")


@router.get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request) -> Response:
    return await asset(request, "manifest.webmanifest")


@router.get("/assets/{path:path}", include_in_schema=False)
async def asset(request: Request, path: str) -> Response:
    found = _APP.find(path)
    if found is None:
        raise Refused("not-found")
    return found.answer(request)


@router.get("/texts/{locale}.ftl", include_in_schema=False)
async def texts(request: Request, locale: str) -> Response:
    return _texts(_known(locale)).answer(request)


@router.get(
    "/healthz",
    response_model=catalogue_shapes.Health,
    responses={503: {"model": catalogue_shapes.Health, "description": "Something is wrong: `troubles` says what."}},
)
async def health(services: TheServices) -> Response:
    """Is the server ready, with room on its disk, a database that takes writes, and bots that answer?"""
    troubles = await services.health.troubles()
    found = catalogue_shapes.Health(
        status="trouble" if troubles else "ready",
        troubles=troubles,
        version=__version__,
        engine="compiled" if COMPILED else "pure",
    )
    return json_answer(found, 503 if troubles else 200)


@router.get(
    "/api/catalogue", response_model=catalogue_shapes.Catalogue, responses={304: {"description": "Known already."}}
)
async def facts(request: Request) -> Response:
    """The facts of the game."""
    return _catalogue().answer(request)


@router.post(
    "/api/maps",
    response_model=catalogue_shapes.MapPicture,
    responses={status: ANSWERS[status] for status in (413, 415, 422)},
)
async def own_map(services: TheServices, request: setup_shapes.MapRequest) -> Response:
    """A map of one's own, read and checked: its picture, or what is wrong with it."""
    try:
        return json_answer(await services.reading.do(catalogue.own_map, request.name, request.text))
    except SetupError as error:
        raise Refused("map", error) from None


@router.get(
    "/api/rules/{locale}",
    response_model=list[catalogue_shapes.TopicShape],
    responses={304: {"description": "Known already."}, 404: ANSWERS[404]},
)
async def rules(request: Request, locale: Locale) -> Response:
    """The rules in our own words."""
    return _rules(_known(locale)).answer(request)


@router.get(
    "/api/lessons",
    response_model=list[lesson_shapes.LessonShape],
    responses={304: {"description": "Known already."}},
)
async def lessons(request: Request) -> Response:
    """The lessons for beginners, in their order."""
    return _lessons().answer(request)
