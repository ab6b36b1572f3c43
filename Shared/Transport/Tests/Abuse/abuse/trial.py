"""One attack in a separate process."""

import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

# Extra time of an attack, which waits for a late defence.
MORE_SECONDS_MAX = 90


@dataclass
class Outcome:
    defended: bool = False
    how: str = ""
    # What the server said why it ended or refused something, and how often.
    told: Counter = field(default_factory=Counter)
    # Of the attacker, not of the server.
    trouble: str = ""


class Attacker:
    def __init__(self, name: str, port: int, seconds: float, source: str = "127.0.0.2") -> None:
        self.name = name
        self._seconds_max = seconds + MORE_SECONDS_MAX
        self._process = subprocess.Popen(
            [sys.executable, "-B", Path(__file__).with_name("attacks.py"), name, str(port),
             str(seconds), source],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def outcome(self) -> Outcome:
        """Waits for the end of the attack."""
        try:
            output, errors = self._process.communicate(timeout=self._seconds_max)
        except subprocess.TimeoutExpired:
            self.stop()
            return Outcome(trouble="the attacker did not end")
        if self._process.returncode != 0:
            return Outcome(trouble=f"the attacker failed:\n{errors}")
        result = json.loads(output)
        return Outcome(result["defended"], result["how"], Counter(result["told"]))

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


def told_text(told: Counter) -> str:
    return ", ".join(f"{text} ({count})" for text, count in told.most_common(3)) or "nothing"
