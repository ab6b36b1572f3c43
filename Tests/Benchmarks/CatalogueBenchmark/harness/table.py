"""The table, and the targets below it."""

COLUMNS = (("per_s", "/s", ",.1f"), ("p50_us", "p50 µs", ",.0f"), ("p99_us", "p99 µs", ",.0f"))


def row(case, callers, subject, result, ratio_to=None, yardstick=None):
    """Ratios are those of the rates."""
    found = {"case": case, "callers": callers, "subject": subject, "per_s": None, "p50_us": None,
             "p99_us": None, "ratio_to": ratio_to, "ratio": None}
    found |= {key: round(value, 2) for key, value in result.items()}
    if yardstick:
        found["ratio"] = round(result["per_s"] / yardstick["per_s"], 3)
    return found


def heading():
    return (f"{'case':<58}{'callers':>8}  {'subject':<16}"
            f"{''.join(f'{title:>13}' for _, title, _ in COLUMNS)}  ratio")


def line(row):
    text = f"{row['case']:<58}{row['callers']:>8}  {row['subject']:<16}"
    for key, _, form in COLUMNS:
        text += f"{format(row[key], form):>13}"
    if row["ratio"] is not None:
        text += f"  {row['ratio']:.2f} of {row['ratio_to']}"
    return text


def targets(rows):
    def times(case, yardstick):
        """How many times as long as the yardstick, at the median."""
        found = {r["subject"]: r for r in rows if r["case"] == case}
        return found["otolith"]["p50_us"] / found[yardstick]["p50_us"] if found else None

    def median(case):
        return next((row["p50_us"] for row in rows if row["case"] == case), None)

    unchanged = next((r["ratio"] for r in rows
                      if r["case"] == "device fetch, unchanged etag" and r["ratio"]), None)
    wanted = [
        ("device fetch, unchanged etag: at least 0.5 of a health check", 0.5, 1, unchanged),
        ("device fetch, full: at most 1.5 times the one SQL statement", 1.5, -1,
         times("device fetch, full", "libpq")),
        ("import: at most 5 times Python's csv module alone", 5, -1, times("import", "Python csv")),
        ("import of 850 fields: at most 1,000,000 µs", 1e6, -1, median("import, 850 fields")),
        ("a condition of a sheet: at most 2 µs", 2, -1, median("condition")),
    ]
    text = ["", "Targets"]
    for name, target, sign, value in wanted:
        if value is None:
            verdict = "not measured"
        elif sign * (value - target) >= 0:
            verdict = f"reached: {value:,.2f}"
        else:
            verdict = f"missed by {abs(value / target - 1) * 100:.0f} %: {value:,.2f}"
        text.append(f"  {name:<70}{verdict}")
    return "\n".join(text)
