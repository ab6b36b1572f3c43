"""A collector of traces that counts what it is sent."""

import threading
from concurrent import futures

import grpc
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2, trace_service_pb2_grpc


class Collector(trace_service_pb2_grpc.TraceServiceServicer):
    def __init__(self):
        self._spans = 0
        self._lock = threading.Lock()
        self._server = grpc.server(futures.ThreadPoolExecutor(2))
        trace_service_pb2_grpc.add_TraceServiceServicer_to_server(self, self._server)
        self.address = f"127.0.0.1:{self._server.add_insecure_port('127.0.0.1:0')}"

    def __enter__(self):
        self._server.start()
        return self

    def __exit__(self, *_):
        self._server.stop(0).wait()

    @property
    def spans(self):
        with self._lock:
            return self._spans

    def Export(self, request, context):
        count = sum(len(scope.spans) for resource in request.resource_spans
                    for scope in resource.scope_spans)
        with self._lock:
            self._spans += count
        return trace_service_pb2.ExportTraceServiceResponse()
