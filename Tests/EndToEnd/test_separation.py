"""Two studies with the same people: nothing that staff may read joins a person across them."""

import functools
import re
import tempfile
from pathlib import Path

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.timestamp_pb2 import Timestamp
from google.protobuf.wrappers_pb2 import DoubleValue

from support.amending import amendment
from support.case import EndToEndTestCase
from support.export import export_bytes, rows_of
from support.listening import COLLECTION, import_sounds, session, set_settings, submit
from support.people import administrator, anonymous, leader_of, new_id, new_leader
from support.quiet import await_quiet
from support.records import make_audiogram
from support.sheets import make_sheet
from support.studies import publish
from support.waiting import until_answered
from otolith.auth.v1 import accounts_pb2, auth_pb2, messages_pb2
from otolith.catalogue.v1 import (
    records_pb2 as catalogue_records, rules_pb2, schedule_pb2, study_pb2, triggers_pb2,
)
from otolith.ingestion.v1 import (
    amendments_pb2, ingestion_pb2, listening_pb2, records_pb2, reviews_pb2, settings_pb2,
)
from otolith.planning.v1 import oversight_pb2

DAY = re.compile(r"\d{4}-\d\d-\d\d(T00:00:00\.000000Z)?")
# Equal by design: windows, plans and consent texts of a study, and the member of staff who set a date. Triggers
# fire in whole seconds, which two studies may share by chance; SharedReceiptTests has their instants.
OF_THE_DESIGN = {"windows", "schedule_json", "set_by", "fire_time", "consent_version"}
# A participant's own rules as staff sees them.
NO_RULES = '{"quiet_hours":[],"gap_minutes":0,"per_day_max":0,"studies":{}}'


def tells_apart(value: str) -> bool:
    """Whether a value could belong to one person: no day, code, id of the studies or small number."""
    return not DAY.fullmatch(value) and not value.startswith("apart-") and value != NO_RULES and (
        sum(map(str.isdigit, value)) > 5 or re.fullmatch("[a-z2-7]{16}", value) or len(value) > 30)


def cells(message) -> set[str]:
    """All values in a message that could belong to one person."""
    found = set()
    for field, value in message.ListFields():
        if field.name in OF_THE_DESIGN:
            continue
        repeated = value if field.label == FieldDescriptor.LABEL_REPEATED else [value]
        for one in repeated:
            if isinstance(one, Timestamp):
                found.add(one.ToDatetime().isoformat(timespec="microseconds") + "Z")
            elif field.type == FieldDescriptor.TYPE_MESSAGE:
                found |= cells(one)
            else:
                found.add(str(one))
    return {value for value in found if tells_apart(value)}


class Separation(EndToEndTestCase):
    """Both studies have everything; the same people do the same in both, in shared calls."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_sounds(cls.stack)
        cls.studies = [cls.publish_study() for _ in range(2)]
        cls.numbers: dict[str, int] = {}
        cls.leaders = {study: leader_of(cls.stack, study) for study in cls.studies}
        cls.people = [cls.take_part(number) for number in range(3)]
        cls.stack.clock.advance(days=2, seconds=17)
        for person in cls.people:
            person.plan()
        for study in cls.studies:
            cls.people[-1].leave(study)
        await_quiet(cls.stack)
        cls.seen = {study: cls.of_participants(study) for study in cls.studies}

    @classmethod
    def publish_study(cls) -> str:
        study = f"apart-{new_id()[:8]}"
        repeated = study_pb2.RECURRENCE_REPEATED
        uses = [
            study_pb2.StudyQuestionnaire(
                questionnaire_id=f"{study}-mood", recurrence=repeated, revisable=True,
                schedules=[schedule_pb2.Schedule(standard=schedule_pb2.StandardPlan(
                        per_day=1, minimum_gap_minutes=60, windows=[schedule_pb2.DayWindow(
                        day=day, start_minute=480, end_minute=1200) for day in range(1, 8)]))]),
            study_pb2.StudyQuestionnaire(
                questionnaire_id=f"{study}-after", recurrence=repeated,
                schedules=[schedule_pb2.Schedule(
                    anchor=schedule_pb2.ScheduleAnchor(trigger_id="low"),
                    after=schedule_pb2.AfterPlan(
                        delay_minutes_min=20, delay_minutes_max=600))]),
        ]
        publish(
            cls.stack, study, uses, access=study_pb2.STUDY_ACCESS_REQUEST,
            sound_collection_ids=[COLLECTION],
            record_types=[catalogue_records.StudyRecordType(
                type=catalogue_records.RECORD_TYPE_AUDIOGRAM)],
            triggers=[triggers_pb2.Trigger(trigger_id="low", sheet=triggers_pb2.SheetCause(
                questionnaire_id=f"{study}-mood", conditions=[rules_pb2.Condition(
                    element_id="feeling", operator=rules_pb2.CONDITION_OPERATOR_LESS,
                    number=DoubleValue(value=3))]))])
        new_leader(cls.stack, study)
        return study

    @classmethod
    def take_part(cls, number: int):
        """Joins, plans, answers, amends, records, listens and writes, both studies in one call."""
        stack, gateway = cls.stack, cls.stack.gateway
        person = anonymous(stack)
        for study in cls.studies:
            request = person.join(study, note=f"I am number {number}").join_request
            gateway.memberships.DecideJoinRequest(
                auth_pb2.DecideJoinRequestRequest(
                    study_id=study, join_request_id=request.join_request_id, approve=True),
                token=cls.leaders[study].token)
        person.renew()
        # Quiet hours that move no notification: their end would be one of both studies.
        quiet = (int(stack.clock.now() // 60) + 15 * 60 + number) % 1440
        set_settings(
            stack, person.token, notification_gap_minutes=7, quiet_hours=[
                settings_pb2.QuietHours(start_minute=quiet, end_minute=(quiet + 17) % 1440)])
        await_quiet(stack)
        person.plan()
        now = stack.clock.now() + 10 * number
        sheets = [
            make_sheet(
                study, person.questionnaires(study)[f"{study}-mood"], now + index * 1.7,
                answers=[ingestion_pb2.Answer(element_id="feeling", number=2)])
            for index, study in enumerate(cls.studies)]
        cls.numbers |= {sheet.sheet_id: number for sheet in sheets}
        for verdict in until_answered(lambda: person.submit(*sheets)):
            assert verdict.verdict == ingestion_pb2.VERDICT_CREATED, verdict
        gateway.amendments.SubmitAmendments(
            amendments_pb2.SubmitAmendmentsRequest(amendments=[
                amendment(sheet, now + 1 + index * 1.7, answers=amendments_pb2.AmendedAnswers(
                    answers=[ingestion_pb2.Answer(element_id="feeling", number=1)]))
                for index, sheet in enumerate(sheets)]), token=person.token)
        gateway.records.SyncRecords(
            records_pb2.SyncRecordsRequest(changes=[
                records_pb2.RecordChange(record=make_audiogram(study, now + 2 + index * 1.7))
                for index, study in enumerate(cls.studies)]), token=person.token)
        submit(stack, person.token, *[
            session("white-noise", now + 3 + index * 1.7, 60_000 + 7 * index,
                    study_id=study)
            for index, study in enumerate(cls.studies)])
        for study in cls.studies:
            gateway.messages.SendMessage(messages_pb2.SendMessageRequest(
                message_id=new_id(), study_id=study, text=f"Number {number} asks."),
                token=person.token)
        await_quiet(stack)
        person.plan()
        return person

    @classmethod
    def of_participants(cls, study: str) -> dict[int, set[str]]:
        """What the leader may read under pseudonyms, by number of the person."""
        gateway, token = cls.stack.gateway, cls.leaders[study].token
        files = [
            export_bytes(cls.stack, token, study, "long")[0],
            export_bytes(cls.stack, token, study, "wide", f"{study}-mood")[0],
        ] + [b"".join(part.csv for part in call(request(study_id=study), token=token))
             for call, request in (
                (gateway.amendments.ExportRevisions, amendments_pb2.ExportRevisionsRequest),
                (gateway.records.ExportRecords, records_pb2.ExportRecordsRequest),
                (gateway.listening.ExportListeningSessions,
                 listening_pb2.ExportListeningSessionsRequest),
                (gateway.oversight.ExportNotifications,
                 oversight_pb2.ExportNotificationsRequest),
                (gateway.oversight.ExportNotifications, functools.partial(
                    oversight_pb2.ExportNotificationsRequest,
                    table=oversight_pb2.NOTIFICATION_TABLE_DECISION_POINTS)))
             ] + cls.analysis(study) + [
            export_bytes(cls.stack, token, study, "participants")[0]]
        seen: dict[str, set[str]] = {}
        numbers = {
            row["participant"]: cls.numbers[row["sheet_id"]] for row in rows_of(files[0])}
        for file in files:
            rows = rows_of(file)
            assert rows, file
            if file in files[2:4]:
                # By sheet and by record: the order of participants is the same in all studies.
                ids = [next(iter(row.values())) for row in rows]
                assert ids == sorted(ids), ids
            for row in rows:
                seen.setdefault(row["participant"], set()).update(
                    value for column, value in row.items()
                    if column not in OF_THE_DESIGN and tells_apart(value))

        def ask(method, **fields):
            request = getattr(oversight_pb2, f"{method}Request")(study_id=study, **fields)
            return getattr(gateway.oversight, method)(request, token=token)

        for status in ask("ListParticipantStatuses").participants:
            plan = ask(
                "GetParticipantPlan", participant=status.participant, include_cancelled=True)
            values = seen.setdefault(status.participant, set())
            values |= cells(status) | cells(plan)
            for one in plan.notifications:
                values |= cells(
                    ask("ExplainNotification", notification_id=one.notification_id))
        for name, values in seen.items():
            values |= cls.of_sheets(study, name)
        for row in ask(
                "GetCompliance", breakdown=oversight_pb2.COMPLIANCE_BREAKDOWN_PARTICIPANT).rows:
            seen[row.key] |= cells(row)
        return {numbers[name]: values for name, values in seen.items()}

    @classmethod
    def of_sheets(cls, study: str, pseudonym: str) -> set[str]:
        """What the leader may read of single sheets."""
        reviews, token, found = cls.stack.gateway.reviews, cls.leaders[study].token, set()
        sheets = reviews.ListReviewedSheets(
            reviews_pb2.ListReviewedSheetsRequest(study_id=study, participant=pseudonym), token=token)
        assert sheets.reviewed_sheets, study
        for sheet in sheets.reviewed_sheets:
            name = {"study_id": study, "participant": pseudonym, "sheet_id": sheet.sheet_id}
            found |= cells(reviews.GetReviewedSheet(reviews_pb2.GetReviewedSheetRequest(**name), token=token))
            found |= cells(reviews.ListReviewedSheetRevisions(
                reviews_pb2.ListReviewedSheetRevisionsRequest(**name), token=token))
        return found

    @classmethod
    def analysis(cls, study: str) -> list[bytes]:
        """The tables of `otolithctl studies analysis`."""
        with tempfile.TemporaryDirectory(prefix="otolith-analysis-") as place:
            cls.stack.control(
                "studies", "analysis", study, "-o", f"{place}/data", username=f"leader-{study}")
            return [
                Path(place, "data", name).read_bytes()
                for name in ("observations.csv", "participants.csv")]

    def of_members(self, study: str) -> set[str]:
        """What the leader may read of members, requests and messages."""
        token = self.leaders[study].token
        found = set()
        for method, request in (
                ("ListMembers", auth_pb2.ListMembersRequest(study_id=study)),
                ("ListJoinRequests", auth_pb2.ListJoinRequestsRequest(
                    study_id=study, state=auth_pb2.JOIN_REQUEST_STATE_APPROVED))):
            found |= cells(getattr(self.gateway.memberships, method)(request, token=token))
        return found | cells(self.gateway.messages.ListStudyMessages(
            messages_pb2.ListStudyMessagesRequest(study_id=study), token=token))

    def test_no_cell_joins_two_studies(self):
        # What could join them exists: planning wrote one instant into both studies.
        for person in self.people:
            self.assertTrue(self.stack.database.query(
                "SELECT planned_at FROM planning.notifications WHERE participant_id = "
                f"'{person.participant_id}' GROUP BY 1 HAVING count(DISTINCT study_id) = 2"))
        first, second = (self.seen[study] for study in self.studies)
        self.assertEqual((set(first), set(second)), ({0, 1, 2}, {0, 1, 2}))
        for number, values in first.items():
            self.assertGreater(len(values), 20)
            for other, theirs in second.items():
                # Draws in whole seconds of two persons may meet.
                self.assertEqual({
                    value for value in values & theirs
                    if number == other or not value.endswith(".000000Z")}, set())

    def test_no_cell_joins_members_with_pseudonyms_or_each_other(self):
        members = {study: self.of_members(study) for study in self.studies}
        for study, found in members.items():
            self.assertGreater(len(found), 5)
            for values in self.seen[study].values():
                self.assertEqual(found & values, set())
        first, second = members.values()
        self.assertEqual(first & second, set())

    def test_administrators_and_gateways_hold_no_cell_of_an_export(self):
        token = administrator(self.stack).token
        accounts, page = set(), ""
        while page is not None:
            found = self.gateway.account_administration.ListManagedAccounts(
                accounts_pb2.ListManagedAccountsRequest(page_size=200, page_token=page),
                token=token)
            accounts |= cells(found)
            page = found.next_page_token or None
        ids = {person.participant_id for person in self.people}
        self.assertLessEqual(ids, accounts)
        for study in self.studies:
            self.assertEqual(accounts & self.of_members(study), set())
            for values in self.seen[study].values():
                self.assertEqual(accounts & values, set())
                # Beside the notification, a gateway receives the participant's id.
                self.assertEqual(ids & values, set())
