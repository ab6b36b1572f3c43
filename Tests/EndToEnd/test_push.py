"""Push messages from the plan to the phone: real planning processes, and fakes of APNs and FCM after their
documentation (PythonSupport/push_platforms.py)."""

import contextlib
import secrets

from http2_server import GOAWAY, RESET, SILENCE
from push_platforms import PushPlatforms, failed, refused, unregistered
from support.case import EndToEndTestCase
from support.mail import await_mail, code_in, mails_to
from support.people import anonymous_in, new_id, register, sign_in
from support.pushing import (
    asking_study, next_notification, pushing, register_device, until_due, was_sent,
)
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import schedule_pb2
from otolith.ingestion.v1 import settings_pb2
from otolith.planning.v1 import delivery_pb2

PASSWORD = "heather-otter-lantern"
# Delay of a retry, and lifetime of a killed process's leases.
PAUSE_SECONDS, LEASE_SECONDS = 10, 120


def apns_token() -> str:
    return secrets.token_hex(32)


def fcm_token() -> str:
    return f"{secrets.token_hex(8)}:{secrets.token_hex(60)}"


class PushCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.platforms = PushPlatforms(now=self.stack.clock.now)
        self.addCleanup(self.platforms.stop)
        self.study = asking_study(self.stack)

    def person(self, gateway, *tokens, **fields):
        """A participant with devices."""
        participant = anonymous_in(self.stack, self.study)
        for token in tokens:
            register_device(
                gateway, participant, token, "FCM" if ":" in token else "APNS", f"d-{token[:8]}",
                **fields)
        return participant

    def all_due(self, people) -> list:
        """All participants' next notifications, which are due at the same time."""
        due = [next_notification(person, self.study) for person in people]
        until_due(self.stack, max(due, key=lambda one: one.notify_time.seconds))
        return due

    def taken(self, token) -> list:
        return [taken for taken in self.platforms.taken if taken[0] == token]

    def asked(self, token) -> int:
        return sum(asked == token for asked, _ in self.platforms.asked)

    def await_taken(self, token, number=1):
        wait_until(lambda: len(self.taken(token)) >= number, f"message {number} is taken")
        self.assertEqual(self.platforms.faults, [])
        self.assertEqual(len(self.taken(token)), number)
        return self.taken(token)[-1]

    def left(self, participant) -> int:
        """Deliveries of started notifications that are pending or leased."""
        return int(self.stack.database.value(
            "SELECT count(*) FROM planning.due_prompts WHERE participant_id = '{}'"
            " AND attempts > 0".format(participant.participant_id)))


class Pushing(PushCase):
    def test_both_platforms_bring_the_id_and_nothing_of_the_study(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            apns, fcm = apns_token(), fcm_token()
            participant = self.person(gateway, apns, fcm, language="de-AT")
            due = next_notification(participant, self.study)
            until_due(self.stack, due)
            for token in (apns, fcm):
                _, notification, title, _ = self.await_taken(token)
                self.assertEqual(notification, due.notification_id)
                self.assertEqual(title, "Ein paar Fragen warten")
            self.assertEqual((self.platforms.grants, len(self.platforms.provider_tokens)), (1, 1))
            wait_until(lambda: was_sent(self.stack, due.notification_id), "it is kept as sent")

    def test_devices_are_listed_replaced_and_taken_away(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            first, second = apns_token(), apns_token()
            participant = anonymous_in(self.stack, self.study)
            kept = register_device(gateway, participant, first, language="de")
            self.assertEqual((kept.device_id, kept.language), ("phone", "de"))
            register_device(gateway, participant, second)

            def listed():
                return list(gateway.delivery.ListPushTokens(
                    delivery_pb2.ListPushTokensRequest(), token=participant.token).push_tokens)

            self.assertEqual([device.device_id for device in listed()], ["phone"])
            until_due(self.stack, next_notification(participant, self.study))
            self.await_taken(second)
            self.assertEqual(self.asked(first), 0)
            gateway.delivery.UnregisterPushToken(
                delivery_pb2.UnregisterPushTokenRequest(device_id="phone"), token=participant.token)
            self.assertEqual(listed(), [])
            with self.assertFails("FAILED_PRECONDITION", "PUSH_PLATFORM_OFF"):
                register_device(self.gateway, participant, first)
            with self.assertFails("INVALID_ARGUMENT") as failures:
                gateway.delivery.RegisterPushToken(
                    delivery_pb2.RegisterPushTokenRequest(
                        device_id="A B", token="zz", app_id="a/b", platform="PUSH_PLATFORM_APNS"),
                    token=participant.token)
            self.assertEqual(
                [violation[:2] for violation in failures[0].violations],
                [("device_id", "ID_INVALID"), ("token", "PUSH_TOKEN_INVALID"),
                 ("app_id", "APP_ID_INVALID")])
            with self.assertFails("FAILED_PRECONDITION", "PUSH_APP_UNKNOWN"):
                gateway.delivery.RegisterPushToken(
                    delivery_pb2.RegisterPushTokenRequest(
                        device_id="a", token="00", app_id="b", platform="PUSH_PLATFORM_APNS"),
                    token=participant.token)

    def test_what_fails_is_tried_again(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            tokens = {
                apns_token(): [refused(429, "TooManyRequests", retry_after="30")],
                apns_token(): [refused(500, "InternalServerError"), refused(503, "Shutdown")],
                apns_token(): [RESET], apns_token(): [SILENCE],
                fcm_token(): [failed(503, "UNAVAILABLE")],
                fcm_token(): [failed(500, "INTERNAL"), RESET],
            }
            for token, answers in tokens.items():
                self.platforms.script(token, *answers)
            people = [self.person(gateway, token) for token in tokens]
            self.all_due(people)
            for tries in (1, 2, 3):
                for token, answers in tokens.items():
                    wanted = min(tries, len(answers) + 1)
                    wait_until(lambda: self.asked(token) >= wanted, f"{answers} is asked {wanted} times")
                # A withdrawn token is set aside for a while.
                wait_until(lambda: self.stack.database.value(
                    "SELECT count(*) FROM planning.due_prompts WHERE owner IS NOT NULL AND way = 1") == "0",
                    "all answers are kept")
                self.stack.clock.advance(seconds=4 * PAUSE_SECONDS)
            for token in tokens:
                self.await_taken(token)

    def test_a_connection_that_is_closed_is_opened_again(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            token = apns_token()
            self.platforms.script(token, GOAWAY)
            participant = self.person(gateway, token)
            until_due(self.stack, next_notification(participant, self.study))
            wait_until(lambda: self.asked(token), "the platform is asked")
            wait_until(lambda: self.left(participant) == 0 or self.stack.database.value(
                "SELECT count(*) FROM planning.due_prompts WHERE owner IS NOT NULL AND way = 1") == "0",
                "the answer is kept")
            self.stack.clock.advance(seconds=PAUSE_SECONDS + 1)
            self.await_taken(token)

    def test_an_app_that_is_gone_is_forgotten(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            apns, fcm, returned = apns_token(), fcm_token(), apns_token()
            self.platforms.script(
                apns, lambda: unregistered(int(1_000 * self.stack.clock.now())))
            self.platforms.script(fcm, failed(404, "UNREGISTERED"))
            # An old report: the app has returned since.
            self.platforms.script(returned, unregistered(1_000))
            people = [self.person(gateway, token) for token in (apns, fcm, returned)]
            self.all_due(people)

            def devices(participant):
                return len(gateway.delivery.ListPushTokens(
                    delivery_pb2.ListPushTokensRequest(), token=participant.token).push_tokens)

            wait_until(lambda: self.asked(returned), "all are asked")
            wait_until(lambda: [devices(person) for person in people] == [0, 0, 1], "two are forgotten")

    def test_two_processes_push_each_prompt_once(self):
        with pushing(self.stack, self.platforms) as (_, gateway), pushing(self.stack, self.platforms):
            tokens = [apns_token() if number % 2 else fcm_token() for number in range(60)]
            people = [self.person(gateway, token) for token in tokens]
            due = self.all_due(people)
            wait_until(
                lambda: {taken[0] for taken in self.platforms.taken} >= set(tokens), "all are notified")
            wait_until(lambda: not any(map(self.left, people)), "all is kept")
            for token, notification in zip(tokens, due):
                self.assertEqual(self.await_taken(token)[1], notification.notification_id)

    def test_a_killed_process_leaves_its_prompts_to_others(self):
        token = apns_token()
        self.platforms.script(token, SILENCE)
        with pushing(self.stack, self.platforms) as (server, gateway):
            participant = self.person(gateway, token)
            until_due(self.stack, next_notification(participant, self.study))
            wait_until(lambda: self.asked(token), "the platform is asked")
            server.process.kill()
            server.process.wait()
        with pushing(self.stack, self.platforms):
            self.stack.clock.advance(seconds=LEASE_SECONDS)
            self.await_taken(token)

    def test_former_participants_get_no_push(self):
        with contextlib.ExitStack() as stack:
            _, gateway = stack.enter_context(pushing(self.stack, self.platforms))
            leaver, stayer = apns_token(), apns_token()
            left, stayed = self.person(gateway, leaver), self.person(gateway, stayer)
            due = next_notification(left, self.study)
            left.leave(self.study)
            wait_until(lambda: self.stack.database.value(
                "SELECT count(*) FROM planning.enrolments WHERE left_at IS NOT NULL"
                f" AND participant_id = '{left.participant_id}'") == "1", "planning has heard of it")
            next_notification(stayed, self.study)
            until_due(self.stack, due)
            self.await_taken(stayer)
            self.assertEqual(self.asked(leaver), 0)

    def test_a_reminder_replaces_what_it_reminds_of(self):
        self.study = asking_study(
            self.stack, reminders=schedule_pb2.Reminders(count=2, distance_minutes=5))
        with pushing(self.stack, self.platforms) as (_, gateway):
            token = apns_token()
            participant = self.person(gateway, token)
            due = next_notification(participant, self.study)
            until_due(self.stack, due)
            first = self.await_taken(token)
            # If it were recorded only after the first reminder's time, the second would be next.
            wait_until(lambda: was_sent(self.stack, due.notification_id), "it is recorded as delivered")
            self.stack.clock.advance(minutes=5)
            second = self.await_taken(token, 2)
            self.assertEqual((first[1], second[1]), (due.notification_id, due.notification_id))
            self.assertNotEqual(first[3], second[3])


class Mailing(EndToEndTestCase):
    def test_mail_is_the_last_way(self):
        study = asking_study(self.stack)
        name = f"prompt-{new_id()[:8]}"
        address = f"{name}@example.org"
        register(self.stack, name, PASSWORD, email=address, email_consent=True)
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username=name, code=code_in(await_mail(self.stack, address))))
        participant = sign_in(self.stack, name, PASSWORD)
        participant.join(study)
        self.gateway.settings.UpdateSettings(
            settings_pb2.UpdateSettingsRequest(settings=settings_pb2.Settings(prompt_mail=True)),
            token=participant.token)
        wait_until(lambda: self.stack.database.value(
            "SELECT count(*) FROM planning.prompt_settings"
            f" WHERE mail AND participant_id = '{participant.participant_id}'") == "1",
            "planning has heard of it")
        before = len(mails_to(self.stack, address))
        until_due(self.stack, next_notification(participant, study))
        wait_until(lambda: len(mails_to(self.stack, address)) == before + 1, "a mail comes")
        mail = mails_to(self.stack, address)[-1]
        self.assertIn("questions", mail["Subject"])
        self.assertNotIn(study, mail.as_string())
