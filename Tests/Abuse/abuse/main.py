"""Plays one attack after the other, each against a server of its own."""

import argparse
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

from attacks import ATTACKS
from honest import Honest
from victim import Victim

# The process by itself, what the limits allow it to hold (64 MiB of requests, 16 MiB of responses
# for each of the attack's four connections), and what allocators keep.
MEMORY_MAX = 256 << 20
# After the attack nothing of it may be left.
DESCRIPTORS_MORE_MAX = 8
SETTLE_SECONDS_MAX = 10


def run(name: str, executable: str, seconds: float) -> tuple[list[str], str]:
    """Complaints, and what happened."""
    complaints: list[str] = []
    victim = Victim(executable)
    honest = None
    try:
        quiet = victim.descriptors
        honest = Honest(victim.port)
        attacker = subprocess.run(
            [sys.executable, "-B", Path(__file__).with_name("attacks.py"), name, str(victim.port),
             str(seconds)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=seconds + 60,
            check=False)
        honest.stop()
        if not victim.is_running:
            return [f"the server died:\n{victim.output}"], ""
        peak = victim.memory_peak
        until = time.monotonic() + SETTLE_SECONDS_MAX
        while victim.descriptors > quiet + DESCRIPTORS_MORE_MAX and time.monotonic() < until:
            time.sleep(0.05)
        left = victim.descriptors - quiet
    except subprocess.TimeoutExpired:
        return ["the attacker did not end"], ""
    finally:
        # Also when the run is interrupted: its threads would keep this process alive.
        if honest is not None:
            honest.stop()
        status = victim.stop()
    if attacker.returncode != 0:
        return [f"the attacker failed:\n{attacker.stderr}"], ""
    result = json.loads(attacker.stdout)
    if not result["defended"]:
        complaints.append("the server did not defend itself")
    if honest.failures:
        complaints.append(f"{len(honest.failures)} honest calls failed: {honest.failures[:3]}")
    if honest.calls == 0:
        complaints.append("no honest call was served")
    if peak > MEMORY_MAX:
        complaints.append(f"more than {MEMORY_MAX >> 20} MiB of memory")
    if left > DESCRIPTORS_MORE_MAX:
        complaints.append(f"{left} descriptors are left")
    if status != 0:
        complaints.append(f"the server ended with {status}")
    return complaints, (
        f"{honest.calls} honest calls, slowest {honest.slowest * 1000:.0f} ms; "
        f"{peak / (1 << 20):.0f} MiB; {result['how']}")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=3)
    arguments = parser.parse_args()
    # Asked to end, it ends as by Ctrl-C: with whatever it started.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    passed = failed = 0
    for name in ATTACKS:
        if arguments.only not in name:
            continue
        try:
            complaints, happened = run(name, arguments.server, arguments.seconds)
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
