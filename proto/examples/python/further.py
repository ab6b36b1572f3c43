#!/usr/bin/env python3
"""What a gateway of a participant can do beyond gateway.py. See ../../GATEWAYS.md.

    further.py FOLDER standing STUDY
    further.py FOLDER blocked STUDY TIME_ZONE
    further.py FOLDER settings
    further.py FOLDER schedule STUDY QUESTIONNAIRE
    further.py FOLDER draft QUESTIONNAIRE ELEMENT=VALUE...
    further.py FOLDER measured QUESTIONNAIRE ELEMENT=VALUE...
    further.py FOLDER series STUDY QUESTIONNAIRE ELEMENT
    further.py FOLDER results STUDY
    further.py FOLDER timeline
    further.py FOLDER withdraw STUDY QUESTIONNAIRE ELEMENT
    further.py FOLDER listen STUDY STORAGE         STORAGE contains the files of the sounds
    further.py FOLDER records STUDY

FOLDER is that of gateway.py after `join` and `sync`.
"""

import hashlib
import shutil
import sys
import time
import uuid
from pathlib import Path

import grpc
from gateway import run, say, sheet_of
from google.protobuf.duration_pb2 import Duration
from google.protobuf.field_mask_pb2 import FieldMask
from otolith_gateway import Form, Gateway, keep, reason_of
from otolith.catalogue.v1 import questionnaire_pb2, records_pb2 as catalogue_records_pb2, schedule_pb2
from otolith.ingestion.v1 import (
    amendments_pb2, amendments_pb2_grpc, drafts_pb2, drafts_pb2_grpc, ingestion_pb2,
    ingestion_pb2_grpc, listening_pb2, listening_pb2_grpc, records_pb2, records_pb2_grpc,
    results_pb2, results_pb2_grpc, settings_pb2, settings_pb2_grpc, standing_pb2, standing_pb2_grpc)
from otolith.planning.v1 import planning_pb2


# [guide: standing]
def standing(gateway: Gateway, study_id: str) -> None:
    """Shows the state of each questionnaire, and what to fill in next."""
    ingestion = gateway.channels["ingestion"]
    now = standing_pb2_grpc.StandingServiceStub(ingestion).GetStanding(
        standing_pb2.GetStandingRequest(study_id=study_id))
    for one in now.questionnaires:
        say(one.questionnaire_id, "open" if one.open else "closed", one.sheets, *one.blocked_by)
    offers = ingestion_pb2_grpc.AnswerSheetServiceStub(ingestion).ListOffers(
        ingestion_pb2.ListOffersRequest(study_id=study_id)).offers
    say("percent", now.percent, "offers", *(one.questionnaire_id for one in offers))
# [guide: end]


# [guide: blocked]
def blocked(gateway: Gateway, study_id: str, time_zone: str) -> None:
    """Fetches the plan until no accepted sheet is still on its way to it."""
    now = standing_pb2_grpc.StandingServiceStub(gateway.channels["ingestion"]).GetStanding(
        standing_pb2.GetStandingRequest(study_id=study_id))
    filled_in = {one.questionnaire_id for one in now.questionnaires if one.sheets}
    while True:
        plan = gateway.planning.GetNotificationPlan(planning_pb2.GetNotificationPlanRequest(
            study_id=study_id, time_zone=time_zone))
        blocking = [one.questionnaire_id for one in plan.blocked_by]
        if not filled_in.intersection(blocking):
            break
        time.sleep(plan.retry_delay.ToMilliseconds() / 1000)
    say("planned", len(plan.notifications), "blocked by", *blocking)
# [guide: end]


# [guide: settings]
def settings(gateway: Gateway) -> None:
    """Changes two settings and keeps what other devices changed meanwhile."""
    service = settings_pb2_grpc.SettingServiceStub(gateway.channels["ingestion"])
    quiet = settings_pb2.QuietHours(start_minute=22 * 60, end_minute=7 * 60)
    while True:
        kept = service.GetSettings(settings_pb2.GetSettingsRequest())
        try:
            kept = service.UpdateSettings(settings_pb2.UpdateSettingsRequest(
                settings=settings_pb2.Settings(quiet_hours=[quiet], notifications_per_day_max=8),
                update_mask=FieldMask(paths=["quiet_hours", "notifications_per_day_max"]),
                etag=kept.etag))
            break
        except grpc.RpcError as error:
            if reason_of(error) != "ETAG_MISMATCH":
                raise
    say("settings", len(kept.quiet_hours), kept.notifications_per_day_max)
# [guide: end]


# [guide: schedule]
def schedule(gateway: Gateway, study_id: str, questionnaire_id: str) -> None:
    """Shows the schedule, replaces it by the participant's own times, and returns to the study's."""
    named = {"study_id": study_id, "questionnaire_id": questionnaire_id}
    now = gateway.planning.GetSchedule(planning_pb2.GetScheduleRequest(**named))
    say("schedule", now.schedule.WhichOneof("plan"), "may change", now.schedule.participant_may_change)
    daily = schedule_pb2.DailyPlan(minutes_of_day=[9 * 60, 18 * 60 + 30])
    own = gateway.planning.SetSchedule(planning_pb2.SetScheduleRequest(**named, daily=daily))
    say("own", own.participant_schedule.own, "fit a day", own.placeable_per_day)
    now = gateway.planning.ResetSchedule(planning_pb2.ResetScheduleRequest(**named))
    say("own", now.participant_schedule.own)
# [guide: end]


def sheet_for(gateway: Gateway, questionnaire_id: str, answers: tuple[str, ...]):
    study, questionnaire = gateway.questionnaire(questionnaire_id)
    return sheet_of(gateway, study, Form(questionnaire), answers)


def submit(gateway: Gateway, sheet) -> None:
    gateway.submit(sheet)
    for one in gateway.sheets.send():
        say(one.verdict, one.sheet_id)


# [guide: draft]
def draft(gateway: Gateway, questionnaire_id: str, *answers: str) -> None:
    """Saves an unfinished sheet for all devices, then submits it under the same id."""
    sheet = sheet_for(gateway, questionnaire_id, answers)
    saved = drafts_pb2_grpc.DraftServiceStub(gateway.channels["ingestion"]).SaveDraft(
        drafts_pb2.SaveDraftRequest(
            draft_id=sheet.sheet_id, study_id=sheet.study_id, questionnaire_id=questionnaire_id,
            version=sheet.version, content_hash=sheet.content_hash, start_time=sheet.start_time,
            elements=[drafts_pb2.DraftElement(
                element_id=one.element_id, answer=one, change_time=one.answer_time)
                for one in sheet.answers]))
    # `replaced` has the changes of this device that lost to later ones of another device.
    say("draft", saved.draft.percent, "replaced", len(saved.replaced))
    submit(gateway, sheet)
# [guide: end]


# [guide: measured]
def measured(gateway: Gateway, questionnaire_id: str, *answers: str) -> None:
    """Adds the measurements that the questionnaire asks for, up to its number, if the person agrees."""
    sheet = sheet_for(gateway, questionnaire_id, answers)
    for sensor in gateway.questionnaire(questionnaire_id)[1].sensors:
        if sensor.kind == questionnaire_pb2.SENSOR_KIND_NOISE_LEVEL:
            sheet.noise.add(measure_time=sheet.finish_time, level=-31.5,
                            unit=ingestion_pb2.NOISE_UNIT_DECIBEL_FULL_SCALE)
        elif sensor.kind == questionnaire_pb2.SENSOR_KIND_POSITION:
            sheet.positions.add(measure_time=sheet.finish_time, latitude=48.4, longitude=9.99)
    say("measured", len(sheet.noise), len(sheet.positions))
    submit(gateway, sheet)
# [guide: end]


# [guide: series]
def series(gateway: Gateway, study_id: str, questionnaire_id: str, element_id: str) -> None:
    """Reads all answers to a question, oldest first, for a chart."""
    sheets = ingestion_pb2_grpc.AnswerSheetServiceStub(gateway.channels["ingestion"])
    request = ingestion_pb2.GetSeriesRequest(
        study_id=study_id, questionnaire_id=questionnaire_id, element_id=element_id)
    points = []
    while True:
        answer = sheets.GetSeries(request)
        points[:0] = answer.points
        if not answer.truncated:
            break
        request.end_time.CopyFrom(answer.points[0].finish_time)
    say("series", *(getattr(one, one.WhichOneof("value")) for one in points))
# [guide: end]


# [guide: results]
def results(gateway: Gateway, study_id: str) -> None:
    """Summarises everything that can be drawn, by week."""
    service = results_pb2_grpc.ResultServiceStub(gateway.channels["ingestion"])
    known = service.ListSeries(results_pb2.ListSeriesRequest(study_id=study_id)).series
    # At most 50 series in one call. Choose those that the page shows.
    answer = service.ReadSeries(results_pb2.ReadSeriesRequest(
        study_id=study_id, sources=[one.source for one in known[:50]],
        period=results_pb2.SERIES_PERIOD_WEEK))
    for one, series in zip(known, answer.series):
        for week in series.summaries:
            drawn = [week.numbers.mean] if week.HasField("numbers") else [
                f"{chosen.code}={chosen.count}" for chosen in week.codes]
            say(one.source.question.element_id or one.source.WhichOneof("source"), week.values, *drawn)
# [guide: end]


# [guide: timeline]
def timeline(gateway: Gateway) -> None:
    """Shows what happened, newest first, page by page."""
    service = results_pb2_grpc.ResultServiceStub(gateway.channels["ingestion"])
    request = results_pb2.ListTimelineRequest(page_size=20)
    while True:
        page = service.ListTimeline(request)
        for one in page.entries:
            say(one.WhichOneof("entry"), one.sheet.sheet.questionnaire_id or one.record.title
                or one.session.sound_id or one.unanswered_prompt.questionnaire_id)
        if not page.next_page_token:
            break
        request.page_token = page.next_page_token
# [guide: end]


# [guide: withdraw]
def withdraw(gateway: Gateway, study_id: str, questionnaire_id: str, element_id: str) -> None:
    """Withdraws an answer of the newest sheet, if the study lets participants revise it."""
    ingestion = gateway.channels["ingestion"]
    newest = ingestion_pb2_grpc.AnswerSheetServiceStub(ingestion).ListAnswerSheets(
        ingestion_pb2.ListAnswerSheetsRequest(
            study_id=study_id, questionnaire_id=questionnaire_id, page_size=1)).sheets[0]
    amendment = amendments_pb2.Amendment(
        amendment_id=str(uuid.uuid4()), sheet_id=newest.sheet.sheet_id, base_revision=newest.revision,
        withdrawn_answers=amendments_pb2.WithdrawnAnswers(element_ids=[element_id]))
    amendment.amend_time.GetCurrentTime()
    # An app queues amendments like sheets, and settles them by the same verdicts.
    verdict, = amendments_pb2_grpc.AmendmentServiceStub(ingestion).SubmitAmendments(
        amendments_pb2.SubmitAmendmentsRequest(amendments=[amendment])).verdicts
    say("amended", ingestion_pb2.Verdict.Name(verdict.verdict), "revision", verdict.newest_revision)
# [guide: end]


# [guide: listen]
def listen(gateway: Gateway, study_id: str, storage: str) -> None:
    """Checks a sound's file, reports that it was heard, and takes the session back."""
    study = next(one for one in gateway.catalogue().studies if one.study.study_id == study_id)
    collection = study.sound_collections[0]
    sound = collection.sounds[0]
    contents = Path(storage, sound.file.location).read_bytes()
    if (len(contents), hashlib.sha256(contents).hexdigest()) != (sound.file.byte_count, sound.file.sha256):
        raise ValueError(f"{sound.file.location} is not the file of the catalogue")
    session = listening_pb2.ListeningSession(
        session_id=str(uuid.uuid4()), study_id=study_id, collection_id=collection.collection_id,
        collection_version=collection.version, sound_id=sound.sound_id,
        net_duration=Duration(seconds=90), end=listening_pb2.SESSION_END_USER,
        rating=listening_pb2.Rating(value=3), time_zone="Europe/Berlin")
    session.start_time.FromSeconds(int(time.time()) - 100)
    service = listening_pb2_grpc.ListeningServiceStub(gateway.channels["ingestion"])
    # An app queues sessions like sheets, and settles them by the same verdicts.
    verdict, = service.SubmitListeningSessions(
        listening_pb2.SubmitListeningSessionsRequest(sessions=[session])).verdicts
    say("listened", sound.sound_id, ingestion_pb2.Verdict.Name(verdict.verdict))
    statistics = service.GetSoundStatistics(listening_pb2.GetSoundStatisticsRequest(
        study_id=study_id, order=listening_pb2.SOUND_ORDER_SESSIONS)).sounds
    say("most heard", statistics[0].sound_id, statistics[0].sessions, "of", len(statistics))
    service.WithdrawListeningSession(
        listening_pb2.WithdrawListeningSessionRequest(session_id=session.session_id))
# [guide: end]


# [guide: records]
def diary(gateway: Gateway, study_id: str) -> None:
    """Adds an event to the diary, and takes over the changes of all devices."""
    study = next(one for one in gateway.catalogue().studies if one.study.study_id == study_id)
    accepted = next(one for one in study.study.record_types
                    if one.type == catalogue_records_pb2.RECORD_TYPE_EVENT)
    words = next(one for one in study.vocabularies if one.vocabulary_id == accepted.vocabulary_id)
    record = records_pb2.HealthRecord(
        record_id=str(uuid.uuid4()), study_id=study_id, title="Appointment",
        time_zone="Europe/Berlin", event=records_pb2.EventRecord(
            kind=records_pb2.VocabularyCode(version=words.version, code=words.terms[0].code)))
    record.event.event_time.GetCurrentTime()
    record.change_time.GetCurrentTime()
    # Based on revision 0: the record is new. An app keeps changes until they have a verdict.
    synchronise(gateway, [records_pb2.RecordChange(record=record)])


def synchronise(gateway: Gateway, changes: list[records_pb2.RecordChange]) -> None:
    service = records_pb2_grpc.RecordServiceStub(gateway.channels["ingestion"])
    file, folder = gateway.own / "cursor", gateway.own / "records"
    request = records_pb2.SyncRecordsRequest(
        changes=changes, cursor=file.read_text() if file.exists() else "")
    while True:
        answer = service.SyncRecords(request)
        for verdict in answer.verdicts:
            # CONFLICT: let the person choose between this device's record and `verdict.record`, and
            # send the result with `base_revision` of the latter.
            say("change", ingestion_pb2.Verdict.Name(verdict.verdict), verdict.record.revision)
        if answer.reset:
            shutil.rmtree(folder, ignore_errors=True)
        for record in answer.records:
            if record.deleted:
                (folder / record.record_id).unlink(missing_ok=True)
            else:
                keep(folder / record.record_id, record.SerializeToString())
        # Stored after the records: a page that was not stored completely is sent again.
        keep(file, answer.cursor.encode())
        if not answer.more:
            break
        request = records_pb2.SyncRecordsRequest(cursor=answer.cursor)
    say("records", len(list(folder.glob("*"))))
# [guide: end]


COMMANDS = {
    "standing": standing, "blocked": blocked, "settings": settings, "schedule": schedule,
    "draft": draft, "measured": measured, "series": series, "results": results,
    "timeline": timeline, "withdraw": withdraw, "listen": listen, "records": diary}


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], COMMANDS, __doc__))
