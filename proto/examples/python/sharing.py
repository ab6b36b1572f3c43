#!/usr/bin/env python3
"""Shares a participant's data with a physician by a link. See ../../GATEWAYS.md.

    sharing.py FOLDER share STUDY

FOLDER is that of gateway.py after `join` and `sync`.
"""

import secrets
import sys
import uuid

import grpc
from gateway import Gateway, run, say
from google.protobuf.timestamp_pb2 import Timestamp
from otolith.ingestion.v1 import results_pb2, sharing_pb2, sharing_pb2_grpc


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


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], {"share": share}, __doc__))
