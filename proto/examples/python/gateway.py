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

import os
import shutil
import sys
from pathlib import Path

import grpc
from otolith_gateway import Form, Gateway, SignedOut, reason_of
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import delivery_pb2, delivery_pb2_grpc

SERVICES = ("auth", "catalogue", "ingestion", "planning")


def say(*words) -> None:
    print(*words, flush=True)


# [guide: open-with-library]
def gateway_in(folder: str) -> Gateway:
    """One address with TLS for all services; or one per service without TLS, for local tests."""
    address = os.environ.get("OTOLITH_ADDRESS") or {
        name: os.environ[f"OTOLITH_{name.upper()}_ADDRESS"] for name in SERVICES}
    roots = os.environ.get("OTOLITH_TLS_ROOTS_FILE")  # default: the roots of gRPC
    return Gateway(Path(folder), address, Path(roots).read_bytes() if roots else None, "example-gateway/1",
                   client_id=os.environ.get("OTOLITH_CLIENT_ID", ""))
# [guide: end]


# [guide: join-with-library]
def join(gateway: Gateway, study_id: str, language: str, password: str = "") -> None:
    study = gateway.study(study_id, language)
    # An app shows title, text and consent here, and continues when the person has agreed.
    say("consent", study.consent_version, study.consent_text.language)
    # Signs in anonymously unless the person has signed in: `gateway.session.sign_in(name, password)`.
    answer = gateway.join(study, "example gateway", password=password)
    say("waits for a leader" if answer.HasField("join_request") else "joined", study_id)
# [guide: end]


# [guide: fill-with-library]
def fill(gateway: Gateway, questionnaire_id: str, *typed: str) -> None:
    study, questionnaire = gateway.questionnaire(questionnaire_id)
    sheet = sheet_of(gateway, study, Form(questionnaire), typed)
    asked = next((one for one in gateway.due() if one.questionnaire_id == questionnaire_id), None)
    sheet.notification_id = asked.notification_id if asked else ""
    gateway.submit(sheet)
    say("kept", sheet.sheet_id, sheet.notification_id or "unasked")


def sheet_of(gateway: Gateway, study, form: Form, typed) -> ingestion_pb2.AnswerSheet:
    """The sheet of what was typed as `ELEMENT=VALUE`."""
    entered = {name: form.read(name, text) for name, text in (one.split("=", 1) for one in typed)}
    earlier, zone = gateway.earlier(study.study_id), gateway.plan().time_zone
    # An app calls this after every answer: it decides what is shown, and what is wrong.
    review = form.review(entered, earlier, zone)
    for name, problem in review.problems.items():
        say("problem", name, problem.reason, *(() if problem.bound is None else (problem.bound,)))
    return form.sheet(
        study.study_id, review.answers, earlier, time_zone=zone, app_version="example-gateway/1",
        device=ingestion_pb2.Device(system="Linux"))
# [guide: end]


# [guide: sync-with-library]
def sync(gateway: Gateway, time_zone: str, language: str) -> None:
    done = gateway.synchronise(time_zone, language)
    tell(done.outcomes)
    for outcome in done.reports:
        say("report", outcome)
    contents = [f"{one.study.study_id}:{len(one.questionnaires)}" for one in gateway.catalogue().studies]
    say("catalogue", *(contents if done.is_catalogue_new else ["unchanged"]))
    say("plan", "delta" if done.is_plan_delta else "whole", len(gateway.plan().notifications), done.named)


def tell(outcomes) -> None:
    for one in outcomes:
        match one.verdict:
            case "created" | "exists":
                say(one.verdict, one.sheet_id, "next", *(offer.questionnaire_id for offer in one.answer.next))
            case "conflict" | "rejected":
                # Kept for the app's developers: `SheetQueue.set_aside`.
                say(one.verdict, one.sheet_id, *(f"{why.field}:{why.reason}" for why in one.answer.violations))
            case _:
                # Waits in the queue. With CONSENT_ENDED, ask the person for consent to the new text first.
                say(one.verdict, one.sheet_id, one.retry_delay, *one.reasons)
# [guide: end]


# [guide: reports-with-library]
def open_newest(gateway: Gateway) -> None:
    newest = next(iter(gateway.due()), None)
    if newest is None:
        say("nothing is due")
        return
    for kind in ("DELIVERED", "OPENED"):
        gateway.reports.report(newest.notification_id, kind)
    say("opened", newest.notification_id, newest.questionnaire_id)
# [guide: end]


# [guide: push]
def push(gateway: Gateway, device_id: str, platform: str, token: str, app_id: str) -> None:
    """Registers the push token at every start of the app; repeating it is harmless."""
    devices = delivery_pb2_grpc.DeliveryServiceStub(gateway.channels["planning"])
    try:
        devices.RegisterPushToken(delivery_pb2.RegisterPushTokenRequest(
            device_id=device_id, token=token, app_id=app_id,
            platform=delivery_pb2.PushPlatform.Value(f"PUSH_PLATFORM_{platform.upper()}")))
        say("push registered")
    except grpc.RpcError as error:
        # The device notifies by its own clock, from the plan.
        if reason_of(error) not in ("PUSH_PLATFORM_OFF", "PUSH_APP_UNKNOWN"):
            raise
        say("push off")
# [guide: end]


# [guide: leave-with-library]
def leave(gateway: Gateway, study_id: str) -> None:
    tell(gateway.leave(study_id))
    say("left", study_id)


def erase(gateway: Gateway) -> None:
    erasure = gateway.erase()
    say("erased by", *(receipt.service for receipt in erasure.receipts))
    shutil.rmtree(gateway.folder)
# [guide: end]


def sign_in(gateway: Gateway, username: str, file: str) -> None:
    gateway.session.sign_in(username, Path(file).read_text().strip(), "example gateway")
    say("signed in")


def run(arguments: list[str], commands: dict, usage: str) -> int:
    """Runs a command with the gateway in a folder; returns the exit status of the program."""
    if len(arguments) < 2 or arguments[1] not in commands:
        print(usage, file=sys.stderr)
        return 64
    folder, command, *rest = arguments
    return status(gateway_in(folder), lambda gateway: commands[command](gateway, *rest))


def status(gateway: Gateway, act) -> int:
    try:
        act(gateway)
        return 0
    except SignedOut as why:
        # Erased on another device: no service accepts the queued messages.
        if why.reason == "ACCOUNT_ERASED":
            shutil.rmtree(gateway.folder)
        say("signed out", why)
    except grpc.RpcError as error:
        say("failed", error.code().name, reason_of(error), error.details())
    return 1


COMMANDS = {
    "join": join, "sign-in": sign_in, "sync": sync, "open": open_newest, "fill": fill, "push": push,
    "leave": leave, "erase": erase}


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], COMMANDS, __doc__))
