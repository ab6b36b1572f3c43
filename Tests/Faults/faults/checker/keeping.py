"""Judges data that people keep beside sheets: drafts, amended sheets, health records, listening sessions.

Both sides are dictionaries by kind and id. Acknowledged is the latest contents, or `GONE`; found is a list of
contents, since duplicates are possible."""

GONE = "gone"
KINDS = ("draft", "sheet", "record", "session")


def check(acknowledged: dict[str, dict[str, object]], found: dict[str, dict[str, list]]) -> list[str]:
    findings = []
    for kind in KINDS:
        kept, there = acknowledged.get(kind, {}), found.get(kind, {})
        for thing, contents in kept.items():
            findings += [f"{kind} {thing} {what}" for what in problems(contents, there.get(thing, []))]
        findings += [f"{kind} {thing} exists without having been created" for thing in there.keys() - kept.keys()]
    return findings


def problems(contents, found: list) -> list[str]:
    if contents == GONE:
        return ["was deleted and is there again"] if found else []
    if not found:
        return ["was acknowledged and is gone"]
    if len(found) > 1:
        return [f"is there {len(found)} times"]
    return [] if found[0] == contents else [f"was acknowledged as {contents} and is {found[0]}"]
