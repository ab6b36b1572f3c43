"""A second implementation of Services/Planning/ALGORITHM.md: draws the instants of a schedule.

    plan.py CASES [ZONEINFO]     reads one JSON object per line; prints the planned instants of each, one line each

    plan.py --place CASES        the same for one date's notifications under the person's rules; see `placed`

An object names the zone, `participant` (hexadecimal), `study`, `questionnaire`, `schedule`, `revision`,
`day_zero` and `dates` (days since 1970-01-01), and the plan; see `instants`.
"""

import hashlib
import json
import sys
import zoneinfo
from datetime import date, datetime, timedelta, timezone

WORD = 2**64 - 1
EPOCH = date(1970, 1, 1).toordinal()


def fnv1a(*fields) -> int:
    value = 0xCBF29CE484222325
    for field in fields:
        if isinstance(field, int):
            field = (field & WORD).to_bytes(8, "little")
        elif isinstance(field, str):
            field = len(field.encode()).to_bytes(8, "little") + field.encode()
        for byte in field:
            value = ((value ^ byte) * 0x100000001B3) & WORD
    return value


class Xoshiro256:
    def __init__(self, seed):
        self.state = []
        for _ in range(4):
            seed = (seed + 0x9E3779B97F4A7C15) & WORD
            word = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
            word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
            self.state.append(word ^ (word >> 31))

    def next(self):
        def rotated(word, bits):
            return ((word << bits) | (word >> (64 - bits))) & WORD

        a, b, c, d = self.state
        result = (rotated((b * 5) & WORD, 7) * 9) & WORD
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ ((b << 17) & WORD), rotated(d, 45)]
        return result

    def through(self, upper):
        count = upper + 1
        while True:
            product = self.next() * count
            if product & WORD >= 2**64 % count:
                return product >> 64


def day(number):
    return date.fromordinal(number + EPOCH)


def zone_named(name):
    """A zone of the database, or a fixed offset such as `UTC+05:30`."""
    if name[:4] not in ("UTC+", "UTC-"):
        return zoneinfo.ZoneInfo(name)
    offset = timedelta(hours=int(name[4:6]), minutes=int(name[7:]))
    return timezone(-offset if name[3] == "-" else offset)


def wall(zone, number, minute, fold=0):
    midnight = datetime(1970, 1, 1) + timedelta(days=number, minutes=minute)
    return midnight.replace(tzinfo=zone, fold=fold)


def fixed(zone, number, minute):
    """A skipped clock time moves later by the length of the gap; of a repeated one the first counts."""
    return int(wall(zone, number, minute).timestamp())


def edge(zone, number, minute):
    """A skipped clock time is the end of the gap."""
    local = wall(zone, number, minute)
    early, late = sorted(int(wall(zone, number, minute, fold).timestamp()) for fold in (0, 1))
    back = datetime.fromtimestamp(local.timestamp(), zone).replace(tzinfo=None)
    if back == local.replace(tzinfo=None):
        return int(local.timestamp())
    while late - early > 1:
        middle = (early + late) // 2
        after = datetime.fromtimestamp(middle, zone).replace(tzinfo=None) >= local.replace(tzinfo=None)
        early, late = (early, middle) if after else (middle, late)
    return late


def exists(zone, number):
    noon = datetime.fromtimestamp(fixed(zone, number, 720), zone)
    return noon.date() == day(number)


def counts(case, number):
    first = case["day_zero"] + case.get("start_day", 0)
    days, distance = case.get("days", {}), number - first
    if distance < 0 or distance >= days.get("day_count", distance + 1):
        return False
    if not days.get("from_date", "") <= day(number).isoformat() <= days.get("until_date", "9999"):
        return False
    here, there = day(number), day(first)
    match days.get("rhythm", ["every_days", 1]):
        case ["every_days", n]:
            return distance % n == 0
        case ["every_weeks", n]:
            return distance // 7 % n == 0
        case ["every_months", n]:
            months = (here.year - there.year) * 12 + here.month - there.month
            return months % n == 0 and (case["plan"] == "monthly" or here.day == in_month(here, there.day))
        case ["burst", on, off]:
            return distance % (on + off) < on
        case ["sequence", *distances]:
            return distance in distances


def in_month(of: date, number):
    following = date(of.year + of.month // 12, of.month % 12 + 1, 1)
    return min(number, (following - timedelta(days=1)).day)


def standard(case, zone, number):
    windows, gap = dict(case["windows"]), case["gap"] * 60
    if (window := windows.get(day(number).isoweekday())) is None:
        return []
    start, minutes = window[0], (window[1] - window[0] - 1) % 1440 + 1
    begin, last = edge(zone, number, start), edge(zone, number, start + minutes)
    if begin >= last:
        return []
    for following in (number + 1, number + 2, number + 3):
        after = windows.get(day(following).isoweekday())
        if after and exists(zone, following):
            last = min(last, edge(zone, following, after[0]) - gap)
            break
    span = last - begin
    count = min(case["per_day"], span // gap + 1 if span >= 0 else 0)
    base = fnv1a(
        bytes.fromhex(case["participant"]), case["study"], case["questionnaire"], case["revision"],
        *([case["schedule"]] if case["schedule"] else []))
    generator = Xoshiro256(fnv1a(base, "once" if case.get("drawn_once") else number))
    offsets = []
    for index in range(count):
        lower = max(span * index // count, offsets[-1] + gap if offsets else 0)
        end = span if index == count - 1 else span * (index + 1) // count - 1
        upper = max(lower, min(end, span - (count - 1 - index) * gap))
        offsets.append(lower + generator.through(upper - lower))
    return [begin + offset for offset in offsets]


def spans(zone, windows, number):
    """The windows that begin on a date; the end is exclusive."""
    for weekday, (start, end) in windows:
        if weekday == day(number).isoweekday() and exists(zone, number):
            begin = edge(zone, number, start)
            stop = edge(zone, number, start + (end - start - 1) % 1440 + 1)
            if begin < stop:
                yield begin, stop


def date_of(zone, second):
    return datetime.fromtimestamp(second, zone).toordinal() - EPOCH


def waited(case, zone, second):
    """The first second from this one on within a window and outside quiet hours."""
    for _ in range(64):
        today = date_of(zone, second)
        if case["windows"]:
            coming = [
                span for distance in range(-1, 9)
                for span in spans(zone, case["windows"], today + distance) if second < span[1]]
            if not coming:
                return None
            second = max(second, coming[0][0])
        today = date_of(zone, second)
        quiet = [
            stop for distance in range(-1, 3)
            for begin, stop in spans(zone, case.get("quiet", []), today + distance)
            if begin <= second < stop]
        if not quiet:
            return second
        second = max(quiet)
    return None


def after(case, zone, number):
    """`fired`: a list of [id in hexadecimal, firing time, time of the report]."""
    base = fnv1a(
        bytes.fromhex(case["participant"]), case["study"], case["questionnaire"], case["revision"],
        *([case["schedule"]] if case["schedule"] else []))
    least, most = case["delay"]
    found = set()
    for occurrence, fired, told in case["fired"]:
        generator = Xoshiro256(fnv1a(base, bytes.fromhex(occurrence), "after"))
        second = fired + least * 60 + generator.through((most - least) * 60)
        if second < told:
            if told - second > case["late"] * 60:
                continue
            second = told
        second = waited(case, zone, second)
        if second is not None and date_of(zone, second) == number:
            found.add(second)
    return sorted(found)


def instants(case, number):
    """`plan` is `standard` (`per_day`, `gap`, `windows`: [weekday, [start, end]]), `custom` (`times`:
    [weekday, minute]), `monthly` (`day`, `minute`), `daily` (`minutes`) or `after` (`delay`: [least, most], `late`,
    `windows`, `quiet`, `fired`)."""
    zone = zone_named(case["zone"])
    if case["plan"] == "after":
        return after(case, zone, number)
    if not counts(case, number) or not exists(zone, number):
        return []
    if case["plan"] == "standard":
        return standard(case, zone, number)
    if case["plan"] == "monthly":
        minutes = [case["minute"]] if day(number).day == in_month(day(number), case["day"]) else []
    else:
        minutes = case.get("minutes") or [
            minute for weekday, minute in case["times"] if weekday == day(number).isoweekday()]
    return sorted({fixed(zone, number, minute) for minute in minutes})


def last(ranges, bound):
    return max((min(end, bound) for start, end in ranges if start <= bound), default=None)


def first(ranges, bound):
    return min((max(start, bound) for start, end in ranges if end >= bound), default=None)


def without(ranges, start, end):
    """Whole seconds outside start…end."""
    cut = [(low, min(high, start - 1)) for low, high in ranges] + [
        (max(low, end + 1), high) for low, high in ranges]
    return sorted({(low, high) for low, high in cut if low <= high})


def clear(case, candidate, name):
    ranges = [tuple(one) for one in candidate[name]]
    for second, scopes in case["standing"]:
        gap = max((case["gaps"][scope] for scope in scopes if scope in candidate["scopes"]), default=0)
        if gap > 0:
            ranges = without(ranges, second - gap + 1, second + gap - 1)
    return ranges


def by_deadline(case, chosen, windows):
    left, order, free = sorted(chosen), [], {}
    while left:
        starts = {
            one: first(windows[one], max(
                [free.get(scope, -2**62) for scope in case["candidates"][one]["scopes"]]))
            for one in left}
        open_ones = [one for one in left if starts[one] is not None]
        if not open_ones:
            return order + left
        start = min(starts[one] for one in open_ones)
        one = min(
            (one for one in open_ones if starts[one] == start),
            key=lambda one: (windows[one][-1][1] if windows[one] else 0, one))
        for scope in case["candidates"][one]["scopes"]:
            free[scope] = start + case["gaps"][scope]
        order.append(one)
        left.remove(one)
    return order


def latest(case, order, sets):
    bounds, found = {}, {}
    for one in reversed(order):
        scopes = case["candidates"][one]["scopes"]
        found[one] = last(sets[one], min(bounds.get(scope, 2**62) for scope in scopes))
        if found[one] is None:
            return None
        for scope in scopes:
            bounds[scope] = found[one] - case["gaps"][scope]
    return found


def arranged(case, chosen, parts, windows):
    by_wish = sorted(chosen, key=lambda one: (case["candidates"][one]["wish"], one))
    for order, sets in (
            (by_wish, parts), (by_wish, windows), (by_deadline(case, chosen, windows), windows)):
        if (bounds := latest(case, order, sets)) is not None:
            return order, sets, bounds
    return None


def placed(case):
    """`candidates` (`schedule`, `priority`, `number`, `wish`, `part` and `window` as ranges of seconds, `scopes`),
    `gaps` and `caps` by scope (a cap of -1: none), `standing` (second, scopes), `seeds` by schedule. Answers a
    second or a reason for each candidate."""
    candidates = case["candidates"]
    parts, windows = ([clear(case, one, name) for one in candidates] for name in ("part", "window"))
    turns = sorted(
        (index for index, one in enumerate(candidates) if one["window"]),
        key=lambda index: tuple(
            candidates[index][name] * sign
            for name, sign in (("priority", -1), ("schedule", 1), ("number", 1))))
    outcome = ["quiet_hours"] * len(candidates)

    def admitted(chosen, one):
        return all(
            case["caps"][scope] < 0
            or sum(scope in candidates[other]["scopes"] for other in chosen) < case["caps"][scope]
            for scope in candidates[one]["scopes"])

    chosen = []
    for one in turns:
        outcome[one] = "gap" if admitted(chosen, one) else "cap"
        chosen += [one] if outcome[one] == "gap" else []
    arrangement = arranged(case, chosen, parts, windows)
    if arrangement is None:
        chosen = []
        for one in turns:
            outcome[one] = "gap" if admitted(chosen, one) else "cap"
            if outcome[one] == "gap" and (more := arranged(case, chosen + [one], parts, windows)):
                chosen, arrangement = chosen + [one], more
    if arrangement:
        order, sets, bounds = arrangement
        generators, free = [Xoshiro256(seed) for seed in case["seeds"]], {}
        for one in order:
            scopes = candidates[one]["scopes"]
            start = max(free.get(scope, -2**62) for scope in scopes)
            open_ones = [
                (max(low, start), min(high, bounds[one])) for low, high in sets[one]
                if low <= bounds[one] and high >= start]
            second = candidates[one]["wish"]
            if not any(low <= second <= high for low, high in open_ones):
                drawn = generators[candidates[one]["schedule"]].through(
                    sum(high - low + 1 for low, high in open_ones) - 1)
                for low, high in open_ones:
                    if drawn <= high - low:
                        second = low + drawn
                        break
                    drawn -= high - low + 1
            outcome[one] = second
            for scope in scopes:
                free[scope] = second + case["gaps"][scope]
    return outcome


def draw_seed(participant, study, trigger, occurrence) -> int:
    """The seed of the draw at a decision point, from ids as lower-case texts."""
    text = "\n".join(["otolith-draw 1", participant, study, trigger, occurrence])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


def drawn(seed, options):
    """The number, and the option or None; `options`: (id, millionths) in the order of the study."""
    number, end = Xoshiro256(seed).through(999_999), 0
    for name, millionths in options:
        end += millionths
        if number < end:
            return number, name
    return number, None


if __name__ == "__main__":
    if sys.argv[1] == "--place":
        for line in open(sys.argv[2], encoding="utf-8"):
            print(json.dumps(placed(json.loads(line)), separators=(",", ":")))
        sys.exit()
    if len(sys.argv) > 2:
        zoneinfo.reset_tzpath([sys.argv[2]])
    for line in open(sys.argv[1], encoding="utf-8"):
        read = json.loads(line)
        print(json.dumps([instants(read, number) for number in read["dates"]], separators=(",", ":")))
