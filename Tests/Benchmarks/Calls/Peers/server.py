"""grpcio with its asyncio server: PORT on standard output; without arguments plain HTTP/2, otherwise
the certificate's and the key's PEM files."""

import asyncio
import sys

import grpc
from otolith.benchmark.v1 import benchmark_pb2_grpc


class ReadingService(benchmark_pb2_grpc.ReadingServiceServicer):
    async def Echo(self, request, context):
        return request

    async def List(self, request, context):
        for _ in range(request.count):
            yield request.reading


async def serve():
    server = grpc.aio.server()
    benchmark_pb2_grpc.add_ReadingServiceServicer_to_server(ReadingService(), server)
    if len(sys.argv) == 3:
        certificate, key = (open(path, "rb").read() for path in sys.argv[1:3])
        port = server.add_secure_port(
            "127.0.0.1:0", grpc.ssl_server_credentials([(key, certificate)]))
    else:
        port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    print(port, flush=True)
    await server.wait_for_termination()


asyncio.run(serve())
