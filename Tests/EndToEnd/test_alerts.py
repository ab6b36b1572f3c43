"""Alerts of triggers to the study team, by webhooks that answer, fail or never answer, and by mail."""

import importlib.util
import json
import socket
import ssl
import subprocess
import tempfile
import threading
import unittest
import urllib.error
import urllib.request
from pathlib import Path

from http2_server import SILENCE, Answer
from support.alerting import alerting, receiving
from support.mail import await_mail, mails_to
from support.oversight import OverseenStudyTestCase
from support.paths import ROOT
from support.people import new_id, new_staff
from support.studies import daily
from support.waiting import wait_until
from otolith.planning.v1 import alerts_pb2, oversight_pb2

SECRET = "k" * 40


def example():
    """The receiver that the documentation shows."""
    spec = importlib.util.spec_from_file_location("webhook", ROOT / "proto/examples/python/webhook.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Example(unittest.TestCase):
    def test_a_silent_client_delays_no_alert(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem",
             "-out", "certificate.pem"], cwd=folder, check=True, capture_output=True)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
        server = example().Server(0, context)
        self.addCleanup(server.server_close)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(server.shutdown)
        self.enterContext(socket.create_connection(("localhost", server.server_port)))
        with self.assertRaises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(
                f"https://localhost:{server.server_port}/", data=b"{}", timeout=5,
                context=ssl.create_default_context(cafile=folder / "certificate.pem"))
        self.assertEqual(refused.exception.code, 401)


class Alerts(OverseenStudyTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.receiver = cls.enterClassContext(receiving(cls.stack))

    def uses(self):
        return [daily(self.id_of("mood"), 600)]

    def triggers(self):
        return [
            alerting("call", "hook"), alerting("many", "silent", "broken", "slow", "elsewhere", "inside"),
            alerting("broken", "broken"), alerting("late", "hook", minutes=30, escalation=["team"]),
        ]

    def path(self, name) -> str:
        return f"/{self.study}/{name}"

    def set_webhook(self, channel, host="127.0.0.1"):
        port = self.receiver.url.rpartition(":")[2]
        self.gateway.alerts.SetAlertChannel(alerts_pb2.SetAlertChannelRequest(
            study_id=self.study, channel=alerts_pb2.AlertChannel(
                channel_id=channel, webhook=alerts_pb2.AlertWebhook(
                    url=f"https://{host}:{port}{self.path(channel)}", secret=SECRET))),
            token=self.leader.token)

    def fire(self, name, trigger) -> str:
        self.gateway.oversight.FireTrigger(oversight_pb2.FireTriggerRequest(
            study_id=self.study, participant=name, trigger_id=trigger, occurrence_id=new_id()),
            token=self.leader.token)
        alert, = wait_until(
            lambda: [one for one in self.alerts() if one.trigger_id == trigger], "the alert is raised")
        return alert.alert_id

    def alerts(self, **fields) -> list:
        return self.gateway.alerts.ListAlerts(
            alerts_pb2.ListAlertsRequest(study_id=self.study, **fields), token=self.leader.token).alerts

    def delivery(self, alert_id, channel):
        alert, = (one for one in self.alerts() if one.alert_id == alert_id)
        found, = (one for one in alert.deliveries if one.channel_id == channel)
        return found

    def until(self, alert_id, channel, state):
        state = f"ALERT_DELIVERY_STATE_{state}"
        return wait_until(
            lambda: (one := self.delivery(alert_id, channel)).state
            == alerts_pb2.AlertDeliveryState.Value(state) and one, f"{channel} is {state}")

    def control(self, username, *arguments):
        return self.stack.control("alerts", *arguments, username=username).stdout

    def test_a_signed_request_and_an_acknowledgement(self):
        person, name = self.participant()
        secret = self.stack.directory / "people" / f"{self.study}.webhook"
        secret.write_text(SECRET + "\n")
        leader = f"leader-{self.study}"
        self.control(leader, "channels", "set", self.study, "hook", "--webhook",
                     f"{self.receiver.url}{self.path('hook')}", "--secret-file", secret)
        channels = json.loads(self.control(leader, "channels", "list", self.study, "--json"))
        self.assertEqual(
            channels["channels"][0]["webhook"], {"url": f"{self.receiver.url}{self.path('hook')}", "secret": ""})
        self.assertEqual(
            channels["missingChannelIds"], ["broken", "elsewhere", "inside", "silent", "slow", "team"])
        alert_id = self.fire(name, "call")
        self.until(alert_id, "hook", "DELIVERED")
        got, = self.receiver.at(self.path("hook"))
        webhook, signature = example(), got.headers["otolith-signature"]
        self.assertTrue(webhook.is_signed(SECRET.encode(), signature, got.body, self.now()))
        for wrong in (
            (b"other", signature, got.body, self.now()), (SECRET.encode(), signature, got.body + b" ", self.now()),
            (SECRET.encode(), signature, got.body, self.now() + 400), (SECRET.encode(), "", got.body, self.now()),
        ):
            self.assertFalse(webhook.is_signed(*wrong))
        body = json.loads(got.body)
        self.assertEqual(
            (body["participant"], body["trigger_id"], body["texts"], body["escalation"]),
            (name, "call", {"en": "Please call.", "de": "Bitte anrufen."}, False))
        self.assertNotIn(person.participant_id, got.body.decode())
        clinician = new_staff(self.stack, f"c{new_id()[:8]}", self.study, "clinician")
        self.assertIn(alert_id, self.control(clinician, "list", self.study, "--open"))
        self.control(clinician, "acknowledge", self.study, alert_id, "--note", "called")
        self.assertNotIn(alert_id, self.control(clinician, "list", self.study, "--open"))
        alert, = self.alerts()
        self.assertEqual(alert.note, "called")
        refused = self.stack.control(
            "alerts", "channels", "list", self.study, username=clinician, check=False)
        self.assertEqual(refused.returncode, 77)

    def test_webhooks_that_never_answer_fail_or_lead_elsewhere(self):
        _, name = self.participant()
        for channel in ("silent", "broken", "slow", "elsewhere"):
            self.set_webhook(channel)
        # The operator lists 127.0.0.1, not this name of the same address.
        self.set_webhook("inside", host="localhost")
        self.receiver.answers |= {
            self.path("silent"): SILENCE, self.path("broken"): Answer(500), self.path("slow"): 1.5,
            self.path("elsewhere"): Answer(302, {"location": self.receiver.url + self.path("stolen")}),
        }
        alert_id = self.fire(name, "many")
        self.until(alert_id, "slow", "DELIVERED")
        moved = self.until(alert_id, "elsewhere", "FAILED")
        self.assertEqual((moved.failure, moved.http_status), (alerts_pb2.ALERT_FAILURE_REDIRECTED, 302))
        self.assertEqual(self.receiver.at(self.path("stolen")), [])
        inside = self.until(alert_id, "inside", "FAILED")
        self.assertEqual(inside.failure, alerts_pb2.ALERT_FAILURE_ADDRESS_NOT_ALLOWED)
        self.assertEqual(self.receiver.at(self.path("inside")), [])
        silent = wait_until(
            lambda: (one := self.delivery(alert_id, "silent")).failure and one, "the silent one is given up")
        self.assertEqual(silent.failure, alerts_pb2.ALERT_FAILURE_UNREACHABLE)
        self.assertEqual(silent.state, alerts_pb2.ALERT_DELIVERY_STATE_PENDING)
        # It answers at last, with the same delivery id.
        self.receiver.answers[self.path("silent")] = Answer(204)
        self.stack.clock.advance(seconds=60)
        self.until(alert_id, "silent", "DELIVERED")
        first, again = self.receiver.at(self.path("silent"))[:2]
        self.assertEqual(first.headers["otolith-delivery"], again.headers["otolith-delivery"])
        self.assertEqual(first.body, again.body)

    def test_a_dead_letter_is_listed_and_sent_again(self):
        _, name = self.participant()
        self.set_webhook("broken")
        self.receiver.answers[self.path("broken")] = Answer(500)
        alert_id = self.fire(name, "broken")

        def dead():
            one = self.delivery(alert_id, "broken")
            if one.state == alerts_pb2.ALERT_DELIVERY_STATE_FAILED:
                return one
            self.stack.clock.advance(minutes=16)
            return None

        letter = wait_until(dead, "it is a dead letter", 120)
        self.assertEqual((letter.attempts, letter.http_status), (14, 500))
        self.assertEqual(
            [one.alert_id for one in self.alerts(filter="ALERT_FILTER_FAILED")], [alert_id])
        self.receiver.answers[self.path("broken")] = Answer(200)
        self.control(f"leader-{self.study}", "retry", self.study, alert_id)
        self.until(alert_id, "broken", "DELIVERED")

    def test_an_alert_that_nobody_acknowledges_goes_to_others_by_mail(self):
        _, name = self.participant()
        leader = f"leader-{self.study}"
        self.set_webhook("hook")
        self.control(leader, "channels", "set", self.study, "team", "--mail", "clinician")
        alert_id = self.fire(name, "late")
        self.until(alert_id, "hook", "DELIVERED")
        self.stack.clock.advance(minutes=30)
        nobody = wait_until(
            lambda: any(one.channel_id == "team" for one in self.alerts()[0].deliveries)
            and self.until(alert_id, "team", "FAILED"), "it has escalated")
        self.assertEqual(nobody.failure, alerts_pb2.ALERT_FAILURE_NO_RECIPIENT)
        clinician = new_staff(self.stack, f"c{new_id()[:8]}", self.study, "clinician")
        address = f"{clinician}@clinic.example.org"
        self.stack.database.query(
            f"SET search_path = auth; UPDATE accounts SET email = '{address}', email_key = '{address}',"
            f" email_consent = true, language = 'de' WHERE username = '{clinician}' RETURNING 1")
        self.control(leader, "retry", self.study, alert_id)
        self.until(alert_id, "team", "DELIVERED")
        mail = await_mail(self.stack, address)
        text = mail.get_body(("plain",)).get_content()
        for part in (name, "Bitte anrufen.", "team"):
            self.assertIn(part, text)
        self.assertNotIn(alert_id, text)
        self.assertEqual(len(mails_to(self.stack, address)), 1)
        self.assertTrue(self.alerts()[0].HasField("escalate_time"))
