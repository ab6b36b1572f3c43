"""Registered apps and servers."""

from otolith.auth.v1 import auth_pb2, clients_pb2

from .people import Participant, administrator, new_id

PLATFORMS = {True: clients_pb2.CLIENT_PLATFORM_SERVER, False: clients_pb2.CLIENT_PLATFORM_IOS}


def new_app(stack, confidential=False, **fields) -> clients_pb2.ClientCredentials:
    """Registered by an administrator; as requests name it."""
    made = stack.gateway.client_administration.RegisterClient(clients_pb2.RegisterClientRequest(
        request_id=new_id(), name="An app", platform=PLATFORMS[confidential], confidential=confidential, **fields),
        token=administrator(stack).token)
    return clients_pb2.ClientCredentials(client_id=made.client.client_id, client_secret=made.client_secret)


def revoke(stack, app) -> None:
    stack.gateway.client_administration.RevokeClient(
        clients_pb2.RevokeClientRequest(client_id=app.client_id), token=administrator(stack).token)


def anonymous_by(stack, app, gateway=None) -> Participant:
    """A new participant of the app; `gateway`: with other addresses."""
    gateway = gateway or stack.gateway
    return Participant(stack, gateway.sessions.SignInAnonymously(
        auth_pb2.SignInAnonymouslyRequest(request_id=new_id(), client=app)))
