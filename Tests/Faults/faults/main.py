"""The command line; see Tests/Faults/run."""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
USAGE, UNAVAILABLE, FAILED = 64, 69, 1
# As a number of faults: each kind as often as its share says.
DECK = "deck"


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


def arguments() -> argparse.Namespace:
    from faults.sabotage import KINDS as SABOTAGE
    from faults.schedule import chosen, deck_size, kinds

    parser = Parser(prog="run", description="Faults, clients, and a checker that decides.",
                    allow_abbrev=False)
    parser.add_argument("--seed", help="of workload and faults; default: a new one")
    parser.add_argument("--faults", type=number_of_faults, default=200,
                        help="how many, default 200; or `deck`: each kind as often as its share says")
    parser.add_argument("--clients", type=positive, default=5, help="default 5")
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
    parser.add_argument("--replay", type=Path, metavar="HISTORY",
                        help="only let the checker decide about a history again")
    # Decides about the other options and does nothing else.
    parser.add_argument("--check-options", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    possible = {kind.name for kind in kinds(with_nats=options.transport == "nats")}
    if impossible := sorted(set(options.only or ()) - possible):
        parser.error(f"--only {impossible[0]} needs --transport nats")
    if options.faults == DECK:
        options.faults = deck_size(chosen(options.transport, options.only))
    if options.bin and not (options.bin / "fault-observer").is_file():
        parser.error(f"--bin {options.bin} holds no fault-observer")
    if options.history and not options.history.resolve().parent.is_dir():
        parser.error(f"--history {options.history}: there is no such folder")
    return options


def judge(path: Path, seed: str) -> int:
    from faults.checker import check
    from faults.history import read
    from faults.telling import tell

    records = read(path)
    report = check(records)
    if not report.is_clean:
        tell(report, records, path, seed)
    print(report.summary, flush=True)
    return 0 if report.is_clean else FAILED


def replay(path: Path) -> int:
    from faults.history import read

    try:
        first = next(iter(read(path)), {})
    except (OSError, ValueError, UnicodeDecodeError) as problem:
        print(f"run: {path} is no history: {problem}", file=sys.stderr)
        return USAGE
    if first.get("what") != "run":
        print(f"run: {path} is no history: it does not begin with a run", file=sys.stderr)
        return USAGE
    return judge(path, first["seed"])


def play(options: argparse.Namespace) -> int:
    if options.bin:
        os.environ["OTOLITH_BIN"] = str(options.bin.resolve())
    if options.seed is None:
        options.seed = f"{random.SystemRandom().getrandbits(32):08x}"
    folder = Path(tempfile.mkdtemp(prefix="otolith-faults-history-"))
    history = options.history or folder / "history.jsonl"
    from faults.run import Run

    try:
        run = Run(options, history)
    except BaseException as problem:
        shutil.rmtree(folder)
        if not isinstance(problem, (OSError, subprocess.SubprocessError)):
            raise
        print(f"run: cannot begin: {problem}", file=sys.stderr)
        return UNAVAILABLE
    try:
        run.play()
    except Exception as problem:  # noqa: BLE001 — nothing was decided: not a promise broke
        if not isinstance(problem, (RuntimeError, AssertionError)):
            traceback.print_exc()
        print(f"run: seed {options.seed}: {problem}\nlogs: {run.arena.directory}/log,"
              f" history: {history}", file=sys.stderr)
        return UNAVAILABLE
    except BaseException:
        # Asked to end, or interrupted: everything is stopped by now, and nothing was decided.
        if not options.keep:
            shutil.rmtree(run.arena.directory, ignore_errors=True)
            shutil.rmtree(folder)
        raise
    status = judge(history, options.seed)
    if status == 0 and not options.keep:
        shutil.rmtree(run.arena.directory, ignore_errors=True)
        shutil.rmtree(folder)
    else:
        print(f"logs: {run.arena.directory}/log, history: {history}", file=sys.stderr)
    return status


def terminated(number, frame):
    # Once, so that everything is stopped on the way out.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print("run: asked to end", file=sys.stderr, flush=True)
    sys.exit(128 + number)


def main() -> int:
    sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "EndToEnd")]
    options = arguments()
    if options.check_options:
        return 0
    signal.signal(signal.SIGTERM, terminated)
    try:
        return replay(options.replay) if options.replay else play(options)
    except KeyboardInterrupt:
        print("run: interrupted", file=sys.stderr)
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main())
