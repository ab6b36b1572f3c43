"""A participant's device: what it stores, and the synchronisation with the services."""

import shutil
import time
import uuid
from pathlib import Path
from typing import NamedTuple

import grpc
from otolith.auth.v1 import auth_pb2, auth_pb2_grpc, erasure_pb2, erasure_pb2_grpc
from otolith.catalogue.v1 import catalogue_pb2, catalogue_pb2_grpc
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2, planning_pb2_grpc, prompts_pb2

from . import plan
from .calls import SECONDS_IN_ALL, Authorization, Patience, channels
from .checks import Answer
from .forms import values_of
from .queues import Outcome, ReportQueue, SheetQueue
from .session import Session, SignedOut
from .storage import keep

ERASE_ANSWERS = erasure_pb2.ERASURE_MODE_ERASE_ANSWERS


class Synchronised(NamedTuple):
    outcomes: list[Outcome]
    reports: list[str]
    is_catalogue_new: bool
    is_plan_delta: bool
    named: int  # notifications that the answer of planning named


class Gateway:
    """One participant with a folder of their own, which several processes may share.

    `address`, `roots` and `name`: see `channels`. `client_id`: of the app, if the operator registered it.
    """

    def __init__(self, folder: Path, address: str | dict[str, str], roots: bytes | None = None, name: str = "",
                 seconds_in_all: float = SECONDS_IN_ALL, client_id: str = ""):
        self.folder = folder
        patience, plain = Patience(seconds_in_all), channels(address, roots, name)
        # Without a token: before signing in, to refresh it, and after the account has ended.
        self.public = {service: grpc.intercept_channel(one, patience) for service, one in plain.items()}
        self.session = Session(folder, self.public["auth"], self._are_sheets_waiting, client_id)
        # With the participant's token: for the stubs of all other calls.
        self.channels = {
            service: grpc.intercept_channel(one, Authorization(self.session), patience)
            for service, one in plain.items()}
        self.enrolments = auth_pb2_grpc.EnrolmentServiceStub(self.channels["auth"])
        self.planning = planning_pb2_grpc.PlanningServiceStub(self.channels["planning"])

    @property
    def own(self) -> Path:
        """Folder of the participant's data, which is never sent for another participant."""
        participant_id = self.session.participant_id
        if not participant_id:
            raise SignedOut("NO_SESSION")
        return self.folder / participant_id

    @property
    def sheets(self) -> SheetQueue:
        return SheetQueue(self.own, self.channels["ingestion"], self.session)

    @property
    def reports(self) -> ReportQueue:
        return ReportQueue(self.own, self.channels["planning"])

    def _are_sheets_waiting(self, participant_id: str) -> bool:
        own = self.folder / participant_id
        return (own / "queue.sqlite3").exists() and bool(
            SheetQueue(own, self.channels["ingestion"], self.session).waiting())

    # [guide: join]
    def study(self, study_id: str, language: str):
        """Title, texts and consent of a study, before signing in."""
        return catalogue_pb2_grpc.CatalogueServiceStub(self.public["catalogue"]).GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=study_id, language=language)).study

    def join(self, study, label: str = "", **how):
        """Joins a study after the person has agreed to its text; signs in anonymously before, if needed.

        `how`: `password`, `invitation_code`, `note`. With `join_request` in the response, a leader decides first.
        """
        if not self.session.participant_id:
            self.session.sign_in_anonymously(label)
        answer = self.enrolments.JoinStudy(auth_pb2.JoinStudyRequest(
            study_id=study.study_id, consent_version=study.consent_version,
            consent_language=study.consent_text.language, **how))
        self.session.take(answer.access_token)
        return answer
    # [guide: end]

    def synchronise(self, time_zone: str, language: str) -> Synchronised:
        """Sends what waits, then fetches what has changed. An IANA time zone, a BCP 47 language."""
        outcomes, reports = self.sheets.send(), self.reports.send()
        is_new = self.read_catalogue(language)
        return Synchronised(outcomes, reports, is_new, *self.read_plan(time_zone))

    # [guide: catalogue]
    def read_catalogue(self, language: str) -> bool:
        """Fetches the contents of all studies, unless they are unchanged; returns whether they changed."""
        answer = catalogue_pb2_grpc.CatalogueServiceStub(self.channels["catalogue"]).GetDeviceCatalogue(
            catalogue_pb2.GetDeviceCatalogueRequest(language=language, etag=self.catalogue().etag))
        if not answer.not_modified:
            keep(self.own / "catalogue", answer.SerializeToString())
        return not answer.not_modified

    def catalogue(self) -> catalogue_pb2.GetDeviceCatalogueResponse:
        """Contents of all studies as stored: `studies` with their questionnaires."""
        return self._kept("catalogue", catalogue_pb2.GetDeviceCatalogueResponse)

    def _kept(self, name: str, kind):
        file = self.own / name
        return kind.FromString(file.read_bytes() if file.exists() else b"")
    # [guide: end]

    def questionnaire(self, questionnaire_id: str) -> tuple:
        """The first study with a questionnaire, and the questionnaire; `KeyError` if there is none."""
        for one in self.catalogue().studies:
            for questionnaire in one.questionnaires:
                if questionnaire.questionnaire_id == questionnaire_id:
                    return one.study, questionnaire
        raise KeyError(questionnaire_id)

    def read_plan(self, time_zone: str) -> tuple[bool, int]:
        """Fetches the changes of the plan; returns whether they are a delta, and how many notifications they name."""
        kept = self.plan()
        answer = self.planning.GetNotificationPlan(planning_pb2.GetNotificationPlanRequest(
            time_zone=time_zone, plan_token=kept.plan_token))
        named = plan.merge(kept, answer)
        keep(self.own / "plan", answer.SerializeToString())
        return answer.delta, named

    def plan(self) -> planning_pb2.NotificationPlan:
        """The notification plan as stored: `notifications`, `time_zone`, `blocked_by` and so on."""
        return self._kept("plan", planning_pb2.NotificationPlan)

    def due(self) -> list[planning_pb2.Notification]:
        """Due notifications that can be answered, by the device's clock, the newest first."""
        waiting = {one.notification_id for one in self.sheets.waiting()}
        return [one for one in plan.due(self.plan()) if one.notification_id not in waiting]

    def earlier(self, study_id: str) -> dict[str, dict[str, Answer]]:
        """Answers that this device has given in a study, by questionnaire, for conditions of later ones."""
        return {file.name: values_of(ingestion_pb2.AnswerSheet.FromString(file.read_bytes()))
                for file in (self.own / "answers" / study_id).glob("*") if file.suffix != ".new"}

    def submit(self, sheet: ingestion_pb2.AnswerSheet) -> None:
        """Stores a sheet and its answers, and marks the notification that it answers. Repeating it is harmless."""
        self.sheets.put(sheet)
        keep(self.own / "answers" / sheet.study_id / sheet.questionnaire_id, sheet.SerializeToString())
        if sheet.notification_id:
            kept = self.plan()
            for one in kept.notifications:
                if one.notification_id == sheet.notification_id:
                    one.state = prompts_pb2.NOTIFICATION_STATE_ANSWERED
            keep(self.own / "plan", kept.SerializeToString())

    # [guide: leave]
    def leave(self, study_id: str) -> list[Outcome]:
        """Sends the queue first: after leaving, sheets are judged by the device's clock alone."""
        outcomes = self.sheets.send()
        answer = self.enrolments.LeaveStudy(auth_pb2.LeaveStudyRequest(study_id=study_id))
        self.session.take(answer.access_token)
        # Includes notifications that are shown now.
        kept = self.plan()
        staying = [one for one in kept.notifications if one.study_id != study_id]
        del kept.notifications[:]
        kept.notifications.extend(staying)
        keep(self.own / "plan", kept.SerializeToString())
        return outcomes

    def erase(self, password: str = "") -> erasure_pb2.Erasure:
        """Deletes all data of the participant in all services, and then here. The account ends with the call.

        `password`: needed with an account.
        """
        file = self.own / "erasure"
        if not file.exists():
            keep(file, str(uuid.uuid4()).encode())
        erasure_id = file.read_text()
        erasure_pb2_grpc.ErasureServiceStub(self.channels["auth"]).RequestErasure(erasure_pb2.RequestErasureRequest(
            erasure_id=erasure_id, mode=ERASE_ANSWERS, password=password))
        while True:
            # Called without a token: the account no longer exists.
            erasure = erasure_pb2_grpc.ErasureServiceStub(self.public["auth"]).GetErasure(
                erasure_pb2.GetErasureRequest(erasure_id=erasure_id))
            if erasure.HasField("complete_time"):
                self.forget()
                return erasure
            time.sleep(1)

    def forget(self) -> None:
        """Deletes the participant's data and tokens on this device."""
        if self.session.participant_id:
            shutil.rmtree(self.own, ignore_errors=True)
        self.session.forget()
    # [guide: end]
