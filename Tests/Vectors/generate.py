#!/usr/bin/python3
"""Writes conditions.json: test cases for the evaluation of conditions.

    Tests/Vectors/generate.py [--check]

The script evaluates nothing. Each family states how an answer relates to an operand; a table gives the
result of each operator for that relation. Swift (QuestionnairesTests, IngestionTests) and the preview's
JavaScript (Tests/Preview) evaluate every case. Shared/Forms/Questionnaires/README.md explains the rules.
"""

import json
import sys
from pathlib import Path

TARGET = Path(__file__).with_name("conditions.json")

ORDERS = ("less", "less-or-equal", "greater", "greater-or-equal")
OPERATORS = ("answered", "not-answered", "equal", "not-equal") + ORDERS
# Relation of an answer to an operand -> results of answered, not-answered, equal, not-equal, <, <=, >, >=.
T, F, E = True, False, None
MEANING = {
    "none": (F, T, E, E, E, E, E, E),
    "less": (T, F, F, T, T, T, F, F),
    "equal": (T, F, T, F, F, T, F, T),
    "greater": (T, F, F, T, F, F, T, T),
    # Equal or different, without an order.
    "same": (T, F, T, F, E, E, E, E),
    "other": (T, F, F, T, E, E, E, E),
    # Not comparable.
    "apart": (T, F, E, E, E, E, E, E),
}

cases = []


def case(name, why, condition, result, answers=None, earlier=None, hidden=None):
    entry = {"name": name, "why": why, "condition": condition, "answers": answers or {}}
    if earlier:
        entry["earlier"] = earlier
    if hidden:
        entry["hidden"] = hidden
    entry["result"] = result
    cases.append(entry)


def subject(question, questionnaire=""):
    return {"questionnaire": questionnaire, "question": question}


def compare(question, operator, codes=(), number=None, text="", questionnaire=""):
    return {
        "subject": subject(question, questionnaire), "is": operator, "codes": list(codes),
        "number": number, "text": text,
    }


def count(questions, operator, number, codes=()):
    return {
        "count": [subject(each) if isinstance(each, str) else each for each in questions],
        "is": operator, "codes": list(codes), "number": number,
    }


def pairs(family, table):
    """Adds every operator for each answer and operand."""
    for position, (answer, operand, relation, why) in enumerate(table, 1):
        for operator, result in zip(OPERATORS, MEANING[relation]):
            case(
                f"{family} {position} {operator}", why, compare("a", operator, **operand), result,
                {} if answer is None else {"a": answer})


def n(value):
    return {"number": value}


def c(*codes):
    return {"codes": list(codes)}


def t(value):
    return {"text": value}


NOTHING = {}

pairs("number", [
    (None, n(5), "none", "no answer"),
    (n(5), n(5), "equal", "the same number"),
    (n(5), n(5.1), "less", "a smaller number"),
    (n(5), n(4.9), "greater", "a larger number"),
    (n(-5), n(3), "less", "below zero"),
    (n("-0"), n(0), "equal", "zero has no sign"),
    (n(0), n("-0"), "equal", "zero has no sign"),
    (n(0.1 + 0.2), n(0.3), "greater", "numbers are compared exactly, without a tolerance"),
    (n(5e-324), n(0), "greater", "the smallest number above zero"),
    (n(1.7976931348623157e308), n(1.7976931348623157e308), "equal", "the largest number"),
    (n(9007199254740993), n(9007199254740992), "equal", "beyond 53 bits both read as one number"),
    (n(0.0000001), n(1e-7), "equal", "two spellings of one number"),
    (n("NaN"), n(5), "none", "an invalid number is not an answer"),
    (n("Infinity"), n(5), "none", "an infinite number is no answer"),
    (n("-Infinity"), n(5), "none", "an infinite number is no answer"),
    (n("NaN"), n("NaN"), "none", "an invalid number is not an answer"),
    (n(5), n("NaN"), "apart", "there is no number to compare with"),
    (n(5), n("Infinity"), "apart", "there is no finite number to compare with"),
    (n(5), n("-Infinity"), "apart", "there is no finite number to compare with"),
    (n(5), NOTHING, "apart", "there is nothing to compare with"),
    (n(5), c("5"), "apart", "a number is no code"),
    (n(5), t("5"), "apart", "a number is no text"),
    (n(5), {"number": 5, "text": "6", "codes": ["6"]}, "equal", "numbers go by the number"),
])

pairs("codes", [
    (None, c("a"), "none", "no answer"),
    (c(), c("a"), "none", "nothing chosen is no answer"),
    (c("a"), c("a"), "same", "the code is chosen"),
    (c("a"), c("b"), "other", "another code is chosen"),
    (c("a"), c("b", "a"), "same", "one of the codes is chosen"),
    (c("a", "b"), c("b"), "same", "a multiple choice contains the code"),
    (c("a", "b"), c("c", "d"), "other", "a multiple choice contains none of the codes"),
    (c("a", "a"), c("a"), "same", "chosen twice is chosen"),
    (c("gone"), c("a"), "other", "an option that the question does not have is another one"),
    (c("a"), c("gone"), "other", "an option that the question does not have is not chosen"),
    (c("A"), c("a"), "other", "codes differ in case"),
    (c(" a"), c("a"), "other", "codes are not trimmed"),
    (c("\u212a"), c("K"), "other", "the Kelvin sign is not the letter K"),
    (c("e\u0301"), c("\u00e9"), "other", "codes are compared byte by byte"),
    (c(""), c(""), "same", "an empty code is a code"),
    (c("yes"), c("yes"), "same", "yes/no has two codes"),
    (c("a"), NOTHING, "apart", "there is nothing to compare with"),
    (c("1"), n(1), "apart", "a code is not a number"),
    (c("a"), t("a"), "apart", "a code is not a text"),
    (c("a"), {"codes": ["a"], "number": 1, "text": "b"}, "same", "codes are compared by their codes"),
    (c("2026-01-30"), t("2026-01-31"), "apart", "a code is not a day, even if it looks like one"),
])

pairs("text", [
    (None, t("x"), "none", "no answer"),
    (t(""), t("x"), "none", "an empty text is no answer"),
    (t(" \n\t"), t("x"), "none", "white space is no answer"),
    (t("\u3000\u0085\u00a0\u2003"), t("x"), "none", "white space of Unicode is no answer"),
    (t(" "), t(" "), "none", "white space is no answer, even to white space"),
    (t("\u200b"), t("x"), "other", "a zero width space is no white space"),
    (t("typed"), t("typed"), "same", "the same text; texts have no order"),
    (t("abc"), t("abd"), "other", "texts have no order, also of one length"),
    (t("Ulm"), t("ulm"), "other", "texts differ in case"),
    (t("Ulm "), t("Ulm"), "other", "texts are not trimmed"),
    (t("e\u0301"), t("\u00e9"), "other", "texts are compared byte by byte"),
    (t("\U0001f9bb"), t("\U0001f9bb"), "same", "beyond 16 bits"),
    (t("a\u0000b"), t("a\u0000b"), "same", "a zero does not end a text"),
    (t("a\u0000b"), t("a\u0000c"), "other", "a zero does not end a text"),
    (t("0042"), t("0100"), "other", "digits in a text are no number"),
    (t("5"), n(5), "apart", "a text is no number"),
    (t("a"), c("a"), "apart", "a text is no code"),
    (t("a"), NOTHING, "apart", "there is nothing to compare with"),
    (t("a"), {"text": "a", "number": 1, "codes": ["b"]}, "same", "texts go by the text"),
    (t("x" * 300), t("x" * 300), "same", "a long text"),
])

DAY = t("2026-01-31")
pairs("date", [
    (t("2026-01-30"), DAY, "less", "the day before"),
    (t("2026-01-31"), DAY, "equal", "the day"),
    (t("2026-02-01"), DAY, "greater", "the day after"),
    (t("2025-12-31"), t("2026-01-01"), "less", "over the end of a year"),
    (t("0001-01-01"), t("9999-12-31"), "less", "the first and the last day"),
    (t("2024-02-29"), t("2024-03-01"), "less", "a leap day"),
    (t("2000-02-29"), t("2000-03-01"), "less", "a leap day of a century"),
    (t("tomorrow!!"), DAY, "other", "no day, though of the length of one"),
    (t("2026-02-31"), DAY, "other", "the calendar has no such day"),
    (t("2023-02-29"), t("2023-03-01"), "other", "no leap year"),
    (t("1900-02-29"), t("1900-03-01"), "other", "no leap year"),
    (t("2026-01-30"), t("2026-02-30"), "other", "compared with a day that does not exist"),
    (t("2026-13-01"), DAY, "other", "no such month"),
    (t("2026-00-10"), DAY, "other", "no such month"),
    (t("2026-01-00"), DAY, "other", "no such day"),
    (t("2026-04-31"), DAY, "other", "no such day"),
    (t("0000-01-01"), DAY, "other", "years count from 1"),
    (t("2026/01/30"), DAY, "other", "another spelling"),
    (t("2026-1-30"), DAY, "other", "another spelling"),
    (t("20260130"), DAY, "other", "another spelling"),
    (t("30.01.2026"), DAY, "other", "another spelling"),
    (t("+026-01-30"), DAY, "other", "a sign is no digit"),
    (t("\uff12026-01"), DAY, "other", "a digit of full width is no digit"),
    (t(" 2026-01-3"), DAY, "other", "white space is no digit"),
    (t("2026-01-30\n"), DAY, "other", "a line end is no part of a day"),
    (t("2026-01"), DAY, "other", "a month is less precise than a day"),
    (t("2026-01-30T10:00"), DAY, "other", "a time is more precise than a day"),
    (t("2026-01-30"), t("2026-01-31T10:00"), "other", "a day is less precise than a time"),
    (t("18:30"), DAY, "other", "a time of day is no day"),
    (n(20260130), DAY, "apart", "a number is no day"),
    (c("2026-01-30"), DAY, "apart", "a code is no day"),
])

CLOCK = t("18:30")
pairs("time", [
    (t("18:29"), CLOCK, "less", "a minute before"),
    (t("18:30"), CLOCK, "equal", "the minute"),
    (t("18:31"), CLOCK, "greater", "a minute after"),
    (t("00:00"), t("23:59"), "less", "the first and the last minute"),
    (t("09:59"), t("10:00"), "less", "over the tens"),
    (t("24:00"), CLOCK, "other", "24:00 is the next day"),
    (t("18:60"), CLOCK, "other", "no such minute"),
    (t("6:30"), CLOCK, "other", "another spelling"),
    (t("18.30"), CLOCK, "other", "another spelling"),
    (t("18-29"), CLOCK, "other", "another spelling"),
    (t("1\u0600:"), CLOCK, "other", "five bytes, no time"),
    (t("18:29"), t("25:00"), "other", "compared with a time that does not exist"),
    (t("18:29:59"), CLOCK, "other", "seconds are more precise than minutes"),
    (t("2026-01-31"), CLOCK, "other", "a day is no time of day"),
    (n(18.5), CLOCK, "apart", "a number is no time"),
])

MOMENT = t("2026-01-31T18:30")
pairs("date-time", [
    (t("2026-01-31T18:29"), MOMENT, "less", "a minute before"),
    (t("2026-01-31T18:30"), MOMENT, "equal", "the minute"),
    (t("2026-02-01T00:00"), MOMENT, "greater", "the day after"),
    (t("2026-01-31 18:29"), MOMENT, "other", "another spelling"),
    (t("2026-01-31t18:29"), MOMENT, "other", "another spelling"),
    (t("2026-01-31T24:00"), MOMENT, "other", "24:00 is the next day"),
    (t("2026-02-30T10:00"), MOMENT, "other", "the calendar has no such day"),
    (t("2026-01-31T18:3Z"), MOMENT, "other", "of the length, no time"),
    (t("2026-01-31T18:29Z"), MOMENT, "other", "times are of the sheet's zone and name none"),
    (t("2026-01-31T18:29:00"), MOMENT, "other", "seconds are more precise than minutes"),
    (t("2026-01-31"), MOMENT, "other", "a day is less precise"),
])

# --- Combinations. `x` is answered yes, `e` is not.
YES = compare("x", "equal", ["yes"])
NO = compare("x", "equal", ["no"])
EMPTY = compare("e", "equal", ["yes"])
PARTS = {"true": YES, "false": NO, "empty": EMPTY}
SAID = {"x": c("yes")}
ALL = {
    ("true", "true"): T, ("true", "false"): F, ("true", "empty"): E,
    ("false", "true"): F, ("false", "false"): F, ("false", "empty"): F,
    ("empty", "true"): E, ("empty", "false"): F, ("empty", "empty"): E,
}
ANY = {
    ("true", "true"): T, ("true", "false"): T, ("true", "empty"): T,
    ("false", "true"): T, ("false", "false"): F, ("false", "empty"): E,
    ("empty", "true"): T, ("empty", "false"): E, ("empty", "empty"): E,
}
NOT = {T: F, F: T, E: E}
for kind, table in (("all", ALL), ("any", ANY)):
    for (left, right), result in table.items():
        whole = {kind: [PARTS[left], PARTS[right]]}
        case(f"{kind} of {left} and {right}", "Kleene's logic", whole, result, SAID)
        case(
            f"not {kind} of {left} and {right}", "empty passes through not", {"not": whole},
            NOT[result], SAID)
for name, result in (("true", T), ("false", F), ("empty", E)):
    part = PARTS[name]
    case(f"not {name}", "empty passes through not", {"not": part}, NOT[result], SAID)
    case(f"not not {name}", "negated twice", {"not": {"not": part}}, result, SAID)
    case(f"all of {name} alone", "a combination of one part is that part", {"all": [part]}, result,
         SAID)
    case(f"any of {name} alone", "a combination of one part is that part", {"any": [part]}, result,
         SAID)
case("all of nothing", "nothing is missing", {"all": []}, T)
case("any of nothing", "nothing holds", {"any": []}, F)
case("not all of nothing", "the opposite", {"not": {"all": []}}, F)
case("not any of nothing", "the opposite", {"not": {"any": []}}, T)
case("any of all of nothing", "nested", {"any": [{"all": []}, EMPTY]}, T, SAID)
case("all of any of nothing", "nested", {"all": [{"any": []}, EMPTY]}, F, SAID)
for levels in (2, 3, 20, 49, 50, 200):
    deep = EMPTY
    for _ in range(levels):
        deep = {"not": deep}
    case(f"empty below {levels} nots", "empty stays empty, however deep", deep, E, SAID)
    deep = YES
    for _ in range(levels):
        deep = {"not": deep}
    case(f"true below {levels} nots", "an even number of negations cancels out", deep, levels % 2 == 0, SAID)
    deep = YES
    for level in range(levels):
        deep = {"all": [deep, YES]} if level % 2 else {"any": [NO, deep]}
    case(f"true below {levels} combinations", "nesting alone changes nothing", deep, T, SAID)

# --- Counts.
CHOSEN = {
    "one": c("a"), "many": c("a", "b"), "twice": c("a", "a"), "number": n(5), "text": t("x"),
    "none": c(), "blank": t(" "), "nan": n("NaN"), "kelvin": c("K", "\u212a"),
}
for name, questions, codes, expected, why in (
    ("a choice", ["one"], [], 1, "a chosen option counts once"),
    ("choices", ["one", "many"], [], 3, "over several questions they add up"),
    ("with codes", ["one", "many"], ["a"], 2, "only these codes count"),
    ("with two codes", ["one", "many"], ["a", "b"], 3, "any of these codes counts"),
    ("with unknown codes", ["one", "many"], ["gone"], 0, "an unknown code is never chosen"),
    ("chosen twice", ["twice"], [], 1, "the same option counts once"),
    ("chosen twice with codes", ["twice"], ["a", "b"], 1, "the same option counts once"),
    ("a code named twice", ["one"], ["a", "a"], 1, "the same option counts once"),
    ("a question named twice", ["one", "one"], [], 2, "each mention counts"),
    ("a number", ["number"], [], 1, "an answer other than a choice counts once"),
    ("a text", ["text"], [], 1, "an answer other than a choice counts once"),
    ("a number with codes", ["number", "text"], ["5", "x"], 0, "an answer other than a choice has no codes"),
    ("nothing answered", ["missing", "none", "blank"], [], 0, "no answer counts 0"),
    ("no number", ["nan"], [], 0, "an invalid number is not an answer"),
    ("all kinds", ["one", "many", "number", "text", "none", "blank", "nan"], [], 5, "together"),
    ("no question", [], [], 0, "over nothing it is 0"),
    ("codes by bytes", ["kelvin"], [], 2, "the Kelvin sign is not the letter K"),
    ("codes by bytes, named", ["kelvin"], ["K"], 1, "the Kelvin sign is not the letter K"),
):
    for operator, number, result in (
        ("equal", expected, T), ("equal", expected + 1, F), ("not-equal", expected, F),
        ("less", expected, F), ("less", expected + 0.5, T), ("less-or-equal", expected, T),
        ("greater", expected - 1, T), ("greater", expected, F), ("greater-or-equal", expected, T),
        ("equal", "NaN", E), ("not-equal", "NaN", E), ("less", "Infinity", E),
        ("greater", "-Infinity", E),
    ):
        finite = not isinstance(number, str)
        case(
            f"count {name} {operator} {number}",
            why if finite else "there is no finite number to compare with",
            count(questions, operator, number, codes), result,
            {key: CHOSEN[key] for key in questions if key in CHOSEN})
for operator in (None, "answered", "not-answered"):
    case(
        f"count {operator or 'without an operator'}", "a count is always there; compare it",
        count(["one"], operator, 1), E, {"one": c("a")})
case("not a count", "a count is never empty", {"not": count(["one"], "less", 1)}, T,
     {"one": c("a")})

# --- Unknown conditions.
for name, unknown in (
    ("malformed", {"malformed": "no condition"}),
    ("without an operator", compare("x", None, ["yes"])),
    ("over a score", {"subject": {"questionnaire": "", "score": "total"}, "is": "greater",
                      "codes": [], "number": 1, "text": ""}),
    ("over an earlier score", {"subject": {"questionnaire": "other", "score": "total"},
                               "is": "greater", "codes": [], "number": 1, "text": ""}),
):
    why = "an unknown condition is empty, so it shows nothing"
    case(f"{name}", why, unknown, E, SAID)
    case(f"not {name}", why, {"not": unknown}, E, SAID)
    case(f"{name} or true", "Kleene's logic", {"any": [unknown, YES]}, T, SAID)
    case(f"{name} and false", "Kleene's logic", {"all": [unknown, NO]}, F, SAID)
    case(f"{name} and true", "Kleene's logic", {"all": [unknown, YES]}, E, SAID)
case("score without an answer", "scores are known at the end, to next lists alone",
     {"subject": {"questionnaire": "", "score": "total"}, "is": "not-answered", "codes": [],
      "number": None, "text": ""}, T, SAID)

# --- Other questionnaires and earlier sheets.
BEFORE = {"other": {"a": c("sleep"), "n": n(5), "d": t("2026-01-30"), "blank": t(" ")}}
for name, condition, result, why in (
    ("its answer", compare("a", "equal", ["sleep"], questionnaire="other"), T, "the latest sheet"),
    ("another answer", compare("a", "equal", ["mood"], questionnaire="other"), F,
     "the latest sheet"),
    ("its number", compare("n", "greater", number=4, questionnaire="other"), T, "the latest sheet"),
    ("its day", compare("d", "less", text="2026-01-31", questionnaire="other"), T,
     "the latest sheet"),
    ("a blank answer", compare("blank", "answered", questionnaire="other"), F,
     "white space is not an answer there either"),
    ("no such question", compare("gone", "answered", questionnaire="other"), F, "not answered"),
    ("no such question equal", compare("gone", "equal", ["a"], questionnaire="other"), E,
     "no answer is empty"),
    ("no such sheet", compare("a", "answered", questionnaire="never"), F, "not answered"),
    ("no such sheet equal", compare("a", "not-equal", ["a"], questionnaire="never"), E,
     "no answer is empty"),
    ("not the sheet's own", compare("a", "answered"), F, "the other's answer is not this one's"),
    ("a type that changed", compare("a", "greater", number=1, questionnaire="other"), E,
     "an older version had another type"),
    ("a count over both", count(["x", subject("a", "other")], "equal", 2), T, "they add up"),
):
    case(f"earlier: {name}", why, condition, result, SAID, BEFORE)
case("not the other's", "an answer of this sheet is not the other's",
     compare("x", "answered", questionnaire="other"), F, SAID, BEFORE)

# --- Hidden questions.
for operator, result in zip(OPERATORS, MEANING["none"]):
    case(f"hidden {operator}", "an answer to a hidden question does not count",
         compare("h", operator, ["yes"]), result, {"h": c("yes")}, hidden=["h"])
case("count over hidden", "an answer to a hidden question does not count",
     count(["h", "x"], "equal", 1), T, {"h": c("yes"), "x": c("yes")}, hidden=["h"])
case("later question", "a question not reached yet has no answer",
     compare("zz_later", "not-answered"), T, SAID)


def text() -> str:
    names = [entry["name"] for entry in cases]
    assert len(set(names)) == len(names), [name for name in names if names.count(name) > 1]
    lines = ",\n".join(json.dumps(entry, allow_nan=False) for entry in cases)
    return f"[\n{lines}\n]\n"


def main() -> int:
    if "--check" in sys.argv[1:]:
        return int(TARGET.read_text() != text())
    TARGET.write_text(text())
    print(f"{len(cases)} cases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
