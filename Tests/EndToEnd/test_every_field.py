"""One status names all errors of a request, and missing required fields."""

import grpc
from google.protobuf import symbol_database
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.people import TINNITUS, administrator, anonymous_in, leader_of, new_id
from support.sheets import violations_of
from otolith.auth.v1 import (
    accounts_pb2 as accounts, auth_pb2 as auth, clients_pb2 as clients, consent_pb2 as consent,
)
from otolith.catalogue.v1 import (
    catalogue_pb2 as catalogue, changes_pb2 as changes, drafts_pb2 as drafts,
    library_service_pb2 as library, media_pb2 as media, projects_pb2 as projects,
)
from otolith.ingestion.v1 import (
    amendments_pb2 as amendments, clinicians_pb2 as clinicians, drafts_pb2 as sheet_drafts, figures_pb2 as figures,
    files_pb2 as files,
    ingestion_pb2 as ingestion, listening_pb2 as listening, records_pb2 as records, results_pb2 as results,
    settings_pb2 as settings, sharing_pb2 as sharing, standing_pb2 as standing,
)
from otolith.planning.v1 import (
    alerts_pb2 as alerts, delivery_pb2 as delivery, oversight_pb2 as oversight, planning_pb2 as planning,
)

NO_ID = "No Id"
NIL = "00000000-0000-0000-0000-000000000000"
MUCH = 2_000_000_000
NEVER = {"seconds": 10 ** 12}
NO_FIELD = {"paths": ["nope"]}



def wrong_figures():
    """As `wrong_requests`, for figures of a study."""
    study = dict(study_id=NO_ID)
    return [
        (auth, "MembershipService", "GetRecruitment", "leader", study, None),
        (figures, "FigureService", "GetStudyFigures", "leader", study, None),
        (figures, "FigureService", "GetQuestionnaireFigures", "leader", dict(
            questionnaire_id=NO_ID, **study), None),
        (results, "ResultService", "ReadComparisons", "participant", study, None),
    ]


def wrong_shares():
    """As `wrong_requests`, for reports and shares."""
    return [
        (results, "ResultService", "RenderReport", "participant", dict(
            scope=dict(study_id=NO_ID, start_time=NEVER), language="!!", time_zone="PST"),
         ["scope.study_id", "scope.start_time", "language", "time_zone"]),
        (sharing, "SharingService", "CreateShare", "participant", dict(
            share_id=NIL, key=b"short", scope=dict(study_id=NO_ID), label="l" * 81, passcode="1", language="!!",
            time_zone="PST"),
         ["share_id", "key", "scope.study_id", "label", "passcode", "expire_time", "language", "time_zone"]),
        (clinicians, "ClinicianService", "CreateGrant", "participant", dict(
            grant_id=NIL, scope=dict(study_id=NO_ID), patient_name="l" * 81),
         ["grant_id", "scope.study_id", "patient_name", "expire_time"]),
        (clinicians, "ClinicianService", "AcceptGrant", "participant", dict(clinician_name="l" * 81),
         ["patient_key", "clinician_name"]),
        (clinicians, "ClinicianService", "ConfirmGrant", "participant", dict(grant_id=NIL), ["grant_id", "clinician_key"]),
        (clinicians, "ClinicianService", "ListGrants", "participant", dict(page_size=MUCH, page_token="?"), None),
        (clinicians, "ClinicianService", "RevokeGrant", "participant", dict(grant_id=NIL), None),
        (clinicians, "ClinicianService", "ListGrantReadings", "participant", dict(
            grant_id=NIL, page_size=MUCH, page_token="?"), None),
        (clinicians, "ClinicianService", "ListPatients", "participant", dict(page_size=MUCH, page_token="?"), None),
        (clinicians, "ClinicianService", "ReadPatientReport", "participant", dict(
            grant_id=NIL, language="!!", time_zone="PST"), None),
        (sharing, "SharingService", "ListShares", "participant", dict(page_size=MUCH, page_token="?"), None),
        (sharing, "SharingService", "RevokeShare", "participant", dict(share_id=NIL), None),
        (sharing, "SharingService", "ListShareAccesses", "participant", dict(
            share_id=NIL, page_size=MUCH, page_token="?"), None),
        (sharing, "SharingService", "OpenShare", "anybody", dict(passcode="p" * 65),
         ["token", "recipient", "passcode"]),
        (sharing, "SharingService", "ReadShareFile", "anybody", dict(), ["ticket"]),
    ]


def wrong_files(page):
    return [
        (files, "AnswerFileService", "UploadAnswerFileChunk", "participant", dict(
            study_id=NO_ID, sha256="A" * 64), None),
        (files, "AnswerFileService", "ListAnswerFiles", "participant", dict(study_id=NO_ID, **page), None),
        (files, "AnswerFileService", "DownloadAnswerFile", "participant", dict(study_id=NO_ID, sha256="../x"), None),
        (files, "AnswerFileService", "ListStudyAnswerFiles", "leader", dict(
            study_id=NO_ID, questionnaire_id=NO_ID, **page), None),
        (files, "AnswerFileService", "DownloadStudyAnswerFile", "leader", dict(study_id=NO_ID, file_id=NIL), None),
        (media, "MediaService", "UploadMediaChunk", "leader", dict(
            project_id=NO_ID, sha256="A" * 64), None),
        (media, "MediaService", "GetMedia", "anybody", dict(project_id=NO_ID, sha256="../x"), None),
        (media, "MediaService", "DownloadMedia", "anybody", dict(sha256="0" * 63), None),
        (media, "MediaService", "ListMedia", "leader", dict(project_id=NO_ID, **page), None),
        (media, "MediaService", "DeleteMedia", "leader", dict(project_id=NO_ID, sha256="g" * 64), None),
    ]


def wrong_alerts(page):
    """As `wrong_requests`, for alerts."""
    return [
        (alerts, "AlertService", "ListAlerts", "leader", dict(
            study_id=TINNITUS, participant="nobody", **page), ["participant", *page]),
        (alerts, "AlertService", "AcknowledgeAlert", "leader", dict(
            study_id=TINNITUS, alert_id="1", note="x" * 1_001), ["alert_id", "note"]),
        (alerts, "AlertService", "SetAlertChannel", "leader", dict(
            study_id=TINNITUS, channel=dict(channel_id=NO_ID, webhook=dict(url="http://a/", secret="short"))),
         ["channel.channel_id", "channel.webhook.url", "channel.webhook.secret"]),
        (alerts, "AlertService", "SetAlertChannel", "leader", dict(
            study_id=TINNITUS, channel=dict(channel_id="team", mail=dict(roles=["recruiter"]))),
         ["channel.mail.roles"]),
    ]


def wrong_members():
    """As `wrong_requests`, for labels, removal and accounts that staff helps."""
    return [
        (auth, "MembershipService", "SetSubjectLabel", "leader", dict(
            study_id=NO_ID, member_id=NIL, subject_label="Anna Meier"), None),
        (auth, "MembershipService", "RemoveMember", "leader", dict(
            study_id=NO_ID, member_id=NIL, reason=99), None),
        (auth, "MembershipService", "CreateInvitation", "leader", dict(
            invitation_id=NIL, study_id=NO_ID, group_id=NO_ID, uses_max=MUCH, valid_days=MUCH,
            subject_label="Anna Meier"), None),
        (accounts, "AccountAdministrationService", "ActivateAccount", "administrator", dict(
            participant_id=NO_ID, reason=99), None),
        (accounts, "AccountAdministrationService", "ResetAccount", "administrator", dict(
            participant_id=NO_ID, reason=99), None),
        (clients, "ClientAdministrationService", "RegisterClient", "administrator", dict(
            request_id=NIL, name="x" * 65, platform=99, audiences=["nobody"], study_ids=[NO_ID]),
         ["request_id", "name", "platform", "audiences[0]", "study_ids[0]"]),
        (clients, "ClientAdministrationService", "UpdateClient", "administrator", dict(
            client_id=NO_ID, name="", audiences=["nobody"], study_ids=[NO_ID]),
         ["client_id", "name", "audiences[0]", "study_ids[0]"]),
        (clients, "ClientTokenService", "SignInClient", "anybody", dict(audiences=["nobody"]), ["audiences[0]"]),
    ]


def wrong_requests():
    """Service, method and caller; a request with all errors; the expected fields."""
    study, page = {"study_id": NO_ID}, {"page_size": MUCH, "page_token": "?"}
    edited = {"default_language": "!!", "sharing": 99}
    named = {"questionnaire_id": NO_ID}
    return [
        (auth, "AccountService", "RegisterAccount", "anybody", dict(
            request_id=NIL, username="!", password="x", email="@", language="!!"), None),
        (auth, "AccountService", "ConfirmAccount", "anybody", dict(username="!", code="?"), None),
        (auth, "AdministrationService", "RegisterStudyLeader", "administrator", dict(
            request_id=NIL, username="!", study_ids=[NO_ID]),
         ["request_id", "username", "study_ids[0]"]),
        (auth, "AdministrationService", "SetLedStudies", "administrator", dict(
            username="", study_ids=[NO_ID]), ["username", "study_ids[0]"]),
        (accounts, "AccountAdministrationService", "EndStaffRoles", "administrator", dict(
            participant_id=NO_ID), None),
        (auth, "EnrolmentService", "JoinStudy", "participant", dict(
            study_id=NO_ID, consent_version="v" * 200, consent_language="!!",
            invitation_code="?", note="n" * 5_000), None),
        (auth, "EnrolmentService", "ListOwnJoinRequests", "participant", dict(state=99, **page), None),
        (consent, "ConsentService", "GetConsent", "participant", dict(
            study_id=NO_ID, consent_version="v" * 200, consent_language="!!"), None),
        (consent, "ConsentService", "ListConsents", "participant", page, None),
        (consent, "ConsentService", "WithdrawConsent", "participant", study, None),
        (consent, "ConsentService", "SetConsentParts", "participant", dict(
            signature=consent.ConsentSignature(drawing="M1 1"), **study), None),
        (auth, "MembershipService", "ListJoinRequests", "leader", dict(
            state=99, **study, **page), None),
        (auth, "MembershipService", "ListMembers", "leader", dict(**study, **page), None),
        (auth, "MembershipService", "ListMemberConsents", "leader", dict(
            state=99, **study, **page), None),
        (auth, "MembershipService", "GetMemberConsent", "leader", dict(
            member_id=NIL, **study), None),
        (auth, "MembershipService", "GetStudyRetention", "leader", study, None),
        (auth, "MembershipService", "ListInvitations", "leader", dict(**study, **page), None),
        (auth, "MembershipService", "DecideJoinRequest", "leader", dict(
            study_id=NO_ID, join_request_id=NIL, approve=True, reason="n" * 5_000,
            group_id=NO_ID), ["study_id", "join_request_id", "reason", "group_id"]),
        (auth, "MembershipService", "SetMemberGroup", "leader", dict(
            study_id=NO_ID, member_id=NIL, group_id=NO_ID), None),
        (auth, "MembershipService", "RevokeInvitation", "leader", dict(
            study_id=NO_ID, invitation_id=NIL), None),
        (catalogue, "CatalogueService", "GetStudy", "anybody", dict(
            study_id=NO_ID, language="!!", read_mask=NO_FIELD),
         ["study_id", "language", "read_mask.paths[0]"]),
        (catalogue, "CatalogueService", "ListStudyQuestionnaires", "participant", dict(
            study_id=NO_ID, language="!!", read_mask=NO_FIELD, **page),
         ["study_id", "language", "read_mask.paths[0]", "page_size", "page_token"]),
        (catalogue, "CatalogueService", "GetQuestionnaireVersion", "participant", dict(
            questionnaire_id=NO_ID, read_mask=NO_FIELD),
         ["questionnaire_id", "read_mask.paths[0]"]),
        (catalogue, "CatalogueService", "BatchGetQuestionnaireVersions", "participant", dict(
            versions=[dict(questionnaire_id="a")] * 2, read_mask=NO_FIELD),
         ["versions", "read_mask.paths[0]"]),
        (changes, "ChangeService", "ListChanges", "leader", dict(
            cursor="?", page_size=MUCH, kinds=[99]), ["cursor", "page_size", "kinds[0]"]),
        (catalogue, "AuthoringService", "ImportStudy", "leader", dict(
            questionnaires=[dict(sharing=99)], project_id=NO_ID),
         ["study.study_id", "questionnaires[0].sharing", "project_id"]),
        (drafts, "DraftService", "CreateDraft", "leader", dict(
            draft_id=NIL, project_id=NO_ID, questionnaire_id=NO_ID, default_language="!!"), None),
        (drafts, "DraftService", "CreateDraft", "leader", dict(
            draft_id=NIL, project_id=NO_ID, contents=dict(**named, **edited)),
         ["draft_id", "project_id", "contents.questionnaire_id", "contents.default_language",
          "contents.sharing"]),
        (drafts, "DraftService", "CreateDraft", "leader", dict(
            draft_id=NIL, project_id=NO_ID, fork_of=named),
         ["draft_id", "project_id", "questionnaire_id", "fork_of.questionnaire_id"]),
        (drafts, "DraftService", "GetDraft", "leader", dict(draft_id=NIL, read_mask=NO_FIELD),
         ["draft_id", "read_mask.paths[0]"]),
        (drafts, "DraftService", "UpdateDraft", "leader", dict(
            draft_id=NIL, questionnaire=edited,
            update_mask={"paths": ["nope", "default_language", "sharing"]}),
         ["draft_id", "questionnaire.default_language", "questionnaire.sharing",
          "update_mask.paths[0]", "etag"]),
        (drafts, "DraftService", "CompareVersions", "leader", dict(old=named, new=named),
         ["old.questionnaire_id", "new.questionnaire_id"]),
        (library, "LibraryService", "PublishItem", "leader", dict(
            project_id=NO_ID, item=dict(item_id="!")), ["project_id"]),
        (projects, "ProjectService", "UpdateProject", "leader", dict(
            project=dict(project_id=NO_ID), update_mask={"paths": ["role", "nope"]}),
         ["project.project_id", "update_mask.paths[0]", "update_mask.paths[1]", "etag"]),
        (projects, "ProjectService", "SetProjectRole", "leader", dict(
            project_id=NO_ID, participant_id=NIL, role=99), None),
        (ingestion, "AnswerSheetService", "GetSeries", "participant", dict(
            study_id=NO_ID, questionnaire_id=NO_ID, element_id="!"), None),
        (ingestion, "AnswerSheetService", "ListAnswerSheets", "participant", dict(
            study_id=NO_ID, questionnaire_id=NO_ID, **page), None),
        (ingestion, "ExportService", "ExportCodebook", "leader", dict(
            study_id=NO_ID, table=99, questionnaire_id=NO_ID, language="!!"), None),
        (sheet_drafts, "DraftService", "SaveDraft", "participant", dict(
            draft_id=NIL, study_id=NO_ID, questionnaire_id=NO_ID, start_time=NEVER), None),
        (sheet_drafts, "DraftService", "SaveDraft", "participant", dict(draft_id=new_id()),
         ["study_id", "questionnaire_id", "version", "content_hash"]),
        (sheet_drafts, "DraftService", "GetDraft", "participant", dict(draft_id=NIL), None),
        (sheet_drafts, "DraftService", "ListDrafts", "participant", dict(**study, **page), None),
        (sheet_drafts, "DraftService", "DeleteDraft", "participant", dict(draft_id=NIL), None),
        (amendments, "AmendmentService", "SubmitAmendments", "participant", dict(amendments=[]),
         None),
        (amendments, "AmendmentService", "WithdrawQuestion", "participant", dict(
            study_id=NO_ID, questionnaire_id=NO_ID, element_id="!", reason="n" * 501), None),
        (amendments, "AmendmentService", "WithdrawQuestion", "participant", dict(
            study_id="a", questionnaire_id="a", element_id="a", reason="a\0"), ["reason"]),
        (amendments, "AmendmentService", "ListRevisions", "participant", dict(
            sheet_id=NIL, **page), None),
        (amendments, "AmendmentService", "ExportRevisions", "leader", study, None),
        *wrong_figures(), *wrong_shares(), *wrong_files(page), *wrong_alerts(page), *wrong_members(),
        (results, "ResultService", "ListSeries", "participant", dict(**study, **page), None),
        (results, "ResultService", "ReadSeries", "participant", dict(
            study_id=NO_ID, period=99, start_time=NEVER, sources=[dict()]),
         ["study_id", "sources[0]", "period", "start_time"]),
        (results, "ResultService", "ListTimeline", "participant", dict(
            study_id=NO_ID, kinds=[1, 99], **page), ["study_id", "kinds[1]", *page]),
        (standing, "StandingService", "GetStanding", "participant", study, None),
        (delivery, "DeliveryService", "RegisterPushToken", "participant", dict(
            device_id=NO_ID, platform=9, app_id="/", language="!"),
         ["device_id", "platform", "token", "app_id", "language"]),
        (delivery, "DeliveryService", "UnregisterPushToken", "participant", dict(device_id=NO_ID),
         ["device_id"]),
        (standing, "StandingService", "ListRejectedSheets", "participant", dict(
            **study, **page), None),
        (standing, "StandingService", "DeleteRejectedSheet", "participant", dict(
            sheet_id=NIL), None),
        (listening, "ListeningService", "ListListeningSessions", "participant", dict(
            study_id=NO_ID, **page), None),
        (listening, "ListeningService", "GetSoundStatistics", "participant", dict(
            study_id=NO_ID, order=99, language="!!"), None),
        (settings, "SettingService", "UpdateSettings", "participant", dict(
            settings=dict(ring_tone="x" * 65, tinnitus_frequency=dict(value=1)),
            update_mask={"paths": ["*", "nope"]}),
         ["settings.ring_tone", "settings.tinnitus_frequency", "update_mask.paths[0]",
          "update_mask.paths[1]"]),
        (records, "RecordService", "SyncRecords", "participant", dict(
            cursor="?", page_size=MUCH), None),
        (records, "RecordService", "ListRecords", "participant", dict(
            study_id=NO_ID, types=[99], search="s" * 201, order=99, **page),
         ["study_id", "types[0]", "search", "order", "page_size", "page_token"]),
        (planning, "PlanningService", "GetNotificationPlan", "participant", dict(
            study_id=NO_ID, time_zone="No/Zone", limit=MUCH), ["study_id", "limit"]),
        (planning, "PlanningService", "SetSchedule", "participant", dict(
            study_id=NO_ID, questionnaire_id=NO_ID, muted=True, custom={}),
         ["study_id", "questionnaire_id", "custom", "muted"]),
        (oversight, "OversightService", "FireTrigger", "leader", dict(
            study_id=NO_ID, participant="nobody", trigger_id=NO_ID, occurrence_id=NIL), None),
    ]


class EveryField(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.tokens = {
            "anybody": None,
            "participant": anonymous_in(self.stack, TINNITUS).token,
            "leader": leader_of(self.stack, TINNITUS).token,
            "administrator": administrator(self.stack).token,
        }

    def failure(self, method, request, token):
        """The failure of a call; None if it succeeds."""
        answer = symbol_database.Default().GetPrototype(method.output_type)
        name = method.containing_service.full_name
        channel = self.gateway.channels[name.split(".")[1]]
        make = channel.unary_stream if method.server_streaming else channel.unary_unary
        call = make(
            f"/{name}/{method.name}", request_serializer=lambda message: message.SerializeToString(),
            response_deserializer=answer.FromString)
        headers = [("authorization", f"Bearer {token}")] if token else []
        try:
            answered = call(request, timeout=30, metadata=headers, wait_for_ready=True)
            if method.server_streaming:
                list(answered)
        except grpc.RpcError as error:
            return failure_of(error)
        return None

    def test_everything_wrong_is_named_at_once(self):
        for module, service, name, caller, fields, expected in wrong_requests():
            with self.subTest(name, **{"fields": sorted(fields)}):
                method = module.DESCRIPTOR.services_by_name[service].methods_by_name[name]
                request = symbol_database.Default().GetPrototype(method.input_type)(**fields)
                failure = self.failure(method, request, self.tokens[caller])
                self.assertIsNotNone(failure)
                self.assertEqual(failure.code, "INVALID_ARGUMENT", failure)
                named = {field for field, _, _ in failure.violations}
                # An import reports more, such as a missing title of its study.
                self.assertLessEqual(set(expected or fields), named)
                if name != "ImportStudy":
                    self.assertEqual(set(expected or fields), named)

    def test_everything_wrong_with_an_amendment_is_in_its_verdict(self):
        ids = {"amendment_id": new_id(), "sheet_id": new_id(), "base_revision": 1, "amend_time": {}}
        field = "withdrawn_answers.element_ids"
        cases = [
            (dict(amendment_id=NIL, sheet_id=NO_ID, reason="n" * 501, amend_time=NEVER,
                  withdrawn_answers={}),
             [("amendment_id", "AMENDMENT_ID_INVALID"), ("sheet_id", "SHEET_ID_INVALID"),
              ("base_revision", "REQUIRED"), ("reason", "TEXT_TOO_LONG"),
              ("amend_time", "TIME_INVALID"), (field, "REQUIRED")]),
            (ids, [("change", "REQUIRED")]),
            (ids | dict(withdraw_sheet=False), [("withdraw_sheet", "REQUIRED")]),
            (ids | dict(withdrawn_answers=dict(element_ids=["a", "b", "a"])),
             [(field, "ANSWERED_TWICE")]),
            (ids | dict(withdrawn_answers=dict(element_ids=map(str, range(5001)))),
             [(field, "TOO_MANY_ANSWERS")]),
            (ids | dict(reason="a\0", withdraw_sheet=False), [("reason", "TEXT_INVALID")]),
            (ids | dict(withdraw_sheet=True), [("sheet_id", "SHEET_UNKNOWN")]),
        ]
        answer = self.gateway.amendments.SubmitAmendments(
            amendments.SubmitAmendmentsRequest(amendments=[fields for fields, _ in cases]),
            token=self.tokens["participant"])
        self.assertEqual(
            [violations_of(verdict) for verdict in answer.verdicts],
            [expected for _, expected in cases])

    def test_what_is_empty_is_required(self):
        for module in (
                auth, consent, catalogue, changes, drafts, library, media, projects, amendments, ingestion,
                listening, records, settings, sheet_drafts, standing, planning, delivery,
                oversight):
            for service in module.DESCRIPTOR.services_by_name.values():
                for method in service.methods:
                    # Contents of a library report an invalid id with the reason for any invalid
                    # text.
                    if method.server_streaming or method.name in (
                            "PublishSoundCollection", "PublishVocabulary"):
                        continue
                    request = symbol_database.Default().GetPrototype(method.input_type)()
                    for caller, token in self.tokens.items():
                        with self.subTest(method.full_name, caller=caller):
                            self.assertSaysRequired(self.failure(method, request, token))

    def assertSaysRequired(self, failure):
        if failure is None or failure.code != "INVALID_ARGUMENT":
            return
        # Missing contents may be reported by a rule of their own.
        wrong = [
            violation for violation in failure.violations
            if violation[1] == "ID_INVALID" and "." not in violation[0]
            or violation[1] in ("TOO_SHORT", "NOT_A_CODE")]
        self.assertEqual(wrong, [])
        self.assertTrue({reason for _, reason, _ in failure.violations})


class WhatIsNoCaller(EndToEndTestCase):
    def test_two_authorization_headers_are_refused(self):
        token = anonymous_in(self.stack, TINNITUS).token
        for call, request in (
            (self.gateway.enrolments.ListEnrolments, auth.ListEnrolmentsRequest()),
            (self.gateway.catalogue.GetStudy, catalogue.GetStudyRequest(study_id=TINNITUS)),
            (self.gateway.sheets.ListAnswerSheets, ingestion.ListAnswerSheetsRequest()),
            (self.gateway.planning.GetNotificationPlan, planning.GetNotificationPlanRequest()),
        ):
            with self.assertFails("UNAUTHENTICATED", "TOKEN_MALFORMED"):
                call(request, token=token, metadata=(("authorization", f"Bearer {token}"),))
