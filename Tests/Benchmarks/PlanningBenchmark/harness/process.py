"""Running programs."""

import subprocess

LOAD_CORE = "1"


class Failed(Exception):
    pass


def output(command, **options):
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    if run.returncode:
        raise Failed(f"{' '.join(map(str, command))}\n{run.stdout}{run.stderr}")
    return run.stdout
