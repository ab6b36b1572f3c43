#!/usr/bin/env python3
"""The account of a gateway's participant: name, address, recovery, own data. See ../../GATEWAYS.md.

    account.py FOLDER upgrade USERNAME FILE        FILE contains the password
    account.py FOLDER address FILE EMAIL
    account.py FOLDER confirm CODE [CURRENT_CODE]
    account.py FOLDER renew-code FILE
    account.py FOLDER recover USERNAME CODE FILE   FILE contains the new password
    account.py FOLDER export DIRECTORY [FILE]

FOLDER is that of gateway.py.
"""

import sys
from pathlib import Path

from gateway import run, say
from otolith_gateway import Gateway
from otolith.auth.v1 import (
    auth_pb2, auth_pb2_grpc, own_account_pb2, own_account_pb2_grpc, recovery_pb2, recovery_pb2_grpc)
from otolith.common.v1 import own_export_pb2, own_export_pb2_grpc


def password_in(file: str) -> str:
    return Path(file).read_text().strip()


# [guide: account]
def upgrade(gateway: Gateway, username: str, file: str) -> None:
    """Gives an anonymous participant a name and a password; everything else stays."""
    answer = own_account_pb2_grpc.OwnAccountServiceStub(gateway.channels["auth"]).UpgradeAccount(
        own_account_pb2.UpgradeAccountRequest(username=username, password=password_in(file)))
    # To be written down by the person: the only way back without the password.
    say("upgraded", answer.recovery_code)


def prove(gateway: Gateway, file: str) -> None:
    """Makes the next calls fresh for five minutes. Without it, they fail with FRESH_PROOF_REQUIRED."""
    answer = auth_pb2_grpc.SessionServiceStub(gateway.channels["auth"]).ProvePassword(
        auth_pb2.ProvePasswordRequest(password=password_in(file)))
    gateway.session.take(answer.access_token)


def address(gateway: Gateway, file: str, email: str) -> None:
    """Mails a code to the new address, and one to the present address if there is one."""
    prove(gateway, file)
    answer = own_account_pb2_grpc.OwnAccountServiceStub(gateway.channels["auth"]).RequestEmailChange(
        own_account_pb2.RequestEmailChangeRequest(
            email=email, email_consent=True, password=password_in(file)))
    say("mailed", "both codes" if answer.current_code_required else "one code")


def confirm(gateway: Gateway, code: str, current_code: str = "") -> None:
    account = own_account_pb2_grpc.OwnAccountServiceStub(gateway.channels["auth"]).ConfirmEmailChange(
        own_account_pb2.ConfirmEmailChangeRequest(code=code, current_code=current_code)).account
    say("address", account.email)


def renew_code(gateway: Gateway, file: str) -> None:
    answer = recovery_pb2_grpc.RecoveryServiceStub(gateway.channels["auth"]).RenewRecoveryCode(
        recovery_pb2.RenewRecoveryCodeRequest(password=password_in(file)))
    say("renewed", answer.recovery_code)


def recover(gateway: Gateway, username: str, code: str, file: str) -> None:
    """Sets a new password by the recovery code, which is used up; ends all sessions."""
    # Without a token.
    answer = recovery_pb2_grpc.RecoveryServiceStub(gateway.public["auth"]).RecoverAccount(
        recovery_pb2.RecoverAccountRequest(
            username=username, recovery_code=code, password=password_in(file)))
    gateway.session.sign_in(username, password_in(file), "example gateway")
    say("recovered", answer.recovery_code)
# [guide: end]


# [guide: export]
def export(gateway: Gateway, directory: str, file: str = "") -> None:
    """Writes everything that the services store about the person, a folder for each service."""
    if file:
        prove(gateway, file)  # an anonymous participant has no password
    for service, channel in gateway.channels.items():
        stub = own_export_pb2_grpc.OwnExportServiceStub(channel)
        request = own_export_pb2.ExportOwnRecordsRequest(language="en")
        token = [("authorization", f"Bearer {gateway.session.access_token}"), ("otolith-service", service)]
        folder = Path(directory, service)
        folder.mkdir(parents=True)
        files = set()
        for part in stub.ExportOwnRecords(request, metadata=token, timeout=600):
            if part.file:
                files.add(part.file)
                with open(folder / part.file, "ab") as output:
                    output.write(part.lines)
        if not part.complete:
            raise ValueError(f"the export of {service} ended early")
        say("exported", service, len(files))
# [guide: end]


COMMANDS = {
    "upgrade": upgrade, "address": address, "confirm": confirm, "renew-code": renew_code,
    "recover": recover, "export": export}


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], COMMANDS, __doc__))
