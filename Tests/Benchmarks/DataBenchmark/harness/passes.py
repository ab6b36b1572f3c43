"""The cases, once with an empty table and once with a full one."""

import dataclasses
import statistics

from . import fill, table

WRITERS = ("libpq unnest", "otolith", "libpq COPY")
READERS = ("pgbench", "otolith")
NOTIFIERS = ("without NOTIFY", "with NOTIFY")
CALLERS = (1, 16, 100, 1000)


@dataclasses.dataclass(frozen=True)
class Scale:
    """How long and how often things are measured."""
    rounds: int
    warm_up: float
    seconds: float
    # Sheets in the table that counts as empty, for something to be read.
    few: int
    behind: int
    event_seconds: float
    # Of writing, until most pages have been written since the checkpoint.
    run_in: float
    callers: tuple = CALLERS


FULL = Scale(
    rounds=3, warm_up=0.4, seconds=1.2, few=10_000, behind=1_000_000, event_seconds=5,
    run_in=15)
QUICK = Scale(
    rounds=1, warm_up=0.3, seconds=0.8, few=10_000, behind=50_000, event_seconds=2,
    run_in=1, callers=(1, 100, 1000))


class Pass:
    def __init__(self, subjects, cluster, scale, suffix, report, is_empty):
        self.subjects, self.cluster, self.scale = subjects, cluster, scale
        self.suffix, self.report, self.is_empty = suffix, report, is_empty

    def compare(self, case, callers, names, measure):
        """Interleaved: whoever comes first in one round comes last in the next, for machines drift.
        The first of the names is the yardstick."""
        runs = {name: [] for name in names}
        for number in range(self.scale.rounds):
            for name in names if number % 2 == 0 else names[::-1]:
                runs[name].append(measure(name))
        results = {
            name: {key: statistics.median(run[key] for run in found) for key in found[0]}
            for name, found in runs.items()}
        for name in names:
            is_yardstick = name == names[0]
            self.report(table.row(
                case + self.suffix, callers, name, results[name],
                None if is_yardstick else names[0],
                None if is_yardstick else results[names[0]]))

    def write(self):
        if not self.is_empty:
            self.write_after_checkpoint()
        for callers in self.scale.callers:
            def measure(name, callers=callers):
                if self.is_empty:
                    fill.empty(self.cluster)
                return self.subjects.write(name, callers, self.scale.warm_up, self.scale.seconds)
            self.compare("write", callers, WRITERS, measure)

    def write_after_checkpoint(self):
        """The first change of a page after a checkpoint writes the whole page, and people write all
        over the indexes of a large table: that lasts some seconds of the half hour between two
        checkpoints, and is a case of its own. The others are measured once it is over."""
        def measure(name):
            self.cluster.run("CHECKPOINT")
            return self.subjects.write(name, 100, self.scale.warm_up, self.scale.seconds)
        self.compare("write after checkpoint", 100, WRITERS, measure)
        self.subjects.write("libpq unnest", 1000, 0, self.scale.run_in)

    def commit(self):
        """What a NOTIFY in each transaction costs: the bus sends its own afterwards."""
        self.cluster.run("CREATE TABLE public.commits (place int8)")
        self.compare("commit", 32, NOTIFIERS, lambda name: self.subjects.commit(
            name, 32, self.scale.seconds))

    def read(self, rows):
        for callers in self.scale.callers:
            self.compare("point read", callers, READERS, lambda name, callers=callers:
                         self.subjects.read(name, callers, rows, self.scale.warm_up,
                                            self.scale.seconds))

    def events(self, transport):
        subject = subject_of(transport)
        for case, callers in (("event, paced", 0), ("event, under load", 100)):
            result = self.subjects.bus(
                "events", transport, "--callers", callers, "--seconds", self.scale.event_seconds)
            # The probe is a caller, too.
            self.report(table.row(case + self.suffix, callers + (callers == 0), subject, result))

    def catch_up(self, transport):
        self.cluster.run("TRUNCATE planning.effects, planning.inbox, planning.bus_cursors")
        result = self.subjects.bus("catch-up", transport, "--events", self.scale.behind)
        self.report(table.row(
            f"event, catch-up{self.suffix}", 1, subject_of(transport), result))


def subject_of(transport):
    return "otolith" if transport == "postgres" else "otolith on NATS"
