#!/usr/bin/env python3
"""A gateway of one participant: the work of a phone app as a command. See ../../GATEWAYS.md.

    gateway.py FOLDER join STUDY LANGUAGE [PASSWORD]   signs in anonymously and joins a study
    gateway.py FOLDER sign-in USERNAME FILE        FILE contains the password
    gateway.py FOLDER sync TIME_ZONE LANGUAGE      sends the queue and fetches changes
    gateway.py FOLDER open                         opens the newest due notification
    gateway.py FOLDER fill QUESTIONNAIRE ELEMENT=VALUE...
    gateway.py FOLDER push DEVICE apns|fcm TOKEN APP
    gateway.py FOLDER leave STUDY
    gateway.py FOLDER erase

OTOLITH_ADDRESS is the address of Otolith (TLS), with OTOLITH_TLS_ROOTS_FILE for a private
certificate authority; or use OTOLITH_AUTH_ADDRESS and so on, without TLS.
"""

import sys
import time
import uuid
from pathlib import Path

import grpc
from connection import Authorization, Patience, channels, reason_of
from delivery import Delivery
from filling import sheet_of
from keeping import Queue, forget, keep
from session import Session, SignedOut
from otolith.auth.v1 import auth_pb2, auth_pb2_grpc, erasure_pb2, erasure_pb2_grpc
from otolith.catalogue.v1 import catalogue_pb2, catalogue_pb2_grpc
from otolith.planning.v1 import (
    delivery_pb2, delivery_pb2_grpc, planning_pb2, planning_pb2_grpc, prompts_pb2)

ANSWERED = prompts_pb2.NOTIFICATION_STATE_ANSWERED


def say(*words) -> None:
    print(*words, flush=True)


class Gateway:
    def __init__(self, folder: Path):
        self.folder = folder
        plain = channels()
        self.session = Session(folder, grpc.intercept_channel(plain["auth"], Patience()))
        # Without a token: readable before signing in.
        self.public = catalogue_pb2_grpc.CatalogueServiceStub(
            grpc.intercept_channel(plain["catalogue"], Patience()))
        self.channels = channel = {
            name: grpc.intercept_channel(one, Authorization(self.session), Patience())
            for name, one in plain.items()}
        self.enrolments = auth_pb2_grpc.EnrolmentServiceStub(channel["auth"])
        self.erasures = erasure_pb2_grpc.ErasureServiceStub(channel["auth"])
        self.catalogue = catalogue_pb2_grpc.CatalogueServiceStub(channel["catalogue"])
        self.planning = planning_pb2_grpc.PlanningServiceStub(channel["planning"])
        self.devices = delivery_pb2_grpc.DeliveryServiceStub(channel["planning"])
        self.delivery = Delivery(channel["ingestion"], self.planning, self.session, say)

    @property
    def own(self) -> Path:
        """Folder of the participant's data, which is never sent for another participant."""
        return self.folder / self.session.participant_id

    # [guide: join]
    def join(self, study_id: str, language: str, password: str = "") -> None:
        study = self.public.GetStudy(catalogue_pb2.GetStudyRequest(
            study_id=study_id, language=language)).study
        # An app shows title, text and consent here, and continues when the person has agreed.
        say("consent", study.consent_version, study.consent_text.language)
        if not self.session.participant_id:
            self.session.sign_in_anonymously("example gateway")
        answer = self.enrolments.JoinStudy(auth_pb2.JoinStudyRequest(
            study_id=study_id, password=password, consent_version=study.consent_version,
            consent_language=study.consent_text.language))
        self.session.take(answer.access_token)
        say("waits for a leader" if answer.HasField("join_request") else "joined", study_id)
    # [guide: end]

    # [guide: catalogue]
    def read_catalogue(self, language: str) -> None:
        """Fetches the contents of all studies, unless they are unchanged."""
        kept = self.kept_catalogue()
        answer = self.catalogue.GetDeviceCatalogue(catalogue_pb2.GetDeviceCatalogueRequest(
            language=language, etag=kept.etag))
        if answer.not_modified:
            say("catalogue unchanged")
            return
        keep(self.own / "catalogue", answer.SerializeToString())
        say("catalogue", *(
            f"{one.study.study_id}:{len(one.questionnaires)}" for one in answer.studies))

    def kept_catalogue(self) -> catalogue_pb2.GetDeviceCatalogueResponse:
        file = self.own / "catalogue"
        return catalogue_pb2.GetDeviceCatalogueResponse.FromString(
            file.read_bytes() if file.exists() else b"")
    # [guide: end]

    # [guide: plan]
    def read_plan(self, time_zone: str) -> None:
        """Fetches the notification plan. An app schedules these times locally, without a network."""
        kept = self.kept_plan()
        answer = self.planning.GetNotificationPlan(planning_pb2.GetNotificationPlanRequest(
            time_zone=time_zone, plan_token=kept.plan_token))
        gone = set(answer.removed_notification_ids)
        if not answer.delta:
            # A full plan has all upcoming notifications; those already shown stay until they expire.
            now = time.time()
            gone = {one.notification_id for one in kept.notifications
                    if one.notify_time.ToSeconds() > now}
        staying = [one for one in kept.notifications
                   if one.notification_id not in gone and not self.is_over(one)]
        # What is due, for a new device. The plan may not know yet what this device has answered.
        answered = {one.notification_id for one in staying if one.state == ANSWERED}
        answer.notifications.extend(
            one for one in answer.open_notifications if one.notification_id not in answered)
        known = {one.notification_id for one in answer.notifications}
        answer.notifications.extend(one for one in staying if one.notification_id not in known)
        keep(self.own / "plan", answer.SerializeToString())
        say("plan", "delta" if answer.delta else "whole", len(answer.notifications), len(known))

    @staticmethod
    def is_over(one) -> bool:
        """Whether a notification is over. Without an expiry, it is kept for a week."""
        end = one.expire_time if one.HasField("expire_time") else one.notify_time
        return end.ToSeconds() + 7 * 86_400 < time.time()

    def forget_notifications(self, gone) -> None:
        plan = self.kept_plan()
        staying = [one for one in plan.notifications if not gone(one)]
        del plan.notifications[:]
        plan.notifications.extend(staying)
        keep(self.own / "plan", plan.SerializeToString())

    def kept_plan(self) -> planning_pb2.NotificationPlan:
        file = self.own / "plan"
        return planning_pb2.NotificationPlan.FromString(file.read_bytes() if file.exists() else b"")
    # [guide: end]

    def sync(self, time_zone: str, language: str) -> None:
        self.delivery.send_sheets(Queue(self.own / "queue"))
        self.delivery.send_reports(Queue(self.own / "reports"))
        self.read_catalogue(language)
        self.read_plan(time_zone)

    def due(self) -> planning_pb2.Notification | None:
        """Returns the newest due notification, by the device's clock, that can be answered."""
        now = time.time()
        due = [one for one in self.kept_plan().notifications
               if one.notify_time.ToSeconds() <= now and one.state != ANSWERED
               and one.snooze_end_time.ToSeconds() <= now
               and not (one.HasField("expire_time") and one.expire_time.ToSeconds() <= now)]
        return max(due, key=lambda one: one.notify_time.ToNanoseconds(), default=None)

    def open(self) -> None:
        one = self.due()
        if one is None:
            say("nothing is due")
            return
        self.delivery.report(Queue(self.own / "reports"), one)
        say("opened", one.notification_id, one.questionnaire_id)

    def fill(self, questionnaire_id: str, answers: list[str]) -> None:
        due, plan = self.due(), self.kept_plan()
        asked = due if due and due.questionnaire_id == questionnaire_id else None
        sheet = sheet_of(
            self.kept_catalogue(), questionnaire_id, dict(one.split("=", 1) for one in answers),
            plan.time_zone, asked.notification_id if asked else "")
        Queue(self.own / "queue").put(sheet.sheet_id, sheet)
        if asked:
            for one in plan.notifications:
                if one.notification_id == asked.notification_id:
                    one.state = ANSWERED
            keep(self.own / "plan", plan.SerializeToString())
        say("kept", sheet.sheet_id, sheet.notification_id or "unasked")

    # [guide: push]
    def push(self, device_id: str, platform: str, token: str, app_id: str) -> None:
        """Registers the push token at every start of the app; repeating it is harmless."""
        try:
            self.devices.RegisterPushToken(delivery_pb2.RegisterPushTokenRequest(
                device_id=device_id, token=token, app_id=app_id,
                platform=delivery_pb2.PushPlatform.Value(f"PUSH_PLATFORM_{platform.upper()}")))
            say("push registered")
        except grpc.RpcError as error:
            # The device notifies by its own clock, from the plan.
            if reason_of(error) not in ("PUSH_PLATFORM_OFF", "PUSH_APP_UNKNOWN"):
                raise
            say("push off")
    # [guide: end]

    # [guide: leave]
    def leave(self, study_id: str) -> None:
        """Sends the queue first: after leaving, sheets are judged by the device's clock alone."""
        self.delivery.send_sheets(Queue(self.own / "queue"))
        answer = self.enrolments.LeaveStudy(auth_pb2.LeaveStudyRequest(study_id=study_id))
        self.session.take(answer.access_token)
        # Includes notifications that are shown now.
        self.forget_notifications(lambda one: one.study_id == study_id)
        say("left", study_id)

    def erase(self) -> None:
        """Deletes all data of the participant in all services. The account ends with the call."""
        file = self.own / "erasure"
        if not file.exists():
            keep(file, str(uuid.uuid4()).encode())
        erasure_id = file.read_text()
        self.erasures.RequestErasure(erasure_pb2.RequestErasureRequest(
            erasure_id=erasure_id, mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS))
        while True:
            # Called without a token: the account no longer exists.
            erasure = self.session.erasures.GetErasure(
                erasure_pb2.GetErasureRequest(erasure_id=erasure_id))
            if erasure.HasField("complete_time"):
                break
            time.sleep(1)
        say("erased by", *(receipt.service for receipt in erasure.receipts))
        forget(self.folder)
    # [guide: end]


def run(arguments: list[str], commands: dict, usage: str) -> int:
    """Runs a command of another program with the gateway in a folder."""
    if len(arguments) < 2 or arguments[1] not in commands:
        print(usage, file=sys.stderr)
        return 64
    folder, command, *rest = arguments
    gateway = Gateway(Path(folder))
    return status(gateway, lambda: commands[command](gateway, *rest))


def status(gateway: Gateway, act) -> int:
    """Runs a command and returns the exit status of the program, which its result or an error decides."""
    try:
        return act() or 0
    except SignedOut as why:
        # Erased on another device: no service accepts the queued messages.
        if str(why) == "ACCOUNT_ERASED":
            forget(gateway.folder)
        say("signed out", why)
    except grpc.RpcError as error:
        say("failed", error.code().name, reason_of(error), error.details())
    return 1


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 64
    folder, command, *rest = arguments
    gateway = Gateway(Path(folder))
    return status(gateway, lambda: carry_out(gateway, command, rest))


def carry_out(gateway: Gateway, command: str, rest: list[str]) -> int | None:
    match command, rest:
        case "join", [study, language, *password]: gateway.join(study, language, *password[:1])
        case "sign-in", [username, file]:
            gateway.session.sign_in(username, Path(file).read_text().strip(), "example gateway")
            say("signed in")
        case "sync", [time_zone, language]: gateway.sync(time_zone, language)
        case "open", []: gateway.open()
        case "fill", [questionnaire, *answers]: gateway.fill(questionnaire, answers)
        case "push", [device, platform, token, app]: gateway.push(device, platform, token, app)
        case "leave", [study]: gateway.leave(study)
        case "erase", []: gateway.erase()
        case _:
            print(__doc__, file=sys.stderr)
            return 64
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
