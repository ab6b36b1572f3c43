"""The profile `keeping`: people save drafts, amend and withdraw sheets, synchronise health records from two devices
and send listening sessions, while services are killed and the database or NATS restarts; at the end all
acknowledged data exists once, as acknowledged last, and no deleted data has come back."""

import os
import random
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

from google.protobuf.duration_pb2 import Duration
from support.clock import timestamp
from support.people import anonymous_in, new_id
from support.sheets import make_sheet
from support.shipped import import_shipped
from support.stack import Stack
from support.studies import publish
from otolith.catalogue.v1 import records_pb2 as types, study_pb2
from otolith.ingestion.v1 import (
    amendments_pb2, drafts_pb2, ingestion_pb2, listening_pb2, records_pb2,
)

from .checker.keeping import GONE, check
from .disturbing import Disturbance, answered, say

STUDY, FORM = "fault-keeping", "fault-keeping-form"
EVENTS, SOUNDS, SOUND = "tinnitus-event-types", "shades-of-noise-sounds", "white-noise"
PEOPLE, WORKERS = 8, 4
STORED = (ingestion_pb2.VERDICT_CREATED, ingestion_pb2.VERDICT_EXISTS)
# Frequency of each action among a hundred.
SHARES = {
    "save": 22, "delete-draft": 4, "submit": 12, "amend": 14, "withdraw": 4, "record": 20, "change": 12,
    "delete-record": 4, "listen": 8,
}


class Keeper:
    """One person with two devices. Unanswered requests are repeated, so that the expected state is certain."""

    def __init__(self, stack, seed: str, number: int):
        self.stack = stack
        self.rng = random.Random(f"{seed}/keeper/{number}")
        self.participant = anonymous_in(stack, STUDY)
        self.form = self.participant.questionnaires(STUDY)[FORM]
        self.token = self.participant.token
        self.kept: dict[str, dict[str, object]] = defaultdict(dict)
        # Sheets and records that are not deleted.
        self.revisions: dict[str, int] = {}
        # State of each device: its cursor, and the revision of each record.
        self.devices = [{"cursor": "", "known": {}} for _ in range(2)]
        self.refused: list[str] = []

    def act(self) -> None:
        kind = self.rng.choices(list(SHARES), list(SHARES.values()))[0]
        getattr(self, "_" + kind.replace("-", "_"))()

    # Drafts

    def _alive(self, kind: str) -> list[str]:
        return [thing for thing, contents in self.kept[kind].items() if contents != GONE]

    def _answer(self):
        return ingestion_pb2.Answer(element_id="feeling", number=float(self.rng.randint(0, 10)))

    def _save(self) -> None:
        drafts = self._alive("draft")
        draft_id = self.rng.choice(drafts) if len(drafts) >= 3 else new_id()
        answer = self._answer()
        request = drafts_pb2.SaveDraftRequest(
            draft_id=draft_id, study_id=STUDY, questionnaire_id=FORM, version=self.form.version,
            content_hash=self.form.content_hash, elements=[drafts_pb2.DraftElement(
                element_id="feeling", answer=answer, change_time=timestamp(self.stack.clock.now()))])
        self._call(self.stack.gateway.sheet_drafts.SaveDraft, request)
        self.kept["draft"][draft_id] = answer.number

    def _delete_draft(self) -> None:
        if drafts := self._alive("draft"):
            draft_id = self.rng.choice(drafts)
            self._call(self.stack.gateway.sheet_drafts.DeleteDraft,
                       drafts_pb2.DeleteDraftRequest(draft_id=draft_id))
            self.kept["draft"][draft_id] = GONE

    # Sheets

    def _submit(self) -> None:
        """Submits a sheet, from a draft if there is one."""
        drafts = self._alive("draft")
        sheet_id = self.rng.choice(drafts) if drafts else new_id()
        answer = self._answer()
        sheet = make_sheet(STUDY, self.form, self.stack.clock.now() - 60, answers=[answer],
                           sheet_id=sheet_id)
        verdict = self._call(
            self.stack.gateway.sheets.SubmitAnswerSheets,
            ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet])).verdicts[0]
        if self._is_stored(verdict, "sheet", sheet_id):
            self.kept["sheet"][sheet_id] = (1, False, answer.number)
            if sheet_id in self.kept["draft"]:
                self.kept["draft"][sheet_id] = GONE

    def _amend(self) -> None:
        answer = self._answer()
        self._amended(
            lambda revision: (revision, False, answer.number),
            answers=amendments_pb2.AmendedAnswers(answers=[answer]))

    def _withdraw(self) -> None:
        self._amended(lambda revision: (revision, True, None), withdraw_sheet=True)

    def _amended(self, contents, **change) -> None:
        sheets = [thing for thing, contents in self.kept["sheet"].items() if not contents[1]]
        if not sheets:
            return
        sheet_id = self.rng.choice(sheets)
        base = self.kept["sheet"][sheet_id][0]
        verdict = self._call(
            self.stack.gateway.amendments.SubmitAmendments,
            amendments_pb2.SubmitAmendmentsRequest(amendments=[amendments_pb2.Amendment(
                amendment_id=new_id(), sheet_id=sheet_id, base_revision=base, reason="fault",
                amend_time=timestamp(self.stack.clock.now()), **change)])).verdicts[0]
        if self._is_stored(verdict, "amendment of", sheet_id):
            self.kept["sheet"][sheet_id] = contents(base + 1)

    # Health records

    def _record(self) -> None:
        self._change_record(new_id(), 0)

    def _change(self) -> None:
        if records := self._alive("record"):
            self._change_record(self.rng.choice(records), None)

    def _delete_record(self) -> None:
        if records := self._alive("record"):
            self._change_record(self.rng.choice(records), None, is_deleted=True)

    def _change_record(self, record_id: str, base: int | None, is_deleted=False) -> None:
        """From either device. A device without the latest change gets a conflict, and then has it."""
        device = self.rng.choice(self.devices)
        if base is None:
            base = device["known"].get(record_id, 0)
        title = f"event {self.rng.getrandbits(32)}"
        record = records_pb2.HealthRecord(
            record_id=record_id, study_id=STUDY, change_time=timestamp(self.stack.clock.now()))
        if is_deleted:
            record.deleted = True
        else:
            record.title, record.time_zone = title, "Europe/Berlin"
            record.event.event_time.CopyFrom(timestamp(self.stack.clock.now() - 3600))
            record.event.kind.version, record.event.kind.code = 1, "appointment"
        response = self._sync(device, [records_pb2.RecordChange(base_revision=base, record=record)])
        verdict = response.verdicts[0]
        is_current = base == self.revisions.get(record_id, 0)
        if verdict.verdict == ingestion_pb2.VERDICT_CONFLICT and not is_current:
            return
        if self._is_stored(verdict, "record", record_id):
            if not is_current:
                self.refused.append(f"record {record_id}: a change of revision {base} replaced a later one")
            self.revisions[record_id] = base + 1
            self.kept["record"][record_id] = GONE if is_deleted else title

    def _sync(self, device, changes):
        request = records_pb2.SyncRecordsRequest(changes=changes, cursor=device["cursor"])
        first = self._call(self.stack.gateway.records.SyncRecords, request)
        response = first
        while True:
            for record in response.records:
                device["known"][record.record_id] = record.revision
            device["cursor"] = response.cursor
            if not response.more:
                return first
            response = self._call(self.stack.gateway.records.SyncRecords,
                                  records_pb2.SyncRecordsRequest(cursor=device["cursor"]))

    # Listening

    def _listen(self) -> None:
        session_id, seconds = new_id(), self.rng.randint(1, 600)
        verdict = self._call(
            self.stack.gateway.listening.SubmitListeningSessions,
            listening_pb2.SubmitListeningSessionsRequest(sessions=[listening_pb2.ListeningSession(
                session_id=session_id, study_id=STUDY, collection_id=SOUNDS, collection_version=1,
                sound_id=SOUND, start_time=timestamp(self.stack.clock.now() - 700),
                net_duration=Duration(seconds=seconds), end=listening_pb2.SESSION_END_USER,
                rating=listening_pb2.Rating(not_asked=True), time_zone="Europe/Berlin")])).verdicts[0]
        if self._is_stored(verdict, "session", session_id):
            self.kept["session"][session_id] = seconds

    # The final state

    def found(self) -> dict[str, dict[str, list]]:
        found = {kind: defaultdict(list) for kind in ("draft", "sheet", "record", "session")}
        for draft in self._pages(self.stack.gateway.sheet_drafts.ListDrafts, drafts_pb2.ListDraftsRequest,
                                 "drafts"):
            found["draft"][draft.draft_id].append(draft.elements[0].answer.number)
        for entry in self.participant.stored(STUDY):
            answers = [answer.number for answer in entry.sheet.answers]
            found["sheet"][entry.sheet.sheet_id].append(
                (entry.revision, entry.withdrawn, answers[0] if answers else None))
        for record in self._pages(self.stack.gateway.records.ListRecords, records_pb2.ListRecordsRequest,
                                  "records"):
            found["record"][record.record_id].append(record.title)
        for session in self._pages(self.stack.gateway.listening.ListListeningSessions,
                                   listening_pb2.ListListeningSessionsRequest, "sessions"):
            found["session"][session.session_id].append(session.net_duration.seconds)
        return found

    def devices_agree(self) -> bool:
        """Whether both have the revision of every record, including tombstones, after another synchronisation."""
        for device in self.devices:
            self._sync(device, [])
        return all(device["known"] == self.revisions for device in self.devices)

    def _pages(self, method, request, field: str) -> list:
        entries, page_token = [], ""
        while True:
            page = self._call(method, request(page_size=100, page_token=page_token))
            entries += getattr(page, field)
            page_token = page.next_page_token
            if not page_token:
                return entries

    def _call(self, method, request):
        return answered(lambda: method(request, token=self.participant.token, timeout=10))

    def _is_stored(self, verdict, kind: str, thing: str) -> bool:
        if verdict.verdict in STORED:
            return True
        reasons = ", ".join(violation.reason for violation in verdict.violations)
        self.refused.append(
            f"{kind} {thing} was answered {ingestion_pb2.Verdict.Name(verdict.verdict)} ({reasons})")
        return False


class KeepingRun:
    """Runs the profile: `findings` is empty if every guarantee was kept."""

    def __init__(self, options):
        self.seed, self.faults_wanted = options.seed, options.fault_count
        self.is_over_nats = options.transport == "nats"
        self.findings: list[str] = []
        self.acknowledged = 0

    def play(self) -> None:
        self.stack = Stack.start(*(["--nats"] if self.is_over_nats else []))
        try:
            self._play()
        finally:
            self.stack.stop()

    def _play(self) -> None:
        # They share their vocabulary and their sounds.
        for shipped in ("tinnitus-navigator", "shades-of-noise"):
            import_shipped(self.stack, shipped)
        publish(
            self.stack, STUDY, [study_pb2.StudyQuestionnaire(
                questionnaire_id=FORM, recurrence=study_pb2.RECURRENCE_REPEATED, revisable=True)],
            vocabulary_ids=[EVENTS], sound_collection_ids=[SOUNDS],
            record_types=[types.StudyRecordType(type=types.RECORD_TYPE_EVENT, vocabulary_id=EVENTS)])
        keepers = [Keeper(self.stack, self.seed, number) for number in range(PEOPLE)]
        say(f"{PEOPLE} people with two devices each, seed {self.seed}")
        self.disturbance = Disturbance(
            self.stack, random.Random(f"{self.seed}/faults"), self.faults_wanted, self.is_over_nats)
        self.disturbance.begin()
        try:
            with ThreadPoolExecutor(WORKERS) as pool:
                for done in [pool.submit(self._keep, keeper) for keeper in keepers]:
                    done.result()
        finally:
            self.disturbance.end()
        if self.disturbance.problem:
            self.findings.append(f"the faults ended early: {self.disturbance.problem!r}")
        for keeper in keepers:
            self.acknowledged += sum(len(things) for things in keeper.kept.values())
            self.findings += keeper.refused + check(keeper.kept, keeper.found())
            if not keeper.devices_agree():
                self.findings.append(f"the devices of {keeper.participant.participant_id} do not agree")

    def _keep(self, keeper: Keeper) -> None:
        while self.disturbance.faults < self.faults_wanted:
            keeper.act()


def play(options) -> int:
    """0: every guarantee was kept; 1: one was broken; 69: no result."""
    if options.keep:
        os.environ["OTOLITH_KEEP_STACK"] = "1"
    profile = KeepingRun(options)
    try:
        profile.play()
    except Exception as problem:  # noqa: BLE001 — nothing was decided: not a promise broke
        print(f"run: seed {options.seed}: {problem!r}", file=sys.stderr)
        return 69
    for finding in profile.findings:
        print(finding)
    print(f"faults={profile.disturbance.faults} acknowledged={profile.acknowledged}"
          f" broken={len(profile.findings)}", flush=True)
    return 1 if profile.findings else 0
