#!/usr/bin/env python3
"""Shares a participant's data with a physician, by a link or by two keys. See ../../GATEWAYS.md.

    sharing.py FOLDER share STUDY
    sharing.py FOLDER grant STUDY

FOLDER is that of gateway.py after `join` and `sync`.
"""

import secrets
import sys
import uuid

import grpc
from gateway import run, say
from otolith_gateway import Gateway
from google.protobuf.timestamp_pb2 import Timestamp
from otolith.ingestion.v1 import clinicians_pb2, clinicians_pb2_grpc, results_pb2, sharing_pb2, sharing_pb2_grpc


# [guide: share]
def share(gateway: Gateway, study_id: str) -> None:
    """Shows a quarter of a study's data to a physician for a week."""
    service = sharing_pb2_grpc.SharingServiceStub(gateway.channels["ingestion"])
    now = Timestamp()
    now.GetCurrentTime()
    request = sharing_pb2.CreateShareRequest(
        # Made once: sent again after a lost response, the request has the same link.
        share_id=str(uuid.uuid4()), key=secrets.token_bytes(32),
        scope=results_pb2.ReportScope(
            study_id=study_id, all_questionnaires=True, health_records=True,
            start_time=Timestamp(seconds=now.seconds - 91 * 86_400)),
        label="Diary of the last quarter", passcode="", language="en", time_zone="Europe/Berlin",
        expire_time=Timestamp(seconds=now.seconds + 7 * 86_400))
    try:
        made = service.CreateShare(request)
    except grpc.RpcError as error:
        # Links need OTOLITH_SHARE_ADDRESS of the installation, and data in the scope.
        say("not shared", error.code().name)
        return
    # Draw it as a QR code. It is not shown again.
    say("link", made.viewer_link)
    for one in service.ListShares(sharing_pb2.ListSharesRequest()).shares:
        say(one.label, sharing_pb2.ShareState.Name(one.state), one.openings)
# [guide: end]


# [guide: grant]
def grant(gateway: Gateway, study_id: str) -> None:
    """Offers a clinician's account access to a study's data for a quarter."""
    service = clinicians_pb2_grpc.ClinicianServiceStub(gateway.channels["ingestion"])
    now = Timestamp()
    now.GetCurrentTime()
    made = service.CreateGrant(clinicians_pb2.CreateGrantRequest(
        grant_id=str(uuid.uuid4()), patient_name="A. Otter",
        scope=results_pb2.ReportScope(study_id=study_id, all_questionnaires=True),
        expire_time=Timestamp(seconds=now.seconds + 91 * 86_400)))
    say("give this key to the clinician", made.patient_key)
    for one in service.ListGrants(clinicians_pb2.ListGrantsRequest()).grants:
        say(one.clinician_name or "not accepted", clinicians_pb2.GrantState.Name(one.state), one.readings)
# [guide: end]


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], {"share": share, "grant": grant}, __doc__))
