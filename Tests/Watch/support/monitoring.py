"""The contents of deploy/monitoring: rules, their tests, dashboards, and the names in their queries."""

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "deploy/monitoring"
RULES = sorted((FOLDER / "rules").glob("*.yml"))
TESTS = sorted((FOLDER / "tests").glob("*.yml"))
# The folder is removed when this module's process ends.
_WRITTEN = tempfile.TemporaryDirectory()
subprocess.run([FOLDER / "make-dashboards", _WRITTEN.name], check=True)
DASHBOARDS = sorted(Path(_WRITTEN.name).glob("*.json"))

_METRIC = re.compile(r"\b((?:otolith|grpc|process)_[a-z_]+|up|ALERTS)\b(?:\{([^}]*)\})?")
_LABELS = re.compile(r"\b(?:by|on|without|ignoring|group_left|group_right) \(([^)]*)\)")
_MATCHER = re.compile(r"([a-z_]+)\s*(?:=~|!~|!=|=)")
# What Grafana puts in, for a single question.
_FILLED = (("$job", ".+"), ("$instance", ".+"), ("$__rate_interval", "1m"))


@dataclass(frozen=True)
class Question:
    """One query and where it stands."""

    place: str
    expression: str

    @property
    def selected(self) -> dict[str, set[str]]:
        """The metrics it names, each with the labels by which it chooses among their series."""
        found: dict[str, set[str]] = {}
        for name, matchers in _METRIC.findall(_LABELS.sub("", self.expression)):
            found.setdefault(name, set()).update(_MATCHER.findall(matchers))
        return found

    @property
    def grouped(self) -> set[str]:
        """Labels by which it groups or joins."""
        return {
            label.strip() for group in _LABELS.findall(self.expression) for label in group.split(",")
            if label.strip()}


def groups(path: Path) -> list[dict]:
    return yaml.safe_load(path.read_text())["groups"]


def alerts() -> dict[str, dict]:
    """Each alert's rule, by its name."""
    rules = [rule for path in RULES for group in groups(path) for rule in group["rules"]]
    found = {rule["alert"]: rule for rule in rules}
    assert len(found) == len(rules), "two alerts have one name"
    return found


def questions_of_alerts() -> list[Question]:
    return [Question(name, rule["expr"]) for name, rule in alerts().items()]


def questions_of_dashboards() -> list[Question]:
    """Those of panels, as Grafana asks them where nothing is chosen."""
    found = []
    for path in DASHBOARDS:
        for panel in json.loads(path.read_text())["panels"]:
            for target in panel.get("targets", []):
                expression = target["expr"]
                for variable, value in _FILLED:
                    expression = expression.replace(variable, value)
                found.append(Question(f"{path.stem}, {panel['title']}", expression))
    return found
