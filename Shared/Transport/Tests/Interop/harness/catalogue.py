"""The cases, the clients and servers that support them, and reasons for the others.

Names and procedures: doc/interop-test-descriptions.md of gRPC.
"""

from dataclasses import dataclass

STANDARD = (
    "empty_unary", "large_unary", "client_compressed_unary", "server_compressed_unary", "client_streaming", "client_compressed_streaming",
    "server_streaming", "server_compressed_streaming", "ping_pong", "empty_stream",
    "custom_metadata", "status_code_and_message", "special_status_message",
    "unimplemented_method", "unimplemented_service", "cancel_after_begin",
    "cancel_after_first_response", "timeout_on_sleeping_server", "rpc_soak", "channel_soak",
)

# Cases of the catalogue that are not run here.
NOT_PLAYED = {
    "compute_engine_creds, jwt_token_creds, oauth2_auth_token, per_rpc_creds, "
    "google_default_credentials, compute_engine_channel_credentials":
        "need accounts of Google's cloud; Otolith's tokens are tested in Tests/EndToEnd",
    "orca_per_rpc, orca_oob": "load reports of xDS, which Otolith does not speak",
    "cacheable_unary": "needs a caching proxy that speaks gRPC; Otolith has no cacheable methods",
    "concurrent_large_unary and the flow-control cases":
        "marked TODO in the description; Shared/Transport/Tests/RPCTests and Tests/Benchmarks do the like",
}

# Additional cases. See python/more_cases.py.
MORE_OF_GRPCIO = (
    "health_check", "health_watch", "reflection_v1", "reflection_v1alpha",
)

NO_SUCH_CASE = "the official Ruby client does not have the case"

# (client or "", server or "") -> case -> reason. An empty name stands for all.
REASONS: dict[tuple[str, str], dict[str, str]] = {
    ("ruby", ""): dict.fromkeys(
        ("server_compressed_unary", "server_compressed_streaming",
         "special_status_message", "rpc_soak", "channel_soak"), NO_SUCH_CASE),
    ("", "ruby"): {
        "client_compressed_unary":
            "the official Ruby server ignores expect_compressed, so the probe cannot fail",
        "client_compressed_streaming":
            "the official Ruby server ignores expect_compressed, so the probe cannot fail",
        "server_compressed_unary": "the official Ruby server ignores response_compressed",
        "server_compressed_streaming": "the official Ruby server ignores response_compressed",
    },
}


@dataclass(frozen=True)
class NotApplicable:
    client: str
    server: str
    case: str
    reason: str


def split(client: str, server: str) -> tuple[list[str], list[NotApplicable]]:
    """Returns the standard cases of a pair: those to run, and the others."""
    to_run, others = [], []
    for case in STANDARD:
        reasons = [
            reasons[case]
            for (one, other), reasons in REASONS.items()
            if one in ("", client) and other in ("", server) and case in reasons
        ]
        if reasons:
            others.append(NotApplicable(client, server, case, reasons[0]))
        else:
            to_run.append(case)
    return to_run, others
