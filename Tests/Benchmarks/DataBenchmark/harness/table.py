"""The table, and the targets below it."""

COLUMNS = (("per_s", "/s", ",.0f"), ("p50_us", "p50 µs", ",.0f"), ("p99_us", "p99 µs", ",.0f"),
           ("cpu_us", "CPU µs", ".1f"))
WITHIN = 1.2


def row(case, callers, subject, result, ratio_to=None, yardstick=None):
    """Ratios are those of the rates."""
    found = {"case": case, "callers": callers, "subject": subject, "per_s": None, "p50_us": None,
             "p99_us": None, "cpu_us": None, "ratio_to": ratio_to, "ratio": None}
    found |= {key: round(value, 2) for key, value in result.items() if value is not None}
    if yardstick:
        found["ratio"] = round(result["per_s"] / yardstick["per_s"], 3)
    return found


def heading():
    return (f"{'case':<42}{'callers':>8}  {'subject':<16}"
            f"{''.join(f'{title:>11}' for _, title, _ in COLUMNS)}  ratio")


def line(row):
    text = f"{row['case']:<42}{row['callers']:>8}  {row['subject']:<16}"
    for key, _, form in COLUMNS:
        text += f"{format(row[key], form) if row[key] is not None else '–':>11}"
    if row["ratio"] is not None:
        text += f"  {row['ratio']:.2f} of {row['ratio_to']}"
    return text


def targets(rows, filled):
    """`filled`: what the cases with a full table are called behind their names."""
    def find(case, callers, subject="otolith"):
        return next((r for r in rows if (r["case"], r["callers"], r["subject"]) == (
            case, callers, subject)), None)

    wanted = []

    def want(name, target, sign, value, unit=""):
        wanted.append((name, target, sign, value, unit))

    for suffix in ("", filled):
        write = find(f"write{suffix}", 100)
        read = find(f"point read{suffix}", 100)
        want(f"write{suffix}, 100 callers: at least 0.8 of bare unnest", 0.8, 1,
             write and write["ratio"])
        want(f"write{suffix}, 100 callers: p99 below 3 times p50", 3, -1,
             write and write["p99_us"] / write["p50_us"])
        want(f"point read{suffix}, 100 callers: at least 0.8 of pgbench", 0.8, 1,
             read and read["ratio"])
        for subject in sorted({r["subject"] for r in rows if r["case"].startswith("event")}):
            paced = find(f"event, paced{suffix}", 1, subject)
            behind = find(f"event, catch-up{suffix}", 1, subject)
            want(f"event, paced{suffix}, {subject}: p99 at most 5 ms", 5, -1,
                 paced and paced["p99_us"] / 1000, " ms")
            want(f"event, catch-up{suffix}, {subject}: at least 50,000/s", 50_000, 1,
                 behind and behind["per_s"], "/s")
    for name in ("write", "point read"):
        full, empty = find(f"{name}{filled}", 100), find(name, 100)
        want(f"{name}{filled}: within {WITHIN} of the empty table", WITHIN, -1,
             full and empty and empty["per_s"] / full["per_s"])

    text = ["", "Targets"]
    for name, target, sign, value, unit in wanted:
        if value is None:
            verdict = "not measured"
        elif sign * (value - target) >= 0:
            verdict = f"reached: {value:,.2f}{unit}"
        else:
            verdict = f"missed by {abs(value / target - 1) * 100:.0f} %: {value:,.2f}{unit}"
        text.append(f"  {name:<70}{verdict}")
    return "\n".join(text)
