#!/usr/bin/python3
"""Writes expressions.json: test cases for the evaluation of expressions.

    Tests/Vectors/generate_expressions.py [--check]

The script evaluates nothing: the results are written down. Swift (QuestionnairesTests) and JavaScript (Tests/Preview,
Tests/Stubs) evaluate every case. Its keys: `expression` as a tree, `answers` by question, `weights` of the codes of
choices (a choice without them has no number), `today`, `earlier` answers of the previous sheet, `profile` values by field,
`calculations` by id, and `result`, the value of a calculation
with the expression: `{"number": …}`, `{"text": …}`, `{"truth": …}` or null if it is missing. Numbers are exact, unless
`approximate` is true (relative difference up to 1e-12). rules.proto defines the functions.
"""

import json
import sys
from pathlib import Path

TARGET = Path(__file__).with_name("expressions.json")
MISSING = None
cases = []


def tree(value):
    """Numbers stand for themselves, `"text` for a text, other texts for questions."""
    if isinstance(value, dict):
        return value
    if isinstance(value, str):
        return {"text": value[1:]} if value.startswith('"') else {"answer": value}
    return {"number": value}


def call(name, *operands):
    return {"call": name, "of": [tree(each) for each in operands]}


def answer(value):
    if isinstance(value, list):
        return {"codes": value}
    return {"text": value} if isinstance(value, str) else {"number": value}


def case(why, expression, result, answers=None, approximate=False, **rest):
    if isinstance(result, bool):
        result = {"truth": result}
    elif result is not None:
        result = answer(result)
    entry = {
        "name": f"{len(cases) + 1}: {why}", "why": why, "expression": tree(expression),
        "answers": {key: answer(value) for key, value in (answers or {}).items()}, "result": result,
    }
    if approximate:
        entry["approximate"] = True
    cases.append(entry | rest)


def table(function, why, *rows):
    """Adds a case for each row: operands, and the result last."""
    for row in rows:
        case(f"{function}: {why}", call(function, *row[:-1]), row[-1])


# --- Arithmetic.
table("add", "numbers", (2, 3, 5), (2, "gone", MISSING), (1, 2, 3, 4, 10), (7, 7), (-1, 1, 0))
table("add", "from left to right", (0.1, 0.2, 0.3, 0.6000000000000001), (1e16, 1, 1, 1e16), (1, 1e16, -1e16, 0))
table("add", "an overflow is missing", (1e308, 1e308, MISSING))
table("subtract", "numbers", (5, 3, 2), (3, 5, -2), ("gone", 1, MISSING), (1, "gone", MISSING), (0.3, 0.1, 0.19999999999999998))
table("multiply", "numbers", (2, 3, 6), (2, 3, 4, 24), (0, -5, 0), (1e200, 1e200, MISSING), (2, "gone", MISSING))
table("divide", "numbers", (6, 4, 1.5), (1, 3, 0.3333333333333333), (0, 5, 0))
table("divide", "by zero is missing", (1, 0, MISSING), (0, 0, MISSING), (-1, 0, MISSING), (1, -0.0, MISSING))
table("remainder", "with the sign of the first", (7, 3, 1), (-7, 3, -1), (7, -3, 1), (5.5, 2, 1.5), (6, 3, 0), (7, 0, MISSING))
table("negate", "the opposite sign", (3, -3), (-3, 3), (0, 0), ("gone", MISSING))
table("absolute", "without a sign", (-3.5, 3.5), (3.5, 3.5), (0, 0), ("gone", MISSING))
table("floor", "towards minus infinity", (2.7, 2), (-2.1, -3), (2, 2), (-0.5, -1), ("gone", MISSING))
table("ceiling", "towards infinity", (2.1, 3), (-2.7, -2), (2, 2), (-0.5, 0), ("gone", MISSING))
table("power", "whole exponents", (2, 10, 1024), (2, -2, 0.25), (5, 0, 1), (0, 0, 1), (-2, 3, -8), (1.1, 2, 1.2100000000000002),
      (0.1, 3, 0.0010000000000000002), (10, 308, 1.0000000000000006e308), (10, 309, MISSING), (0, -1, MISSING), (1.5, 5, 7.59375),
      (1e200, -2, 0), (1, 1024, 1), (2, 1023, 8.98846567431158e307), (2, 1024, MISSING))
table("power", "the square root", (9, 0.5, 3), (2, 0.5, 1.4142135623730951), (0, 0.5, 0), (-1, 0.5, MISSING))
for base, exponent, result in (
        (8, 1 / 3, 2.0), (2, 1.5, 2.8284271247461903), (10, -0.5, 0.31622776601683794), (2, 2000.5, MISSING),
        (-8, 1 / 3, MISSING), (0, 1.5, 0), (1.001, 2000, 7.3816756535545195)):
    case("power: other exponents", call("power", base, exponent), result, approximate=True)

# --- Rounding.
table("round", "halves away from zero", (2.5, 3), (-2.5, -3), (0.5, 1), (-0.5, -1), (1.5, 2), (2.4, 2), (-2.4, -2), (-0.2, 0))
table("round", "just below a half", (0.49999999999999994, 0), (4503599627370497.5, 4503599627370498))
table("round", "to digits", (3.14159, 2, 3.14), (2.675, 2, 2.68), (1.005, 2, 1), (-1.25, 1, -1.3), (1234.5678, 0, 1235), (0.1, 10, 0.1),
      (23.456789, 4, 23.4568), (1e300, 2, 1e300), (9007199254740993, 1, 9007199254740992))
table("round", "digits that are not 0 to 10 are missing", (1, -1, MISSING), (1, 11, MISSING), (1, 0.5, MISSING), (1, "gone", MISSING))

# --- Several numbers.
table("minimum", "the smallest", (3, 1, 2, 1), (5, 5), (-1, -2, -2), (3, "gone", MISSING))
table("maximum", "the largest", (3, 1, 2, 3), (5, 5), (-1, -2, -1), (3, "gone", MISSING))
table("mean", "sum divided by the number", (1, 2, 3, 4, 2.5), (5, 5), (1, 2, 2, 1.6666666666666667), (1, "gone", MISSING), (1e308, 1e308, MISSING))
SAID = {"n": 7, "t": "word", "c": ["a"], "blank": " \u3000", "none": [], "zero": 0}
case("count: values of every type", call("count", "n", "t", "c", "zero"), 4, SAID)
case("count: missing values", call("count", "n", "gone", "blank", "none"), 1, SAID)
case("count: never missing", call("count", "gone"), 0, SAID)
case("count: computed values", call("count", call("divide", 1, 0), call("equal", 1, 1), 5), 2, SAID)
case("coalesce: the first value", call("coalesce", "gone", "n", 1), 7, SAID)
case("coalesce: zero is a value", call("coalesce", "zero", 5), 0, SAID)
case("coalesce: false is a value", call("coalesce", call("equal", 1, 2), call("equal", 1, 1)), False, SAID)
case("coalesce: a blank text is missing", call("coalesce", "blank", '"given'), "given", SAID)
case("coalesce: all missing", call("coalesce", "gone", "blank"), MISSING, SAID)

# --- Answers.
case("the answer", "n", 7, SAID)
case("a text", "t", "word", SAID)
case("a missing answer", "gone", MISSING, SAID)
case("a blank text", "blank", MISSING, SAID)
case("a literal of white space is missing", '" ', MISSING)
case("a number that is not one", "n", MISSING, {"n": float("inf")})
case("a choice without numbers is no value", "c", MISSING, SAID)
WEIGHTS = {"c": {"a": 2, "b": 3.5}, "d": {"b": 3.5}, "yn": {"yes": 1, "no": 0}}
case("a choice is its number", "c", 2, SAID, weights=WEIGHTS)
case("several options are summed", "c", 5.5, {"c": ["a", "b"]}, weights=WEIGHTS)
case("an option without a number", "c", MISSING, {"c": ["a", "x"]}, weights=WEIGHTS)
case("an option without a number is an answer", call("answered", "c"), True, {"c": ["x"]}, weights=WEIGHTS)
case("a choice in arithmetic", call("multiply", "c", 10), 20, SAID, weights=WEIGHTS)
case("a choice without numbers in arithmetic", call("multiply", "c", 10), MISSING, SAID)
case("yes counts 1", call("add", "yn", 1), 2, {"yn": ["yes"]}, weights=WEIGHTS)
case("a text is no number", call("add", "t", 1), MISSING, {"t": "5"})
case("a truth value is no number", call("add", call("equal", 1, 1), 1), MISSING)
case("answered", call("answered", "n"), True, SAID)
case("answered: zero", call("answered", "zero"), True, SAID)
case("answered: missing", call("answered", "gone"), False, SAID)
case("answered: nothing chosen", call("answered", "none"), False, SAID)
case("answered: a computed value", call("answered", call("divide", 1, 0)), False)
table("length", "Unicode scalars", ('"word', 4), ('"\u00e9', 1), ('"e\u0301', 2), ('"\U0001f9bb', 1), ('"  a ', 4), ("gone", MISSING), (5, MISSING))

# --- Comparisons.
ORDERS = ("equal", "not-equal", "less", "less-or-equal", "greater", "greater-or-equal")
T, F, E = True, False, None
MEANING = {
    "less": (F, T, T, T, F, F), "same": (T, F, F, T, F, T), "greater": (F, T, F, F, T, T),
    "equal": (T, F, E, E, E, E), "other": (F, T, E, E, E, E), "apart": (E,) * 6,
}
GIVEN = {"c": ["a", "b"], "d": ["b"], "e": ["x"], "f": ["b"], "t": "word", "born": "2000-02-29", "woke": "06:30", "at": "2026-03-01T08:15"}
for left, right, meaning, why in (
        (1, 2, "less", "numbers"), (2, 2, "same", "numbers"), (3, 2, "greater", "numbers"), (0, -0.0, "same", "zero has no sign"),
        (call("add", 0.1, 0.2), 0.3, "greater", "exact, without a tolerance"),
        (1, "gone", "apart", "a missing operand"), ("gone", 1, "apart", "a missing operand"),
        ("c", '"a', "equal", "a chosen code"), ('"b', "c", "equal", "a chosen code"), ("c", '"A', "other", "codes differ in case"),
        ("c", '"x', "other", "a code that is not chosen"), ("c", "f", "equal", "a common code"), ("c", "e", "other", "no common code"),
        ("d", 3.5, "same", "the number of a choice"), ("d", 4, "less", "the number of a choice"), ("e", 1, "apart", "a choice without a number"),
        ("t", '"word', "equal", "texts have no order"), ("t", '"Word', "other", "texts differ in case"),
        ('"e\u0301', '"\u00e9', "other", "texts are compared byte by byte"), ("t", 5, "apart", "a text and a number"),
        ("born", '"2000-03-01', "less", "dates"), ("born", '"2000-02-29', "same", "dates"), ('"1999-12-31', "born", "less", "dates"),
        ("born", '"2023-02-29', "other", "a day that does not exist"), ("woke", '"07:00', "less", "times"),
        ("at", '"2026-03-01T08:14', "greater", "dates with a time"), ("born", "at", "other", "a date and a date with a time"),
        (call("equal", 1, 1), call("equal", 2, 2), "equal", "truth values"), (call("equal", 1, 1), call("equal", 1, 2), "other", "truth values"),
        (call("equal", 1, 1), 1, "apart", "a truth value and a number"), (call("equal", 1, 1), '"yes', "apart", "a truth value and a text")):
    for operator, result in zip(ORDERS, MEANING[meaning]):
        case(f"{operator}: {why}", call(operator, left, right), result, GIVEN, weights=WEIGHTS)

# --- Logic.
TRUE, FALSE, EMPTY = call("equal", 1, 1), call("equal", 1, 2), call("equal", "gone", 1)
LOGIC = {T: TRUE, F: FALSE, E: EMPTY}
for left in (T, F, E):
    for right in (T, F, E):
        both = F if F in (left, right) else E if E in (left, right) else T
        either = T if T in (left, right) else E if E in (left, right) else F
        case("and: Kleene's logic", call("and", LOGIC[left], LOGIC[right]), both)
        case("or: Kleene's logic", call("or", LOGIC[left], LOGIC[right]), either)
    case("not: missing stays missing", call("not", LOGIC[left]), {T: F, F: T, E: E}[left])
case("and: three parts", call("and", TRUE, EMPTY, FALSE), F)
case("or: three parts", call("or", FALSE, EMPTY, TRUE), T)
case("and: a number is no truth value", call("and", TRUE, 1), MISSING)
case("if: true", call("if", TRUE, 1, 2), 1)
case("if: false", call("if", FALSE, 1, 2), 2)
case("if: missing counts as false", call("if", EMPTY, 1, 2), 2)
case("if: a number is no truth value", call("if", 1, 1, 2), 2)
case("if: the other operand may be missing", call("if", TRUE, 1, "gone"), 1)
case("if: the chosen operand is missing", call("if", TRUE, "gone", 1), MISSING)
case("if: texts", call("if", call("greater", "n", 5), '"high', '"low'), "high", SAID)

# --- Dates and times.
table("days-between", "dates", ('"2026-01-01', '"2026-01-31', 30), ('"2026-01-31', '"2026-01-01', -30), ('"2024-02-28', '"2024-03-01', 2),
      ('"2023-02-28', '"2023-03-01', 1), ('"1900-01-01', '"2000-01-01', 36524), ('"0001-01-01', '"9999-12-31', 3652058),
      ('"2026-01-01', '"2026-01-01', 0))
table("days-between", "the date of a date with a time", ('"2026-01-01T23:59', '"2026-01-02T00:00', 1), ('"2026-01-01T23:59', '"2026-01-02', 1))
table("days-between", "other values are missing", ('"2026-02-30', '"2026-03-01', MISSING), ('"06:30', '"2026-03-01', MISSING),
      (5, '"2026-03-01', MISSING), ("gone", '"2026-03-01', MISSING), ('"2026-03-01', "gone", MISSING))
table("years-between", "completed years", ('"2000-06-15', '"2026-06-14', 25), ('"2000-06-15', '"2026-06-15', 26), ('"2000-06-15', '"2000-06-14', 0),
      ('"2026-06-15', '"2000-06-15', -26), ('"2026-06-14', '"2000-06-15', -25), ('"2000-02-29', '"2001-02-28', 0),
      ('"2000-02-29', '"2001-03-01', 1), ('"2000-02-29', '"2004-02-29', 4), ('"2000-12-31', '"2001-01-01', 0),
      ('"2000-06-15T10:00', '"2026-06-15T09:00', 26), ('"word', '"2026-06-15', MISSING))
table("minutes-between", "to the next such time", ('"23:30', '"06:00', 390), ('"06:00', '"23:30', 1050), ('"12:00', '"12:00', 0), ('"00:00', '"23:59', 1439))
table("minutes-between", "by the clock", ('"2026-03-28T23:30', '"2026-03-29T06:00', 390), ('"2026-03-29T06:00', '"2026-03-28T23:30', -390),
      ('"2025-12-31T23:59', '"2026-01-01T00:01', 2))
table("minutes-between", "other values are missing", ('"2026-03-28', '"2026-03-29', MISSING), ('"23:30', '"2026-03-29T06:00', MISSING),
      ('"24:00', '"06:00', MISSING), ("gone", '"06:00', MISSING))
case("today: the date of the start", call("today"), "2026-03-01", today="2026-03-01")
case("today: unknown", call("today"), MISSING)
case("today: an age", call("years-between", "born", call("today")), 26, GIVEN, today="2026-03-01")

# --- Repetitions, as they stand after unrolling: an operand for each.
DOSES = {"dose_1": 2, "dose_2": 3.5, "dose_4": 4}
EACH = call("each", "dose_1", "dose_2", "dose_3", "dose_4")
NONE = call("each", "gone_1", "gone_2")
for function, result, empty in (("add", 9.5, 0), ("minimum", 2, MISSING), ("maximum", 4, MISSING), ("mean", 9.5 / 3, MISSING),
                                ("count", 3, 0), ("coalesce", 2, MISSING)):
    case(f"{function}: of the answered repetitions", call(function, EACH), result, DOSES)
    case(f"{function}: of no repetition", call(function, NONE), empty, DOSES)
case("each: beside other operands", call("add", EACH, 1, NONE), 10.5, DOSES)
case("each: a missing other operand", call("add", EACH, "gone"), MISSING, DOSES)
case("each: no repetition beside another operand", call("minimum", NONE, 7), 7, DOSES)
case("each: of expressions", call("add", call("each", call("multiply", "dose_1", 2), call("multiply", "dose_3", 2))), 4, DOSES)
case("each: choices by their numbers, without those that mean no answer", call("add", call("each", "a_1", "a_2", "a_3")), 4,
     {"a_1": ["yes"], "a_2": ["unknown"], "a_3": ["no"]},
     weights={"a_1": {"yes": 3, "no": 1}, "a_2": {"yes": 3, "no": 1}, "a_3": {"yes": 3, "no": 1}})
case("each: counts answers of any type", call("count", call("each", "x_1", "x_2", "x_3")), 2, {"x_1": "word", "x_2": " ", "x_3": ["a"]})
case("each: is no value", EACH, MISSING, DOSES)
case("each: is missing as another operand", call("subtract", EACH, 1), MISSING, DOSES)
case("each: is not answered", call("answered", EACH), F, DOSES)
case("each: in each is missing", call("count", call("each", EACH, "dose_1")), 1, DOSES)
case("repetition: is a number after unrolling only", call("repetition"), MISSING)

# --- The previous sheet and the profile.
case("earlier: the answer in the previous sheet", {"earlier": "pain"}, 4, {"pain": 7}, earlier={"pain": answer(4)})
case("earlier: a change", call("subtract", "pain", {"earlier": "pain"}), 3, {"pain": 7}, earlier={"pain": answer(4)})
case("earlier: without a previous sheet", call("subtract", "pain", {"earlier": "pain"}), MISSING, {"pain": 7})
case("earlier: a blank text is missing", call("answered", {"earlier": "note"}), F, earlier={"note": answer(" ")})
case("earlier: a choice with a code", call("equal", {"earlier": "place"}, '"home'), T, earlier={"place": answer(["home"])})
case("earlier: a choice as a number", call("add", {"earlier": "often"}, 1), 3, earlier={"often": answer(["b"])},
     weights={"often": {"a": 1, "b": 2}})
case("profile: a text", call("equal", {"profile": "sex"}, '"female'), T, profile={"sex": answer("female")})
case("profile: a number", call("round", call("divide", {"profile": "tinnitus-frequency"}, 1000)), 4,
     profile={"tinnitus-frequency": answer(4100)})
case("profile: not given", call("equal", {"profile": "sex"}, '"female'), MISSING)

# --- Other calculations.
BMI = call("divide", "kg", call("power", call("divide", "cm", 100), 2))
BODY = {"kg": 70, "cm": 175}
case("body mass index", BMI, 22.857142857142858, BODY)
case("body mass index, rounded", call("round", BMI, 1), 22.9, BODY)
case("body mass index without a height", BMI, MISSING, {"kg": 70})
case("body mass index with a height of 0", BMI, MISSING, {"kg": 70, "cm": 0})
case("a calculation", call("greater", {"calculation": "bmi"}, 25), F, BODY, calculations={"bmi": BMI})
case("a calculation of a calculation", call("add", {"calculation": "twice"}, 1), 46.714285714285715, BODY,
     calculations={"twice": call("multiply", {"calculation": "bmi"}, 2), "bmi": BMI})
case("an unknown calculation", call("count", {"calculation": "gone"}), 0, BODY)
case("a calculation with a truth value", call("and", {"calculation": "big"}, TRUE), T, BODY, calculations={"big": call("greater", "cm", 170)})
case("a calculation with a choice is a choice", call("equal", {"calculation": "same"}, '"a'), T, SAID, calculations={"same": tree("c")})
CYCLE = {"x": call("add", {"calculation": "y"}, 1), "y": call("coalesce", {"calculation": "x"}, 5), "z": call("coalesce", {"calculation": "y"}, 6)}
for each in "xyz":
    case("a cycle, and what depends on it, is missing", {"calculation": each}, MISSING, calculations=CYCLE)
case("an unknown score", call("coalesce", {"score": "gone"}, 3), 3)

# --- Malformed expressions.
case("malformed", {"malformed": "because"}, MISSING)
case("a malformed operand", call("coalesce", {"malformed": "because"}, 5), 5)
for wrong in (call("add"), call("subtract", 1), call("subtract", 3, 2, 1), call("if", TRUE, 1), call("today", 1), call("multiply", 5),
              call("round", 1, 2, 3), call("not", TRUE, TRUE), call("and", TRUE), call("count")):
    case("a wrong number of operands", wrong, MISSING)


def text() -> str:
    lines = ",\n".join(json.dumps(entry) for entry in cases)
    # JSON has no infinite numbers; conditions.json writes them as texts, too.
    return "[\n" + lines.replace("Infinity", '"Infinity"') + "\n]\n"


def main() -> int:
    if "--check" in sys.argv[1:]:
        return int(TARGET.read_text() != text())
    TARGET.write_text(text())
    print(f"{len(cases)} cases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
