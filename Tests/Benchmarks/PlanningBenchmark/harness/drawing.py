"""Instants that PlanningService draws, beside the same in C: by the same algorithm, from the same zone table. Both
must draw the same."""

import json

from .process import LOAD_CORE, Failed, output

ZONE = "Europe/Berlin"
PARTICIPANTS = 200


class Drawing:
    def __init__(self, programs, yardstick, zones, scale):
        numbers = [scale.warm_up, scale.seconds]
        self.commands = {
            "C": [yardstick, zones / ZONE, PARTICIPANTS, *numbers],
            "otolith": [
                programs / "plan-bench", ZONE, "--participants", PARTICIPANTS, "--warm-up", numbers[0],
                "--seconds", numbers[1]],
        }
        self.drawn = None

    def subjects(self):
        return {name: lambda name=name: self.measure(name) for name in self.commands}

    def measure(self, name):
        result = json.loads(output(["taskset", "-c", LOAD_CORE, *self.commands[name]]))
        drawn = result["instants"], result["checksum"]
        self.drawn = self.drawn or drawn
        if drawn != self.drawn or not drawn[0]:
            raise Failed(f"{name} draws {drawn} instants and their sum, not {self.drawn}")
        return {"per_s": result["per_s"]}
