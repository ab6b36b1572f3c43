"""The command line; see Tests/Faults/run."""

import argparse
import importlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
USAGE, UNAVAILABLE, FAILED = 64, 69, 1
# As a number of faults: one deck, with each kind according to its share.
DECK = "deck"
# Profiles with their own runs, by module.
PROFILES = {
    "erasure": "faults.erasing", "keeping": "faults.keeping", "prompts": "faults.prompting"}


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(USAGE)


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def number_of_faults(text: str) -> int | str:
    return text if text == DECK else positive(text)


def parser() -> Parser:
    from faults.sabotage import KINDS as SABOTAGE
    from faults.schedule import kinds

    parser = Parser(prog="run", description="Faults, clients, and a checker that decides.",
                    allow_abbrev=False)
    parser.add_argument("--seed", help="of workload and faults; default: a new one")
    parser.add_argument("--faults", type=number_of_faults, default=200,
                        help="how many, default 200, at least one of each kind; or `deck`: each kind as"
                        " often as its share says")
    parser.add_argument("--clients", type=positive, default=5, help="default 5")
    parser.add_argument("--profile", choices=["everything", *PROFILES], default="everything",
                        help="what is played: everything; people who are erased meanwhile; drafts,"
                        " amendments, health records and listening; or prompts that gateways watch")
    parser.add_argument("--erasures", type=positive, default=200,
                        help="of the profile erasure, default 200")
    parser.add_argument("--only", action="append",
                        choices=[kind.name for kind in kinds(with_nats=True)],
                        help="only faults of this kind; may be given several times")
    parser.add_argument("--transport", choices=["postgres", "nats"], default="postgres",
                        help="what the events travel over; default postgres")
    parser.add_argument("--disk", choices=["any", "mounted", "pretended"], default="any",
                        help="how the cluster's disk is filled; default: mounted where allowed")
    parser.add_argument("--sabotage", choices=sorted(SABOTAGE),
                        help="do what no fault may do: the run must find it")
    parser.add_argument("--bin", type=Path, help="folder of the executables")
    parser.add_argument("--history", type=Path, help="where to write it")
    parser.add_argument("--keep", action="store_true", help="leave history and logs behind")
    parser.add_argument("--settle-seconds", type=positive, default=90,
                        help="how long events may take to be applied in the end; default 90")
    parser.add_argument("--list", action="store_true", help="print the faults of a seed, play nothing")
    parser.add_argument("--replay", type=Path, metavar="FILE",
                        help="play the faults of a history again, with its work, each at its time")
    parser.add_argument("--shrink", type=Path, metavar="FILE",
                        help="play ever fewer faults of a failing history; writes FILE.shrunk")
    parser.add_argument("--shrink-runs", type=positive, default=40, metavar="N",
                        help="how many runs that may take; default 40")
    parser.add_argument("--judge", type=Path, metavar="HISTORY",
                        help="only let the checker decide about a history again")
    # Options that exclude all others.
    parser.add_argument("--check-options", action="store_true", help=argparse.SUPPRESS)
    return parser


def arguments() -> argparse.Namespace:
    """The validated options: `schedule` has the faults, `records` the history they are from."""
    from faults.schedule import chosen, deck_size, faults, kinds, played

    command = parser()
    options = command.parse_args()
    possible = {kind.name for kind in kinds(with_nats=options.transport == "nats")}
    if impossible := sorted(set(options.only or ()) - possible):
        command.error(f"--only {impossible[0]} needs --transport nats")
    if options.bin and not (options.bin / "fault-observer").is_file():
        command.error(f"--bin {options.bin} holds no fault-observer")
    if options.history and not options.history.resolve().parent.is_dir():
        command.error(f"--history {options.history}: there is no such folder")
    if options.judge:
        return options
    if file := options.replay or options.shrink:
        records = history_in(file)
        options.seed, options.clients = records[0]["seed"], records[0]["clients"]
        options.transport = records[0]["transport"]
        options.records, options.schedule = records, played(records)
        return options
    if options.seed is None:
        options.seed = f"{random.SystemRandom().getrandbits(32):08x}"
    of = chosen(options.transport, options.only)
    count = deck_size(of) if options.faults == DECK else options.faults
    options.fault_count = count
    if options.profile in PROFILES:
        if options.list or options.only:
            command.error("--list and --only are of the profile everything alone")
        return options
    if count < len(of):
        command.error(f"--faults {count}: there are {len(of)} kinds, and each comes at least once")
    options.schedule = faults(options.seed, of, count)
    return options


def history_in(path: Path) -> list[dict]:
    """Ends the program if it does not exist."""
    from faults.history import read

    try:
        records = read(path)
    except (OSError, ValueError, UnicodeDecodeError) as problem:
        print(f"run: {path} is no history: {problem}", file=sys.stderr)
        sys.exit(USAGE)
    if not records or records[0].get("what") != "run":
        print(f"run: {path} is no history: it does not begin with a run", file=sys.stderr)
        sys.exit(USAGE)
    return records


def judge(records: list[dict], path: Path) -> tuple[int, set[str]]:
    """The exit status, and the kinds of findings."""
    from faults.checker import check
    from faults.telling import tell

    report = check(records)
    if not report.is_clean:
        tell(report, records, path, records[0]["seed"])
    print(report.summary, flush=True)
    return (0 if report.is_clean else FAILED), {finding.kind for finding in report.findings}


@dataclass
class Outcome:
    status: int
    # The kinds of findings.
    found: set[str] = field(default_factory=set)


def play(options: argparse.Namespace, schedule: list) -> Outcome:
    folder = Path(tempfile.mkdtemp(prefix="otolith-faults-history-"))
    history = options.history or folder / "history.jsonl"
    from faults.run import Run

    try:
        run = Run(options, schedule, history)
    except BaseException as problem:
        shutil.rmtree(folder)
        if not isinstance(problem, (OSError, subprocess.SubprocessError)):
            raise
        print(f"run: cannot begin: {problem}", file=sys.stderr)
        return Outcome(UNAVAILABLE)
    try:
        run.play()
    except Exception as problem:  # noqa: BLE001 — nothing was decided: not a promise broke
        if not isinstance(problem, (RuntimeError, AssertionError)):
            traceback.print_exc()
        print(f"run: seed {options.seed}: {problem}\nlogs: {run.arena.directory}/log,"
              f" history: {history}", file=sys.stderr)
        return Outcome(UNAVAILABLE)
    except BaseException:
        # Stopped or interrupted: all processes are stopped, without a result.
        if not options.keep:
            shutil.rmtree(run.arena.directory, ignore_errors=True)
            shutil.rmtree(folder)
        raise
    outcome = Outcome(*judge(history_in(history), history))
    if not options.keep and (outcome.status == 0 or options.shrink):
        shutil.rmtree(run.arena.directory, ignore_errors=True)
        shutil.rmtree(folder)
    else:
        print(f"logs: {run.arena.directory}/log, history: {history}", file=sys.stderr)
    return outcome


def shrink_history(options: argparse.Namespace) -> int:
    """Repeats parts of a failing schedule until no part can be left out."""
    from faults.checker import check
    from faults.shrinking import shrink

    records = options.records
    wanted = {finding.kind for finding in check(records).findings}
    if not wanted:
        print(f"run: {options.shrink} did not fail: there is nothing to shrink", file=sys.stderr)
        return USAGE
    runs = 0

    def fails(schedule: list) -> bool:
        nonlocal runs
        if runs == options.shrink_runs:
            return False
        runs += 1
        print(f"run {runs} of at most {options.shrink_runs}: {len(schedule)} faults", file=sys.stderr)
        return bool(play(options, schedule).found & wanted)

    if not fails(options.schedule):
        print("run: played again, it did not fail: a matter of luck; try again", file=sys.stderr)
        return UNAVAILABLE
    left = shrink(options.schedule, fails)
    path = Path(f"{options.shrink}.shrunk")
    lines = [records[0] | {"faults": len(left)}]
    lines += [{"what": "fault", "at": fault.not_before} | fault.described() for fault in left]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    for fault in left:
        print(f"{fault.not_before:8.3f} {fault.kind} {fault.target} {fault.seconds} s")
    print(f"{len(left)} of {len(options.schedule)} faults are left after {runs} runs; again with:"
          f" --replay {path}")
    return FAILED


def list_faults(options: argparse.Namespace) -> int:
    for fault in options.schedule:
        print(f"{fault.number:5d} lane {fault.lane} {fault.kind} {fault.target}"
              f" {fault.seconds} s, then {fault.rest} s")
    return 0


def terminated(number, frame):
    # Converted to an exception once, so that everything is stopped on the way out.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print("run: asked to end", file=sys.stderr, flush=True)
    sys.exit(128 + number)


def main() -> int:
    sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "EndToEnd")]
    options = arguments()
    if options.check_options:
        return 0
    if options.bin:
        os.environ["OTOLITH_BIN"] = str(options.bin.resolve())
    signal.signal(signal.SIGTERM, terminated)
    try:
        if options.judge:
            return judge(history_in(options.judge), options.judge)[0]
        if options.list:
            return list_faults(options)
        if options.shrink:
            return shrink_history(options)
        if options.profile in PROFILES:
            return importlib.import_module(PROFILES[options.profile]).play(options)
        return play(options, options.schedule).status
    except KeyboardInterrupt:
        print("run: interrupted", file=sys.stderr)
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main())
