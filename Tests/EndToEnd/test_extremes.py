"""Numbers at the ends of their ranges in every field of every method end no process.

Swift traps on overflow, on conversions that do not fit and on infinite numbers.
"""

import random

import grpc
from google.protobuf import symbol_database
from google.protobuf.descriptor import FieldDescriptor
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.people import administrator, anonymous_in, leader_of, new_id, new_leader
from support.studies import daily, publish
from test_every_field import (
    accounts, amendments, auth, catalogue, changes, consent, delivery, drafts, ingestion, library,
    listening, oversight, planning, projects, records, settings, sheet_drafts, standing,
)
from otolith.catalogue.v1 import schedule_pb2

ROUNDS = 6
DEPTH_MAX = 8
SIGNED = {32: [-2**31, -1, 0, 1, 2**31 - 1], 64: [-2**63, -2**53, -1, 0, 1, 2**53, 2**63 - 1]}
UNSIGNED = {32: [0, 1, 1_439, 1_440, 65_536, 2**31, 2**32 - 1], 64: [0, 1, 2**32, 2**63, 2**64 - 1]}
FLOATING = [float("inf"), float("-inf"), float("nan"), 1.7e308, -1.7e308, 5e-324, -0.0, 0.5, 1e19]
# The first and last second of the calendar, PostgreSQL's infinity, and what lies beyond.
SECONDS = [-62_135_596_801, -62_135_596_800, 64_092_211_200, 253_402_300_799, 253_402_300_800]
NUMBERS = {
    FieldDescriptor.TYPE_INT32: SIGNED[32], FieldDescriptor.TYPE_SINT32: SIGNED[32],
    FieldDescriptor.TYPE_SFIXED32: SIGNED[32], FieldDescriptor.TYPE_INT64: SIGNED[64],
    FieldDescriptor.TYPE_SINT64: SIGNED[64], FieldDescriptor.TYPE_SFIXED64: SIGNED[64],
    FieldDescriptor.TYPE_UINT32: UNSIGNED[32], FieldDescriptor.TYPE_FIXED32: UNSIGNED[32],
    FieldDescriptor.TYPE_UINT64: UNSIGNED[64], FieldDescriptor.TYPE_FIXED64: UNSIGNED[64],
    FieldDescriptor.TYPE_DOUBLE: FLOATING, FieldDescriptor.TYPE_FLOAT: FLOATING,
    FieldDescriptor.TYPE_BOOL: [True, False],
}


class Extremes(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.study = f"extreme-{new_id()[:8]}"
        publish(cls.stack, cls.study, [daily(f"{cls.study}-mood")])
        new_leader(cls.stack, cls.study)
        cls.tokens = {
            "leader": leader_of(cls.stack, cls.study).token,
            "participant": anonymous_in(cls.stack, cls.study).token,
            "administrator": administrator(cls.stack).token,
        }

    def text(self, name: str, draw: random.Random) -> str:
        if name in ("study_id", "study_ids"):
            return self.study
        if name.endswith("time_zone"):
            return draw.choice(["Europe/Berlin", "GMT+99:99", ""])
        if name.endswith(("date", "dates")):
            return draw.choice(["9999-12-31", "0001-01-01", "-999999999-01-01"])
        if name.endswith(("_id", "_ids", "_token")):
            return draw.choice([new_id(), "mood", ""])
        return draw.choice(["", "x", "9" * 400])

    def filled(self, kind, draw: random.Random, depth: int = 0):
        """A message of the type with extreme numbers."""
        message = symbol_database.Default().GetPrototype(kind)()
        chosen = {draw.choice(one.fields).name for one in kind.oneofs if one.fields}
        for field in kind.fields:
            if field.containing_oneof and field.name not in chosen or draw.random() < 0.1:
                continue
            if field.type == FieldDescriptor.TYPE_MESSAGE and depth == DEPTH_MAX:
                continue
            repeated = field.label == FieldDescriptor.LABEL_REPEATED
            values = [
                self.value(field, draw, depth) for _ in range(draw.randint(1, 2) if repeated else 1)]
            if repeated:
                getattr(message, field.name).extend(values)
            elif field.type == FieldDescriptor.TYPE_MESSAGE:
                getattr(message, field.name).CopyFrom(values[0])
            else:
                setattr(message, field.name, values[0])
        return message

    def value(self, field, draw: random.Random, depth: int):
        if field.type == FieldDescriptor.TYPE_MESSAGE:
            return self.filled(field.message_type, draw, depth + 1)
        if field.type == FieldDescriptor.TYPE_ENUM:
            return draw.choice([one.number for one in field.enum_type.values] + [2**31 - 1, -2**31])
        if field.type == FieldDescriptor.TYPE_STRING:
            return self.text(field.name, draw)
        if field.type == FieldDescriptor.TYPE_BYTES:
            return b"\xff" * draw.choice([0, 1, 32])
        if field.name == "seconds" and draw.random() < 0.7:
            return draw.choice(SECONDS)
        return draw.choice(NUMBERS[field.type])

    def failure(self, method, request, token):
        answer = symbol_database.Default().GetPrototype(method.output_type)
        name = method.containing_service.full_name
        channel = self.gateway.channels[name.split(".")[1]]
        make = channel.unary_stream if method.server_streaming else channel.unary_unary
        call = make(
            f"/{name}/{method.name}", request_serializer=lambda message: message.SerializeToString(),
            response_deserializer=answer.FromString)
        try:
            answered = call(
                request, timeout=2 if method.server_streaming else 20,
                metadata=[("authorization", f"Bearer {token}")])
            if method.server_streaming:
                list(answered)
        except grpc.RpcError as error:
            return failure_of(error)
        return None

    def test_plans_beyond_the_day_are_refused(self):
        weekly = schedule_pb2.CustomPlan(times=[
            schedule_pb2.WeeklyTime(day=7, minute_of_day=2**32 - 1),
            schedule_pb2.WeeklyTime(day=1, minute_of_day=0)])
        for plan in (
                {"custom": weekly},
                *({"standard": schedule_pb2.StandardPlan(per_day=1, windows=[schedule_pb2.DayWindow(
                    day=1, start_minute=start, end_minute=end)])}
                  for start, end in ((5_000, 100), (2**32 - 1, 2**32 - 2)))):
            use = daily(f"{self.study}-mood")
            del use.schedules[:]
            use.schedules.add(participant_may_change=True, bounds=schedule_pb2.ParticipantBounds(
                earliest_minute=480, latest_minute=1_200), **plan)
            with self.assertFails("INVALID_ARGUMENT"):
                publish(self.stack, self.study, [use])

    def test_no_number_ends_a_process_or_breaks_a_call(self):
        modules = (
            auth, accounts, consent, catalogue, changes, drafts, library, projects, amendments,
            ingestion, listening, records, settings, sheet_drafts, standing, planning, delivery,
            oversight)
        methods = [
            method for module in modules for service in module.DESCRIPTOR.services_by_name.values()
            for method in service.methods]
        self.assertGreater(len(methods), 120)
        broken = []
        for method in methods:
            for caller, token in self.tokens.items():
                for number in range(ROUNDS):
                    seed = f"{method.full_name} {number}"
                    request = self.filled(method.input_type, random.Random(seed))
                    failure = self.failure(method, request, token)
                    if failure is not None and failure.code == "UNAVAILABLE":
                        # Planning may first have to ask auth.
                        failure = self.failure(method, request, token)
                    if failure is None:
                        continue
                    if failure.code in ("UNAVAILABLE", "INTERNAL", "UNKNOWN"):
                        broken.append(f"{caller}: {seed}: {failure}\n{request}"[:2_000])
                    if failure.code in ("PERMISSION_DENIED", "UNAUTHENTICATED"):
                        break
            if any("UNAVAILABLE" in one for one in broken):
                break
        self.assertEqual("\n".join(broken), "")
