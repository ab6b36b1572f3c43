"""Queries of a real Prometheus that scrapes the real services and otolith-web while a cohort performs the main job."""

import subprocess
import unittest
import urllib.request
from pathlib import Path

from support import prometheus
from support.monitoring import alerts, questions_of_alerts, questions_of_dashboards
from support.otolith import SERVICES, STUDIES, Otolith

PARTICIPANTS, DAYS = 8, 3
# What only some set-ups have, with what it takes.
ABSENT = {
    "otolith_tls_certificate_expiry_timestamp_seconds": "a listener with TLS",
    "otolith_tls_certificate_rejected": "a listener with TLS",
    "otolith_database_reads_total": "OTOLITH_DATABASE_REPLICA_URL",
    "otolith_trace_spans_total": "OTOLITH_TRACES_ADDRESS",
    "otolith_web_limit_total": "a limit of otolith-web that was reached",
}
# Labels that only some set-ups have, with what it takes.
ABSENT_LABELS = {("otolith_audit_entries", "restored"): "a restore that was accepted"}
# Of Prometheus itself, and there only while there is something wrong.
ALERTS = "ALERTS"
# Queries that return data only for problems, or for calls that the cohort does not make.
FINDS_NOTHING = {
    "Failing background work", "Disk full", "Restored", "Limits reached", "Problems", "Failed calls", "Connections ended by the server", "Alerts",
    "Certificate expires in", "Certificate rejected", "Reads by target", "Verdicts for records and sessions", "Calls in progress",
    "Notifications", "Failed requests",
}


class Live(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.otolith = Otolith()
        cls.addClassCleanup(cls.otolith.stop)
        cls.targets = {service: cls.otolith.admin_address(service) for service in SERVICES}
        cls.prometheus = prometheus.start(cls.otolith.directory / "prometheus", cls.targets)
        cls.addClassCleanup(cls.prometheus.stop)
        # Everything begins at 0 before anything happens.
        prometheus.until(cls.scraped, "all targets are scraped")
        cls.summary = cls.otolith.play(PARTICIPANTS, DAYS)
        prometheus.until(
            lambda: cls.prometheus.value('sum(otolith_verdicts_total{verdict="created"})')
            == cls.summary["created"], "what the cohort did is scraped")
        for count, study in enumerate(STUDIES, 1):
            cls.otolith.ask_of_another(study)
            prometheus.until(
                lambda: (cls.prometheus.value("sum(grpc_client_handled_total)") or 0) >= count,
                "what services asked each other is scraped")
        for count in (1, 2):
            cls.otolith.visit()
            prometheus.until(
                lambda: (cls.prometheus.value("sum(otolith_web_refreshes_total)") or 0) >= count,
                "what the browser did is scraped")

    @classmethod
    def scraped(cls) -> bool:
        return cls.prometheus.value("count(otolith_build_info)") == len(SERVICES)

    def test_every_target_answers(self):
        targets = self.prometheus.get("targets")["activeTargets"]
        self.assertEqual(
            sorted((target["labels"]["instance"], target["health"]) for target in targets),
            sorted((address, "up") for address in self.targets.values()))
        services = {labels["service"] for labels, _ in self.prometheus.query("otolith_build_info")}
        self.assertEqual(services, {f"otolith-{name}" for name in SERVICES})

    def test_promtool_finds_nothing_to_say_about_what_services_answer(self):
        for service in SERVICES:
            with urllib.request.urlopen(f"http://{self.otolith.admin_address(service)}/metrics") as answer:
                text = answer.read()
            with self.subTest(service=service):
                done = subprocess.run(["promtool", "check", "metrics"], input=text, capture_output=True)
                self.assertEqual(
                    (done.returncode, done.stdout.decode(), done.stderr.decode()), (0, "", ""))

    def known_labels(self, metric: str) -> set[str]:
        """Of all its series."""
        return {name for series in self.prometheus.get("series", **{"match[]": metric}) for name in series}

    def test_queries_name_metrics_and_labels_that_exist(self):
        questions = questions_of_alerts() + questions_of_dashboards()
        self.assertGreater(len(questions), 150)
        labels: dict[str, set[str]] = {}
        for question in questions:
            with self.subTest(place=question.place, query=question.expression):
                selected = question.selected
                self.assertGreater(len(selected), 0)
                there = set()
                selected.pop(ALERTS, None)
                for metric, chosen in selected.items():
                    if metric not in labels:
                        labels[metric] = self.known_labels(metric)
                    if metric in ABSENT:
                        self.assertEqual(labels[metric], set(), f"exists after all: {metric}")
                        continue
                    self.assertGreater(len(labels[metric]), 0, f"does not exist: {metric}")
                    absent = {label for name, label in ABSENT_LABELS if name == metric}
                    self.assertEqual(absent & labels[metric], set(), f"exist after all: {metric}")
                    self.assertEqual(chosen - absent - labels[metric], set(), f"are no labels of {metric}")
                    there |= absent | labels[metric]
                if selected and not set(selected) & set(ABSENT):
                    self.assertEqual(question.grouped - there, set(), "are no labels of any of them")

    def test_every_panel_shows_something(self):
        shown: dict[str, bool] = {}
        for question in questions_of_dashboards():
            with self.subTest(place=question.place, query=question.expression):
                found = self.prometheus.query(question.expression)
                shown[question.place] = shown.get(question.place, False) or bool(found)
        for place, is_shown in shown.items():
            if place.split(", ", 1)[1] not in FINDS_NOTHING:
                with self.subTest(place=place):
                    self.assertTrue(is_shown)

    def test_rules_are_evaluated_and_nothing_is_told_of_what_is_well(self):
        rules = [rule for group in self.prometheus.get("rules")["groups"] for rule in group["rules"]]
        self.assertEqual({rule["name"] for rule in rules}, set(alerts()))
        for rule in rules:
            with self.subTest(alert=rule["name"]):
                self.assertEqual((rule["health"], rule.get("lastError", "")), ("ok", ""))
                self.assertNotEqual(rule["state"], "firing", rule["alerts"])

    def test_what_was_done_is_what_is_counted(self):
        def total(metric: str, **labels: str) -> int:
            chosen = ",".join(f'{name}="{value}"' for name, value in labels.items())
            return int(self.prometheus.value(f"sum({metric}{{{chosen}}})") or 0)

        self.assertGreater(self.summary["created"], 10)
        for verdict in ("created", "exists", "conflict", "rejected"):
            self.assertEqual(
                total("otolith_verdicts_total", kind="sheet", verdict=verdict), self.summary[verdict])
        self.assertEqual(total("otolith_batches_total", kind="sheet", outcome="failed"), 0)
        self.assertGreaterEqual(
            total("otolith_batch_rows_total", kind="sheet"), self.summary["created"])
        self.assertEqual(total("otolith_mails_total", outcome="sent"), self.otolith.mails)
        self.assertGreater(self.otolith.mails, 0)
        self.assertEqual(total("otolith_mails_waiting"), 0)
        # Each message counts, and each call.
        calls = total("grpc_server_handled_total", grpc_method="SubmitAnswerSheets", grpc_code="OK")
        self.assertGreater(calls, 0)
        for metric in ("grpc_server_msg_received_total", "grpc_server_msg_sent_total"):
            self.assertEqual(total(metric, grpc_method="SubmitAnswerSheets"), calls)
        self.assertGreater(self.prometheus.value("min(otolith_partition_end_timestamp_seconds) - time()"), 86_400)
        # A service that was started again seals first when its turn comes, not before it serves.
        prometheus.until(
            lambda: len(self.prometheus.query("time() - otolith_audit_sealed_timestamp_seconds")) == 3,
            "the audit logs are sealed")
        self.assertEqual(total("otolith_serving"), len(SERVICES))

    def test_one_that_ends_is_told_of_with_what_to_do(self):
        address = self.otolith.admin_address("catalogue")
        self.otolith.stop_service("catalogue")
        try:
            def told():
                return {
                    alert["labels"]["alertname"]: alert for alert in self.prometheus.get("alerts")["alerts"]
                    if address in str(alert) or "otolith-catalogue" in str(alert)}

            prometheus.until(
                lambda: {"OtolithInstanceDown", "OtolithServiceGone"} <= set(told()), "the alerts are told")
            alert = told()["OtolithInstanceDown"]
            self.assertEqual(alert["annotations"]["summary"], f"otolith-catalogue ({address}) does not answer Prometheus.")
            file, section = alert["annotations"]["runbook_url"].split("#")
            self.assertEqual(file, "file:///usr/share/otolith/monitoring/runbook.md")
            text = (Path(__file__).resolve().parents[2] / "deploy/monitoring/runbook.md").read_text()
            self.assertIn(f"### {alert['labels']['alertname']}\n", text)
            self.assertEqual(section, alert["labels"]["alertname"].lower())
        finally:
            self.otolith.start_service("catalogue")
        prometheus.until(self.scraped, "it is scraped again")


if __name__ == "__main__":
    unittest.main()
