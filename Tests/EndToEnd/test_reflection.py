"""gRPC server reflection for tools without proto files."""

import base64
import re

from google.protobuf import descriptor_pb2, descriptor_pool

from support import api, reflection
from support.case import EndToEndTestCase
from support.gateway import SERVICES
from support.paths import PROTO
from support.processes import serving
from grpc.reflection.v1 import reflection_pb2
from grpc.reflection.v1alpha import reflection_pb2 as reflection_alpha_pb2
from otolith.auth.v1 import auth_pb2

ALWAYS = {
    "grpc.health.v1.Health",
    reflection_pb2.DESCRIPTOR.services_by_name["ServerReflection"].full_name,
    reflection_alpha_pb2.DESCRIPTOR.services_by_name["ServerReflection"].full_name,
}


class Reflection(EndToEndTestCase):
    def compiled(self, path: str) -> descriptor_pb2.FileDescriptorProto:
        """The file as compiled by Debian's protoc for this process."""
        file = descriptor_pb2.FileDescriptorProto()
        descriptor_pool.Default().FindFileByName(path).CopyToProto(file)
        return without_json_names(file)

    def test_every_service_describes_all_it_serves(self):
        for name in SERVICES:
            with self.subTest(name):
                answer = reflection.ask(self.stack.addresses[name])
                self.assertIsInstance(answer, dict, answer)
                compiled = [
                    self.compiled(module.DESCRIPTOR.name) for module in api.modules(name)]
                expected = {
                    f"{file.package}.{service.name}"
                    for file in compiled for service in file.service
                }
                self.assertEqual(set(answer["services"]), expected | ALWAYS)
                self.assertEqual(answer["modern"], answer["services"])
                # Error details, for clients without our files.
                self.assertEqual(len(answer["details"]), 4)
                self.assertLessEqual(
                    {
                        f"{file.package}.{service.name}.{method.name}"
                        for file in compiled for service in file.service
                        for method in service.method
                    },
                    set(answer["methods"]),
                )
                self.assertLessEqual(
                    {file.name for file in compiled if file.service}, set(answer["files"]))
                for path, text in answer["files"].items():
                    described = descriptor_pb2.FileDescriptorProto.FromString(
                        base64.b64decode(text))
                    described.ClearField("source_code_info")
                    self.assertEqual(without_json_names(described), self.compiled(path))
                # Descriptions of methods are available without proto files.
                self.assertEqual(
                    {
                        method for method, comment in answer["comments"].items()
                        if method in answer["methods"] and method.startswith("otolith.")
                        and comment.strip()
                    },
                    commented_methods(name))

    def test_methods_are_called_by_descriptions_alone(self):
        answer = reflection.ask(
            self.stack.addresses["auth"],
            ("otolith.auth.v1.KeyService/ListSigningKeys", {}),
            ("grpc.health.v1.Health/Check", {"service": "otolith.auth.v1.KeyService"}),
        )
        self.assertIsInstance(answer, dict, answer)
        keys, health = answer["answers"]
        known = self.gateway.keys.ListSigningKeys(auth_pb2.ListSigningKeysRequest())
        self.assertEqual(keys["jwks_json"], known.jwks_json)
        self.assertEqual(health, {"status": "SERVING"})

    def test_it_can_be_turned_off(self):
        environment = self.stack.service_environment("planning") | {"OTOLITH_REFLECTION": "off"}
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        with serving(self.stack, "planning", environment) as server:
            answer = reflection.ask(f"127.0.0.1:{server.port()}")
            self.assertIn("UNIMPLEMENTED", answer)
            self.assertEqual(server.stop(), 0, server.log)


def commented_methods(service: str) -> set[str]:
    """Methods in the proto files that have a comment directly before them."""
    found = set()
    own = sorted((PROTO / "otolith" / service).rglob("*.proto"))
    for path in own + api.common_files():
        package, owner, before = "", "", ""
        for line in path.read_text().splitlines():
            if match := re.match(r"package ([\w.]+);", line):
                package = match[1]
            elif match := re.match(r"service (\w+)", line):
                owner = match[1]
            elif match := re.match(r"\s+rpc (\w+)\(", line):
                if before.strip().startswith("//"):
                    found.add(f"{package}.{owner}.{match[1]}")
            before = line
    return found


def without_json_names(file: descriptor_pb2.FileDescriptorProto):
    """Removes JSON names, which are derived and not present in every copy of a descriptor."""

    def clear(messages):
        for message in messages:
            for field in message.field:
                field.ClearField("json_name")
            clear(message.nested_type)

    clear(file.message_type)
    return file
