"""One run: start everything, let clients work during faults, come to rest, observe, judge."""

import time
from pathlib import Path

from support.people import TINNITUS, anonymous_in, study_of

from . import sabotage
from .arena import Arena
from .clients import Client
from .history import History
from .injections import Injections
from .injector import Injector
from .observation import Observation
from .schedule import Fault
from .telling import say

PROGRESS_SECONDS = 10


class Run:
    def __init__(self, options, schedule: list[Fault], history_path: Path):
        self.options, self.schedule = options, schedule
        self.history = History(history_path)
        self.arena = Arena(options.transport, options.disk, len(schedule))
        self.began = time.monotonic()
        self._told = self.began

    def play(self) -> None:
        """Completes the history and stops everything.

        - Raises `RuntimeError` if there is nothing to judge."""
        options = self.options
        self.history.write(
            "run", seed=options.seed, faults=len(self.schedule), clients=options.clients,
            disk=self.arena.disk.name, transport=options.transport)
        try:
            self._say("starting PostgreSQL, four services and three observers")
            self.arena.start()
            clients = self._clients()
            injector = Injector(
                Injections(self.arena), self.schedule, self.history,
                lambda done: self._progress(
                    f"{done} of {len(self.schedule)} faults,"
                    f" {sum(client.operations for client in clients)} operations of clients"))
            self._say(
                f"{options.clients} clients and {len(self.schedule)} faults, seed {options.seed}")
            for client in clients:
                client.start()
            injector.start()
            self._watch(injector, clients)
            self._finish(clients)
            self._observe(clients, injector)
        finally:
            self.arena.close()
            self.history.close()

    def _clients(self) -> list[Client]:
        stack = self.arena.stack
        # A member is needed to read the study's questionnaires.
        forms = anonymous_in(stack, TINNITUS).questionnaires(TINNITUS)
        consent = study_of(stack, TINNITUS).consent_version
        return [
            Client(
                self.options.seed, number, self.arena.client_addresses, forms, consent,
                stack.clock.now(), self.history)
            for number in range(self.options.clients)
        ]

    def _watch(self, injector: Injector, clients: list[Client]) -> None:
        while injector.is_running:
            time.sleep(0.1)
            for client in clients:
                if not client.is_alive():
                    injector.stop()
                    injector.join()
                    raise RuntimeError(f"{client.name} ended: {client.problem!r}")
        injector.join()

    def _finish(self, clients: list[Client]) -> None:
        """Ends the faults: all processes run again, and clients finish their operations."""
        self._say("no more faults; clients end what they are at")
        self.arena.await_all()
        for client in clients:
            client.finish(seconds_max=60)
        for client in clients:
            client.join(90)
            if client.is_alive() or client.problem is not None:
                raise RuntimeError(f"{client.name} did not end well: {client.problem!r}")

    def _observe(self, clients: list[Client], injector: Injector) -> None:
        self._say("waiting until every event is applied")
        observation = Observation(self.arena, self.history, self._progress)
        if not observation.settle(self.options.settle_seconds):
            self._say("… which did not happen")
        if self.options.sabotage:
            self._say(f"sabotage: {self.options.sabotage}")
            sabotage.commit(self.options.sabotage, self.arena.stack.database)
            observation.settle(self.options.settle_seconds)
        self._say("looking at what is there")
        observation.write(person for client in clients for person in client.people)
        complaints = observation.transport_complaints()
        complaints += self.arena.endings() + self.arena.audit_complaints()
        self.arena.stop_services()
        complaints += [text for text in self.arena.endings() if text not in complaints]
        self.history.write("observed", of="complaints", rows=[[text] for text in complaints])
        self._say("injected: " + ", ".join(
            f"{kind} {count}" for kind, count in sorted(injector.kinds.items())))
        if injector.repeated:
            self._say("tried again, since there was nothing to be done it to: " + ", ".join(
                f"{kind} {count}" for kind, count in sorted(injector.repeated.items())))

    def _progress(self, text: str) -> None:
        if time.monotonic() - self._told > PROGRESS_SECONDS:
            self._told = time.monotonic()
            self._say(text)

    def _say(self, text: str) -> None:
        say(f"[{time.monotonic() - self.began:4.0f} s] {text}")
