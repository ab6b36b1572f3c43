"""Patterns as automata, which run in bounded time; the counterpart of Shared/Values/Patterns."""

import functools
import re
import unicodedata

STATES_MAX = 2000
_CLASSES = {
    "d": [0x30, 0x39], "w": [0x30, 0x39, 0x41, 0x5A, 0x5F, 0x5F, 0x61, 0x7A],
    "s": [0x09, 0x0D, 0x20, 0x20, 0xA0, 0xA0, 0x1680, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029, 0x202F, 0x202F,
          0x205F, 0x205F, 0x3000, 0x3000, 0xFEFF, 0xFEFF]}
_LINE_END = [0x0A, 0x0A, 0x0D, 0x0D, 0x2028, 0x2029]
_CONTROLS = {"t": 0x09, "n": 0x0A, "v": 0x0B, "f": 0x0C, "r": 0x0D, "b": 0x08, "0": 0}
_ASSERTIONS = {"^": "start", "$": "end", r"\b": "word-boundary", r"\B": "no-word-boundary"}
_CATEGORIES = (
    "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp").split()
# Characters and escapes in order; what groups and classes mean follows from them.
_TOKEN = re.compile(
    r"\\u\{[0-9A-Fa-f]+\}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\[pP]\{\w+\}|\\.|.", re.DOTALL)
_QUANTIFIER = re.compile(r"(?:[*+?]|\{([0-9]+)(,?)([0-9]*)\})\??")


class NotSupported(ValueError):
    """The server alone checks this pattern."""


def _part(ranges, categories=(), negated=False):
    return {"ranges": list(ranges), "categories": list(categories), "isNegated": negated}


def _set_of(token: str) -> dict:
    """The characters that an escape or a character stands for."""
    if token[0] != "\\":
        return _part([ord(token)] * 2)
    letter = token[1:2]
    if letter and letter in "123456789k":
        raise NotSupported("back-references are not supported")
    if letter in ("p", "P"):
        return _part([], [one for one in _CATEGORIES if one.startswith(token[3:-1])], letter == "P")
    if letter.lower() in _CLASSES:
        return _part(_CLASSES[letter.lower()], [], letter.isupper())
    if len(token) > 2:
        return _part([int(re.sub("[^0-9A-Fa-f]", "", token), 16)] * 2)
    return _part([_CONTROLS.get(letter, ord(letter))] * 2)


def _state_of(token: str) -> dict:
    if token in _ASSERTIONS:
        return {"assertion": _ASSERTIONS[token]}
    if token == ".":
        return {"set": {"parts": [_part(_LINE_END, [], True)], "isNegated": False}}
    negated = token in (r"\D", r"\W", r"\S")
    return {"set": {"parts": [_set_of(token.lower() if negated else token)], "isNegated": negated}}


def _emit(states: list, state: dict) -> int:
    if len(states) >= STATES_MAX:
        raise NotSupported("too many states")
    states.append(state)
    return len(states) - 1


def _repeated(body, minimum: int, maximum: int | None):
    def write(states):
        for _ in range(minimum):
            before = len(states)
            body(states)
            if len(states) == before:
                return  # repeating an empty operand has no effect
        forks = []
        for _ in range(minimum, minimum + 1 if maximum is None else maximum):
            forks.append(_emit(states, {"go": []}))
            body(states)
        if maximum is None:
            _emit(states, {"go": [forks[0]]})
        for fork in forks:
            states[fork]["go"] = [fork + 1, len(states)]

    return write


class _Parser:
    """Parses a pattern to functions that write its states, so that counts can write them again."""

    def __init__(self, source: str):
        self.source, self.place = source, 0

    def take(self, text: str) -> bool:
        if not self.source.startswith(text, self.place):
            return False
        self.place += len(text)
        return True

    def match(self, expression: re.Pattern):
        found = expression.match(self.source, self.place)
        self.place = found.end() if found else self.place
        return found

    def token(self) -> str:
        found = self.match(_TOKEN)
        if found is None or found[0] == "\\":
            raise NotSupported("the pattern ends early")
        return found[0]

    def alternatives(self):
        choices = [self.sequence()]
        while self.take("|"):
            choices.append(self.sequence())

        def write(states):
            jumps = []
            for choice in choices[:-1]:
                fork = _emit(states, {"go": []})
                choice(states)
                jumps.append(_emit(states, {"go": []}))
                states[fork]["go"] = [fork + 1, len(states)]
            choices[-1](states)
            for jump in jumps:
                states[jump]["go"] = [len(states)]

        return write

    def sequence(self):
        nodes = []
        while self.place < len(self.source) and self.source[self.place] not in "|)":
            atom = self.atom()
            if found := self.match(_QUANTIFIER):
                low, comma, high = found.groups()
                if low is None:
                    bounds = {"*": (0, None), "+": (1, None), "?": (0, 1)}[found[0][0]]
                else:
                    bounds = int(low), (int(low) if not comma else int(high) if high else None)
                atom = _repeated(atom, *bounds)
            nodes.append(atom)

        def write(states):
            for node in nodes:
                node(states)

        return write

    def atom(self):
        if self.take("("):
            if re.match(r"\?<?[=!]", self.source[self.place:]):
                raise NotSupported("look-around is not supported")
            self.match(re.compile(r"\?(?::|<\w+>)"))
            node = self.alternatives()
            if not self.take(")"):
                raise NotSupported("a group has no end")
            return node
        state = {"set": self.characters()} if self.take("[") else _state_of(self.token())
        return lambda states: _emit(states, dict(state))

    def characters(self) -> dict:
        negated, parts = self.take("^"), []
        while not self.take("]"):
            first = _set_of(self.token())
            if re.match(r"-[^\]]", self.source[self.place:]):
                self.take("-")
                first = _part([first["ranges"][0], _set_of(self.token())["ranges"][0]])
            parts.append(first)
        return {"parts": parts, "isNegated": negated}


@functools.lru_cache(maxsize=256)
def automaton(source: str) -> list[dict] | None:
    """The automaton of a pattern; None if it is not valid here: the server alone checks it then."""
    try:
        states: list[dict] = []
        parser = _Parser(source)
        parser.alternatives()(states)
        return [*states, {}] if parser.place == len(source) else None
    except (NotSupported, IndexError, OverflowError, RecursionError):
        return None


def _contains(one: dict, character: str) -> bool:
    code, category = ord(character), unicodedata.category(character)
    return one["isNegated"] != any(
        part["isNegated"] != (category in part["categories"] or any(
            low <= code <= high for low, high in zip(part["ranges"][::2], part["ranges"][1::2])))
        for part in one["parts"])


def _asserts(name: str, before: str, after: str) -> bool:
    def is_word(character):
        return character.isascii() and (character.isalnum() or character == "_")

    match name:
        case "start": return before == ""
        case "end": return after == ""
        case "word-boundary": return is_word(before) != is_word(after)
        case _: return is_word(before) == is_word(after)


def matches(states: list[dict], text: str) -> bool:
    """Whether the whole text matches: all states advance together, with at most n · states steps."""
    def reached(starts, before, after):
        pending, seen, following = list(starts), set(), []
        while pending:
            state = pending.pop()
            if state in seen:
                continue
            seen.add(state)
            one = states[state]
            if "go" in one:
                pending += one["go"]
            elif "assertion" not in one:
                following.append(state)
            elif _asserts(one["assertion"], before, after):
                pending.append(state + 1)
        return following

    current = reached([0], "", text[:1])
    for place, character in enumerate(text):
        current = reached(
            [state + 1 for state in current if states[state] and _contains(states[state]["set"], character)],
            character, text[place + 1:place + 2])
    return any(not states[state] for state in current)
