"""Fields that several services have are validated alike: one reason for one error."""

from support.case import EndToEndTestCase
from support.people import TINNITUS, anonymous_in, leader_of
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2


class CommonFields(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)
        self.leader = leader_of(self.stack, TINNITUS)

    def calls(self, study: str, language: str):
        """Methods with these fields, and their callers."""
        gateway = self.gateway
        member, leader = self.participant.token, self.leader.token
        return {
            "GetStudy": (gateway.catalogue.GetStudy, catalogue_pb2.GetStudyRequest(
                study_id=study, language=language), member),
            "ListStudyQuestionnaires": (
                gateway.catalogue.ListStudyQuestionnaires,
                catalogue_pb2.ListStudyQuestionnairesRequest(study_id=study, language=language),
                member),
            "JoinStudy": (gateway.enrolments.JoinStudy, auth_pb2.JoinStudyRequest(
                study_id=study, consent_version="1", consent_language=language or "de"), member),
            "LeaveStudy": (
                gateway.enrolments.LeaveStudy, auth_pb2.LeaveStudyRequest(study_id=study), member),
            "ListMembers": (
                gateway.memberships.ListMembers, auth_pb2.ListMembersRequest(study_id=study),
                leader),
            "ListOffers": (
                gateway.sheets.ListOffers, ingestion_pb2.ListOffersRequest(study_id=study), member),
            "GetSeries": (gateway.sheets.GetSeries, ingestion_pb2.GetSeriesRequest(
                study_id=study, questionnaire_id="mini-tq", element_id="mtq1"), member),
            "GetSchedule": (gateway.planning.GetSchedule, planning_pb2.GetScheduleRequest(
                study_id=study, questionnaire_id="mini-tq"), member),
        }

    def test_a_missing_or_invalid_id_has_one_reason_everywhere(self):
        for study, reason in (("", "REQUIRED"), ("No Study", "ID_INVALID"), ("ä", "ID_INVALID")):
            for name, (call, request, token) in self.calls(study, "").items():
                with self.subTest(name, study=study):
                    with self.assertFails("INVALID_ARGUMENT") as failure:
                        call(request, token=token)
                    self.assertEqual(
                        violations(failure), [("study_id", reason)])

    def test_what_is_wrong_is_named_in_the_order_of_the_fields(self):
        calls = self.calls("No Study", "!")
        for name, field in (("GetStudy", "language"), ("ListStudyQuestionnaires", "language"),
                            ("JoinStudy", "consent_language")):
            with self.subTest(name):
                call, request, token = calls[name]
                with self.assertFails("INVALID_ARGUMENT") as failure:
                    call(request, token=token)
                self.assertEqual(
                    violations(failure),
                    [("study_id", "ID_INVALID"), (field, "LANGUAGE_INVALID")])

    def test_pages_have_one_reason_everywhere(self):
        member, leader = self.participant.token, self.leader.token
        for call, request, token in (
            (self.gateway.catalogue.ListStudies,
             catalogue_pb2.ListStudiesRequest(page_size=5_000, page_token="?"), member),
            (self.gateway.memberships.ListMembers,
             auth_pb2.ListMembersRequest(study_id=TINNITUS, page_size=5_000, page_token="?"),
             leader),
            (self.gateway.memberships.ListInvitations,
             auth_pb2.ListInvitationsRequest(study_id=TINNITUS, page_size=5_000, page_token="?"),
             leader),
            (self.gateway.enrolments.ListEnrolments,
             auth_pb2.ListEnrolmentsRequest(page_size=5_000, page_token="?"), member),
            (self.gateway.enrolments.ListOwnJoinRequests,
             auth_pb2.ListOwnJoinRequestsRequest(page_size=5_000, page_token="?"), member),
            (self.gateway.sheets.ListAnswerSheets,
             ingestion_pb2.ListAnswerSheetsRequest(page_size=5_000, page_token="?"), member),
        ):
            with self.assertFails("INVALID_ARGUMENT") as failure:
                call(request, token=token)
            self.assertEqual(
                violations(failure),
                [("page_size", "PAGE_SIZE_OUT_OF_RANGE"), ("page_token", "PAGE_TOKEN_INVALID")])

    def test_a_page_token_belongs_to_its_question(self):
        member = self.participant.token
        def studies(**fields):
            return self.gateway.catalogue.ListStudies(
                catalogue_pb2.ListStudiesRequest(page_size=1, **fields), token=member)

        def search(**fields):
            return self.gateway.catalogue.SearchQuestionnaires(
                catalogue_pb2.SearchQuestionnairesRequest(page_size=1, **fields),
                token=self.leader.token)

        of_studies, of_search = studies().next_page_token, search().next_page_token
        self.assertTrue(studies(page_token=of_studies).studies)
        self.assertTrue(search(page_token=of_search).questionnaires)
        for call, fields in (
            (studies, {"language": "de", "page_token": of_studies}),
            (studies, {"page_token": of_search}),
            (search, {"query": "stress", "page_token": of_search}),
            (search, {"page_token": of_studies}),
        ):
            with self.subTest(call.__name__, **fields):
                with self.assertFails("INVALID_ARGUMENT", "PAGE_TOKEN_INVALID"):
                    call(**fields)

    def test_an_unknown_zone_comes_back_quoted(self):
        with self.assertFails("INVALID_ARGUMENT", "TIME_ZONE_UNKNOWN") as failure:
            anonymous_in(self.stack, TINNITUS).plan(TINNITUS, time_zone="Europe/Atlantis")
        self.assertIn("“Europe/Atlantis”", failure[0].message)


def violations(failure) -> list[tuple[str, str]]:
    return [(field, reason) for field, reason, _ in failure[0].violations]
