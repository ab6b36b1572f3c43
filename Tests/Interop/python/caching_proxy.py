#!/usr/bin/env python3
"""The caching proxy that `cacheable_unary` wants between client and server.

    python caching_proxy.py --upstream HOST:PORT [--ca-file FILE --server-host-override NAME]

Passes unary calls on and keeps a response as long as its `cache-control: max-age` says, by method
and request bytes. Plaintext towards the client; TLS to the server with --ca-file. Prints
`listening on PORT`.
"""

import argparse
import re
import signal
import threading
import time
from concurrent import futures
from pathlib import Path

import grpc

ENTRIES_MAX = 1_000


class CachingProxy(grpc.GenericRpcHandler):
    def __init__(self, channel: grpc.Channel) -> None:
        self._channel = channel
        self._lock = threading.Lock()
        # (method, request) -> (when it goes stale, initial metadata, response)
        self._kept: dict[tuple[str, bytes], tuple[float, tuple, bytes]] = {}

    def service(self, details):
        def passed_on(request: bytes, context) -> bytes:
            return self._answer(details, request, context)

        return grpc.unary_unary_rpc_method_handler(passed_on)

    def _answer(self, details, request: bytes, context) -> bytes:
        key = (details.method, request)
        with self._lock:
            kept = self._kept.get(key)
        if kept is not None and time.monotonic() < kept[0]:
            context.send_initial_metadata((*kept[1], ("x-cache", "hit")))
            return kept[2]
        metadata = tuple(
            item for item in details.invocation_metadata if item[0] != "user-agent")
        call = self._channel.unary_unary(details.method)
        try:
            response, ended = call.with_call(
                request, metadata=metadata, timeout=context.time_remaining())
        except grpc.RpcError as error:
            context.abort(error.code(), error.details())
        initial = tuple(ended.initial_metadata())
        if (seconds := max_age(initial)) > 0:
            with self._lock:
                if len(self._kept) >= ENTRIES_MAX:
                    self._kept.clear()
                self._kept[key] = (time.monotonic() + seconds, initial, response)
        context.send_initial_metadata(initial)
        return response


def max_age(metadata) -> int:
    """Seconds that a response may be kept (RFC 9111 §5.2.2.1)."""
    for key, value in metadata:
        if key == "cache-control" and (found := re.search(r"max-age=(\d+)", value)):
            return int(found.group(1))
    return 0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--upstream", required=True)
    parser.add_argument("--ca-file")
    parser.add_argument("--server-host-override")
    options = parser.parse_args()
    if options.ca_file:
        named = ((("grpc.ssl_target_name_override", options.server_host_override),)
                 if options.server_host_override else ())
        channel = grpc.secure_channel(
            options.upstream,
            grpc.ssl_channel_credentials(Path(options.ca_file).read_bytes()), options=named)
    else:
        channel = grpc.insecure_channel(options.upstream)
    server = grpc.server(futures.ThreadPoolExecutor(max_workers=8))
    server.add_generic_rpc_handlers((CachingProxy(channel),))
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    stopping = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopping.set())
    print(f"listening on {port}", flush=True)
    stopping.wait()
    server.stop(None).wait()
    channel.close()


if __name__ == "__main__":
    main()
