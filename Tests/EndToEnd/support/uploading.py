"""Phones that upload during failures, and remember the acknowledgements."""

import random
import threading

from otolith.ingestion.v1 import ingestion_pb2

from .gateway import Gateway
from .people import TINNITUS, anonymous_in
from .sheets import make_sheet, verdict_names
from .waiting import until_answered, wait_until


class Phone(threading.Thread):
    """Sends batch after batch, each until it is answered."""

    def __init__(self, stack, number: int, batches: int, sheets_per_batch: int):
        super().__init__(daemon=True)
        self.stack = stack
        self.participant = anonymous_in(stack, TINNITUS)
        # A connection of its own, like every gateway.
        self.participant.gateway = self.gateway = Gateway(stack.addresses)
        form = self.participant.questionnaires(TINNITUS)["tyt-momentary"]
        rng = random.Random(number)
        now = stack.clock.now()
        self.batches = [
            [make_sheet(TINNITUS, form, now - rng.uniform(60, 80_000), rng)
             for _ in range(sheets_per_batch)]
            for _ in range(batches)
        ]
        self.acknowledged: dict[str, str] = {}
        self.interruptions = 0
        self.problem: Exception | None = None

    @property
    def sheet_ids(self) -> set[str]:
        return {sheet.sheet_id for batch in self.batches for sheet in batch}

    def run(self):
        try:
            for batch in self.batches:
                self._send_until_answered(batch)
        except Exception as problem:  # noqa: BLE001 — reported by the test's thread
            self.problem = problem
        finally:
            self.gateway.close()

    def _send_until_answered(self, batch):
        while batch:
            verdicts = until_answered(lambda: self.participant.submit(*batch), self._interrupted)
            pending = []
            for sheet, verdict, name in zip(batch, verdicts, verdict_names(verdicts)):
                if name == "RETRY_LATER":
                    pending.append(sheet)
                elif name in ("CREATED", "EXISTS"):
                    self.acknowledged[sheet.sheet_id] = name
                else:
                    raise AssertionError(f"{name}: {verdict}")
            batch = pending

    def _interrupted(self):
        self.interruptions += 1


def until_judged(send, contents) -> list:
    """A final verdict of each; `send` submits some and returns their verdicts. Like a phone, it repeats those
    to be retried later."""
    verdicts = list(send(contents))

    def are_judged():
        waiting = [
            place for place, verdict in enumerate(verdicts)
            if verdict.verdict == ingestion_pb2.VERDICT_RETRY_LATER]
        if waiting:
            again = send([contents[place] for place in waiting])
            for place, verdict in zip(waiting, again, strict=True):
                verdicts[place] = verdict
        return not waiting

    wait_until(are_judged, "the service can judge all of them", 60)
    return verdicts
