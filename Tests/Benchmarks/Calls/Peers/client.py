"""A grpcio asyncio client; the same arguments and the same JSON object as client.cc."""

import asyncio
import json
import sys
import time

import grpc
from otolith.benchmark.v1 import benchmark_pb2, benchmark_pb2_grpc


async def drive(stub, method, reading, count, metadata, begin, until):
    latencies = []
    request = benchmark_pb2.ListRequest(count=count, reading=reading)
    start = time.perf_counter()
    while start < until:
        if method == "echo":
            if await stub.Echo(reading, metadata=metadata) != reading:
                sys.exit("wrong answer")
        else:
            received = 0
            async for answer in stub.List(request, metadata=metadata):
                received += 1
            if received != count:
                sys.exit("wrong answer")
        end = time.perf_counter()
        if start >= begin and end <= until:
            latencies.append(end - start)
        start = end
    return latencies


async def run():
    port, token, reading, method, count, outstanding, warm_up, seconds = sys.argv[1:9]
    if len(sys.argv) > 9:
        credentials = grpc.ssl_channel_credentials(open(sys.argv[9], "rb").read())
        options = [("grpc.ssl_target_name_override", "localhost")]
        channel = grpc.aio.secure_channel(f"127.0.0.1:{port}", credentials, options)
    else:
        channel = grpc.aio.insecure_channel(f"127.0.0.1:{port}")
    stub = benchmark_pb2_grpc.ReadingServiceStub(channel)
    metadata = (("authorization", "Bearer " + open(token).read().strip()),)
    message = benchmark_pb2.Reading.FromString(open(reading, "rb").read())
    begin = time.perf_counter() + float(warm_up)
    until = begin + float(seconds)
    results = await asyncio.gather(*(
        drive(stub, method, message, int(count), metadata, begin, until)
        for _ in range(int(outstanding))))
    latencies = sorted(latency for result in results for latency in result)

    def quantile(share):
        return latencies[min(len(latencies) - 1, int(len(latencies) * share))] * 1e6 if latencies else 0

    print(json.dumps({
        "requests_per_s": len(latencies) / float(seconds), "p50_us": quantile(0.5),
        "p99_us": quantile(0.99)}))
    await channel.close()


asyncio.run(run())
