"""Clients: threads that carry out their plan during all faults."""

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

from support.people import TINNITUS
from support.sheets import copy_of, make_sheet, verdict_names

from .calls import Calls, Refused, Unanswered
from .history import History
from .person import Person, digest
from .workload import Operation, made_id, operations

QUESTIONNAIRE = "tyt-momentary"
# All participants fill it in once.
ONE_TIME = "tschq"
# Auth limits how often a participant can join studies.
DEPARTURES_MAX = 20


class GivenUp(Exception):
    """The run is over; the operation stays unanswered."""


class Client(threading.Thread):
    """Repeats unanswered requests with the same id until they are answered."""

    def __init__(
        self, seed: str, number: int, addresses, forms: dict, consent: str, began_at: float,
        history: History,
    ):
        super().__init__(daemon=True, name=f"client {number}")
        self.number, self.forms, self.consent, self.began_at = number, forms, consent, began_at
        self.seed = seed
        self.history = history
        self.plan = operations(seed, number)
        self.calls = Calls(addresses, history, str(number))
        # For requests that are sent twice at once.
        self.other_calls = Calls(addresses, history, f"{number}b")
        self.pool = ThreadPoolExecutor(1)
        self.people: list[Person] = []
        self.operations = 0
        self.problem: Exception | None = None
        self._ends = threading.Event()
        self._gives_up_at = float("inf")

    def finish(self, seconds_max: float) -> None:
        """Finishes the current operation, unless that takes too long."""
        self._gives_up_at = time.monotonic() + seconds_max
        self._ends.set()

    def run(self) -> None:
        try:
            for operation in self.plan:
                self._ends.wait(operation.rest)
                if self._ends.is_set():
                    return
                getattr(self, "_" + operation.kind.replace("-", "_"))(
                    operation, random.Random(operation.seed))
                self.operations += 1
        except GivenUp:
            pass
        except Exception as problem:  # noqa: BLE001 — reported by the main thread
            self.problem = problem
        finally:
            self.pool.shutdown()
            self.calls.close()
            self.other_calls.close()

    # Repeating

    def _until_answered(self, rng: random.Random, attempt):
        """Repeats a call until it is answered; raises for a rejection."""
        delay = 0.05
        while True:
            try:
                return attempt()
            except Unanswered:
                if time.monotonic() > self._gives_up_at:
                    raise GivenUp from None
                time.sleep(delay * rng.uniform(0.5, 1.5))
                delay = min(2 * delay, 0.8)

    def _with_session(self, rng: random.Random, person: Person, call):
        """A call with a token, which is renewed if it has expired. Clocks jump, so several renewals may be needed."""
        def attempt():
            try:
                return call()
            except Refused as refusal:
                if refusal.failure.code != "UNAUTHENTICATED":
                    raise
                self._sign_in(rng, person)
                raise Unanswered("the token was not accepted") from None

        return self._until_answered(rng, attempt)

    # People

    def _newcomer(self, operation: Operation, rng: random.Random) -> None:
        person = Person(
            username=f"client{self.number}-{len(self.people)}-{rng.getrandbits(32):08x}",
            password=f"a password of {rng.getrandbits(64):016x}")
        request = auth_pb2.RegisterAccountRequest(
            request_id=made_id(rng), username=person.username, password=person.password)
        self._until_answered(rng, lambda: self.calls.make(
            "register", self.calls.gateway.accounts.RegisterAccount, request,
            lambda answer: {"result": answer.outcome}, username=person.username,
            attempt_at=request.request_id))
        self._sign_in(rng, person)
        self._join(rng, person)
        self.people.append(person)

    def _sign_in(self, rng: random.Random, person: Person) -> None:
        request = auth_pb2.SignInRequest(username=person.username, password=person.password)
        answer = self._until_answered(rng, lambda: self.calls.make(
            "sign-in", self.calls.gateway.sessions.SignIn, request,
            lambda answer: {"participant": answer.participant_id}, username=person.username))
        person.participant, person.token = answer.participant_id, answer.access_token

    def _join(self, rng: random.Random, person: Person) -> None:
        request = auth_pb2.JoinStudyRequest(
            study_id=TINNITUS, consent_version=self.consent, consent_language="en")
        operation = made_id(rng)
        answer = self._with_session(rng, person, lambda: self.calls.make(
            "join", self.calls.gateway.enrolments.JoinStudy, request,
            lambda answer: {"result": answer.outcome}, token=person.token,
            participant=person.participant, study=TINNITUS, attempt_at=operation))
        person.token, person.is_member = answer.access_token or person.token, True

    def _leave(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        if person.departures >= DEPARTURES_MAX:
            return
        person.departures += 1
        request = auth_pb2.LeaveStudyRequest(study_id=TINNITUS)
        name = made_id(rng)
        answer = self._with_session(rng, person, lambda: self.calls.make(
            "leave", self.calls.gateway.enrolments.LeaveStudy, request, lambda answer: {},
            token=person.token, participant=person.participant, study=TINNITUS, attempt_at=name))
        person.token, person.is_member = answer.access_token or person.token, False
        # Sheets finished before are sent late, and sent ones are repeated.
        late = [self._sheet(rng, person) for _ in range(min(2, operation.count))]
        self._send(rng, person, [(sheet, "good") for sheet in late + self._old(rng, person, 3)])
        self._join(rng, person)

    def _person(self, operation: Operation) -> Person:
        return self.people[int(operation.person * len(self.people))]

    # Sheets

    def _sheet(
        self, rng: random.Random, person: Person, questionnaire: str = QUESTIONNAIRE
    ) -> ingestion_pb2.AnswerSheet:
        """Finished hours before the run, so that no jump of a clock moves it into the future or after a
        departure."""
        finished_at = self.began_at - rng.uniform(2 * 3600, 20 * 3600)
        fields = {"sheet_id": made_id(rng)}
        if person.notifications and questionnaire == QUESTIONNAIRE:
            fields["notification_id"] = person.notifications.pop()
        return make_sheet(TINNITUS, self.forms[questionnaire], finished_at, rng, **fields)

    def _old(self, rng: random.Random, person: Person, count: int) -> list:
        return rng.sample(list(person.sheets.values()), min(count, len(person.sheets)))

    def _submit(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        sheets = [self._sheet(rng, person) for _ in range(operation.count)]
        self._send(rng, person, [(sheet, "good") for sheet in sheets])

    def _submit_doubled(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        sheets = [self._sheet(rng, person) for _ in range(operation.count)]
        sheets += rng.sample(sheets, rng.randint(1, len(sheets)))
        rng.shuffle(sheets)
        self._send(rng, person, [(sheet, "good") for sheet in sheets])

    def _submit_twice(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        sheets = [(self._sheet(rng, person), "good") for _ in range(operation.count)]
        self._send_beside(rng, person, sheets, sheets[::-1])

    def _rivals(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        if person.has_rivals:
            return
        person.has_rivals = True
        first, second = (
            [(self._sheet(rng, person, ONE_TIME), "rival")] for _ in range(2))
        self._send_beside(rng, person, first, second)
        # It can be sent again in any case.
        self._send(rng, person, second + first)

    def _send_beside(self, rng: random.Random, person: Person, sheets, others) -> None:
        """Sends the others once, on another connection, while the sheets are sent."""
        token, participant = person.token, person.participant

        def beside():
            try:
                self._submission(self.other_calls, token, participant, others)
            except (Refused, Unanswered):
                # Recorded in the history; the other call continues until it is answered.
                pass

        other = self.pool.submit(beside)
        self._send(rng, person, sheets)
        other.result()

    def _resend(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        sheets = self._old(rng, person, 6) + [
            self._sheet(rng, person) for _ in range(operation.count // 2)]
        rng.shuffle(sheets)
        if sheets:
            self._send(rng, person, [(sheet, "good") for sheet in sheets])

    def _conflict(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        copies = [copy_of(sheet) for sheet in self._old(rng, person, 2)]
        for sheet in copies:
            sheet.finish_time.seconds -= 1
        if copies:
            self._send(rng, person, [(sheet, "other") for sheet in copies])

    def _bad(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        bad = self._sheet(rng, person)
        # An invalid sheet affects only itself.
        bad.finish_time.seconds = 400_000_000_000
        bad.notification_id = ""
        self._send(rng, person, [(bad, "bad"), (self._sheet(rng, person), "good")])

    def _send(self, rng: random.Random, person: Person, sheets) -> None:
        """Repeats until each has a final verdict."""
        while sheets:
            verdicts = self._with_session(rng, person, lambda: self._submission(
                self.calls, person.token, person.participant, sheets))
            later = []
            for (sheet, meant), verdict in zip(sheets, verdicts):
                if verdict == "RETRY_LATER":
                    later.append((sheet, meant))
                elif verdict in ("CREATED", "EXISTS") and meant == "good":
                    person.sheets[sheet.sheet_id] = sheet
            sheets = later
            if sheets:
                if time.monotonic() > self._gives_up_at:
                    raise GivenUp
                time.sleep(rng.uniform(0.1, 0.3))

    def _submission(self, calls: Calls, token: str, participant: str, sheets) -> list[str]:
        response = calls.make(
            "submit", calls.gateway.sheets.SubmitAnswerSheets,
            ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet for sheet, _ in sheets]),
            lambda answer: {
                "verdicts": verdict_names(answer.verdicts),
                "violations": sorted({
                    violation.reason
                    for verdict in answer.verdicts for violation in verdict.violations}),
            },
            token=token, participant=participant,
            sheets=[[sheet.sheet_id, digest(sheet), meant] for sheet, meant in sheets])
        return verdict_names(response.verdicts)

    # Reading

    def _read(self, operation: Operation, rng: random.Random) -> None:
        """All pages, newest first, 200 each, as one entry of the history, since only the complete list shows
        missing sheets."""
        person = self._person(operation)

        def attempt():
            call = self.history.asked(
                client=str(self.number), operation="read", participant=person.participant)
            seen, page_token = [], ""
            try:
                while True:
                    page = self.calls.make(
                        "page", self.calls.gateway.sheets.ListAnswerSheets,
                        ingestion_pb2.ListAnswerSheetsRequest(
                            page_size=200, page_token=page_token),
                        lambda answer: {"count": len(answer.sheets)}, token=person.token,
                        participant=person.participant)
                    seen += [stored.sheet.sheet_id for stored in page.sheets]
                    page_token = page.next_page_token
                    if not page_token:
                        break
            except (Refused, Unanswered):
                self.history.answered(call, "unknown")
                raise
            self.history.answered(call, "acknowledged", sheets=seen)

        self._with_session(rng, person, attempt)

    def _browse(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        self._with_session(rng, person, lambda: self.calls.make(
            "browse", self.calls.gateway.catalogue.ListStudyQuestionnaires,
            catalogue_pb2.ListStudyQuestionnairesRequest(study_id=TINNITUS, language="en"),
            lambda answer: {"questionnaires": len(answer.questionnaires)}, token=person.token,
            participant=person.participant))

    def _plan(self, operation: Operation, rng: random.Random) -> None:
        person = self._person(operation)
        try:
            plan = self._with_session(rng, person, lambda: self.calls.make(
                "plan", self.calls.gateway.planning.GetNotificationPlan,
                planning_pb2.GetNotificationPlanRequest(
                    study_id=TINNITUS, time_zone="Europe/Berlin", limit=5),
                lambda answer: {
                    "notifications": [entry.notification_id for entry in answer.notifications]},
                token=person.token, participant=person.participant))
        except Refused as refusal:
            # Planning may not know the member yet, or a clock jump may hide it.
            if refusal.failure.reason != "NOT_ENROLLED":
                raise
            return
        named = {sheet.notification_id for sheet in person.sheets.values()}
        person.notifications = [
            entry.notification_id for entry in plan.notifications
            if entry.questionnaire_id == QUESTIONNAIRE and entry.notification_id not in named]
