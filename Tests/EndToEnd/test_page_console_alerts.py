"""Alerts in the console: their list, acknowledgements and channels."""

from support.alerting import alerting
from support.console import ConsoleTestCase
from support.people import new_id
from support.waiting import wait_until
from otolith.planning.v1 import alerts_pb2, oversight_pb2


class Alerts(ConsoleTestCase):
    def triggers(self):
        return [alerting("call", "team", "pager")]

    def alerts(self, **fields):
        return self.gateway.alerts.ListAlerts(
            alerts_pb2.ListAlertsRequest(study_id=self.study, **fields), token=self.leader.token).alerts

    def test_an_alert_is_sent_again_and_acknowledged(self):
        _, name = self.participant()
        console = self.opened(f"{self.place}/alerts")
        console.until_text("There are no such alerts.")
        console.until_text("A trigger names the channel pager")
        console.press("Set a channel …")
        console.fill("Name", "team")
        console.press("Set")
        # No role is chosen.
        console.until("document.querySelector('dialog .failure') !== null", "the server has refused it")
        console.evaluate(
            "void [...document.querySelectorAll('dialog label')].find((one) => one.innerText === 'clinician')"
            ".control.click()")
        console.press("Set")
        console.until("document.querySelector('dialog') === null && document.body.innerText.includes('team')",
                      "the channel is set")
        console.settled()
        self.gateway.oversight.FireTrigger(oversight_pb2.FireTriggerRequest(
            study_id=self.study, participant=name, trigger_id="call", occurrence_id=new_id()),
            token=self.leader.token)
        wait_until(lambda: self.alerts(filter="ALERT_FILTER_FAILED"), "a delivery has failed")
        console.evaluate("void document.dispatchEvent(new Event('drawagain'))")
        console.until_text("Please call.")
        console.settled()
        self.assertIn(name, console.text())
        self.assertIn("no such channel", console.text())
        console.press("Send again")
        console.settled()
        console.press("Acknowledge …")
        console.fill("Note", "<b>called</b>")
        console.press("Acknowledge")
        console.until_text("There are no such alerts.")
        alert, = self.alerts()
        self.assertEqual(alert.note, "<b>called</b>")
        console.fill("Show", "ALL")
        console.until_text("<b>called</b>")
        console.press("Delete …")
        console.press("Delete")
        console.until_text("The study has no alert channels.")

    def test_a_clinician_has_the_list_without_the_channels(self):
        console = self.opened(f"{self.place}/alerts", self.colleague("clinician"))
        console.until_text("There are no such alerts.")
        console.until_text("alert.change")
