"""Checks answers by the rules of ingestion. An answer is a tuple of codes, a number, or a text."""

import math
from decimal import Decimal
from typing import NamedTuple

from otolith.catalogue.v1 import rules_pb2

from .expressions import moment
from .patterns import automaton, matches

Answer = tuple | float | str
COUNTDOWN_MAX = 86_400.0
# Maximum lengths and patterns that hold unless a definition has its own.
_ENTRIES = {
    "text_line": (255, ""), "text_area": (4000, ""),
    "email": (254, r"[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+"
              r"@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?"
              r"(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*"),
    "url": (2000, r"[hH][tT][tT][pP][sS]?://[^\s/?#]+(?:[/?#]\S*)?"),
    "telephone": (32, r"\+?(?:[ ()/.-]*[0-9]){3,32}[ ()/.-]*")}


class Problem(NamedTuple):
    """Why a question cannot be submitted, with the bound that is violated, or with the constraint."""

    reason: str
    bound: float | str | None = None
    constraint: rules_pb2.Constraint | None = None


def optional_number(message, field: str, default: float | None = None) -> float | None:
    """The finite number of an optional field."""
    value = getattr(message, field).value if message.HasField(field) else default
    return value if value is not None and math.isfinite(value) else None


def _in_range(number, minimum, maximum) -> Problem | None:
    if minimum is not None and number < minimum:
        return Problem("tooSmall", minimum)
    return Problem("tooLarge", maximum) if maximum is not None and number > maximum else None


def plain(number: float) -> str:
    """A number without an exponent, as its pattern reads it."""
    text = format(Decimal(repr(abs(float(number)))), "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return f"-{text}" if number < 0 else text


def problem(kind: str | None, definition, answer: Answer, offered: int = 0) -> Problem | None:
    """None for a valid answer, by the rules of ingestion. `offered`: the number of options of a ranking."""
    if kind in _ENTRIES:
        return _entry(kind, definition, answer)
    match kind:
        case "multiple_choice":
            alone = any(one.exclusive and one.code in answer for one in definition.options)
            if alone:
                return Problem("exclusive") if len(answer) > 1 else None
            if len(answer) < definition.minimum_count:
                return Problem("tooFew", definition.minimum_count)
            too_many = 0 < definition.maximum_count < len(answer)
            return Problem("tooMany", definition.maximum_count) if too_many else None
        case "number":
            if definition.integer and answer != math.floor(answer):
                return Problem("integer")
            found = _in_range(answer, optional_number(definition, "minimum"), optional_number(definition, "maximum"))
            if found is None and not _fits(definition.pattern.expression, plain(answer)):
                return Problem("pattern")
            return found
        case "ranking":
            count = min(definition.ranked_count or len(definition.options), offered)
            if len(answer) < count:
                return Problem("ranks", count)
            return Problem("tooMany", count) if len(answer) > count else None
        case "countdown":
            return _in_range(answer, 0 if definition.skippable else definition.seconds, COUNTDOWN_MAX)
        case "duration":
            return _in_range(answer, definition.minimum_seconds, definition.maximum_seconds or None)
        case "date":
            if moment(answer) != "date":
                return Problem("date")
            if definition.earliest and answer < definition.earliest:
                return Problem("tooEarly", definition.earliest)
            too_late = definition.latest and answer > definition.latest
            return Problem("tooLate", definition.latest) if too_late else None
        case "time": return None if moment(answer) == "time" else Problem("time")
        case "date_time": return None if moment(answer) == "date-time" else Problem("dateTime")
    return None


def _entry(kind: str, definition, text: str) -> Problem | None:
    length, standard = _ENTRIES[kind]
    length = definition.maximum_length or length
    if len(text) > length:
        return Problem("tooLong", length)
    if not _fits(definition.pattern.expression or standard, text):
        return Problem(kind if kind in ("email", "url", "telephone") else "pattern")
    return None


def _fits(pattern: str, text: str) -> bool:
    states = automaton(pattern) if pattern else None
    return states is None or matches(states, text)
