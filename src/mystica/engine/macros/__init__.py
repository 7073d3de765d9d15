"""Macro moves: complete turns as single choices, with the payment solved.

A macro is a list of atomic actions: conversions that make the price payable, then the action, its transform and
its dwelling. Picks that follow (favor, town, cult step, offers) are decisions of their own. At most two ways to pay
are offered: with power first, or with goods first; a sacrifice comes last in either.
"""

from mystica.boxes import load_engine_parts
from mystica.engine.macros.other_ways import list_other_ways
from mystica.engine.macros.paying import Macros, pay_for
from mystica.engine.macros.turn import list_macros

__all__ = ["Macros", "list_macros", "list_other_ways", "pay_for"]

load_engine_parts("engine.macros")
