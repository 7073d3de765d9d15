"""Write the browser's types from the shapes of the API: `python tools/web_types.py`, or `--check` to compare only."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc, isclass
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from mystica.server import shapes
from mystica.server.shapes.base import Outgoing

TARGET = Path(__file__).parent.parent / "web" / "src" / "api" / "shapes.ts"
HEAD = "// Generated from src/mystica/server/shapes by tools/web_types.py. Do not edit.\n"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON Schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(option) for option in schema["anyOf"]))
    if schema["type"] == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        item = type_of(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema["type"] == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    return _PLAIN[schema["type"]]


def interface_of(name: str, schema: dict[str, Any]) -> str:
    lines = [f"export interface {name} {{"]
    required = schema.get("required", [])
    for key, value in schema.get("properties", {}).items():
        lines.append(f"  {key}{'' if key in required else '?'}: {type_of(value)};")
    doc = schema.get("description", "").partition("\n")[0]
    return (f"/** {doc} */\n" if doc else "") + "\n".join([*lines, "}"])


def models_of(package: Any) -> Iterator[type[BaseModel]]:
    """Every shape of every topic, where it is written."""
    for topic in iter_modules(package.__path__, f"{package.__name__}."):
        for found in vars(import_module(topic.name)).values():
            if isclass(found) and issubclass(found, BaseModel) and found.__module__ == topic.name:
                yield found


def generated() -> str:
    """The whole file: what goes out with every field there, what comes in with the optional ones marked."""
    found: dict[str, dict[str, Any]] = {}
    models = list(models_of(shapes))
    given = [m for m in models if issubclass(m, Outgoing)]
    taken = [m for m in models if not issubclass(m, Outgoing)]
    for mode, group in (("validation", taken), ("serialization", given)):
        _, schema = models_json_schema(
            [(m, mode) for m in group if getdoc(m)],  # type: ignore[misc]
            ref_template="#/{model}",
        )
        for name, one in schema["$defs"].items():
            if mode == "serialization":  # what goes out is all there, also what facts and views have defaults for
                one["required"] = list(one.get("properties", ()))
            found.setdefault(name, one)  # what goes both ways may be left out when it comes in
    skip = ("Given", "Taken")
    return HEAD + "\n" + "\n\n".join(interface_of(n, s) for n, s in sorted(found.items()) if n not in skip) + "\n"


def main() -> int:
    text = generated()
    if "--check" in sys.argv:
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("web/src/api/shapes.ts is not what the shapes say: run python tools/web_types.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
