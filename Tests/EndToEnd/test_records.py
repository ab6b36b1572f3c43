"""Health records of one person on two devices that are offline for weeks, with the real services."""

import csv
import io
import json

from support.case import EndToEndTestCase
from support.clock import timestamp
from support.people import anonymous_in, new_leader, sign_in
from support.records import (
    make_audiogram, make_event, make_therapy, publish_record_study,
)
from support.uploading import until_judged
from otolith.ingestion.v1 import ingestion_pb2, records_pb2 as ingestion_records


class Device:
    """A phone's state: its copy of the records, and its cursor."""

    def __init__(self, test, participant):
        self.test, self.participant = test, participant
        self.known, self.cursor = {}, ""

    def sync(self, *changes, page_size=0):
        """Returns the verdicts, then reads all changes."""
        return until_judged(lambda some: self._sync(some, page_size), changes)

    def _sync(self, changes, page_size):
        verdicts = None
        while True:
            answer = self.test.gateway.records.SyncRecords(
                ingestion_records.SyncRecordsRequest(
                    changes=changes, cursor=self.cursor, page_size=page_size),
                token=self.participant.token)
            verdicts = verdicts or list(answer.verdicts)
            for record in answer.records:
                self.known[record.record_id] = record
            self.cursor, changes = answer.cursor, ()
            if not answer.more:
                return verdicts

    @property
    def titles(self):
        return sorted(record.title for record in self.known.values() if not record.deleted)


def change(record, base=0, **fields):
    made = ingestion_records.HealthRecord()
    made.CopyFrom(record)
    for name, value in fields.items():
        setattr(made, name, value)
    return ingestion_records.RecordChange(base_revision=base, record=made)


def names(verdicts):
    return [ingestion_pb2.Verdict.Name(verdict.verdict).removeprefix("VERDICT_") for verdict in verdicts]


class Records(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = publish_record_study(self.stack)
        self.participant = anonymous_in(self.stack, self.study)
        self.phone, self.tablet = (Device(self, self.participant) for _ in range(2))

    def event(self, *arguments, **fields):
        return make_event(self.study, self.now(), *arguments, **fields)

    def therapy(self, *arguments):
        return make_therapy(self.study, self.now(), *arguments)

    def audiogram(self):
        return make_audiogram(self.study, self.now())

    def test_two_devices_offline_for_weeks(self):
        attack = self.event("Anfall", note="nach dem Konzert")
        self.assertEqual(names(self.phone.sync(change(attack))), ["CREATED"])
        self.tablet.sync()
        self.assertEqual(self.tablet.titles, ["Anfall"])

        # Both continue alone for weeks.
        self.stack.clock.advance(days=20)
        appointment = self.event("HNO", "appointment")
        offline = [change(attack, 1, title="Anfall, sehr laut"), change(appointment)]
        self.stack.clock.advance(days=5)
        audiogram = self.audiogram()
        verdicts = self.tablet.sync(
            change(audiogram), change(attack, 1, title="Anfall im Urlaub"))
        self.assertEqual(names(verdicts), ["CREATED", "CREATED"])
        verdicts = self.phone.sync(*offline, page_size=1)
        self.assertEqual(names(verdicts), ["CONFLICT", "CREATED"])
        self.assertEqual(verdicts[0].violations[0].reason, "RECORD_CHANGED")
        # Both versions exist, and the participant merges them.
        self.assertEqual(verdicts[0].record.title, "Anfall im Urlaub")
        merged = change(attack, verdicts[0].record.revision, title="Anfall im Urlaub, sehr laut")
        self.assertEqual(names(self.phone.sync(merged)), ["CREATED"])
        # The response was lost: repeating the request changes nothing.
        self.assertEqual(names(self.phone.sync(merged, change(appointment))), ["EXISTS", "EXISTS"])

        gone = ingestion_records.RecordChange(
            base_revision=1, record=ingestion_records.HealthRecord(
                record_id=appointment.record_id, study_id=self.study, deleted=True,
                change_time=timestamp(self.now())))
        self.assertEqual(names(self.phone.sync(gone)), ["CREATED"])
        self.tablet.sync()
        self.assertEqual(self.tablet.known, self.phone.known)
        self.assertEqual(self.tablet.titles, ["", "Anfall im Urlaub, sehr laut"])
        # An edit from before the deletion does not restore it.
        self.assertEqual(
            names(self.tablet.sync(change(appointment, 1, title="HNO, 10 Uhr"))), ["CONFLICT"])
        self.assertEqual(self.tablet.titles, ["", "Anfall im Urlaub, sehr laut"])

    def test_calendar_search_and_exports(self):
        self.assertEqual(names(self.phone.sync(
            change(self.therapy("Retraining", "2020-01-01", "2020-03-31")),
            change(self.therapy("Hörgerät", "2020-02-10")),
            change(self.event("Ärger", note="Müde, über alles")), change(self.audiogram()))),
            ["CREATED"] * 4)

        def titles(**fields):
            return [record.title for record in self.gateway.records.ListRecords(
                ingestion_records.ListRecordsRequest(**fields), token=self.participant.token).records]

        # 1 February 2020, and 1 April of the same year.
        self.assertEqual(titles(end_time=timestamp(1580515200)), ["Retraining"])
        self.assertEqual(
            titles(start_time=timestamp(1585699200), end_time=timestamp(1585699201)), ["Hörgerät"])
        self.assertEqual(titles(search="uber mud"), ["Ärger"])
        self.assertEqual(titles(search="ARG"), ["Ärger"])
        self.assertEqual(
            titles(order=ingestion_records.RECORD_ORDER_TITLE),
            ["", "Ärger", "Hörgerät", "Retraining"])

        lines = b"".join(part.lines for part in self.gateway.records.ExportOwnResources(
            ingestion_records.ExportOwnResourcesRequest(), token=self.participant.token))
        resources = [json.loads(line) for line in lines.splitlines()]
        self.assertEqual(
            sorted(resource["resourceType"] for resource in resources),
            ["Observation", "Observation", "Procedure", "Procedure"])
        procedure = next(
            r for r in resources if r.get("code", {}).get("text") == "Retraining")
        self.assertEqual(procedure["performedPeriod"], {"start": "2020-01-01", "end": "2020-03-31"})
        self.assertEqual(procedure["code"]["coding"][0]["system"], f"urn:otolith:vocabulary:{self.study}-therapies")
        self.assertTrue(procedure["code"]["coding"][0]["display"])

        name = new_leader(self.stack, self.study)
        leader = sign_in(self.stack, name, self.stack.password(name))
        exported = b"".join(part.csv for part in self.gateway.records.ExportRecords(
            ingestion_records.ExportRecordsRequest(study_id=self.study), token=leader.token))
        rows = list(csv.DictReader(io.StringIO(exported.decode(), newline="")))
        # A threshold and a discomfort level of each ear.
        self.assertEqual(len(rows), 3 + 4)
        self.assertEqual(len({row["participant"] for row in rows}), 1)
        self.assertNotIn("Ärger", exported.decode())
        self.assertNotIn(self.participant.participant_id, exported.decode())
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            list(self.gateway.records.ExportRecords(
                ingestion_records.ExportRecordsRequest(study_id=self.study),
                token=self.participant.token))

    def test_what_is_wrong_with_a_call_names_the_field(self):
        cases = [
            ("SyncRecords", "Sync", {"cursor": "made-up"}, "cursor", "CURSOR_INVALID"),
            ("SyncRecords", "Sync", {"page_size": 501}, "page_size", "PAGE_SIZE_OUT_OF_RANGE"),
            ("ListRecords", "List", {"study_id": "A B"}, "study_id", "ID_INVALID"),
            ("ListRecords", "List", {"types": [0]}, "types[0]", "OUT_OF_RANGE"),
            ("ListRecords", "List", {"types": [77]}, "types[0]", "OUT_OF_RANGE"),
            ("ListRecords", "List", {"types": [1] * 6}, "types", "TOO_MANY"),
            ("ListRecords", "List", {"start_time": timestamp(1e12)}, "start_time", "TIME_INVALID"),
            ("ListRecords", "List", {"end_time": timestamp(1e12)}, "end_time", "TIME_INVALID"),
            ("ListRecords", "List", {"search": "x" * 201}, "search", "TEXT_TOO_LONG"),
            ("ListRecords", "List", {"order": 77}, "order", "OUT_OF_RANGE"),
            ("ListRecords", "List", {"page_size": 201}, "page_size", "PAGE_SIZE_OUT_OF_RANGE"),
            ("ListRecords", "List", {"page_token": "x"}, "page_token", "PAGE_TOKEN_INVALID"),
        ]
        for method, name, fields, field, reason in cases:
            with self.subTest(method, fields=fields):
                request = getattr(ingestion_records, f"{name}RecordsRequest")(**fields)
                with self.assertFails("INVALID_ARGUMENT", reason, field=field):
                    getattr(self.gateway.records, method)(request, token=self.participant.token)
        with self.assertFails("RESOURCE_EXHAUSTED", "BATCH_TOO_LARGE") as caught:
            self.phone.sync(*[change(self.event("x"))] * 201)
        self.assertEqual(caught[0].metadata, {"records_max": "200"})
