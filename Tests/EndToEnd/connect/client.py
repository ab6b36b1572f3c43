"""Calls methods with the connectrpc package, which knows only the descriptors that it is given.

    client.py ADDRESS PROTOCOL CODEC

PROTOCOL is connect, grpc or grpc-web; CODEC is proto or json. Reads one JSON object: `files`, a FileDescriptorSet in
Base64, and `calls`, each with `method` (full name/Method), `request` (JSON), `headers`, and perhaps `get`. Prints for
each call `messages` (JSON), `code` and `message` of its error, and `details` (type and value in Base64).
"""

import base64
import json
import sys

from google.protobuf import descriptor_pb2, descriptor_pool, json_format
from google.protobuf.message_factory import GetMessageClass

from connectrpc.client import ConnectClientSync
from connectrpc.compat import google_protobuf_binary_codec, google_protobuf_json_codec
from connectrpc.errors import ConnectError
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.protocol import ProtocolType
from pyqwest import HTTPVersion, SyncClient, SyncHTTPTransport


def info(pool, name):
    service, method = name.split("/")
    found = pool.FindServiceByName(service).FindMethodByName(method)
    return MethodInfo(
        name=method, service_name=service, input=GetMessageClass(found.input_type),
        output=GetMessageClass(found.output_type), idempotency_level=IdempotencyLevel.NO_SIDE_EFFECTS,
        stream_type=StreamType.SERVER_STREAM if found.server_streaming else StreamType.UNARY)


def answer(client, pool, call):
    method = info(pool, call["method"])
    request = json_format.ParseDict(call["request"], method.input(), descriptor_pool=pool)
    arguments = {"request": request, "method": method, "headers": call.get("headers"), "timeout_ms": 60_000}
    messages = []
    result = {"messages": messages}
    try:
        if method.stream_type == StreamType.UNARY:
            found = [client.execute_unary(**arguments, use_get=call.get("get", False))]
        else:
            found = client.execute_server_stream(**arguments)
        for message in found:
            messages.append(json_format.MessageToDict(message, descriptor_pool=pool))
    except ConnectError as error:
        result["code"], result["message"] = error.code.value, error.message
        result["details"] = [
            [detail.type_name, base64.b64encode(detail.message_bytes).decode()] for detail in error.details]
    return result


def main():
    address, protocol, codec = sys.argv[1:]
    given = json.load(sys.stdin)
    pool = descriptor_pool.DescriptorPool()
    for file in descriptor_pb2.FileDescriptorSet.FromString(base64.b64decode(given["files"])).file:
        pool.Add(file)
    transport = SyncHTTPTransport(http_version=HTTPVersion.HTTP2)
    client = ConnectClientSync(
        f"http://{address}", codec=google_protobuf_json_codec() if codec == "json" else google_protobuf_binary_codec(),
        protocol=ProtocolType[protocol.replace("-", "_").upper()], http_client=SyncClient(transport))
    print(json.dumps([answer(client, pool, call) for call in given["calls"]]))


main()
