"""What the server answers, from the description that it gives of itself: `GET /openapi.json`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mystica.server.http.application import application
from mystica.server.services import Settings


def described() -> dict[str, Any]:
    """As the server says it; the database is never opened."""
    return application(Settings("sqlite:///unused.db")).openapi()


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with a link if it has a section of its own."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(kind(one) for one in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return ", ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"list of {', '.join(kind(item) for item in schema['prefixItems'])}"
        return f"list of {kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))


def content(message: dict[str, Any]) -> str:
    """The type of a body."""
    return " or ".join(kind(body.get("schema", {})) for body in message.get("content", {}).values())


def operation(method: str, path: str, said: dict[str, Any]) -> Iterator[str]:
    yield f"### `{method.upper()} {path}`\n\n{' '.join(said.get('description', '').split())}\n"
    parameters = said.get("parameters", [])
    if parameters:
        yield "| parameter | in | type | meaning |\n|---|---|---|---|"
        for one in parameters:
            name = f"`{one['name']}`" + ("" if one.get("required") else " (optional)")
            yield f"| {name} | {one['in']} | {kind(one['schema'])} | {one.get('description', '')} |"
        yield ""
    if "requestBody" in said:
        yield f"Body: {content(said['requestBody'])}\n"
    good = [(status, answer) for status, answer in said["responses"].items() if status < "300"]
    bad = [f"`{status}`" for status in said["responses"] if status >= "300"]
    for status, answer in good:
        yield f"Answer: `{status}` {content(answer)}".rstrip() + "\n"
    if bad:
        yield f"Other answers: {', '.join(bad)}\n"


def schema(name: str, said: dict[str, Any]) -> Iterator[str]:
    yield f"### {name}\n\n{' '.join(said.get('description', '').split())}\n"
    if "properties" in said:
        yield "| field | type |\n|---|---|"
        for field, one in said["properties"].items():
            optional = "" if field in said.get("required", []) else " (optional)"
            yield f"| `{field}`{optional} | {kind(one)} |"
        yield ""
    else:
        yield f"{kind(said)}\n"


def fill(page: str) -> str:
    """The introduction, then every route, then the shapes of what is sent and answered."""
    api = described()
    lines = [page.rstrip(), "", "## Routes", ""]
    for path, ways in api["paths"].items():
        for method, said in ways.items():
            lines += operation(method, path, said)
    lines += ["## Shapes", ""]
    for name, said in sorted(api["components"]["schemas"].items(), key=lambda item: item[0].lower()):
        lines += schema(name, said)
    return "\n".join(lines) + "\n"
