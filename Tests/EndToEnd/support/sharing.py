"""Shares of a participant's data, as an app makes them."""

import secrets

from otolith.ingestion.v1 import clinicians_pb2, results_pb2, sharing_pb2

from .clock import timestamp
from .health_links import HealthLink
from .people import new_id

WEEK_SECONDS = 7 * 86_400


def share_request(stack, study, scope=None, **fields) -> sharing_pb2.CreateShareRequest:
    """`scope`: fields of the scope; all questionnaires without it."""
    wanted = results_pb2.ReportScope(
        study_id=study, **({"all_questionnaires": True} if scope is None else scope))
    values = {
        "share_id": new_id(), "key": secrets.token_bytes(32), "scope": wanted, "label": "For Dr. Otter",
        "expire_time": timestamp(stack.clock.now() + WEEK_SECONDS), "language": "en", "time_zone": "Europe/Berlin"}
    return sharing_pb2.CreateShareRequest(**(values | fields))


def share_and_open(stack, person, study) -> None:
    """Leaves a share and an access to it behind."""
    made = stack.gateway.sharing.CreateShare(share_request(stack, study), token=person.token)
    token = token_of(made.link)
    stack.gateway.sharing.OpenShare(sharing_pb2.OpenShareRequest(token=token, recipient="Dr. Otter"))


def grant_and_read(stack, patient, clinician, study) -> str:
    """Gives a clinician access by two keys and leaves a reading behind; returns the grant's id."""
    service = stack.gateway.clinicians
    made = service.CreateGrant(clinicians_pb2.CreateGrantRequest(
        grant_id=new_id(), scope=results_pb2.ReportScope(study_id=study, all_questionnaires=True),
        patient_name="A. Otter", expire_time=timestamp(stack.clock.now() + WEEK_SECONDS)), token=patient.token)
    accepted = service.AcceptGrant(clinicians_pb2.AcceptGrantRequest(
        patient_key=made.patient_key, clinician_name="Dr. Otter"), token=clinician.token)
    service.ConfirmGrant(clinicians_pb2.ConfirmGrantRequest(
        grant_id=accepted.grant_id, clinician_key=accepted.clinician_key), token=patient.token)
    service.ReadPatientReport(
        clinicians_pb2.ReadPatientReportRequest(grant_id=accepted.grant_id), token=clinician.token)
    return accepted.grant_id


def token_of(link: str) -> str:
    """The secret part of a link's manifest URL."""
    return HealthLink(link).url.rpartition("/")[2]
