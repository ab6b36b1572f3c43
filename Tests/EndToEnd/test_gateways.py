"""Gateways that notify participants: what they receive, lose and acknowledge."""

import queue
import threading
import uuid

import grpc

from support.case import EndToEndTestCase
from support.failures import failure_of
from support.gateways import gateway_account
from support.people import administrator, anonymous_in
from support.pushing import asking_study, next_notification, until_due, was_sent
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.waiting import wait_until
from otolith.ingestion.v1 import settings_pb2
from otolith.planning.v1 import delivery_pb2, delivery_pb2_grpc


class Watch:
    """Notifications that a gateway receives for some participants."""

    def __init__(self, stack, token, participants, **fields):
        stub = delivery_pb2_grpc.DeliveryServiceStub(stack.gateway.channels["planning"])
        self.call = stub.WatchPrompts(
            delivery_pb2.WatchPromptsRequest(**fields),
            metadata=[("authorization", f"Bearer {token}")], timeout=300)
        self.participants = {participant.participant_id for participant in participants}
        self.prompts, self.revoked, self.failure = [], [], None
        self.began = queue.Queue()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()
        self.began.get(timeout=60)

    def _read(self):
        try:
            for news in self.call:
                self.began.put(None)
                self.revoked += news.revoked_lease_ids
                self.prompts += [
                    prompt for prompt in news.prompts if prompt.participant_id in self.participants]
        except grpc.RpcError as error:
            self.failure = failure_of(error)

    def end(self):
        self.call.cancel()
        self.thread.join()


class Gateways(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = asking_study(self.stack)
        self.person = anonymous_in(self.stack, self.study)
        self.session = gateway_account(self.stack)

    @property
    def token(self):
        """Valid after the clock was moved, too."""
        return self.session.token

    def watch(self, **fields):
        watch = Watch(self.stack, self.token, [self.person], unacknowledged_max=10_000, **fields)
        self.addCleanup(watch.end)
        return watch

    def acknowledge(self, *prompts, result="SENT"):
        return [
            delivery_pb2.AcknowledgementOutcome.Name(outcome)
            .removeprefix("ACKNOWLEDGEMENT_OUTCOME_")
            for outcome in self.gateway.delivery.AcknowledgePrompts(
                delivery_pb2.AcknowledgePromptsRequest(acknowledgements=[
                    delivery_pb2.PromptAcknowledgement(
                        lease_id=prompt.lease_id, result=f"PROMPT_RESULT_{result}")
                    for prompt in prompts]), token=self.token).outcomes]

    def taken(self, **fields):
        """(a watch, the participant's next notification, which it has received)."""
        notification = next_notification(self.person, self.study)
        until_due(self.stack, notification)
        watch = self.watch(**fields)

        def come():
            return [
                prompt for prompt in watch.prompts
                if prompt.notification_id == notification.notification_id]

        return watch, wait_until(come, "the prompt comes")[-1]

    def test_a_prompt_is_delivered_once(self):
        watch, prompt = self.taken()
        self.assertEqual((prompt.study_id, prompt.reminder), (self.study, 0))
        self.assertEqual(prompt.expire_time.seconds - prompt.due_time.seconds, 14 * 60)
        self.assertEqual(self.acknowledge(prompt), ["ACCEPTED"])
        self.assertEqual(self.acknowledge(prompt), ["ACCEPTED"])
        self.assertTrue(was_sent(self.stack, prompt.notification_id))
        self.assertNotIn(prompt.lease_id, watch.revoked)

    def test_a_gateway_that_dies_leaves_its_prompts_to_others(self):
        first, prompt = self.taken(lease_seconds=30)
        first.end()
        second = self.watch()
        self.stack.clock.advance(seconds=30)
        again = wait_until(lambda: second.prompts, "another gateway has it")[-1]
        self.assertEqual(again.notification_id, prompt.notification_id)
        self.assertEqual(self.acknowledge(prompt), ["LEASE_ENDED"])
        self.assertEqual(self.acknowledge(again), ["ACCEPTED"])

    def test_what_failed_comes_again(self):
        watch, prompt = self.taken()
        self.assertEqual(self.acknowledge(prompt, result="FAILED"), ["ACCEPTED"])
        self.stack.clock.advance(seconds=10)
        again = wait_until(lambda: watch.prompts[1:], "it comes again")[-1]
        self.assertEqual(again.notification_id, prompt.notification_id)
        self.assertEqual(self.acknowledge(again), ["ACCEPTED"])
        self.assertEqual(watch.revoked, [])

    def test_what_cannot_be_mailed_comes_here(self):
        """An anonymous participant chooses mails, and has no address."""
        self.gateway.settings.UpdateSettings(
            settings_pb2.UpdateSettingsRequest(settings=settings_pb2.Settings(prompt_mail=True)),
            token=self.person.token)
        await_quiet(self.stack)
        _, prompt = self.taken()
        self.assertEqual(self.acknowledge(prompt), ["ACCEPTED"])
        self.assertTrue(self.person.plan(self.study).mail_refused)

    def test_a_prompt_is_withdrawn_when_its_participant_leaves(self):
        watch, prompt = self.taken()
        self.person.leave(self.study)
        wait_until(lambda: prompt.lease_id in watch.revoked, "it is taken back")

    def test_a_prompt_is_withdrawn_when_it_is_answered(self):
        watch, prompt = self.taken()
        form = self.person.questionnaires(self.study)[f"{self.study}-form"]
        sheet = make_sheet(
            self.study, form, self.now(), notification_id=prompt.notification_id)
        self.assertCreated(self.submit_until_decided(self.person, sheet))
        wait_until(lambda: prompt.lease_id in watch.revoked, "it is taken back")
        self.assertEqual(self.acknowledge(prompt), ["LEASE_ENDED"])

    def test_watching_ends_with_the_token_and_with_the_account(self):
        watch = self.watch()
        self.stack.clock.advance(minutes=11)
        watch.thread.join(60)
        self.assertEqual((watch.failure.code, watch.failure.reason), (
            "UNAUTHENTICATED", "TOKEN_EXPIRED"))
        watch = self.watch()
        self.stack.control(
            "accounts", "suspend", self.session.username, "--reason", "compromised")
        watch.thread.join(60)
        self.assertEqual((watch.failure.code, watch.failure.reason), (
            "PERMISSION_DENIED", "ACCOUNT_SUSPENDED"))

    def test_only_gateways_watch_and_nonsense_is_named(self):
        stub = delivery_pb2_grpc.DeliveryServiceStub(self.gateway.channels["planning"])

        def watch(token, **fields):
            return next(stub.WatchPrompts(
                delivery_pb2.WatchPromptsRequest(**fields),
                metadata=[("authorization", f"Bearer {token}")], timeout=60))

        for token in (self.person.token, administrator(self.stack).token):
            with self.assertFails("PERMISSION_DENIED", "NOT_GATEWAY"):
                watch(token)
            with self.assertFails("PERMISSION_DENIED", "NOT_GATEWAY"):
                self.gateway.delivery.AcknowledgePrompts(
                    delivery_pb2.AcknowledgePromptsRequest(), token=token)
        with self.assertFails("PERMISSION_DENIED", "NOT_PARTICIPANT"):
            self.gateway.delivery.ListPushTokens(
                delivery_pb2.ListPushTokensRequest(), token=self.token)
        with self.assertFails("INVALID_ARGUMENT", "UNACKNOWLEDGED_OUT_OF_RANGE"):
            watch(self.token, unacknowledged_max=10_001)
        for seconds in (9, 601):
            with self.assertFails("INVALID_ARGUMENT", "LEASE_OUT_OF_RANGE"):
                watch(self.token, lease_seconds=seconds)
        with self.assertFails("INVALID_ARGUMENT", "ACKNOWLEDGEMENTS_MISSING"):
            self.acknowledge()
        wrong = delivery_pb2.PromptAcknowledgement(lease_id="a.b.c.d")
        ended = delivery_pb2.PromptAcknowledgement(
            lease_id=f"{uuid.uuid4()}.{uuid.uuid4()}.0.1".upper(),
            result=delivery_pb2.PROMPT_RESULT_SENT)
        answer = self.gateway.delivery.AcknowledgePrompts(
            delivery_pb2.AcknowledgePromptsRequest(acknowledgements=[ended, wrong, ended]),
            token=self.token)
        self.assertEqual(
            list(answer.outcomes),
            [delivery_pb2.ACKNOWLEDGEMENT_OUTCOME_LEASE_ENDED,
             delivery_pb2.ACKNOWLEDGEMENT_OUTCOME_INVALID,
             delivery_pb2.ACKNOWLEDGEMENT_OUTCOME_LEASE_ENDED])
        self.assertEqual(
            [(violation.field, violation.reason) for violation in answer.violations],
            [("acknowledgements[1].lease_id", "LEASE_ID_INVALID"),
             ("acknowledgements[1].result", "PROMPT_RESULT_MISSING")])
        with self.assertFails("INVALID_ARGUMENT", "TOO_MANY_ACKNOWLEDGEMENTS"):
            self.gateway.delivery.AcknowledgePrompts(
                delivery_pb2.AcknowledgePromptsRequest(acknowledgements=[wrong] * 1_001),
                token=self.token)
