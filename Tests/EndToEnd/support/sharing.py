"""Shares of a participant's data, as an app makes them."""

import secrets

from otolith.ingestion.v1 import results_pb2, sharing_pb2

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


def token_of(link: str) -> str:
    """The secret part of a link's manifest URL."""
    return HealthLink(link).url.rpartition("/")[2]
