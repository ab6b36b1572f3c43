"""The same request many times at once takes effect once, with the same response for all."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import grpc

from support.case import EndToEndTestCase
from support.failures import failure_of
from support.gateway import Gateway
from support.people import TINNITUS, anonymous, anonymous_in, new_id, register
from support.sheets import copy_of, make_sheet, verdict_names
from otolith.auth.v1 import auth_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

CONNECTIONS = 8


class Races(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.gateways = [Gateway(cls.stack.addresses) for _ in range(CONNECTIONS)]
        for gateway in cls.gateways:
            cls.addClassCleanup(gateway.close)

    def at_once(self, call):
        """Runs `call(gateway)` on every connection at the same time; returns responses or errors."""
        with ThreadPoolExecutor(CONNECTIONS) as pool:
            def attempt(gateway):
                try:
                    return call(gateway)
                except grpc.RpcError as error:
                    return failure_of(error)

            return list(pool.map(attempt, self.gateways))

    def submit(self, participant, batches):
        """One batch for each connection, all at once."""
        token = participant.token
        waiting = list(batches)

        def call(gateway):
            request = ingestion_pb2.SubmitAnswerSheetsRequest(sheets=waiting.pop())
            return gateway.sheets.SubmitAnswerSheets(request, token=token)

        return self.at_once(call)

    def test_the_same_batch_on_every_connection(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        for _ in range(5):
            batch = [
                make_sheet(TINNITUS, form, self.now() - 60, self.random) for _ in range(50)]
            answers = self.submit(
                participant,
                [self.random.sample(batch, len(batch)) for _ in range(CONNECTIONS)])
            outcomes = Counter(
                (verdict.sheet_id, name) for answer in answers
                for verdict, name in zip(answer.verdicts, verdict_names(answer.verdicts)))
            for sheet in batch:
                self.assertEqual(outcomes[sheet.sheet_id, "CREATED"], 1)
                self.assertEqual(outcomes[sheet.sheet_id, "EXISTS"], CONNECTIONS - 1)
        self.assertEqual(len(participant.stored()), 250)

    def test_one_id_with_other_contents_on_every_connection(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        sheet = make_sheet(TINNITUS, form, self.now() - 60, self.random)
        answers = self.submit(
            participant,
            [[copy_of(sheet, notification_id=new_id())] for _ in range(CONNECTIONS)])
        names = Counter(verdict_names(answer.verdicts)[0] for answer in answers)
        self.assertEqual(names, {"CREATED": 1, "CONFLICT": CONNECTIONS - 1})

    def test_a_one_time_questionnaire_on_every_connection(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["worst-symptom"]
        answers = self.submit(
            participant,
            [[make_sheet(TINNITUS, form, self.now() - 60 - n, self.random)]
             for n in range(CONNECTIONS)])
        names = Counter(verdict_names(answer.verdicts)[0] for answer in answers)
        self.assertEqual(names, {"CREATED": 1, "REJECTED": CONNECTIONS - 1})
        for answer in answers:
            for violation in answer.verdicts[0].violations:
                self.assertEqual(violation.reason, "ALREADY_FILLED_IN")

    def test_the_first_plan_on_every_connection(self):
        participant = anonymous_in(self.stack, TINNITUS)
        token = participant.token
        request = planning_pb2.GetNotificationPlanRequest(time_zone="Europe/Berlin")
        plans = self.at_once(
            lambda gateway: gateway.planning.GetNotificationPlan(request, token=token))
        identifiers = {
            tuple(entry.notification_id for entry in plan.notifications) for plan in plans}
        self.assertEqual(len(identifiers), 1)
        self.assertEqual(len(identifiers.pop()), 64)

    def test_joining_and_one_anonymous_sign_in_on_every_connection(self):
        request = auth_pb2.SignInAnonymouslyRequest(request_id=new_id())
        sessions = self.at_once(lambda gateway: gateway.sessions.SignInAnonymously(request))
        self.assertEqual(len({session.participant_id for session in sessions}), 1)
        participant = anonymous(self.stack)
        token = participant.token
        join = auth_pb2.JoinStudyRequest(
            study_id=TINNITUS, consent_language="en",
            consent_version=anonymous_in(self.stack, TINNITUS).join(
                TINNITUS).enrolment.consent_version,
        )
        answers = self.at_once(lambda gateway: gateway.enrolments.JoinStudy(join, token=token))
        outcomes = Counter(answer.outcome for answer in answers)
        self.assertEqual(outcomes[auth_pb2.WRITE_OUTCOME_CREATED], 1)
        self.assertEqual(
            outcomes[auth_pb2.WRITE_OUTCOME_ALREADY_EXISTS], CONNECTIONS - 1)

    def test_one_username_on_every_connection(self):
        def call(gateway):
            return gateway.accounts.RegisterAccount(
                auth_pb2.RegisterAccountRequest(
                    request_id=new_id(), username="wanted-by-all",
                    password="heather-otter-lantern"))

        answers = self.at_once(call)
        taken = [answer for answer in answers if getattr(answer, "reason", "") == "USERNAME_TAKEN"]
        self.assertEqual(len(taken), CONNECTIONS - 1, answers)

    def test_one_registration_on_every_connection(self):
        request = auth_pb2.RegisterAccountRequest(
            request_id=new_id(), username="sent-by-all", password="heather-otter-lantern")
        answers = self.at_once(lambda gateway: gateway.accounts.RegisterAccount(request))
        outcomes = Counter(answer.outcome for answer in answers)
        self.assertEqual(outcomes[auth_pb2.WRITE_OUTCOME_CREATED], 1)
        self.assertEqual(outcomes[auth_pb2.WRITE_OUTCOME_ALREADY_EXISTS], CONNECTIONS - 1)
        with self.assertFails("ALREADY_EXISTS", "REQUEST_ID_REUSED"):
            register(
                self.stack, "sent-by-all", "another-heather-otter", request_id=request.request_id)
