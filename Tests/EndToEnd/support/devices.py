"""One person with several devices, including drafts, records, listening sessions and settings."""

from google.protobuf.duration_pb2 import Duration
from google.protobuf.field_mask_pb2 import FieldMask
from otolith.ingestion.v1 import (
    amendments_pb2, drafts_pb2, ingestion_pb2, listening_pb2, records_pb2, settings_pb2, standing_pb2,
)

from .clock import timestamp
from .people import Participant, new_id, register, sign_in
from .uploading import until_judged


class Device(Participant):
    """A signed-in device with its copy of the health records."""

    def __init__(self, stack, response):
        super().__init__(stack, response)
        self.cursor = ""
        # Records by id, without tombstones.
        self.records: dict[str, records_pb2.HealthRecord] = {}

    def _ask(self, method, request):
        return method(request, token=self.token)

    # Drafts

    def save_draft(self, draft_id, form=None, study_id="", at=None, **answers):
        """`answers`: by element id; None removes an answer."""
        elements = [
            drafts_pb2.DraftElement(
                element_id=element_id, change_time=timestamp(at or self.stack.clock.now()),
                answer=answer)
            for element_id, answer in answers.items()
        ]
        fields = {} if form is None else {
            "study_id": study_id, "questionnaire_id": form.questionnaire_id, "version": form.version,
            "content_hash": form.content_hash}
        return self._ask(self.gateway.sheet_drafts.SaveDraft, drafts_pb2.SaveDraftRequest(
            draft_id=draft_id, elements=elements, **fields))

    def drafts(self, study_id="") -> list:
        return list(self._ask(
            self.gateway.sheet_drafts.ListDrafts,
            drafts_pb2.ListDraftsRequest(study_id=study_id)).drafts)

    # Amendments

    def amend(self, sheet_id, base_revision, amendment_id=None, reason="", **change):
        return self._ask(
            self.gateway.amendments.SubmitAmendments,
            amendments_pb2.SubmitAmendmentsRequest(amendments=[amendments_pb2.Amendment(
                amendment_id=amendment_id or new_id(), sheet_id=sheet_id,
                base_revision=base_revision, reason=reason,
                amend_time=timestamp(self.stack.clock.now()), **change)])).verdicts[0]

    def revisions(self, sheet_id) -> list:
        return list(self._ask(
            self.gateway.amendments.ListRevisions,
            amendments_pb2.ListRevisionsRequest(sheet_id=sheet_id)).revisions)

    # Where one stands

    def standing(self, study_id):
        return self._ask(
            self.gateway.standing.GetStanding, standing_pb2.GetStandingRequest(study_id=study_id))

    def standing_with(self, study_id, questionnaire_id):
        return next(
            entry for entry in self.standing(study_id).questionnaires
            if entry.questionnaire_id == questionnaire_id)

    def rejected(self, study_id="") -> list:
        return list(self._ask(
            self.gateway.standing.ListRejectedSheets,
            standing_pb2.ListRejectedSheetsRequest(study_id=study_id)).sheets)

    # Health records

    def sync(self, *changes) -> list:
        """Sends the changes and reads all new ones; returns the verdicts."""
        return until_judged(self._sync, changes)

    def _sync(self, changes) -> list:
        verdicts = None
        while True:
            response = self._ask(self.gateway.records.SyncRecords, records_pb2.SyncRecordsRequest(
                changes=changes if verdicts is None else [], cursor=self.cursor))
            verdicts = list(response.verdicts) if verdicts is None else verdicts
            if response.reset:
                self.records.clear()
            for record in response.records:
                self.records.pop(record.record_id, None)
                if not record.deleted:
                    self.records[record.record_id] = record
            self.cursor = response.cursor
            if not response.more:
                return verdicts

    def new_record(self, study_id, **fields):
        """A change that creates a record."""
        return records_pb2.RecordChange(record=records_pb2.HealthRecord(
            record_id=new_id(), study_id=study_id, time_zone="Europe/Berlin",
            change_time=timestamp(self.stack.clock.now()), **fields))

    def changed(self, record_id, **fields):
        """A change of a record as known to this device."""
        record = records_pb2.HealthRecord()
        record.CopyFrom(self.records[record_id])
        base = record.revision
        record.change_time.CopyFrom(timestamp(self.stack.clock.now()))
        for name, value in fields.items():
            setattr(record, name, value)
        return records_pb2.RecordChange(base_revision=base, record=record)

    def deletion(self, record_id):
        known = self.records[record_id]
        return records_pb2.RecordChange(base_revision=known.revision, record=records_pb2.HealthRecord(
            record_id=record_id, study_id=known.study_id, deleted=True,
            change_time=timestamp(self.stack.clock.now())))

    def list_records(self, **filters) -> list:
        return list(self._ask(
            self.gateway.records.ListRecords, records_pb2.ListRecordsRequest(**filters)).records)

    # Listening

    def listened(self, study_id, collection_id, sound_id, seconds, begun_ago, rating=None, **fields):
        """A session; `rating`: 1–7, `declined`, or None if no rating was requested."""
        rated = listening_pb2.Rating(not_asked=True)
        if rating == "declined":
            rated = listening_pb2.Rating(declined=True)
        elif rating is not None:
            rated = listening_pb2.Rating(value=rating)
        values = {
            "session_id": new_id(), "study_id": study_id, "collection_id": collection_id,
            "collection_version": 1, "sound_id": sound_id,
            "start_time": timestamp(self.stack.clock.now() - begun_ago),
            "net_duration": Duration(nanos=round(seconds * 1e9) % 10**9, seconds=int(seconds)),
            "end": listening_pb2.SESSION_END_USER, "rating": rated, "time_zone": "Europe/Berlin",
            "app_version": "e2e 1",
        }
        return listening_pb2.ListeningSession(**(values | fields))

    def submit_sessions(self, *sessions) -> list:
        return list(self._ask(
            self.gateway.listening.SubmitListeningSessions,
            listening_pb2.SubmitListeningSessionsRequest(sessions=sessions)).verdicts)

    def sessions(self, **fields) -> list:
        return list(self._ask(
            self.gateway.listening.ListListeningSessions,
            listening_pb2.ListListeningSessionsRequest(**fields)).sessions)

    def sounds(self, study_id, order, language="en") -> list:
        return list(self._ask(
            self.gateway.listening.GetSoundStatistics, listening_pb2.GetSoundStatisticsRequest(
                study_id=study_id, order=order, language=language)).sounds)

    # Settings

    def settings(self):
        return self._ask(self.gateway.settings.GetSettings, settings_pb2.GetSettingsRequest())

    def set(self, *paths, etag="", **fields):
        return self._ask(self.gateway.settings.UpdateSettings, settings_pb2.UpdateSettingsRequest(
            settings=settings_pb2.Settings(**fields), update_mask=FieldMask(paths=paths), etag=etag))


PASSWORD = "heather-otter-lantern"


def two_devices(stack, username) -> tuple[Device, Device]:
    """Two devices of a new participant."""
    register(stack, username, PASSWORD)
    return tuple(sign_in(stack, username, PASSWORD, kind=Device) for _ in range(2))


def new_device(stack, username) -> Device:
    """A new participant with one device."""
    register(stack, username, PASSWORD)
    return sign_in(stack, username, PASSWORD, kind=Device)


def choice(element_id, *codes):
    return ingestion_pb2.Answer(element_id=element_id, choice=ingestion_pb2.Codes(codes=codes))


def number(element_id, value):
    return ingestion_pb2.Answer(element_id=element_id, number=value)


def words(element_id, text):
    return ingestion_pb2.Answer(element_id=element_id, text=text)
