"""Push messages from the plan to a page: real planning processes, a browser's push service after the RFCs
(PythonSupport/web_push.py), and the page's part in Chromium."""

from google.protobuf import json_format

from http2_server import RESET, Answer
from support.people import anonymous_in
from support.pushing import (
    asking_study, next_notification, pushing, register_page, until_due, was_sent,
)
from support.service_workers import DISPLAY, FAKES, PAGES, REPLACED, RUN, SHOWN, page_worker, worker_page
from support.waiting import wait_until
from test_push import PAUSE_SECONDS, PushCase
from test_reach import chromium
from otolith.catalogue.v1 import schedule_pb2
from otolith.planning.v1 import delivery_pb2


class WebPushing(PushCase):
    def listed(self, gateway, participant):
        return gateway.delivery.ListPushTokens(delivery_pb2.ListPushTokensRequest(), token=participant.token)

    def test_a_browser_gets_the_id_and_nothing_of_the_study(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            participant = anonymous_in(self.stack, self.study)
            self.assertEqual(self.listed(gateway, participant).web_push_key, self.platforms.web_public_key)
            subscription = self.platforms.subscribe("w1")
            for _ in range(2):
                kept = register_page(gateway, participant, subscription, language="de-AT")
            self.assertEqual(
                [(device.device_id, device.platform) for device in self.listed(gateway, participant).push_tokens],
                [("browser", delivery_pb2.PUSH_PLATFORM_WEB)])
            self.assertEqual((kept.app_id, kept.language), ("study.example.org", "de-AT"))
            due = next_notification(participant, self.study)
            until_due(self.stack, due)
            _, notification, title, _ = self.await_taken("w1")
            self.assertEqual((notification, title), (due.notification_id, "Ein paar Fragen warten"))
            wait_until(lambda: was_sent(self.stack, due.notification_id), "it is kept as sent")

    def test_refused_subscriptions_name_the_field(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            participant = anonymous_in(self.stack, self.study)
            good = self.platforms.subscribe("w1")
            keys = good["keys"]
            off_curve = keys["p256dh"][:-2] + ("AA" if keys["p256dh"][-2:] != "AA" else "BA")
            for change, violations in (
                    ({"endpoint": "https://10.0.0.1/push/w1"},
                     [("subscription.endpoint", "PUSH_ENDPOINT_NOT_ALLOWED")]),
                    # Another port of a permitted host.
                    ({"endpoint": "https://127.0.0.1:1/push/w1"},
                     [("subscription.endpoint", "PUSH_ENDPOINT_NOT_ALLOWED")]),
                    ({"endpoint": good["endpoint"].replace("https", "http")},
                     [("subscription.endpoint", "PUSH_SUBSCRIPTION_INVALID")]),
                    ({"endpoint": good["endpoint"].replace("//", "//10.0.0.1@")},
                     [("subscription.endpoint", "PUSH_SUBSCRIPTION_INVALID")]),
                    ({"keys": keys | {"p256dh": off_curve}},
                     [("subscription.p256dh", "PUSH_SUBSCRIPTION_INVALID")]),
                    ({"keys": {"p256dh": keys["auth"], "auth": keys["p256dh"]}},
                     [("subscription.p256dh", "PUSH_SUBSCRIPTION_INVALID"),
                      ("subscription.auth", "PUSH_SUBSCRIPTION_INVALID")])):
                with self.subTest(change=change), self.assertFails("INVALID_ARGUMENT") as failures:
                    register_page(gateway, participant, good | change)
                self.assertEqual([one[:2] for one in failures[0].violations], violations)
            for fields, violations in (
                    ({"token": "00"}, [("token", "PUSH_SUBSCRIPTION_INVALID")]),
                    ({"subscription": None}, [("subscription", "REQUIRED")]),
                    ({"platform": "PUSH_PLATFORM_APNS", "token": "00"},
                     [("subscription", "PUSH_SUBSCRIPTION_INVALID")])):
                with self.subTest(fields=fields), self.assertFails("INVALID_ARGUMENT") as failures:
                    register_page(gateway, participant, good, **fields)
                self.assertEqual([one[:2] for one in failures[0].violations], violations)
            self.assertEqual(list(self.listed(gateway, participant).push_tokens), [])
            # The stack's own process has no key.
            self.assertEqual(self.listed(self.gateway, participant).web_push_key, "")
            with self.assertFails("FAILED_PRECONDITION", "PUSH_PLATFORM_OFF"):
                register_page(self.gateway, participant, good)

    def test_what_fails_is_tried_again_and_what_is_gone_is_forgotten(self):
        with pushing(self.stack, self.platforms) as (_, gateway):
            scripts = {
                "limited": [Answer(429, {"retry-after": "30"})], "broken": [Answer(500)], "reset": [RESET],
                "gone": [Answer(410)], "unknown": [Answer(404)],
            }
            people = {name: anonymous_in(self.stack, self.study) for name in scripts}
            for name, answers in scripts.items():
                self.platforms.script(name, *answers)
                register_page(gateway, people[name], self.platforms.subscribe(name))
            self.all_due(people.values())
            wait_until(lambda: all(map(self.asked, scripts)), "all are asked")
            wait_until(lambda: self.stack.database.value(
                "SELECT count(*) FROM planning.due_prompts WHERE owner IS NOT NULL AND way = 1") == "0",
                "all answers are kept")
            self.stack.clock.advance(seconds=4 * PAUSE_SECONDS)
            for name in ("limited", "broken", "reset"):
                self.await_taken(name)
            for name, participant in people.items():
                devices = len(self.listed(gateway, participant).push_tokens)
                self.assertEqual(devices, 0 if name in ("gone", "unknown") else 1, name)
            self.assertEqual([self.asked(name) for name in ("gone", "unknown")], [1, 1])

    def test_a_reminder_replaces_the_first_message_at_the_push_service(self):
        self.study = asking_study(
            self.stack, reminders=schedule_pb2.Reminders(count=2, distance_minutes=5))
        with pushing(self.stack, self.platforms) as (_, gateway):
            participant = anonymous_in(self.stack, self.study)
            register_page(gateway, participant, self.platforms.subscribe("w1"))
            due = next_notification(participant, self.study)
            until_due(self.stack, due)
            first = self.await_taken("w1")
            wait_until(lambda: was_sent(self.stack, due.notification_id), "it is recorded as delivered")
            self.stack.clock.advance(minutes=5)
            # The same topic, and one signed token for both.
            self.assertEqual(self.await_taken("w1", 2), first)
            self.assertEqual(len(self.platforms.web_tokens), 1)

    def test_the_page_registers_its_subscription(self):
        with pushing(self.stack, self.platforms) as (_, gateway), worker_page() as origin, chromium() as browser:
            participant = anonymous_in(self.stack, self.study)
            page = browser.open_address(origin)
            page_worker(page, origin)
            page.evaluate(FAKES, self.listed(gateway, participant).web_push_key, self.platforms.subscribe("w1"))
            result, (_, made, (name, request)) = page.evaluate(RUN, "subscribe")
            self.assertEqual((result, made, name), (True, ["subscribe", True], "RegisterPushToken"))
            message = json_format.ParseDict(request, delivery_pb2.RegisterPushTokenRequest())
            kept = gateway.delivery.RegisterPushToken(message, token=participant.token).push_token
            self.assertEqual((kept.app_id, kept.language), ("127.0.0.1", "de"))
            # Repeated, it is the same; with another key, the page subscribes again.
            self.assertEqual(page.evaluate(RUN, "subscribe"), [True, [["ListPushTokens", {}], [name, request]]])
            page.evaluate("globalThis.key = $0", "BA" + self.platforms.web_public_key[2:-4] + "AAAA")
            _, calls = page.evaluate(RUN, "subscribe")
            self.assertEqual(
                [call[0] for call in calls], ["ListPushTokens", "end", "subscribe", "RegisterPushToken"])
            # A push service that is not on the list is of no use.
            page.evaluate("globalThis.refusal = 'PUSH_ENDPOINT_NOT_ALLOWED'")
            result, calls = page.evaluate(RUN, "subscribe")
            self.assertEqual((result, calls[-1]), (False, ["end"]))
            result, calls = page.evaluate(RUN, "unsubscribe")
            self.assertEqual(calls, [["UnregisterPushToken", {"deviceId": kept.device_id}]])
            page.evaluate("globalThis.key = ''")
            self.assertEqual(page.evaluate(RUN, "subscribe"), [False, [["ListPushTokens", {}]]])

    def test_a_subscription_that_the_browser_replaces_is_registered(self):
        with pushing(self.stack, self.platforms) as (_, gateway), worker_page() as origin, chromium() as browser:
            participant = anonymous_in(self.stack, self.study)
            register_page(gateway, participant, self.platforms.subscribe("w1"))
            page = browser.open_address(origin)
            # DevTools cannot make the event: the worker's script gets it in the page, whose storage is the worker's.
            page.load_script((PAGES / "participant" / "push-worker.js").read_text())
            replacement = self.platforms.subscribe("w2")
            # Without a page that has subscribed, nothing is called.
            self.assertEqual(page.evaluate(REPLACED, None, replacement), [])
            request = {"deviceId": "browser", "platform": "PUSH_PLATFORM_WEB", "appId": "study.example.org",
                       "language": "de-AT"}
            push = {"participantId": participant.participant_id, "request": request}
            (path, named, body), = page.evaluate(REPLACED, push, replacement)
            self.assertEqual(path, "/rpc/otolith.planning.v1.DeliveryService/RegisterPushToken")
            self.assertEqual(named, participant.participant_id)
            gateway.delivery.RegisterPushToken(
                json_format.Parse(body, delivery_pb2.RegisterPushTokenRequest()), token=participant.token)
            due = next_notification(participant, self.study)
            until_due(self.stack, due)
            self.await_taken("w2")
            self.assertEqual(self.asked("w1"), 0)

    def test_the_pages_service_worker_shows_the_message(self):
        with pushing(self.stack, self.platforms) as (_, gateway), worker_page() as origin, chromium() as browser:
            participant = anonymous_in(self.stack, self.study)
            register_page(gateway, participant, self.platforms.subscribe("w1"))
            due = next_notification(participant, self.study)
            until_due(self.stack, due)
            self.await_taken("w1")
            browser.send("Browser.grantPermissions", origin=origin, permissions=["notifications"])
            page = browser.open_address(origin)
            deliver = page_worker(page, origin)

            def shown(message):
                # DevTools do not say whether a message has arrived: it is delivered until it shows.
                deliver(message)
                return page.evaluate(SHOWN)

            message = self.platforms.plaintexts["w1"]
            wanted = [due.notification_id, "A few questions are waiting"]
            wait_until(lambda: wanted in [one[:2] for one in shown(message)], "it is shown")

            # The page shows the same notification with its own text; the message does not ring again.
            def stays():
                found = shown(message)
                if [title for _, title, _ in found] != ["Mood"]:
                    # Replaced by a message that was on its way.
                    page.evaluate(DISPLAY, due.notification_id)
                return found == [[due.notification_id, "Mood", True]]

            wait_until(stays, "the page's text stays")
            # A browser ends the subscription if a message shows nothing.
            wait_until(lambda: ["", "Otolith", False] in shown("not JSON"), "a malformed message is shown")
