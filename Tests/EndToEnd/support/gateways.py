"""Accounts of gateways that notify participants."""

from otolith.auth.v1 import auth_pb2, recovery_pb2

from .people import Session, administrator, new_id, sign_in

PASSWORD = "heather-otter-lantern"


def gateway_account(stack) -> Session:
    """Created by an administrator, like other staff."""
    name = f"gateway-{new_id()[:8]}"
    code = stack.gateway.administration.RegisterGateway(
        auth_pb2.RegisterGatewayRequest(request_id=new_id(), username=name),
        token=administrator(stack).token).invitation_code
    stack.gateway.recovery.ResetPassword(
        recovery_pb2.ResetPasswordRequest(code=code, password=PASSWORD))
    session = sign_in(stack, name, PASSWORD, kind=Session)
    session.username = name
    return session
