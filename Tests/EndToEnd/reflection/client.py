"""Discovers the services of a server and calls them, with grpcio-reflection and without our proto files.

    client.py ADDRESS [METHOD REQUEST_AS_JSON]...

Prints one JSON object: `services` (names), `files` (descriptors by path, Base64), `methods` (full
names), `modern` (names from grpc.reflection.v1), `details` (messages of error details), `comments`
(of services and methods, by full name) and `answers` of the calls.
"""

import base64
import json
import sys

import grpc
from google.protobuf import json_format
from google.protobuf.descriptor_pool import DescriptorPool
from google.protobuf.message_factory import GetMessageClass
from grpc_reflection.v1alpha import reflection_pb2
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import (
    ProtoReflectionDescriptorDatabase,
)


def call(channel, pool, name, request):
    service, method = name.split("/")
    description = pool.FindServiceByName(service).FindMethodByName(method)
    invoke = channel.unary_unary(
        f"/{name}", request_serializer=lambda message: message.SerializeToString(),
        response_deserializer=GetMessageClass(description.output_type).FromString,
    )
    message = json_format.ParseDict(json.loads(request), GetMessageClass(description.input_type)())
    return json_format.MessageToDict(
        invoke(message, timeout=30), preserving_proto_field_name=True,
        descriptor_pool=pool)


def modern_names(channel):
    """The library asks for v1alpha only; the messages of v1 are the same."""
    ask = channel.stream_stream(
        "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
        request_serializer=reflection_pb2.ServerReflectionRequest.SerializeToString,
        response_deserializer=reflection_pb2.ServerReflectionResponse.FromString,
    )
    request = reflection_pb2.ServerReflectionRequest(list_services="*")
    (answer,) = ask(iter([request]), timeout=30)
    return sorted(service.name for service in answer.list_services_response.service)


def files_of(description, found):
    found[description.name] = base64.b64encode(description.serialized_pb).decode()
    for dependency in description.dependencies:
        files_of(dependency, found)


def comments_of(file):
    """Leading comments of the services and methods of a file, by full name."""
    found = {}
    for location in file.source_code_info.location:
        path = list(location.path)
        if path[:1] == [6] and len(path) in (2, 4):
            service = file.service[path[1]]
            names = [service.name] + ([service.method[path[3]].name] if len(path) == 4 else [])
            found[".".join([file.package, *names])] = location.leading_comments
    return found


def main(address, *calls):
    with grpc.insecure_channel(address, [("grpc.enable_http_proxy", 0)]) as channel:
        database = ProtoReflectionDescriptorDatabase(channel)
        pool = DescriptorPool(database)
        services = sorted(database.get_services())
        files, methods = {}, []
        for name in services:
            service = pool.FindServiceByName(name)
            files_of(service.file, files)
            methods += [method.full_name for method in service.methods]
        comments = {}
        for name in services:
            comments |= comments_of(database.FindFileContainingSymbol(name))
        details = [
            pool.FindMessageTypeByName(f"google.rpc.{name}").full_name
            for name in ("Status", "ErrorInfo", "BadRequest", "RetryInfo")
        ]
        answers = [
            call(channel, pool, method, request)
            for method, request in zip(calls[::2], calls[1::2])
        ]
        print(json.dumps({
            "services": services, "files": files, "methods": methods,
            "modern": modern_names(channel), "details": details, "comments": comments,
            "answers": answers,
        }))


if __name__ == "__main__":
    main(*sys.argv[1:])
