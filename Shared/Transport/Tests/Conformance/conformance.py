"""Runs the conformance cases; see `run`."""

import argparse
import asyncio
import importlib
import pkgutil
import signal
import sys
import time
import traceback
from pathlib import Path

import cases
from harness import honest
from harness.cases import ALL, Trial
from harness.failure import Failure
from harness.h2spec import DIFFERENCES, coverage
from harness.processes import ServerProcess

# Cases run side by side; each has connections or processes of its own.
WIDTH = 16
# Seconds for one case, its processes included.
CASE_TIME = 25.0


def arguments():
    parser = argparse.ArgumentParser(description="HTTP/2 and gRPC rules, frame by frame.")
    parser.add_argument("--bin", type=Path, help="folder of the executables")
    parser.add_argument("-k", metavar="TEXT", help="only rules that contain it")
    parser.add_argument("--sections", action="store_true", help="list h2spec's, and run nothing")
    parser.add_argument("--times", action="store_true", help="print the slowest cases")
    return parser.parse_args()


async def judge(case, binaries, server):
    """Returns the lines that describe a failure; empty if the case passed."""
    trial = Trial(binaries, server)
    try:
        async with asyncio.timeout(CASE_TIME):
            await case.body(trial)
            # The next connection must be served in any case.
            await honest.call(server.port)
        reason = []
    except Failure as failure:
        reason = [str(failure)]
    except TimeoutError:
        reason = [f"not done in {CASE_TIME:.0f} s"]
    except Exception:
        reason = traceback.format_exc().splitlines()
    finally:
        await trial.end()
    if reason:
        for number, wire in enumerate(trial.wires, 1):
            reason.append(f"connection {number}:")
            reason += [f"  {line}" for line in wire.transcript()]
    if not server.is_running:
        reason.append("the shared server has ended")
    return reason


async def main():
    options = arguments()
    for module in pkgutil.iter_modules(cases.__path__):
        importlib.import_module(f"cases.{module.name}")
    if options.sections:
        for section, prefix, count, _ in coverage():
            print(f"{section:<14} {prefix:<16} {count:3} rules")
        print("\nothers than h2spec's, on purpose:")
        for cases_of_h2spec, reason in DIFFERENCES:
            print(f"  {cases_of_h2spec}: {reason}")
        return
    chosen = [case for case in ALL if not options.k or options.k in case.rule]
    names = [case.rule for case in chosen]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        sys.exit(f"rules with two cases of one name: {sorted(twice)}")
    server = await ServerProcess.start(options.bin)
    gate = asyncio.Semaphore(WIDTH)
    seconds = {}

    async def run(case):
        async with gate:
            began = time.monotonic()
            reason = await judge(case, options.bin, server)
            seconds[case.rule] = time.monotonic() - began
            print(("fail " if reason else "ok ") + case.rule, flush=True)
            for line in reason:
                print(f"    {line}")
            return not reason

    # SIGTERM also stops the processes of this run.
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)
    try:
        results = await asyncio.gather(*(run(case) for case in chosen))
    finally:
        await server.end()
    if options.times:
        for rule in sorted(seconds, key=seconds.get)[-10:]:
            print(f"{seconds[rule]:6.2f} s {rule}", file=sys.stderr)
    passed = sum(results)
    print(f"{passed} passed, {len(results) - passed} failed")
    # Nothing run is no success.
    sys.exit(0 if results and passed == len(results) else 1)


if __name__ == "__main__":
    asyncio.run(main())
