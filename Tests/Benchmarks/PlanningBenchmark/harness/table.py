"""The table, and the target below it."""

COLUMNS = (("per_s", "/s", ",.0f"),)
# Case, and the least ratio of otolith's rate to the yardstick's.
TARGETS = (
    ("instants drawn", 0.5, "instants drawn: at least 0.5 of the C loop"),
)


def row(case, callers, subject, result, ratio_to=None, yardstick=None):
    """Ratios are those of the rates."""
    found = {"case": case, "callers": callers, "subject": subject, "per_s": None,
             "ratio_to": ratio_to, "ratio": None}
    found |= {key: round(value, 2) for key, value in result.items()}
    if yardstick:
        found["ratio"] = round(result["per_s"] / yardstick["per_s"], 3)
    return found


def heading():
    return (f"{'case':<18}{'callers':>8}  {'subject':<16}"
            f"{''.join(f'{title:>13}' for _, title, _ in COLUMNS)}  ratio")


def line(row):
    text = f"{row['case']:<18}{row['callers']:>8}  {row['subject']:<16}"
    for key, _, form in COLUMNS:
        text += f"{'' if row[key] is None else format(row[key], form):>13}"
    if row["ratio"] is not None:
        text += f"  {row['ratio']:.2f} of {row['ratio_to']}"
    return text


def targets(rows):
    text = ["", "Targets"]
    for case, target, name in TARGETS:
        ratios = [row["ratio"] for row in rows if row["case"] == case and row["ratio"] is not None]
        if not ratios:
            verdict = "not measured"
        elif min(ratios) >= target:
            verdict = f"reached: {min(ratios):.2f}"
        else:
            verdict = f"missed by {(1 - min(ratios) / target) * 100:.0f} %: {min(ratios):.2f}"
        text.append(f"  {name:<62}{verdict}")
    return "\n".join(text)
