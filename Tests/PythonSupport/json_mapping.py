"""Messages as Google's own package maps them to JSON, for Tests/ControlTests/Output/MappingTests.swift.

    json_mapping.py generate SEED COUNT   writes COUNT random messages of every type
    json_mapping.py check                 compares what Otolith made of them, and writes the differences

Reads one line of JSON with the descriptors of all files, `check` then a line for each message.
"""

import base64
import json
import random
import struct
import sys

from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory
from google.protobuf.descriptor import FieldDescriptor as Field

TEXTS = ["", "a", "Ohrgeräusch", "日本", "\U0001f600", "\"\\/\b\f\n\r\t\x01\x7f", "</script>", "x" * 200]
INTEGERS = {
    Field.CPPTYPE_INT32: [0, 1, -1, 2**31 - 1, -2**31], Field.CPPTYPE_UINT32: [0, 1, 127, 128, 2**32 - 1],
    Field.CPPTYPE_INT64: [0, 1, -1, 2**53 + 1, 2**63 - 1, -2**63],
    Field.CPPTYPE_UINT64: [0, 1, 2**53 + 1, 2**64 - 1],
}
DOUBLES = [0.0, -0.0, 1.5, 0.1, -1e300, 5e-324, 1e21, 123456789.125, float("inf"), -float("inf"), float("nan")]
FLOATS = [struct.unpack("<f", struct.pack("<f", value))[0] for value in (0.0, 1.5, 0.1, 3e38, 1e-37, 16777216.0)]
SECONDS = [0, 1, -1, 1_700_000_000, -62_135_596_800, 253_402_300_799, 951_782_400]
NANOS = [0, 1, 999_999_999, 500_000_000, 123_000, 10]


class Files:
    def __init__(self, line: str):
        self.pool = descriptor_pool.DescriptorPool()
        files = [descriptor_pb2.FileDescriptorProto.FromString(base64.b64decode(file))
                 for file in json.loads(line)]
        waiting = {file.name: file for file in files}
        while waiting:
            ready = [file for file in waiting.values() if not waiting.keys() & set(file.dependency)]
            for file in ready:
                self.pool.Add(file)
                del waiting[file.name]
        self.factory = message_factory.MessageFactory(self.pool)
        self.names = sorted(name for file in files for name in self.messages(file.package, file.message_type))

    def messages(self, scope, messages):
        for message in messages:
            if not message.options.map_entry:
                yield f"{scope}.{message.name}"
                yield from self.messages(f"{scope}.{message.name}", message.nested_type)

    def mapped(self, message) -> str:
        found = json_format.MessageToDict(message, descriptor_pool=self.pool)
        return json.dumps(found, sort_keys=True)

    def new(self, name: str):
        return self.factory.GetPrototype(self.pool.FindMessageTypeByName(name))()


class Generator:
    def __init__(self, files: Files, seed: int):
        self.files = files
        self.random = random.Random(seed)

    def message(self, name: str, depth: int = 0):
        message = self.files.new(name)
        self.fill(message, depth)
        return message

    def fill(self, message, depth: int):
        pick, name = self.random, message.DESCRIPTOR.full_name
        if name in ("google.protobuf.Timestamp", "google.protobuf.Duration"):
            message.seconds, message.nanos = pick.choice(SECONDS), pick.choice(NANOS)
            if name.endswith("Duration") and message.seconds < 0:
                message.nanos = -message.nanos
        elif name == "google.protobuf.FieldMask":
            message.paths.extend(pick.sample(["title", "time_zone", "a.b_c", "study_id"], pick.randrange(4)))
        elif name == "google.protobuf.Any":
            names = [name for name in self.files.names if not name.startswith("google.")]
            message.Pack(self.message(pick.choice(names + ["google.protobuf.Timestamp"]), depth + 1))
        else:
            for field in message.DESCRIPTOR.fields:
                if pick.random() < (0.75 if depth < 2 else 0.3 if depth < 5 else 0):
                    self.set(message, field, depth)

    def set(self, message, field, depth: int):
        count = self.random.randrange(4)
        if field.message_type and field.message_type.GetOptions().map_entry:
            key, value = field.message_type.fields
            for _ in range(count):
                if value.message_type:
                    self.fill(getattr(message, field.name)[self.value(key)], depth + 1)
                else:
                    getattr(message, field.name)[self.value(key)] = self.value(value)
        elif field.message_type and field.label == Field.LABEL_REPEATED:
            for _ in range(count):
                self.fill(getattr(message, field.name).add(), depth + 1)
        elif field.message_type:
            getattr(message, field.name).SetInParent()
            self.fill(getattr(message, field.name), depth + 1)
        elif field.label == Field.LABEL_REPEATED:
            getattr(message, field.name).extend(self.value(field) for _ in range(count))
        else:
            setattr(message, field.name, self.value(field))

    def value(self, field):
        pick = self.random
        if field.type == Field.TYPE_BYTES:
            return pick.randbytes(pick.randrange(6))
        if field.cpp_type == Field.CPPTYPE_STRING:
            return pick.choice(TEXTS)
        if field.cpp_type == Field.CPPTYPE_ENUM:
            return pick.choice([value.number for value in field.enum_type.values] + [77])
        if field.cpp_type == Field.CPPTYPE_BOOL:
            return pick.random() < 0.5
        if field.cpp_type == Field.CPPTYPE_DOUBLE:
            return pick.choice(DOUBLES)
        if field.cpp_type == Field.CPPTYPE_FLOAT:
            return pick.choice(FLOATS)
        return pick.choice(INTEGERS[field.cpp_type])


def generate(files: Files, seed: int, count: int):
    generator = Generator(files, seed)
    for name in files.names:
        for number in range(count):
            message = generator.message(name)
            text = json_format.MessageToJson(
                message, indent=None, descriptor_pool=files.pool,
                including_default_value_fields=number % 2 == 1, preserving_proto_field_name=number % 3 == 1)
            print(json.dumps({
                "type": name, "wire": base64.b64encode(message.SerializeToString()).decode(), "json": text}))


def check(files: Files):
    for line in sys.stdin:
        case = json.loads(line)
        expected = files.new(case["type"])
        expected.ParseFromString(base64.b64decode(case["wire"]))
        read = files.new(case["type"])
        read.ParseFromString(base64.b64decode(case["read"]))
        forms = {"read": read}
        for kind in ("written", "whole"):
            forms[kind] = json_format.Parse(case[kind], files.new(case["type"]), descriptor_pool=files.pool)
        # The members, too, must be the same, in any order.
        if json.dumps(json.loads(case["written"]), sort_keys=True) != files.mapped(expected):
            print(f"{case['type']}: {case['written']} instead of {files.mapped(expected)}")
        # Compared as JSON: NaN does not equal itself, and the contents of an Any may have another order.
        for kind, message in forms.items():
            if files.mapped(message) != files.mapped(expected):
                print(f"{case['type']}: {kind} is {message} instead of {expected}")


if __name__ == "__main__":
    its_files = Files(sys.stdin.readline())
    if sys.argv[1] == "generate":
        generate(its_files, int(sys.argv[2]), int(sys.argv[3]))
    else:
        check(its_files)
