"""The profile `erasure`: people are erased while services are killed, the database or NATS restarts and sheets
keep arriving; at the end every erasure is complete, nothing is left, and no other data is missing."""

import os
import random
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from support.people import TINNITUS, anonymous_in, new_id
from support.processes import run
from support.sheets import make_sheet
from support.stack import Stack
from otolith.auth.v1 import erasure_pb2
from otolith.ingestion.v1 import ingestion_pb2

from .disturbing import Disturbance, answered, say
from .schedule import SERVICES

# One person stays for so many who are erased.
KEPT_SHARE = 10
# Before the erasure, and after it with an earlier token.
SHEETS_BEFORE, SHEETS_AFTER = 4, 3
WORKERS = 4
STORED = (ingestion_pb2.VERDICT_CREATED, ingestion_pb2.VERDICT_EXISTS)


@dataclass
class Person:
    participant: object
    token: str
    erasure_id: str
    sent: int = 0
    acknowledged: set[str] = field(default_factory=set)


class ErasureRun:
    """Runs the profile: `findings` is empty if every guarantee was kept."""

    def __init__(self, options):
        self.seed, self.count = options.seed, options.erasures
        self.faults_wanted, self.settle_seconds = options.fault_count, options.settle_seconds
        self.is_over_nats = options.transport == "nats"
        self.rng = random.Random(f"{self.seed}/erasures")
        self.findings: list[str] = []
        self.receipts = 0
        self._are_all_asked = threading.Event()

    def play(self) -> None:
        self.stack = Stack.start(*(["--nats"] if self.is_over_nats else []))
        try:
            self._play()
        finally:
            self.stack.stop()

    def _play(self) -> None:
        kept_count = max(1, self.count // KEPT_SHARE)
        people = [self._person() for _ in range(self.count + kept_count)]
        self.form = people[0].participant.questionnaires(TINNITUS)["tyt-momentary"]
        erased, kept = people[:self.count], people[self.count:]
        say(f"{len(erased)} people to be erased, {len(kept)} who stay, seed {self.seed}")
        others = [threading.Thread(target=self._stay, args=(person, number))
                  for number, person in enumerate(kept)]
        self.disturbance = Disturbance(self.stack, self.rng, self.faults_wanted, self.is_over_nats)
        self.disturbance.begin()
        for thread in others:
            thread.start()
        try:
            with ThreadPoolExecutor(WORKERS) as pool:
                for done in [pool.submit(self._erase, person, number)
                             for number, person in enumerate(erased)]:
                    done.result()
        finally:
            self._are_all_asked.set()
            self.disturbance.end()
            for thread in others:
                thread.join()
        if self.disturbance.problem:
            self.findings.append(f"the faults ended early: {self.disturbance.problem!r}")
        say(f"all are asked for, after {self.disturbance.faults} faults")
        self._judge(erased, kept)

    def _person(self) -> Person:
        participant = anonymous_in(self.stack, TINNITUS)
        return Person(participant, participant.token, new_id())

    # Actions of people

    def _stay(self, person: Person, number: int) -> None:
        rng = random.Random(f"{self.seed}/stays/{number}")
        while not self._are_all_asked.is_set():
            self._submit(person, rng)

    def _erase(self, person: Person, number: int) -> None:
        rng = random.Random(f"{self.seed}/erased/{number}")
        for _ in range(SHEETS_BEFORE):
            self._submit(person, rng)
        self.disturbance.wait_for(number * self.faults_wanted // self.count)
        self._ask(person)
        for _ in range(SHEETS_AFTER):
            self._submit(person, rng)

    def _submit(self, person: Person, rng: random.Random) -> None:
        sheet = make_sheet(TINNITUS, self.form, self.stack.clock.now() - 60, rng)
        person.sent += 1
        entry = answered(lambda: person.participant.submit(sheet, token=person.token))[0]
        if entry.verdict in STORED:
            person.acknowledged.add(sheet.sheet_id)

    def _ask(self, person: Person) -> None:
        request = erasure_pb2.RequestErasureRequest(
            erasure_id=person.erasure_id, mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS)
        answered(lambda: self.stack.gateway.erasures.RequestErasure(
            request, token=person.token, timeout=10))

    # Results

    def _judge(self, erased: list[Person], kept: list[Person]) -> None:
        deadline = time.monotonic() + self.settle_seconds
        for person in erased:
            self._judge_receipts(person, deadline)
        say("every erasure was waited for; looking for what is left")
        with ThreadPoolExecutor(WORKERS) as pool:
            for _ in pool.map(self._judge_traces, erased):
                pass
        for person in kept:
            stored = {entry.sheet.sheet_id for entry in answered(
                lambda: person.participant.stored(TINNITUS))}
            if missing := person.acknowledged - stored:
                self.findings.append(f"{len(missing)} sheets of remaining participants are gone")

    def _judge_receipts(self, person: Person, deadline: float) -> None:
        request = erasure_pb2.GetErasureRequest(erasure_id=person.erasure_id)
        while True:
            erasure = answered(lambda: self.stack.gateway.erasures.GetErasure(request, timeout=10))
            if erasure.HasField("complete_time"):
                break
            if time.monotonic() > deadline:
                self.findings.append(
                    f"{person.erasure_id} has not ended: {', '.join(erasure.pending_services)}")
                return
            time.sleep(0.1)
        self.receipts += len(erasure.receipts)
        services = [receipt.service for receipt in erasure.receipts]
        if services != [f"otolith-{name}" for name in SERVICES]:
            self.findings.append(f"{person.erasure_id} has receipts of {services}")
        sheets = sum(
            count.count for receipt in erasure.receipts for count in receipt.counts
            if count.kind == "answer_sheets")
        if not len(person.acknowledged) <= sheets <= person.sent:
            self.findings.append(
                f"{person.erasure_id}: {sheets} sheets were erased, of {person.sent} sent and"
                f" {len(person.acknowledged)} acknowledged")

    def _judge_traces(self, person: Person) -> None:
        database = self.stack.database.url
        done = run(
            self.stack, "otolithctl", "erasure", "verify", person.participant.participant_id,
            "--log", "--database", database, environment={"OTOLITH_BUS_DATABASE_URL": database},
            timeout=300)
        if done.returncode != 0:
            self.findings.append(f"{person.erasure_id}: {done.stdout}{done.stderr}".strip())


def play(options) -> int:
    """0: every guarantee was kept; 1: one was broken; 69: no result."""
    if options.keep:
        os.environ["OTOLITH_KEEP_STACK"] = "1"
    profile = ErasureRun(options)
    try:
        profile.play()
    except Exception as problem:  # noqa: BLE001 — nothing was decided: not a promise broke
        print(f"run: seed {options.seed}: {problem!r}", file=sys.stderr)
        return 69
    for finding in profile.findings:
        print(finding)
    print(f"erasures={profile.count} faults={profile.disturbance.faults} receipts={profile.receipts}"
          f" broken={len(profile.findings)}", flush=True)
    return 1 if profile.findings else 0
