"""Traces of calls, and a collector that receives them."""

import json
import secrets
import subprocess
import threading

from environments import python_of

from .case import EndToEndTestCase
from .paths import ROOT
from .waiting import wait_until

COLLECTOR = ROOT / "Tests" / "EndToEnd" / "collector"


class Collector:
    """The program collector.py and its received spans; with TLS if a certificate and key are given."""

    def __init__(self, *files):
        self.requests: list[dict] = []
        self._process = subprocess.Popen(
            [python_of("collector", COLLECTOR / "requirements.txt"), COLLECTOR / "collector.py", *files],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        port = json.loads(self._process.stdout.readline())["port"]
        self.address = f"127.0.0.1:{port}"
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            self.requests.append(json.loads(line))

    def order(self, text: str):
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def spans(self, trace=None) -> list[dict]:
        """Accepted spans, each once."""
        return [span for request in list(self.requests) if request["order"] == "take"
                for span in request["spans"] if trace in (None, span["trace"])]

    def stop(self):
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


class TracesTestCase(EndToEndTestCase):
    def collector(self, *files) -> Collector:
        collector = Collector(*files)
        self.addCleanup(collector.stop)
        return collector

    @staticmethod
    def traceparent(flags="01"):
        """A gateway's trace: its id, its span, and the header."""
        trace, step = secrets.token_hex(16), secrets.token_hex(8)
        return trace, step, ("traceparent", f"00-{trace}-{step}-{flags}")

    def await_spans(self, collector, trace, wanted):
        def found():
            spans = collector.spans(trace)
            return spans if wanted <= {(span["kind"], span["service"]) for span in spans} else None

        try:
            return wait_until(found, f"spans of {wanted}")
        except AssertionError:
            self.fail(f"{wanted} of {collector.spans(trace)}")
