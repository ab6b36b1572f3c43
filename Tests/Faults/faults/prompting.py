"""The profile `prompts`: gateways watch due notifications and acknowledge them, some slowly or never, while services
are killed and the database restarts; at the end each was delivered, and no acknowledged one again."""

import os
import random
import sys
import threading
import time

import grpc

from support.failures import failure_of
from support.gateways import PASSWORD, gateway_account
from support.people import anonymous_in, sign_in
from support.stack import Stack
from support.studies import publish
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.planning.v1 import delivery_pb2, delivery_pb2_grpc, planning_pb2

from .checker.prompting import check
from .disturbing import Disturbance, answered, say

STUDY, FORM = "fault-prompts", "fault-prompts-form"
PEOPLE, GATEWAYS = 120, 3
# The services' clock runs this much faster: each participant has a notification every 15 minutes of
# it.
# A notification delayed by two hours of it (two minutes here) is too late and not delivered.
HASTE = 60
TICK_SECONDS = 0.25
# Leases use the services' clock, too: ten seconds here.
LEASE_SECONDS = 600
# Shares of notifications that a gateway ignores, and that it reports as failed.
FORGETS, FAILS = 0.05, 0.05
REST_SECONDS = 120


class Gateway(threading.Thread):
    """Watches again when the stream ends."""

    def __init__(self, stack, seed: str, number: int, told: list, lock: threading.Lock):
        super().__init__(daemon=True, name=f"gateway {number}")
        self.stack, self.told, self.lock = stack, told, lock
        self.rng = random.Random(f"{seed}/gateway/{number}")
        self.account = gateway_account(stack)
        self.username = self.account.username
        self.is_over = threading.Event()
        self.call = None
        # From then on it acknowledges everything.
        self.is_good = False

    def run(self) -> None:
        while not self.is_over.is_set():
            try:
                self._watch()
            except grpc.RpcError as error:
                try:
                    # The token has expired, and its renewal may have been lost with the service.
                    if failure_of(error).code == "UNAUTHENTICATED":
                        self.account = sign_in(
                            self.stack, self.username, PASSWORD, kind=type(self.account))
                except grpc.RpcError:
                    pass
                time.sleep(0.1)

    def end(self) -> None:
        self.is_over.set()
        if self.call:
            self.call.cancel()
        self.join(30)

    def _watch(self) -> None:
        stub = delivery_pb2_grpc.DeliveryServiceStub(self.stack.gateway.channels["planning"])
        self.call = stub.WatchPrompts(
            delivery_pb2.WatchPromptsRequest(lease_seconds=LEASE_SECONDS), timeout=300,
            metadata=[("authorization", f"Bearer {self.account.token}")])
        for news in self.call:
            if self.is_over.is_set():
                return
            if news.prompts:
                self._tell(list(news.prompts))

    def _tell(self, prompts) -> None:
        with self.lock:
            self.told += [("prompt", one.notification_id, one.reminder) for one in prompts]
        chances = [1 if self.is_good else self.rng.random() for _ in prompts]
        acknowledged = [
            (prompt, delivery_pb2.PROMPT_RESULT_FAILED if chance < FORGETS + FAILS
             else delivery_pb2.PROMPT_RESULT_SENT)
            for prompt, chance in zip(prompts, chances) if chance >= FORGETS]
        if not acknowledged:
            return
        request = delivery_pb2.AcknowledgePromptsRequest(acknowledgements=[
            delivery_pb2.PromptAcknowledgement(lease_id=prompt.lease_id, result=result)
            for prompt, result in acknowledged])
        stub = delivery_pb2_grpc.DeliveryServiceStub(self.stack.gateway.channels["planning"])
        answer = answered(lambda: stub.AcknowledgePrompts(
            request, timeout=10, metadata=[("authorization", f"Bearer {self.account.token}")]))
        with self.lock:
            self.told += [
                ("acknowledged", prompt.notification_id, prompt.reminder)
                for (prompt, result), outcome in zip(acknowledged, answer.outcomes)
                if result == delivery_pb2.PROMPT_RESULT_SENT
                and outcome == delivery_pb2.ACKNOWLEDGEMENT_OUTCOME_ACCEPTED]


class PromptingRun:
    """Runs the profile: `findings` is empty if every guarantee was kept."""

    def __init__(self, options):
        self.seed, self.faults_wanted = options.seed, options.fault_count
        self.is_over_nats = options.transport == "nats"
        self.findings: list[str] = []
        self.told: list[tuple] = []
        self.lock = threading.Lock()

    @property
    def acknowledged(self) -> int:
        return sum(what == "acknowledged" for what, *_ in self.told)

    def play(self) -> None:
        self.stack = Stack.start(*(["--nats"] if self.is_over_nats else []))
        try:
            self._play()
        finally:
            self.stack.stop()

    def _play(self) -> None:
        publish(self.stack, STUDY, [study_pb2.StudyQuestionnaire(
            questionnaire_id=FORM, recurrence=study_pb2.RECURRENCE_REPEATED,
            schedules=[schedule_pb2.Schedule(
                daily=schedule_pb2.DailyPlan(minutes_of_day=range(0, 1440, 15)),
                reminders=schedule_pb2.Reminders(count=1, distance_minutes=5))])])
        people = [anonymous_in(self.stack, STUDY) for _ in range(PEOPLE)]
        for person in people:
            person.plan(STUDY, limit=500)
        gateways = [
            Gateway(self.stack, self.seed, number, self.told, self.lock)
            for number in range(GATEWAYS)]
        say(f"{PEOPLE} people, {GATEWAYS} gateways, seed {self.seed}")
        self.disturbance = Disturbance(
            self.stack, random.Random(f"{self.seed}/faults"), self.faults_wanted, self.is_over_nats)
        began = self.stack.clock.now()
        for gateway in gateways:
            gateway.start()
        self.disturbance.begin()
        try:
            while self.disturbance.faults < self.faults_wanted:
                self._go_on()
        finally:
            self.disturbance.end()
        if self.disturbance.problem:
            self.findings.append(f"the faults ended early: {self.disturbance.problem!r}")
        due = self._due(began, self.stack.clock.now())
        self._come_to_rest(gateways, due)
        for gateway in gateways:
            gateway.end()
        self.findings += check(self.told, due, self._sent())

    def _go_on(self) -> None:
        time.sleep(TICK_SECONDS)
        self.stack.clock.advance(seconds=TICK_SECONDS * HASTE)

    def _come_to_rest(self, gateways, due: set[tuple]) -> None:
        """Lets gateways acknowledge everything, with time for expired leases."""
        for gateway in gateways:
            gateway.is_good = True
        deadline = time.monotonic() + REST_SECONDS
        while time.monotonic() < deadline:
            self._go_on()
            with self.lock:
                told = list(self.told)
            if due <= {tuple(prompt) for what, *prompt in told if what == "acknowledged"}:
                return

    def _due(self, began: float, ended: float) -> set[tuple]:
        """Notifications that came due meanwhile, without reminders: a late delivery has no reminder."""
        rows = self.stack.database.query(
            f"SELECT notification_id FROM planning.notifications WHERE study_id = '{STUDY}' AND "
            f"cancelled_at IS NULL AND at > to_timestamp({began}) AND at < to_timestamp({ended})")
        return {(notification, 0) for notification, in rows}

    def _sent(self) -> set[str]:
        return {row[0] for row in self.stack.database.query(
            "SELECT notification_id FROM planning.notifications WHERE sent_at IS NOT NULL")}


def play(options) -> int:
    """0: every guarantee was kept; 1: one was broken; 69: no result."""
    if options.keep:
        os.environ["OTOLITH_KEEP_STACK"] = "1"
    profile = PromptingRun(options)
    try:
        profile.play()
    except Exception as problem:  # noqa: BLE001 — nothing was decided: not a promise broke
        print(f"run: seed {options.seed}: {problem!r}", file=sys.stderr)
        return 69
    for finding in profile.findings[:50]:
        print(finding)
    print(f"faults={profile.disturbance.faults} acknowledged={profile.acknowledged}"
          f" broken={len(profile.findings)}", flush=True)
    return 1 if profile.findings else 0
