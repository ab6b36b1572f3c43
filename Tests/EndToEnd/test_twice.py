"""A repeated request (its first response may be lost) is answered like the first one."""

from push_platforms import TOPIC, PushPlatforms
from support.amending import amendment, beginning, element, revisable_study
from support.answer_files import digest, picture, study_with_files
from support.clock import timestamp
from support.gateways import gateway_account
from support.listening import SOUNDS, import_sounds, session
from support.people import TINNITUS, anonymous, anonymous_in, new_id
from support.pushing import pushing
from support.records import make_event, publish_record_study
from support.sharing import share_request, token_of
from support.sheets import make_sheet
from support.staff_dates import date_of, leader_and_name, publish_dated_study
from support.twice import DIFFERENT, DONE, TwiceTestCase
from support.waiting import wait_until
from otolith.ingestion.v1 import (
    amendments_pb2, clinicians_pb2, drafts_pb2 as ingestion_drafts_pb2, files_pb2, ingestion_pb2, listening_pb2,
    records_pb2, results_pb2, reviews_pb2, settings_pb2, sharing_pb2, standing_pb2,
)
from otolith.planning.v1 import alerts_pb2, delivery_pb2, oversight_pb2, planning_pb2, prompts_pb2


class Twice(TwiceTestCase):
    def test_every_write(self):
        self.sheets_and_schedules()
        self.oversight()
        self.alerts()
        self.listening_and_settings()
        self.shared()
        self.files()
        self.unfinished_and_amended()
        self.records()
        self.devices()
        self.assertEqual(self.sent, self.writes("ingestion", "planning"))

    def devices(self):
        platforms = PushPlatforms(now=self.stack.clock.now)
        self.addCleanup(platforms.stop)
        token = anonymous(self.stack).token
        with pushing(self.stack, platforms) as (_, gateway):
            self.twice(gateway.delivery, "RegisterPushToken", delivery_pb2.RegisterPushTokenRequest(
                device_id="phone", platform="PUSH_PLATFORM_APNS", token="00ff", app_id=TOPIC),
                # Contains the time of the last registration.
                token, DIFFERENT | {"push_token"})
            self.twice(gateway.delivery, "UnregisterPushToken",
                       delivery_pb2.UnregisterPushTokenRequest(device_id="phone"), token)
        # An unknown notification; test_gateways covers existing ones.
        self.twice(self.gateway.delivery, "AcknowledgePrompts",
                   delivery_pb2.AcknowledgePromptsRequest(acknowledgements=[
                       delivery_pb2.PromptAcknowledgement(
                           lease_id=f"{new_id()}.{new_id()}.0.1", result="PROMPT_RESULT_SENT")]),
                   gateway_account(self.stack).token)

    def sheets_and_schedules(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        self.twice(self.gateway.sheets, "SubmitAnswerSheets",
                   ingestion_pb2.SubmitAnswerSheetsRequest(
                       sheets=[make_sheet(TINNITUS, form, self.now(), self.random)]),
                   participant.token)
        self.twice(self.gateway.standing, "DeleteRejectedSheet",
                   standing_pb2.DeleteRejectedSheetRequest(sheet_id=new_id()),
                   participant.token)
        planning = self.gateway.planning
        name = {"study_id": TINNITUS, "questionnaire_id": "tyt-momentary"}
        self.twice(planning, "ResetSchedule", planning_pb2.ResetScheduleRequest(**name),
                   participant.token)
        self.twice(planning, "SetSchedule", planning_pb2.SetScheduleRequest(
            **name, muted=True), participant.token)
        # An unknown notification; test_notification_life covers existing ones.
        self.twice(planning, "ReportNotifications", prompts_pb2.ReportNotificationsRequest(reports=[
            prompts_pb2.NotificationReport(
                notification_id=new_id(), kind=prompts_pb2.REPORT_KIND_OPENED,
                event_time=timestamp(self.now()))]), participant.token)

    def oversight(self):
        study, overseen = publish_dated_study(self.stack), self.gateway.oversight
        participant = anonymous_in(self.stack, study)
        coming = participant.plan(study).notifications[1].notification_id
        leader, name = leader_and_name(self.stack, study)
        self.twice(
            overseen, "SetParticipantDate", date_of(self.stack, study, name), leader.token)
        self.twice(overseen, "DeleteParticipantDate", oversight_pb2.DeleteParticipantDateRequest(
            study_id=study, participant=name, staff_date_id="surgery"), leader.token,
            different=DONE)
        added = self.twice(overseen, "AddNotification", oversight_pb2.AddNotificationRequest(
            study_id=study, participant=name, questionnaire_id=f"{study}-form",
            notification_id=new_id(), notify_time=timestamp(int(self.now()) + 3600)), leader.token)
        self.twice(overseen, "MoveNotification", oversight_pb2.MoveNotificationRequest(
            study_id=study, notification_id=added.notification.notification_id,
            new_notification_id=new_id(), notify_time=timestamp(int(self.now()) + 7200)),
            leader.token)
        self.twice(overseen, "CancelNotification", oversight_pb2.CancelNotificationRequest(
            study_id=study, notification_id=coming), leader.token)
        # Meanwhile it is used for planning.
        self.twice(overseen, "FireTrigger", oversight_pb2.FireTriggerRequest(
            study_id=study, participant=name, trigger_id="call", occurrence_id=new_id()),
            leader.token, different=DIFFERENT | {"prompt_time"})
        sheet = make_sheet(study, participant.questionnaires(study)[f"{study}-form"], self.now(), self.random)
        participant.submit(sheet)
        self.twice(self.gateway.reviews, "ReviewSheet", reviews_pb2.ReviewSheetRequest(
            study_id=study, participant=name, sheet_id=sheet.sheet_id, request_id=new_id(), etag="1-0",
            reason="Twice", mark=ingestion_pb2.SHEET_MARK_OTHER), leader.token, different=frozenset())

    def alerts(self):
        study, alerts = publish_dated_study(self.stack), self.gateway.alerts
        anonymous_in(self.stack, study)
        leader, name = leader_and_name(self.stack, study)
        self.twice(alerts, "SetAlertChannel", alerts_pb2.SetAlertChannelRequest(
            study_id=study, channel=alerts_pb2.AlertChannel(
                channel_id="team", mail=alerts_pb2.AlertMail(roles=["clinician"]))), leader.token,
            different=DIFFERENT | {"channel"})
        self.gateway.oversight.FireTrigger(oversight_pb2.FireTriggerRequest(
            study_id=study, participant=name, trigger_id="alarm", occurrence_id=new_id()),
            token=leader.token)

        def failed():
            found = alerts.ListAlerts(alerts_pb2.ListAlertsRequest(
                study_id=study, filter="ALERT_FILTER_FAILED"), token=leader.token).alerts
            return found and found[0].alert_id

        # Nobody has the role.
        alert_id = wait_until(failed, "the delivery has failed")
        # The second call finds nothing to retry, and the delivery may have been attempted.
        self.twice(alerts, "RetryAlert", alerts_pb2.RetryAlertRequest(
            study_id=study, alert_id=alert_id), leader.token, different=DIFFERENT | {"alert", "retried"})
        self.twice(alerts, "AcknowledgeAlert", alerts_pb2.AcknowledgeAlertRequest(
            study_id=study, alert_id=alert_id, note="called"), leader.token, different=DIFFERENT | {"alert"})
        self.twice(alerts, "DeleteAlertChannel", alerts_pb2.DeleteAlertChannelRequest(
            study_id=study, channel_id="team"), leader.token)

    def listening_and_settings(self):
        import_sounds(self.stack)
        participant = anonymous_in(self.stack, SOUNDS)
        heard = session("white-noise", self.now() - 90, rating=3)
        self.twice(
            self.gateway.listening, "SubmitListeningSessions",
            listening_pb2.SubmitListeningSessionsRequest(sessions=[heard]), participant.token)
        self.twice(
            self.gateway.listening, "WithdrawListeningSession",
            listening_pb2.WithdrawListeningSessionRequest(session_id=heard.session_id),
            participant.token)
        before = self.gateway.settings.UpdateSettings(
            settings_pb2.UpdateSettingsRequest(settings=settings_pb2.Settings(ring_tone="bell")),
            token=participant.token)
        self.twice(
            self.gateway.settings, "UpdateSettings",
            settings_pb2.UpdateSettingsRequest(
                settings=settings_pb2.Settings(ring_tone="gong"), etag=before.etag),
            participant.token)

    def files(self):
        study = study_with_files(self.stack)
        participant, data = anonymous_in(self.stack, study), picture(self.random)
        self.twice(self.gateway.answer_files, "UploadAnswerFileChunk", files_pb2.UploadAnswerFileChunkRequest(
            study_id=study, sha256=digest(data), byte_count=len(data), data=data), participant.token)

    def shared(self):
        study = revisable_study(self.stack)
        participant = anonymous_in(self.stack, study)
        form = participant.questionnaires(study)[f"{study}-form"]
        self.submit_until_decided(participant, make_sheet(study, form, self.now(), self.random))
        sharing = self.gateway.sharing
        self.twice(self.gateway.results, "RenderReport", results_pb2.RenderReportRequest(
            scope=dict(study_id=study, all_questionnaires=True)), participant.token)
        made = self.twice(sharing, "CreateShare", share_request(self.stack, study), participant.token)
        # Another access, with a ticket of its own.
        self.twice(sharing, "OpenShare", sharing_pb2.OpenShareRequest(
            token=token_of(made.link), recipient="Dr. Otter"),
            different=DIFFERENT | {"ticket", "ticket_expire_time"})
        self.twice(sharing, "RevokeShare", sharing_pb2.RevokeShareRequest(
            share_id=made.share.share_id), participant.token)
        self.granted(study, participant)

    def granted(self, study, participant):
        clinicians, clinician = self.gateway.clinicians, anonymous_in(self.stack, study)
        made = self.twice(clinicians, "CreateGrant", clinicians_pb2.CreateGrantRequest(
            grant_id=new_id(), scope=dict(study_id=study, all_questionnaires=True), patient_name="A. Otter",
            expire_time=timestamp(self.now() + 86_400)), participant.token)
        accepted = self.twice(clinicians, "AcceptGrant", clinicians_pb2.AcceptGrantRequest(
            patient_key=made.patient_key, clinician_name="Dr. Otter"), clinician.token)
        self.twice(clinicians, "ConfirmGrant", clinicians_pb2.ConfirmGrantRequest(
            grant_id=accepted.grant_id, clinician_key=accepted.clinician_key), participant.token)
        self.twice(clinicians, "RevokeGrant", clinicians_pb2.RevokeGrantRequest(
            grant_id=accepted.grant_id), participant.token)

    def unfinished_and_amended(self):
        study = revisable_study(self.stack)
        participant = anonymous_in(self.stack, study)
        form = participant.questionnaires(study)[f"{study}-form"]
        drafts, amendments = self.gateway.sheet_drafts, self.gateway.amendments
        begun = beginning(form, study, self.now(), element("feeling", 3, self.now()))
        self.twice(drafts, "SaveDraft", begun, participant.token)
        self.twice(drafts, "DeleteDraft", ingestion_drafts_pb2.DeleteDraftRequest(
            draft_id=begun.draft_id), participant.token)
        sheet = make_sheet(study, form, self.now(), self.random)
        participant.submit(sheet)
        self.twice(amendments, "SubmitAmendments", amendments_pb2.SubmitAmendmentsRequest(
            amendments=[amendment(sheet, self.now(), withdraw_sheet=True)]), participant.token)
        # Number of accounts that lost an answer by this call.
        self.twice(amendments, "WithdrawQuestion", amendments_pb2.WithdrawQuestionRequest(
            study_id=study, questionnaire_id=form.questionnaire_id, element_id="feeling"),
            participant.token, DIFFERENT | {"sheets"})

    def records(self):
        study = publish_record_study(self.stack)
        self.twice(self.gateway.records, "SyncRecords", records_pb2.SyncRecordsRequest(
            changes=[records_pb2.RecordChange(record=make_event(study, self.now(), "once"))]),
            anonymous_in(self.stack, study).token)
