"""Values of expressions: a number, a truth value, a text, or a `Choice`; None if missing."""

import math
import operator
import re
from datetime import date
from functools import reduce
from typing import Callable, NamedTuple

from otolith.catalogue.v1 import rules_pb2

_BLANK = re.compile("[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*")
_DATE = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
_TIME = re.compile("([01][0-9]|2[0-3]):[0-5][0-9]")
_OPERANDS_MAX = 100


class Scale(NamedTuple):
    """What answers to a question count."""

    weights: dict[str, float] | None  # numbers of codes; None for numbers
    range: tuple[float, float] | None


class Choice(NamedTuple):
    codes: tuple[str, ...]
    scale: Scale | None


class Repeated(NamedTuple):
    """Values of all repetitions, which some functions take as operands. Elsewhere they are missing."""

    values: list


def is_blank(text: str) -> bool:
    return _BLANK.fullmatch(text) is not None


def moment(text: str) -> str | None:
    """`date`, `time` or `date-time` for a moment in stored form; None for other texts."""
    if _TIME.fullmatch(text):
        return "time"
    day, separator, clock = text[:10], text[10:11], text[11:]
    try:
        if not _DATE.fullmatch(day):
            return None
        date.fromisoformat(day)
    except ValueError:
        return None
    if text == day:
        return "date"
    return "date-time" if separator == "T" and _TIME.fullmatch(clock) else None


def finite(number: float) -> float | None:
    """Zero has no sign."""
    return number + 0.0 if math.isfinite(number) else None


def is_number(value) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def countable(value, scale: Scale | None) -> float | None:
    """The number that an answer counts as; None if it does not."""
    if scale is None or is_number(value) != (scale.weights is None):
        return None
    if is_number(value):
        return finite(value)
    if not isinstance(value, tuple) or not value or any(code not in scale.weights for code in value):
        return None
    return reduce(operator.add, (scale.weights[code] for code in value), 0.0)


def numeric(value) -> float | None:
    if isinstance(value, Choice):
        return countable(value.codes, value.scale)
    return finite(value) if is_number(value) else None


def _power(base, exponent):
    """Exponents of people are computed by multiplications alone, which are the same everywhere."""
    if exponent == 0.5:
        return math.sqrt(base)
    if exponent != int(exponent) or abs(exponent) > 1024:
        return math.pow(base, exponent)
    result, square, rest = 1.0, float(base), int(abs(exponent))
    while rest:
        if rest % 2:
            result *= square
        square *= square
        rest //= 2
    return 1 / result if exponent < 0 else result


def _round(number, digits=0):
    if digits != int(digits) or not 0 <= digits <= 10:
        return None
    unit = 10.0 ** digits
    scaled = abs(number * unit)
    if scaled >= 2 ** 53:
        return number
    whole = math.floor(scaled)
    return math.copysign(whole + 1 if scaled - whole >= 0.5 else whole, number) / unit


def _equal(left, right):
    """None for operands of different types."""
    if isinstance(left, Choice) and isinstance(right, Choice):
        return any(code in right.codes for code in left.codes)
    if isinstance(right, Choice):
        left, right = right, left
    if isinstance(left, Choice):
        if isinstance(right, str):
            return right in left.codes
        left = numeric(left)
    kinds = [bool if isinstance(one, bool) else str if isinstance(one, str) else float for one in (left, right)]
    return None if left is None or right is None or kinds[0] is not kinds[1] else left == right


def order(left, right) -> int | None:
    """Negative, 0 or positive; None for operands without an order: others than numbers and moments of one form."""
    if isinstance(left, str) and isinstance(right, str):
        # Moments of one form sort like their texts.
        if moment(left) is None or moment(left) != moment(right):
            return None
    else:
        left, right = numeric(left), numeric(right)
        if left is None or right is None:
            return None
    return (left > right) - (left < right)


def _ordered(decide):
    def result(left, right):
        sign = order(left, right)
        return None if sign is None else decide(sign, 0)

    return result


def inverse(result: bool | None) -> bool | None:
    return None if result is None else not result


def combined(results: list, decisive: bool) -> bool | None:
    """Kleene's `any` if `decisive`, else `all`."""
    results = [one if isinstance(one, bool) else None for one in results]
    if decisive in results:
        return decisive
    return None if None in results else not decisive


def _dates(measure):
    def result(*values):
        if not all(isinstance(one, str) and (moment(one) or "").startswith("date") for one in values):
            return None
        return measure(*(date.fromisoformat(one[:10]) for one in values))

    return result


def _years(start: date, end: date) -> int:
    if start > end:
        return -_years(end, start)
    return end.year - start.year - ((end.month, end.day) < (start.month, start.day))


def _minutes(first, second):
    if not (isinstance(first, str) and isinstance(second, str)) or moment(first) != moment(second):
        return None
    clocks = [int(one[-5:-3]) * 60 + int(one[-2:]) if moment(one) in ("time", "date-time") else 0
              for one in (first, second)]
    match moment(first):
        case "time": return (clocks[1] - clocks[0]) % 1440
        case "date-time":
            days = date.fromisoformat(second[:10]) - date.fromisoformat(first[:10])
            return days.days * 1440 + clocks[1] - clocks[0]
    return None


def _mean(*all_numbers):
    return reduce(operator.add, all_numbers) / len(all_numbers)


# Least and most operands, and the function: of numbers that are all there, …
_OF_NUMBERS: dict[str, tuple[int, int, Callable]] = {
    "ADD": (1, _OPERANDS_MAX, lambda *numbers: reduce(operator.add, numbers) if numbers else 0.0),
    "SUBTRACT": (2, 2, operator.sub),
    "MULTIPLY": (2, _OPERANDS_MAX, lambda *numbers: reduce(operator.mul, numbers)),
    "DIVIDE": (2, 2, operator.truediv), "REMAINDER": (2, 2, math.fmod), "POWER": (2, 2, _power),
    "NEGATE": (1, 1, operator.neg), "ABSOLUTE": (1, 1, abs), "ROUND": (1, 2, _round),
    "FLOOR": (1, 1, math.floor), "CEILING": (1, 1, math.ceil),
    "MINIMUM": (1, _OPERANDS_MAX, lambda *numbers: min(numbers)),
    "MAXIMUM": (1, _OPERANDS_MAX, lambda *numbers: max(numbers)), "MEAN": (1, _OPERANDS_MAX, _mean)}
# … and of values that may be missing.
_OF_VALUES: dict[str, tuple[int, int, Callable]] = {
    "COUNT": (1, _OPERANDS_MAX, lambda *values: sum(one is not None for one in values)),
    "IF": (3, 3, lambda condition, yes, no: yes if condition is True else no),
    "COALESCE": (1, _OPERANDS_MAX, lambda *values: next((one for one in values if one is not None), None)),
    "ANSWERED": (1, 1, lambda value: value is not None),
    "EQUAL": (2, 2, _equal), "NOT_EQUAL": (2, 2, lambda left, right: inverse(_equal(left, right))),
    "LESS": (2, 2, _ordered(operator.lt)), "LESS_OR_EQUAL": (2, 2, _ordered(operator.le)),
    "GREATER": (2, 2, _ordered(operator.gt)), "GREATER_OR_EQUAL": (2, 2, _ordered(operator.ge)),
    "AND": (2, _OPERANDS_MAX, lambda *values: combined(values, False)),
    "OR": (2, _OPERANDS_MAX, lambda *values: combined(values, True)),
    "NOT": (1, 1, lambda value: inverse(value) if isinstance(value, bool) else None),
    "DAYS_BETWEEN": (2, 2, _dates(lambda start, end: (end - start).days)),
    "YEARS_BETWEEN": (2, 2, _dates(_years)), "MINUTES_BETWEEN": (2, 2, _minutes),
    "LENGTH": (1, 1, lambda value: len(value) if isinstance(value, str) else None)}
_TAKE_EACH = {"ADD", "MINIMUM", "MAXIMUM", "MEAN", "COUNT", "COALESCE"}
_NAMES = {number: name.removeprefix("EXPRESSION_FUNCTION_")
          for name, number in rules_pb2.ExpressionFunction.items()}


def _call(name: str | None, operands: list, today: str | None):
    if name == "TODAY":
        return None if operands else today
    table = _OF_NUMBERS if name in _OF_NUMBERS else _OF_VALUES
    least, most, function = (1, _OPERANDS_MAX, None) if name == "EACH" else table.get(name, (1, 0, None))
    if not least <= len(operands) <= most:
        return None
    unfolded = []
    for one in operands:
        if not isinstance(one, Repeated):
            unfolded.append(one)
        elif name not in _TAKE_EACH:
            unfolded.append(None)
        elif table is _OF_NUMBERS:
            unfolded += [value for value in one.values if numeric(value) is not None]
        else:
            unfolded += one.values
    operands = unfolded
    if name == "EACH":
        return Repeated([one for one in operands if one is not None])
    if table is _OF_NUMBERS:
        operands = [numeric(one) for one in operands]
        if None in operands or not operands and name != "ADD":
            return None
    try:
        return function(*operands)
    except (ArithmeticError, ValueError):
        return None  # not a finite number


def evaluate(expression: rules_pb2.Expression, find):
    """The value. `find` has answers, scores and calculations by id, and `today`. Operands follow their function."""
    nodes = expression.nodes
    operands: list[list] = [[] for _ in nodes]
    for place, node in enumerate(nodes):
        above = node.parent - 1
        is_leaf = above >= 0 and nodes[min(above, place)].WhichOneof("content") not in ("function", None)
        if (above >= 0) != (place > 0) or above >= place > 0 or is_leaf:
            return None  # malformed
    for place in range(len(nodes) - 1, -1, -1):
        node = nodes[place]
        match node.WhichOneof("content"):
            case "number": value = node.number
            case "text": value = None if is_blank(node.text) else node.text
            case "element_id": value = find.answer(node.element_id)
            case "earlier_element_id": value = find.earlier_answer(node.earlier_element_id)
            case "profile_field": value = find.profile_value(node.profile_field)
            case "score_id": value = find.score(node.score_id)
            case "calculation_id": value = find.calculation(node.calculation_id)
            case _: value = _call(_NAMES.get(node.function), operands[place][::-1], find.today)
        value = finite(value) if is_number(value) else value
        if place == 0:
            return None if isinstance(value, Repeated) else value
        operands[node.parent - 1].append(value)
    return None
