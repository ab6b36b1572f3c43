"""Participants and study leaders, with sessions that are refreshed like a gateway would."""

import time
import uuid

import grpc

from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

from .clock import seconds_of
from .failures import failure_of
from .waiting import until_answered

TINNITUS = "track-your-tinnitus"
STRESS = "track-your-stress"


def new_id() -> str:
    return str(uuid.uuid4())


class Session:
    """An access token, and the refresh token that renews it."""

    def __init__(self, stack, response):
        self.stack = stack
        self.gateway = stack.gateway
        self.participant_id = response.participant_id
        self._take(response)
        self.refresh_token = response.refresh_token

    def _take(self, response):
        if not response.access_token:
            return  # The one at hand says already what is true.
        self.access_token = response.access_token
        self._expires_at = seconds_of(response.access_token_expire_time)

    @property
    def token(self) -> str:
        if self._expires_at < self.stack.clock.now() + 30:
            response = self.gateway.sessions.Refresh(
                auth_pb2.RefreshRequest(refresh_token=self.refresh_token)
            )
            self._take(response)
            self.refresh_token = response.refresh_token
        return self.access_token


class Participant(Session):
    # The following methods are one call each and return its response.

    def join(self, study_id, password="", language="en", **fields):
        """Retries, as the error requests, until auth knows the study; the catalogue knows it first."""
        study = study_of(self.stack, study_id, language)
        request = auth_pb2.JoinStudyRequest(
            study_id=study_id, password=password, consent_version=study.consent_version,
            consent_language=language, **fields)
        deadline = time.monotonic() + 60
        while True:
            try:
                response = self.gateway.enrolments.JoinStudy(request, token=self.token)
            except grpc.RpcError as error:
                failure = failure_of(error)
                if failure.reason != "STUDY_NOT_YET_KNOWN" or time.monotonic() > deadline:
                    raise
                time.sleep(failure.retry_seconds)
            else:
                self._take(response)
                return response

    def renew(self):
        """Gets a token with current claims."""
        response = self.gateway.sessions.Refresh(
            auth_pb2.RefreshRequest(refresh_token=self.refresh_token))
        self._take(response)
        self.refresh_token = response.refresh_token

    def join_requests(self) -> list:
        return list(
            self.gateway.enrolments.ListOwnJoinRequests(
                auth_pb2.ListOwnJoinRequestsRequest(), token=self.token
            ).join_requests
        )

    def offers(self, study_id) -> list:
        return list(
            self.gateway.sheets.ListOffers(
                ingestion_pb2.ListOffersRequest(study_id=study_id), token=self.token
            ).offers
        )

    def leave(self, study_id):
        response = self.gateway.enrolments.LeaveStudy(
            auth_pb2.LeaveStudyRequest(study_id=study_id), token=self.token
        )
        self._take(response)
        return response

    def fetch(self, study_id, language="en", etag=""):
        return self.gateway.catalogue.ListStudyQuestionnaires(
            catalogue_pb2.ListStudyQuestionnairesRequest(
                study_id=study_id, language=language, etag=etag
            ),
            token=self.token,
        )

    def questionnaires(self, study_id, language="en") -> dict:
        return {
            questionnaire.questionnaire_id: questionnaire
            for questionnaire in self.fetch(study_id, language).questionnaires
        }

    def plan(self, study_id="", time_zone="Europe/Berlin", limit=0, token=None):
        """Retries until planning knows the new member."""
        request = planning_pb2.GetNotificationPlanRequest(
            study_id=study_id, time_zone=time_zone, limit=limit)
        return until_answered(
            lambda: self.gateway.planning.GetNotificationPlan(request, token=token or self.token),
            reasons={"ENROLMENT_NOT_YET_KNOWN"})

    def submit(self, *sheets, token=None):
        """Returns the verdicts in the same order."""
        response = self.gateway.sheets.SubmitAnswerSheets(
            ingestion_pb2.SubmitAnswerSheetsRequest(sheets=sheets), token=token or self.token
        )
        return list(response.verdicts)

    def stored(self, study_id="", questionnaire_id="", page_size=200) -> list:
        """All own sheets, page by page."""
        sheets, page_token = [], ""
        while True:
            page = self.gateway.sheets.ListAnswerSheets(
                ingestion_pb2.ListAnswerSheetsRequest(
                    study_id=study_id, questionnaire_id=questionnaire_id, page_size=page_size,
                    page_token=page_token,
                ),
                token=self.token,
            )
            sheets += page.sheets
            page_token = page.next_page_token
            if not page_token:
                return sheets

    def series(self, study_id, questionnaire_id, element_id, **bounds):
        return self.gateway.sheets.GetSeries(
            ingestion_pb2.GetSeriesRequest(
                study_id=study_id, questionnaire_id=questionnaire_id, element_id=element_id,
                **bounds,
            ),
            token=self.token,
        )


def study_of(stack, study_id, language="en", token=None):
    return stack.gateway.catalogue.GetStudy(
        catalogue_pb2.GetStudyRequest(study_id=study_id, language=language), token=token
    ).study


def listed_studies(stack, token=None, **fields) -> list:
    """All pages, including studies of other tests."""
    found, page_token = [], ""
    while True:
        page = stack.gateway.catalogue.ListStudies(
            catalogue_pb2.ListStudiesRequest(page_token=page_token, **fields), token=token)
        found += page.studies
        page_token = page.next_page_token
        if not page_token:
            return found


def anonymous(stack) -> Participant:
    """The cheapest participant: without a password to hash."""
    return Participant(
        stack,
        stack.gateway.sessions.SignInAnonymously(
            auth_pb2.SignInAnonymouslyRequest(request_id=new_id())
        ),
    )


def anonymous_in(stack, study_id) -> Participant:
    participant = anonymous(stack)
    participant.join(study_id, password=stack.password(study_id) if study_id == STRESS else "")
    return participant


def register(stack, username, password, **fields):
    return stack.gateway.accounts.RegisterAccount(
        auth_pb2.RegisterAccountRequest(
            request_id=fields.pop("request_id", None) or new_id(), username=username,
            password=password, **fields,
        )
    )


def sign_in(stack, username, password, audiences=(), kind=Participant):
    return kind(
        stack,
        stack.gateway.sessions.SignIn(
            auth_pb2.SignInRequest(username=username, password=password, audiences=audiences)
        ),
    )


def leader_of(stack, study_id) -> Session:
    name = f"leader-{study_id}"
    return sign_in(stack, name, stack.password(name), kind=Session)


def new_leader(stack, *study_ids) -> str:
    """Creates a leader of the studies; returns the name for otolithctl."""
    return _new_staff(stack, f"leader-{'-'.join(study_ids)}", study_ids)


def new_staff(stack, name, study_id, *roles) -> str:
    """Creates staff with these roles in the study; returns the name for otolithctl."""
    # Leads a study that does not exist, since the command needs one.
    _new_staff(stack, name, (f"without-{name}",))
    for role in roles:
        stack.control("access", "assign", name, role, f"studies/{study_id}")
    return name


def _new_staff(stack, name, study_ids) -> str:
    password = stack.password_file(name)
    password.write_text("heather-otter-lantern\n")
    invitation = password.with_suffix(".invitation")
    stack.control(
        "study-leader", "create", "--leader", name, "--invitation-file", invitation,
        "--study", *study_ids)
    stack.control(
        "password", "set", "--code-file", invitation, "--new-password-file", password,
        "--recovery-file", password.with_suffix(".recovery"))
    return name


def administrator(stack) -> Session:
    return sign_in(stack, "administrator", stack.password("administrator"), kind=Session)
