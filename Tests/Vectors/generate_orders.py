#!/usr/bin/python3
"""Writes orders.json: test cases for the random orders of options and members.

    Tests/Vectors/generate_orders.py [--check]

The order is computed here from its description at `Question.random_options` in the protocol, a second time. Swift
(QuestionnairesTests) and JavaScript (Tests/Stubs) compute every case.
"""

import json
import random
import sys
from pathlib import Path

TARGET = Path(__file__).with_name("orders.json")
MASK = 0xFFFFFFFF


def key(sheet: str, element: str, code: str) -> int:
    found = 2166136261
    for byte in f"{sheet.lower()}/{element}/{code}".encode():
        found = (found ^ byte) * 16777619 & MASK
    found ^= found >> 16
    found = found * 0x85EBCA6B & MASK
    found ^= found >> 13
    found = found * 0xC2B2AE35 & MASK
    return found ^ found >> 16


def shown(sheet: str, element: str, codes: list[str], fixed: list[str]) -> list[str]:
    drawn = sorted((code for code in codes if code not in fixed), key=lambda code: key(sheet, element, code))
    return [code if code in fixed else drawn.pop(0) for code in codes]


def cases() -> list[dict]:
    draw = random.Random(20261130)
    found = []
    for number in range(200):
        sheet = "-".join("".join(draw.choice("0123456789abcdef") for _ in range(length)) for length in (8, 4, 4, 4, 12))
        codes = [str(place) if number % 2 else f"code-{place}.x" for place in range(draw.randrange(0, 12))]
        fixed = [code for code in codes if draw.random() < 0.2]
        element = draw.choice(["a", "most_important", "Q17"])
        # Ids of sheets may be written with capitals.
        found.append({
            "sheet": sheet.upper() if number % 10 == 0 else sheet, "element": element, "codes": codes, "fixed": fixed,
            "shown": shown(sheet, element, codes, fixed)})
    return found


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(entry) for entry in cases()) + "\n]\n"


def main() -> int:
    if "--check" in sys.argv[1:]:
        return int(TARGET.read_text() != text())
    TARGET.write_text(text())
    print(f"{len(cases())} cases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
