"""A gateway's view of the four services: plain grpcio, without code of ours."""

import grpc
from grpc.health.v1 import health_pb2, health_pb2_grpc
from otolith.auth.v1 import (
    access_pb2_grpc, accounts_pb2_grpc, allocation_pb2_grpc, auth_pb2_grpc, clients_pb2_grpc, consent_pb2_grpc,
    erasure_pb2_grpc, messages_pb2_grpc, newsletters_pb2_grpc, own_account_pb2_grpc, provider_sign_in_pb2_grpc,
    recovery_pb2_grpc, second_factor_pb2_grpc,
)
from otolith.catalogue.v1 import (
    catalogue_pb2_grpc, drafts_pb2_grpc, library_service_pb2_grpc, media_pb2_grpc, projects_pb2_grpc,
    texts_pb2_grpc,
)
from otolith.common.v1 import own_export_pb2_grpc
from otolith.ingestion.v1 import (
    amendments_pb2_grpc, clinicians_pb2_grpc, drafts_pb2_grpc as sheet_drafts, figures_pb2_grpc, files_pb2_grpc,
    ingestion_pb2_grpc,
    listening_pb2_grpc, records_pb2_grpc, results_pb2_grpc, reviews_pb2_grpc, settings_pb2_grpc, sharing_pb2_grpc,
    standing_pb2_grpc,
)
from otolith.planning.v1 import alerts_pb2_grpc, delivery_pb2_grpc, oversight_pb2_grpc, planning_pb2_grpc

SERVICES = ("auth", "catalogue", "ingestion", "planning")

CHANNEL_OPTIONS = [
    # Proxy settings of the machine must not apply to loopback.
    ("grpc.enable_http_proxy", 0),
    # Reconnects to a restarted service at once instead of after grpcio's two minutes.
    ("grpc.initial_reconnect_backoff_ms", 50),
    ("grpc.min_reconnect_backoff_ms", 5_000),
    ("grpc.max_reconnect_backoff_ms", 500),
    ("grpc.max_send_message_length", 64 * 1024 * 1024),
    # Shares no connection with other gateways of this process.
    ("grpc.use_local_subchannel_pool", 1),
]


class Stub:
    """A generated stub with a deadline for all calls, which takes the token by name."""

    def __init__(self, stub):
        self._stub = stub

    def __getattr__(self, method):
        call = getattr(self._stub, method)

        def invoke(request, token=None, timeout=30.0, metadata=(), wait_for_ready=True):
            # Also waits for the connection: grpcio does not work on a connection without waiting
            # calls,
            # so that callers who fail fast repeatedly can wait for long.
            headers = list(metadata)
            if token is not None:
                headers.append(("authorization", f"Bearer {token}"))
            return call(
                request, timeout=timeout, metadata=headers, wait_for_ready=wait_for_ready)

        return invoke


class Gateway:
    def __init__(self, addresses: dict[str, str], credentials=None):
        self.channels = {
            name: grpc.secure_channel(address, credentials, CHANNEL_OPTIONS)
            if credentials else grpc.insecure_channel(address, CHANNEL_OPTIONS)
            for name, address in addresses.items()
        }
        stubs = {
            "accounts": ("auth", auth_pb2_grpc.AccountServiceStub),
            "access": ("auth", access_pb2_grpc.AccessServiceStub),
            "sessions": ("auth", auth_pb2_grpc.SessionServiceStub),
            "messages": ("auth", messages_pb2_grpc.MessageServiceStub),
            "newsletters": ("auth", newsletters_pb2_grpc.NewsletterServiceStub),
            "own_accounts": ("auth", own_account_pb2_grpc.OwnAccountServiceStub),
            "enrolments": ("auth", auth_pb2_grpc.EnrolmentServiceStub),
            "administration": ("auth", auth_pb2_grpc.AdministrationServiceStub),
            "recovery": ("auth", recovery_pb2_grpc.RecoveryServiceStub),
            "provider_sign_ins": ("auth", provider_sign_in_pb2_grpc.ProviderSignInServiceStub),
            "second_factors": ("auth", second_factor_pb2_grpc.SecondFactorServiceStub),
            "account_administration": ("auth", accounts_pb2_grpc.AccountAdministrationServiceStub),
            "client_administration": ("auth", clients_pb2_grpc.ClientAdministrationServiceStub),
            "client_tokens": ("auth", clients_pb2_grpc.ClientTokenServiceStub),
            "memberships": ("auth", auth_pb2_grpc.MembershipServiceStub),
            "allocations": ("auth", allocation_pb2_grpc.AllocationServiceStub),
            "keys": ("auth", auth_pb2_grpc.KeyServiceStub),
            "consents": ("auth", consent_pb2_grpc.ConsentServiceStub),
            "erasures": ("auth", erasure_pb2_grpc.ErasureServiceStub),
            "catalogue": ("catalogue", catalogue_pb2_grpc.CatalogueServiceStub),
            "authoring": ("catalogue", catalogue_pb2_grpc.AuthoringServiceStub),
            "installation": ("catalogue", texts_pb2_grpc.InstallationServiceStub),
            "drafts": ("catalogue", drafts_pb2_grpc.DraftServiceStub),
            "library": ("catalogue", library_service_pb2_grpc.LibraryServiceStub),
            "media": ("catalogue", media_pb2_grpc.MediaServiceStub),
            "projects": ("catalogue", projects_pb2_grpc.ProjectServiceStub),
            "sheets": ("ingestion", ingestion_pb2_grpc.AnswerSheetServiceStub),
            "sheet_drafts": ("ingestion", sheet_drafts.DraftServiceStub),
            "amendments": ("ingestion", amendments_pb2_grpc.AmendmentServiceStub),
            "reviews": ("ingestion", reviews_pb2_grpc.SheetReviewServiceStub),
            "figures": ("ingestion", figures_pb2_grpc.FigureServiceStub),
            "results": ("ingestion", results_pb2_grpc.ResultServiceStub),
            "answer_files": ("ingestion", files_pb2_grpc.AnswerFileServiceStub),
            "clinicians": ("ingestion", clinicians_pb2_grpc.ClinicianServiceStub),
            "sharing": ("ingestion", sharing_pb2_grpc.SharingServiceStub),
            "standing": ("ingestion", standing_pb2_grpc.StandingServiceStub),
            "exports": ("ingestion", ingestion_pb2_grpc.ExportServiceStub),
            "listening": ("ingestion", listening_pb2_grpc.ListeningServiceStub),
            "settings": ("ingestion", settings_pb2_grpc.SettingServiceStub),
            "records": ("ingestion", records_pb2_grpc.RecordServiceStub),
            "delivery": ("planning", delivery_pb2_grpc.DeliveryServiceStub),
            "planning": ("planning", planning_pb2_grpc.PlanningServiceStub),
            "oversight": ("planning", oversight_pb2_grpc.OversightServiceStub),
            "alerts": ("planning", alerts_pb2_grpc.AlertServiceStub),
            "own_auth": ("auth", own_export_pb2_grpc.OwnExportServiceStub),
            "own_catalogue": ("catalogue", own_export_pb2_grpc.OwnExportServiceStub),
            "own_ingestion": ("ingestion", own_export_pb2_grpc.OwnExportServiceStub),
            "own_planning": ("planning", own_export_pb2_grpc.OwnExportServiceStub),
        }
        for attribute, (name, stub) in stubs.items():
            if name in self.channels:
                setattr(self, attribute, Stub(stub(self.channels[name])))

    def health(self, name: str, service: str = "", wait_for_ready=False) -> str:
        stub = Stub(health_pb2_grpc.HealthStub(self.channels[name]))
        answer = stub.Check(
            health_pb2.HealthCheckRequest(service=service), timeout=15,
            wait_for_ready=wait_for_ready)
        return health_pb2.HealthCheckResponse.ServingStatus.Name(answer.status)

    def send_bytes(self, name: str, method: str, message: bytes, token=None, timeout=30.0) -> bytes:
        """A unary call with whatever bytes; `method` is `package.Service/Method`."""
        headers = [("authorization", f"Bearer {token}")] if token is not None else []
        call = self.channels[name].unary_unary(f"/{method}")
        return call(message, timeout=timeout, metadata=headers, wait_for_ready=True)

    def close(self):
        for channel in self.channels.values():
            channel.close()
