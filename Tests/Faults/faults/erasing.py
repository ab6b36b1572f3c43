"""The profile `erasure`: people are erased while services are killed, the database or NATS restarts and sheets
keep arriving; then every erasure has ended, nothing is left, and nothing of others is missing."""

import os
import random
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import grpc

from support.failures import failure_of
from support.paths import ROOT
from support.people import TINNITUS, anonymous_in, new_id
from support.processes import run
from support.sheets import make_sheet
from support.stack import Stack
from otolith.auth.v1 import erasure_pb2
from otolith.ingestion.v1 import ingestion_pb2

from .schedule import SERVICES

# Whoever is not erased, one for so many who are.
KEPT_SHARE = 10
# Before the erasure, and after it by the token from before.
SHEETS_BEFORE, SHEETS_AFTER = 4, 3
WORKERS = 4
# Between the end of one fault and the next.
REST_SECONDS = (0.2, 2.0)
# How often a fault is one of the database, and of NATS where that is the transport.
SHARE_OF_EACH_SERVER = 0.2
# A call that nobody answers is made again for so long.
CALL_SECONDS = 120
PASSING = {"UNAVAILABLE", "DEADLINE_EXCEEDED", "CANCELLED", "ABORTED", "INTERNAL", "UNKNOWN"}
STORED = (ingestion_pb2.VERDICT_CREATED, ingestion_pb2.VERDICT_EXISTS)


@dataclass
class Person:
    participant: object
    token: str
    erasure_id: str
    sent: int = 0
    acknowledged: set[str] = field(default_factory=set)


class ErasureRun:
    """Says what it found: `findings` is empty when every promise was kept."""

    def __init__(self, options):
        self.seed, self.count = options.seed, options.erasures
        self.faults_wanted, self.settle_seconds = options.fault_count, options.settle_seconds
        self.is_over_nats = options.transport == "nats"
        self.rng = random.Random(f"{self.seed}/erasures")
        self.findings: list[str] = []
        self.faults = 0
        self.receipts = 0
        self._fault_happened = threading.Condition()
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
        faults = threading.Thread(target=self._disturb)
        for thread in [*others, faults]:
            thread.start()
        try:
            with ThreadPoolExecutor(WORKERS) as pool:
                for done in [pool.submit(self._erase, person, number)
                             for number, person in enumerate(erased)]:
                    done.result()
        finally:
            self._are_all_asked.set()
            for thread in [faults, *others]:
                thread.join()
        say(f"all are asked for, after {self.faults} faults")
        self._judge(erased, kept)

    def _person(self) -> Person:
        participant = anonymous_in(self.stack, TINNITUS)
        return Person(participant, participant.token, new_id())

    # What people do

    def _stay(self, person: Person, number: int) -> None:
        rng = random.Random(f"{self.seed}/stays/{number}")
        while not self._are_all_asked.is_set():
            self._submit(person, rng)

    def _erase(self, person: Person, number: int) -> None:
        rng = random.Random(f"{self.seed}/erased/{number}")
        for _ in range(SHEETS_BEFORE):
            self._submit(person, rng)
        self._await_faults(number * self.faults_wanted // self.count)
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

    def _await_faults(self, count: int) -> None:
        """The erasures are spread over the faults."""
        with self._fault_happened:
            self._fault_happened.wait_for(lambda: self.faults >= count)

    def _disturb(self) -> None:
        try:
            while self.faults < self.faults_wanted or not self._are_all_asked.is_set():
                self._play_fault()
                with self._fault_happened:
                    self.faults += 1
                    self._fault_happened.notify_all()
                time.sleep(self.rng.uniform(*REST_SECONDS))
        except BaseException as problem:
            self.findings.append(f"the faults ended after {self.faults}: {problem!r}")
            # Nobody waits for those that never come.
            with self._fault_happened:
                self.faults = max(self.faults, self.faults_wanted)
                self._fault_happened.notify_all()

    def _play_fault(self) -> None:
        chance = self.rng.random()
        if chance < SHARE_OF_EACH_SERVER:
            self.stack.restart_database()
        elif chance < 2 * SHARE_OF_EACH_SERVER and self.is_over_nats:
            for command in ("kill", "start-node"):
                subprocess.run(
                    [ROOT / "deploy" / "dev" / "nats-cluster", command, self.stack.directory / "nats", "1"],
                    check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, timeout=120)
        else:
            self.stack.kill_and_restart(self.rng.choice(SERVICES))

    # What became of it

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
                self.findings.append(f"{len(missing)} sheets of somebody who stays are gone")

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


def answered(call):
    """What a call answers that is made again as long as nobody does."""
    deadline = time.monotonic() + CALL_SECONDS
    while True:
        try:
            return call()
        except grpc.RpcError as error:
            failure = failure_of(error)
            is_passing = failure.code in PASSING or failure.retry_seconds is not None
            if not is_passing or time.monotonic() > deadline:
                raise
            time.sleep(failure.retry_seconds or 0.1)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def play(options) -> int:
    """0: every promise was kept; 1: one was not; 69: nothing could be decided."""
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
    print(f"erasures={profile.count} faults={profile.faults} receipts={profile.receipts}"
          f" broken={len(profile.findings)}", flush=True)
    return 1 if profile.findings else 0
