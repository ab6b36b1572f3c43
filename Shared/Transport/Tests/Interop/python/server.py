#!/usr/bin/env python3
"""grpc.testing.TestService on grpcio, according to gRPC's doc/interop-test-descriptions.md.

    python server.py --port 0 [--use-tls --certificate FILE --key FILE]

Prints `listening on PORT`.
"""

import argparse
import signal
import threading
import time
from concurrent import futures
from pathlib import Path

import grpc

import compression
import stubs

messages = stubs.load("messages_pb2")
empty = stubs.load("empty_pb2")

ECHO_INITIAL = "x-grpc-test-echo-initial"
ECHO_TRAILING = "x-grpc-test-echo-trailing-bin"


def echo_metadata(context) -> None:
    received = context.invocation_metadata()
    initial = tuple((key, value) for key, value in received if key == ECHO_INITIAL)
    trailing = tuple((key, value) for key, value in received if key == ECHO_TRAILING)
    if initial:
        context.send_initial_metadata(initial)
    if trailing:
        context.set_trailing_metadata(trailing)


def echo_status(request, context) -> None:
    if request.HasField("response_status"):
        wanted = request.response_status
        # `abort` accepts only grpcio's own enumeration.
        for code in grpc.StatusCode:
            if code.value[0] == wanted.code:
                if code is not grpc.StatusCode.OK:
                    context.abort(code, wanted.message)
                return
        context.abort(grpc.StatusCode.INVALID_ARGUMENT, f"unknown status code {wanted.code}")


def check_type(request, context) -> None:
    if request.response_type not in messages.PayloadType.values():
        context.abort(grpc.StatusCode.INVALID_ARGUMENT, "unsupported response_type")


def check_compression(received, context) -> None:
    if received.message.HasField("expect_compressed"):
        wanted = received.message.expect_compressed.value
        if wanted != received.compressed:
            is_wanted = "compressed" if wanted else "uncompressed"
            context.abort(grpc.StatusCode.INVALID_ARGUMENT, f"expected an {is_wanted} message")


def zeros(size: int):
    return messages.Payload(body=bytes(size))


def empty_call(_request, _context):
    return empty.Empty()


def unary_call(received, context):
    request = received.message
    check_type(request, context)
    check_compression(received, context)
    if request.response_compressed.value:
        context.set_compression(grpc.Compression.Gzip)
    echo_metadata(context)
    echo_status(request, context)
    return messages.SimpleResponse(payload=zeros(request.response_size))


def streaming_input_call(requests, context):
    size = 0
    for received in requests:
        check_compression(received, context)
        size += len(received.message.payload.body)
    return messages.StreamingInputCallResponse(aggregated_payload_size=size)


def responses(request, context):
    check_type(request, context)
    due = time.monotonic()
    for parameters in request.response_parameters:
        due += parameters.interval_us / 1e6
        time.sleep(max(0, due - time.monotonic()))
        if not parameters.compressed.value:
            context.disable_next_message_compression()
        yield messages.StreamingOutputCallResponse(payload=zeros(parameters.size))


def streaming_output_call(received, context):
    context.set_compression(grpc.Compression.Gzip)
    echo_metadata(context)
    echo_status(received.message, context)
    yield from responses(received.message, context)


def full_duplex_call(requests, context):
    context.set_compression(grpc.Compression.Gzip)
    echo_metadata(context)
    for received in requests:
        echo_status(received.message, context)
        yield from responses(received.message, context)


def half_duplex_call(requests, context):
    context.set_compression(grpc.Compression.Gzip)
    echo_metadata(context)
    # Half duplex: all requests first, then all responses.
    for received in list(requests):
        echo_status(received.message, context)
        yield from responses(received.message, context)


def handlers():
    read = compression.reader

    def encode(message) -> bytes:
        return message.SerializeToString()

    methods = {
        "EmptyCall": grpc.unary_unary_rpc_method_handler(
            empty_call, read(empty.Empty), encode),
        "UnaryCall": grpc.unary_unary_rpc_method_handler(
            unary_call, read(messages.SimpleRequest), encode),
        "StreamingInputCall": grpc.stream_unary_rpc_method_handler(
            streaming_input_call, read(messages.StreamingInputCallRequest), encode),
        "StreamingOutputCall": grpc.unary_stream_rpc_method_handler(
            streaming_output_call, read(messages.StreamingOutputCallRequest), encode),
        "FullDuplexCall": grpc.stream_stream_rpc_method_handler(
            full_duplex_call, read(messages.StreamingOutputCallRequest), encode),
        "HalfDuplexCall": grpc.stream_stream_rpc_method_handler(
            half_duplex_call, read(messages.StreamingOutputCallRequest), encode),
    }
    return grpc.method_handlers_generic_handler("grpc.testing.TestService", methods)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--use-tls", action="store_true")
    parser.add_argument("--certificate")
    parser.add_argument("--key")
    options = parser.parse_args()

    # A waiting call occupies its thread.
    server = grpc.server(
        futures.ThreadPoolExecutor(max_workers=32), options=compression.SEEING)
    server.add_generic_rpc_handlers((handlers(),))
    address = f"127.0.0.1:{options.port}"
    if options.use_tls:
        pair = (Path(options.key).read_bytes(), Path(options.certificate).read_bytes())
        port = server.add_secure_port(address, grpc.ssl_server_credentials((pair,)))
    else:
        port = server.add_insecure_port(address)
    server.start()
    stopping = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stopping.set())
    print(f"listening on {port}", flush=True)
    stopping.wait()
    server.stop(None).wait()


if __name__ == "__main__":
    main()
