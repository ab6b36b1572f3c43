"""The table, and the targets below it."""

from .cases import AS_GRPC, MESSAGES_PER_STREAM

COLUMNS = ("requests/s", "p50 µs", "p99 µs", "CPU µs", "RSS MB", "anon MB", "/nghttpd", "/gRPC C++")


def header(style, rates, rounds):
    chosen = ", ".join(f"{name} {rate:,.0f}/s" for name, rate in sorted(rates.items()))
    return f"""
Servers on core 0, load on core 1 (taskset); one event loop or worker thread for each server; every
subject gets the same request bytes, the access token included, and, under TLS, the same cipher
(TLS 1.3, AES-128-GCM, P-256). Interleaved; medians of {rounds}. otolith checks
the token and counts metrics at every call; nghttpd serves a static file of the answer's size.
gRPC C++ is the {style} server, the faster one here ({chosen}). Loads are connections x streams.
CPU is that of the server for each request, memory what is resident while the connections are open,
and of that what is no page of a file; for client to server, of both processes. grpc-swift-2 is left
out: building it takes minutes.

{'case':<24}{'load':>8} {'':<6}{'subject':<10}{''.join(f'{c:>12}' for c in COLUMNS)}  messages/s"""


def rows(case, results):
    found = []
    for subject, result in results.items():
        row = {"case": case.name, "load": case.load, "transport": case.transport,
               "subject": subject}
        row |= {key: round(value, 2) for key, value in result.items()}
        for key, yardstick in (("ratio_to_nghttpd", "nghttpd"), ("ratio_to_grpc_cpp", "gRPC C++")):
            if yardstick in results:
                ratio = result["requests_per_s"] / results[yardstick]["requests_per_s"]
                row[key] = round(ratio, 3)
        found.append(row)
    return found


def lines(rows):
    text = []
    for row in rows:
        line = (f"{row['case']:<24}{row['load']:>8} {row['transport']:<6}{row['subject']:<10}"
                f"{row['requests_per_s']:>12,.0f}{row['p50_us']:>12,.0f}{row['p99_us']:>12,.0f}"
                f"{row['cpu_us_per_request']:>12,.2f}{row['rss_mb']:>12.1f}"
                f"{row['anonymous_mb']:>12.1f}")
        for key in ("ratio_to_nghttpd", "ratio_to_grpc_cpp"):
            line += f"{row[key]:>12.2f}" if key in row else f"{'–':>12}"
        if "stream" in row["case"]:
            line += f"  {row['requests_per_s'] * MESSAGES_PER_STREAM:,.0f}"
        text.append(line)
    return "\n".join(text)


def json_ratio(found):
    """Calls in JSON by Connect, beside those in gRPC at the same server and in turns with them."""
    json, grpc = (
        found.get(("unary small JSON", "10x100", "plain", subject)) for subject in ("otolith", AS_GRPC))
    return json["requests_per_s"] / grpc["requests_per_s"] if json and grpc else None


def targets(rows):
    found = {(r["case"], r["load"], r["transport"], r["subject"]): r for r in rows}

    def ratio(case, load, key, yardstick, transport="plain"):
        ours = found.get((case, load, transport, "otolith"))
        other = found.get((case, load, transport, yardstick))
        return ours[key] / other[key] if ours and other else None

    wanted = [
        ("unary small 10x100: at least 0.5 of nghttpd (0.6 is the aim)", 0.5, 1,
         ratio("unary small", "10x100", "requests_per_s", "nghttpd")),
        ("unary small 10x100: at least 5 times gRPC C++", 5, 1,
         ratio("unary small", "10x100", "requests_per_s", "gRPC C++")),
        ("unary small 1x1: p50 at most 1.1 of nghttpd's", 1.1, -1,
         ratio("unary small", "1x1", "p50_us", "nghttpd")),
        ("unary small JSON 10x100: at least 0.4 of gRPC here", 0.4, 1, json_ratio(found)),
        ("server stream 10x1: messages/s at least 3 times gRPC C++", 3, 1,
         ratio("server stream", "10x1", "requests_per_s", "gRPC C++")),
        ("unary small 1000x1: memory at most that of gRPC C++", 1, -1,
         ratio("unary small", "1000x1", "rss_mb", "gRPC C++")),
        ("client to server 1x100: at least 3 times gRPC C++", 3, 1,
         ratio("client to server", "1x100", "requests_per_s", "gRPC C++")),
    ]
    text = ["", "Targets (plain)"]
    for name, target, sign, value in wanted:
        if value is None:
            verdict = "not measured"
        elif sign * (value - target) >= 0:
            verdict = f"reached: {value:.2f}"
        else:
            verdict = f"missed by {abs(value / target - 1) * 100:.0f} %: {value:.2f}"
        text.append(f"  {name:<66}{verdict}")
    return "\n".join(text)
