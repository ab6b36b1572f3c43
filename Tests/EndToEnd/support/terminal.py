"""otolithctl at a terminal: answers its questions."""

import fcntl
import os
import pty
import select
import subprocess
import termios
import time

from .stack import clean_environment, executables


def at_a_terminal(arguments, environment, answers, timeout=60):
    """Types each answer when its question is shown.

    `answers`: pairs of a part of the question and the input. Returns the status, the terminal's contents, and
    standard output, which is not the terminal.
    """
    ours, theirs = pty.openpty()

    def take_terminal():
        os.setsid()
        fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)

    process = subprocess.Popen(
        [executables() / "otolithctl", *map(str, arguments)], env=clean_environment() | environment,
        stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, preexec_fn=take_terminal)
    os.close(theirs)
    shown, typed = "", 0
    waiting = list(answers)
    deadline = time.monotonic() + timeout
    try:
        while time.monotonic() < deadline:
            if waiting and waiting[0][0] in shown[typed:]:
                typed = len(shown)
                os.write(ours, f"{waiting.pop(0)[1]}".encode())
            if select.select([ours], [], [], 0.1)[0]:
                try:
                    part = os.read(ours, 4096)
                except OSError:  # The other side is closed.
                    break
                if not part:
                    break
                shown += part.decode(errors="replace")
            elif process.poll() is not None:
                break
        output, _ = process.communicate(timeout=timeout)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        os.close(ours)
    return process.returncode, shown, output.decode()
