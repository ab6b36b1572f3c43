"""All attacks at random, several at a time, against one server."""

import random
import threading
import time
from collections import Counter, deque
from dataclasses import dataclass, field

from attacks import ATTACKS
from honest import Honest
from trial import Attacker, told_text
from victim import ATTACKERS_MAX, MEMORY_MAX, Victim

# Share of the time in which the honest client runs alone, and duration of each attack.
IDLE_SHARE = 0.1
IDLE_SECONDS_MAX = 10
ATTACK_SECONDS = (0.5, 3.0)
SAMPLE_SECONDS = 0.05


def percentile(seconds: list[float], share: float) -> float:
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def order(seed: int):
    """Yields attacks endlessly: all in random order, then all again in another order."""
    generator = random.Random(seed)
    while True:
        for name in generator.sample(sorted(ATTACKS), len(ATTACKS)):
            yield name, generator.uniform(*ATTACK_SECONDS)


@dataclass
class Tally:
    """Results of one attack, or of all."""

    runs: int = 0
    defended: int = 0
    peak: int = 0
    honest_calls: int = 0
    honest_seconds: list[float] = field(default_factory=list)
    told: Counter = field(default_factory=Counter)

    def line(self, name: str) -> str:
        p50, p99 = (percentile(self.honest_seconds, share) * 1000 for share in (0.5, 0.99))
        return (
            f"{name:38} {self.runs:5} {self.defended:8} {self.peak >> 20:5} {self.honest_calls:7} "
            f"{p50:7.0f} {p99:7.0f}  {told_text(self.told)}")


HEADING = (
    f"{'attack':38} {'runs':>5} {'held off':>8} {'MiB':>5} {'honest':>7} {'p50 ms':>7} "
    f"{'p99 ms':>7}  told")


class Mix:
    """Several attackers, each with its own address, take the next attack in turn."""

    def __init__(self, executable: str, seconds: float, seed: int) -> None:
        self._executable = executable
        self._seconds = seconds
        self._seed = seed
        self._order = order(seed)
        self._lock = threading.Lock()
        self._is_over = threading.Event()
        # Long enough for the longest attack.
        self._memory: deque[tuple[float, int]] = deque(maxlen=4_096)
        self.complaints: list[str] = []
        self.tallies: dict[str, Tally] = {}
        self.overall = Tally()
        self.summary = ""

    def run(self) -> None:
        victim = Victim(self._executable)
        honest = None
        try:
            honest = Honest(victim.port)
            began = time.monotonic()
            time.sleep(min(IDLE_SECONDS_MAX, self._seconds * IDLE_SHARE))
            attacked = time.monotonic()
            self._attack(victim, honest, attacked + self._seconds)
            ended = time.monotonic()
            honest.stop()
            if not victim.is_running:
                self.complaints.append(f"the server died:\n{victim.output}")
                return
            peak, left = victim.memory_peak, victim.descriptors_left()
        finally:
            # Also if the run is interrupted: threads would keep this process alive.
            self._is_over.set()
            if honest is not None:
                honest.stop()
            status = victim.stop()
        self.complaints += victim.complaints(status, peak, left)
        idle = honest.seconds_of_calls(began, attacked)
        busy = honest.seconds_of_calls(attacked, ended)
        self._judge(honest, idle, busy)
        self.overall.peak = peak
        self.overall.honest_calls = len(busy)
        self.overall.honest_seconds = busy
        self.summary = self._summary(idle, busy, len(honest.failures))

    def _attack(self, victim: Victim, honest: Honest, until: float) -> None:
        attackers = [
            threading.Thread(target=self._attacker, args=(index, victim, honest, until))
            for index in range(ATTACKERS_MAX)]
        for attacker in attackers:
            attacker.start()
        while any(attacker.is_alive() for attacker in attackers) and victim.is_running:
            self._memory.append((time.monotonic(), victim.memory))
            time.sleep(SAMPLE_SECONDS)
        for attacker in attackers:
            attacker.join()

    def _attacker(self, index: int, victim: Victim, honest: Honest, until: float) -> None:
        while time.monotonic() < until and victim.is_running and not self._is_over.is_set():
            with self._lock:
                name, seconds = next(self._order)
            began = time.monotonic()
            seconds = min(seconds, max(ATTACK_SECONDS[0], until - began))
            outcome = Attacker(name, victim.port, seconds, f"127.0.0.{index + 2}").outcome()
            ended = time.monotonic()
            calls = honest.seconds_of_calls(began, ended)
            with self._lock:
                if outcome.trouble:
                    self.complaints.append(f"{name}: {outcome.trouble}")
                tally = self.tallies.setdefault(name, Tally())
                for counted in (tally, self.overall):
                    counted.runs += 1
                    counted.defended += outcome.defended
                    counted.told += outcome.told
                tally.peak = max(
                    [tally.peak, *(held for at, held in list(self._memory) if began <= at <= ended)])
                tally.honest_calls += len(calls)
                tally.honest_seconds += calls

    def _judge(self, honest: Honest, idle: list[float], busy: list[float]) -> None:
        if honest.failures:
            self.complaints.append(
                f"{len(honest.failures)} honest calls failed: {honest.failures[:3]}")
        if not idle or not busy:
            self.complaints.append("no honest call was served")

    def _summary(self, idle: list[float], busy: list[float], failures: int) -> str:
        quiet, attacked = percentile(idle, 0.99), percentile(busy, 0.99)
        ratio = attacked / quiet if quiet else 0.0
        return (
            f"seed {self._seed}: {self.overall.runs} attacks, {self.overall.defended} held off; "
            f"{self.overall.peak >> 20} of {MEMORY_MAX >> 20} MiB; "
            f"{len(busy)} honest calls, {failures} failed, "
            f"p50 {percentile(idle, 0.5) * 1000:.0f} → {percentile(busy, 0.5) * 1000:.0f} ms, "
            f"p99 {quiet * 1000:.0f} → {attacked * 1000:.0f} ms (× {ratio:.1f})")

    def table(self) -> str:
        """Per attack: what the honest client and the server's memory were like while it went on, beside
        others."""
        lines = [tally.line(name) for name, tally in sorted(self.tallies.items())]
        return "\n".join([HEADING, *lines, self.overall.line("all")])
