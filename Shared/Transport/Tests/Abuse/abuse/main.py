"""Runs one attack after the other, each against a new server."""

import argparse
import random
import signal
import sys
from collections.abc import Callable, Iterator

from attacks import ATTACKS
from honest import Honest
from mix import Mix
from trial import Attacker, told_text
from victim import Victim

# The mix of attacks, part of every run.
MIX_NAME = "mix"
SHORT_MIX_SECONDS = 5
Result = tuple[list[str], str]


def run(name: str, executable: str, seconds: float) -> Result:
    """Returns the complaints and a summary."""
    victim = Victim(executable)
    honest = attacker = None
    try:
        honest = Honest(victim.port)
        attacker = Attacker(name, victim.port, seconds)
        outcome = attacker.outcome()
        honest.stop()
        if not victim.is_running:
            return [f"the server died:\n{victim.output}"], ""
        peak, left = victim.memory_peak, victim.descriptors_left()
    finally:
        # Also if the run is interrupted: its threads would keep this process alive.
        if attacker is not None:
            attacker.stop()
        if honest is not None:
            honest.stop()
        status = victim.stop()
    if outcome.trouble:
        return [outcome.trouble], ""
    complaints = victim.complaints(status, peak, left)
    if not outcome.defended:
        complaints.append("the server did not defend itself")
    if honest.failures:
        complaints.append(f"{len(honest.failures)} honest calls failed: {honest.failures[:3]}")
    served = honest.seconds_of_calls()
    if not served:
        complaints.append("no honest call was served")
    return complaints, (
        f"{len(served)} honest calls, slowest {max(served, default=0) * 1000:.0f} ms; "
        f"{peak / (1 << 20):.0f} MiB; {outcome.how}; told {told_text(outcome.told)}")


def run_mix(executable: str, seconds: float, seed: int, is_shown: bool) -> Result:
    mix = Mix(executable, seconds, seed)
    mix.run()
    if is_shown:
        print(mix.table(), flush=True)
    return mix.complaints, mix.summary


def trials(arguments: argparse.Namespace) -> Iterator[tuple[str, Callable[[], Result]]]:
    server = arguments.server
    if arguments.mix:
        yield MIX_NAME, lambda: run_mix(server, arguments.mix, arguments.seed, True)
        return
    for name in ATTACKS:
        yield name, lambda name=name: run(name, server, arguments.seconds)
    yield MIX_NAME, lambda: run_mix(server, SHORT_MIX_SECONDS, arguments.seed, False)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--mix", type=float)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    arguments = parser.parse_args()
    # SIGTERM ends the program like Ctrl-C, including its child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    passed = failed = 0
    for name, trial in trials(arguments):
        if arguments.only not in name:
            continue
        try:
            complaints, happened = trial()
        except (OSError, RuntimeError, ValueError) as error:
            complaints, happened = [str(error)], ""
        if complaints:
            failed += 1
        else:
            passed += 1
        print(f"{'fail' if complaints else 'ok'} {name} ({happened})", flush=True)
        for complaint in complaints:
            print(f"     {complaint}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
