"""Weeks with TinnitusNavigator: events, treatments and hearing tests kept on a phone and a tablet, offline for
days, and shown to a doctor (TNN §2, FR 5–FR 12)."""

import json

from google.protobuf.wrappers_pb2 import DoubleValue
from support.case import EndToEndTestCase
from support.clock import timestamp
from support.devices import PASSWORD, Device, two_devices
from support.people import sign_in
from support.shipped import import_shipped
from support.sheets import verdict_names
from otolith.catalogue.v1 import records_pb2 as types
from otolith.ingestion.v1 import records_pb2

STUDY = "tinnitus-navigator"
FREQUENCIES = (125, 250, 500, 1000, 2000, 4000, 8000)
DAY = 86_400


def code(value):
    return records_pb2.VocabularyCode(version=1, code=value)


class DayTinnitusNavigator(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_shipped(cls.stack, STUDY)

    def event(self, device, title, ago, kind="tinnitus_attack", **fields):
        return device.new_record(STUDY, title=title, event=records_pb2.EventRecord(
            event_time=timestamp(self.now() - ago), kind=code(kind)), **fields)

    def test_weeks_on_two_devices(self):
        phone, tablet = two_devices(self.stack, "day-navigator")
        phone.join(STUDY)
        tablet.renew()
        attack = self.event(phone, "Loud after the concert", 2 * DAY, note="both ears, an hour")
        visit = self.event(phone, "Ear, nose and throat doctor", DAY, kind="appointment")
        therapy = tablet.new_record(STUDY, title="Rétraining", therapy=records_pb2.TherapyRecord(
            start_date="2026-01-05", kind=code("retraining")))
        audiogram = tablet.new_record(STUDY, audiogram=records_pb2.AudiogramRecord(
            measure_time=timestamp(self.now() - DAY), thresholds=[
                records_pb2.HearingThreshold(ear=ear, frequency=frequency, level=level)
                for ear, level in ((records_pb2.EAR_LEFT, 20), (records_pb2.EAR_RIGHT, 25))
                for frequency in (*FREQUENCIES, 12_500)]))
        match = tablet.new_record(STUDY, tinnitus_match=records_pb2.TinnitusMatchRecord(
            measure_time=timestamp(self.now() - DAY), matches=[records_pb2.TinnitusMatch(
                ear=records_pb2.EAR_LEFT, pitch=DoubleValue(value=6000),
                loudness=DoubleValue(value=35))]))
        ids = [change.record.record_id for change in (attack, visit, therapy, audiogram, match)]
        self.assertEqual(verdict_names(phone.sync(attack, visit)), ["CREATED"] * 2)
        self.assertEqual(verdict_names(tablet.sync(therapy, audiogram, match)), ["CREATED"] * 3)
        phone.sync()
        self.assertEqual(set(phone.records), set(ids))
        self.assertEqual(phone.records, tablet.records)
        # The response was lost: repeating the request creates nothing twice.
        self.assertEqual(verdict_names(phone.sync(attack)), ["EXISTS"])

        # Both offline: the therapy ends on one, gets a note on the other; the visit is deleted.
        ended = phone.changed(ids[2])
        ended.record.therapy.end_date = "2026-11-01"
        noted = tablet.changed(ids[2], note="helps a little")
        self.assertEqual(verdict_names(phone.sync(ended, phone.deletion(ids[1]))), ["CREATED"] * 2)
        conflict = tablet.sync(noted)[0]
        self.assertEqual(verdict_names([conflict]), ["CONFLICT"])
        self.assertEqual(conflict.record.therapy.end_date, "2026-11-01")
        # The tablet has both versions; the person keeps the one with the other's note.
        self.assertEqual(
            verdict_names(tablet.sync(tablet.changed(ids[2], note="helps a little"))), ["CREATED"])
        phone.sync()
        self.assertEqual(phone.records, tablet.records)
        self.assertEqual(
            (phone.records[ids[2]].note, phone.records[ids[2]].therapy.end_date),
            ("helps a little", "2026-11-01"))
        self.assertNotIn(ids[1], tablet.records)

        # A month of the calendar, search as you type, and by type.
        in_spring = phone.list_records(
            start_time=timestamp(1_772_323_200), end_time=timestamp(1_775_001_600))
        self.assertEqual([record.record_id for record in in_spring], [ids[2]])
        self.assertEqual(
            [record.record_id for record in phone.list_records(search="concert loud")], [ids[0]])
        self.assertEqual(
            [record.record_id for record in phone.list_records(search="RETRAIN")], [ids[2]])
        self.assertEqual(
            [record.record_id for record in phone.list_records(types=[types.RECORD_TYPE_AUDIOGRAM])],
            [ids[3]])

        # An export for the doctor.
        lines = b"".join(
            part.lines for part in self.gateway.records.ExportOwnResources(
                records_pb2.ExportOwnResourcesRequest(study_id=STUDY), token=phone.token))
        resources = [json.loads(line) for line in lines.splitlines()]
        self.assertEqual(
            {resource["resourceType"] for resource in resources}, {"Observation", "Procedure"})

        # A new phone has everything.
        newcomer = sign_in(self.stack, "day-navigator", PASSWORD, kind=Device)
        newcomer.sync()
        self.assertEqual(newcomer.records, phone.records)
