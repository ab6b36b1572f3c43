#!/usr/bin/env python3
"""A trace collector on loopback, with OpenTelemetry's own messages. It accepts requests, or behaves as
the last line of its input says.

    collector.py [CERTIFICATE KEY]      with TLS (PEM files); otherwise without

Prints its port, then one line of JSON for each request. Lines of its input: `take`; `unavailable`,
optionally with a retry delay in seconds; `exhausted`, the same; `refuse`; `silence`; `part N`: rejects
N spans. Ends with its input.
"""

import json
import sys
import threading
from concurrent import futures
from pathlib import Path

import grpc
from google.protobuf import any_pb2, duration_pb2, unknown_fields
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_status import rpc_status
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2, trace_service_pb2_grpc
from opentelemetry.proto.trace.v1 import trace_pb2

CODES = {"unavailable": code_pb2.UNAVAILABLE, "exhausted": code_pb2.RESOURCE_EXHAUSTED,
         "refuse": code_pb2.INVALID_ARGUMENT}


def attributes_of(attributes) -> dict:
    found = {}
    for attribute in attributes:
        kind = attribute.value.WhichOneof("value")
        assert kind in ("string_value", "int_value"), attribute
        assert attribute.key not in found, attribute
        found[attribute.key] = getattr(attribute.value, kind)
    return found


def described(span) -> dict:
    """The properties that tests check; rejects invalid spans."""
    assert len(span.trace_id) == 16 and any(span.trace_id), span
    assert len(span.span_id) == 8 and any(span.span_id), span
    assert len(span.parent_span_id) in (0, 8), span
    assert 0 < span.start_time_unix_nano <= span.end_time_unix_nano, span
    assert span.name, span
    # No field unknown to OpenTelemetry's messages.
    assert not len(unknown_fields.UnknownFieldSet(span)), span
    return {
        "trace": span.trace_id.hex(), "span": span.span_id.hex(), "parent": span.parent_span_id.hex(),
        "state": span.trace_state, "flags": span.flags, "name": span.name,
        "kind": trace_pb2.Span.SpanKind.Name(span.kind).removeprefix("SPAN_KIND_").lower(),
        "start": span.start_time_unix_nano, "end": span.end_time_unix_nano,
        "status": trace_pb2.Status.StatusCode.Name(span.status.code).removeprefix("STATUS_CODE_").lower(),
        "message": span.status.message, "attributes": attributes_of(span.attributes),
    }


class Collector(trace_service_pb2_grpc.TraceServiceServicer):
    def __init__(self):
        self.order = ["take"]
        self.over = threading.Event()
        self._lock = threading.Lock()

    def Export(self, request, context):
        order = self.order
        spans, resources = [], []
        for resource in request.resource_spans:
            resources.append(attributes_of(resource.resource.attributes))
            for scope in resource.scope_spans:
                spans += [described(span) | {"service": resources[-1]["service.name"]}
                          for span in scope.spans]
        self.tell({
            "order": order[0], "resources": resources, "spans": spans,
            "metadata": {key: value for key, value in context.invocation_metadata()
                         if isinstance(value, str)}})
        if order[0] == "silence":
            self.over.wait(300)
        elif order[0] == "part":
            return trace_service_pb2.ExportTraceServiceResponse(
                partial_success=trace_service_pb2.ExportTracePartialSuccess(
                    rejected_spans=int(order[1]), error_message="not these"))
        elif order[0] in CODES:
            status = status_pb2.Status(code=CODES[order[0]], message="as was ordered")
            if len(order) > 1:
                pause = error_details_pb2.RetryInfo(
                    retry_delay=duration_pb2.Duration(nanos=int(float(order[1]) * 1e9) % 10**9,
                                                      seconds=int(float(order[1]))))
                detail = any_pb2.Any()
                detail.Pack(pause)
                status.details.append(detail)
            context.abort_with_status(rpc_status.to_status(status))
        return trace_service_pb2.ExportTraceServiceResponse()

    def tell(self, value):
        with self._lock:
            print(json.dumps(value), flush=True)


def main():
    collector = Collector()
    server = grpc.server(futures.ThreadPoolExecutor(16))
    trace_service_pb2_grpc.add_TraceServiceServicer_to_server(collector, server)
    if len(sys.argv) > 1:
        certificate, key = (Path(path).read_bytes() for path in sys.argv[1:])
        port = server.add_secure_port("127.0.0.1:0", grpc.ssl_server_credentials([(key, certificate)]))
    else:
        port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    collector.tell({"port": port})
    for line in sys.stdin:
        collector.order = line.split()
    collector.over.set()
    server.stop(0)


if __name__ == "__main__":
    main()
