"""The stream of the catalogue's changes with malicious or faulty clients."""

import grpc

from support.case import EndToEndTestCase
from support.failures import failure_of
from support.people import TINNITUS, anonymous_in
from support.waiting import wait_until
from otolith.catalogue.v1 import changes_pb2, changes_pb2_grpc

OF_ONE_PERSON = 20


class Watching(EndToEndTestCase):
    def watch(self, person, **fields):
        stub = changes_pb2_grpc.ChangeServiceStub(self.gateway.channels["catalogue"])
        return stub.WatchChanges(
            changes_pb2.WatchChangesRequest(**fields), timeout=60,
            metadata=[("authorization", f"Bearer {person.token}")])

    def test_one_client_cannot_use_all_streams(self):
        greedy, other = (anonymous_in(self.stack, TINNITUS) for _ in range(2))
        watches = [self.watch(greedy) for _ in range(OF_ONE_PERSON)]
        try:
            for watch in watches:
                self.assertTrue(next(watch).next_cursor)
            with self.assertFails("RESOURCE_EXHAUSTED", "TOO_MANY_WATCHERS") as refused:
                next(self.watch(greedy))
            self.assertGreater(refused[0].retry_seconds, 0)
            # Other clients are not affected.
            watch = self.watch(other)
            self.assertTrue(next(watch).next_cursor)
            watch.cancel()
        finally:
            for watch in watches:
                watch.cancel()

        def place_again():
            watch = self.watch(greedy)
            try:
                return bool(next(watch).next_cursor)
            except grpc.RpcError as error:
                self.assertEqual(failure_of(error).reason, "TOO_MANY_WATCHERS")
                return False
            finally:
                watch.cancel()

        wait_until(place_again, "who leaves gives the place back")

    def test_nonsense_is_named(self):
        participant = anonymous_in(self.stack, TINNITUS)
        for fields, reason in [
            ({"kinds": [0]}, "KIND_UNKNOWN"), ({"kinds": [1, 70_000]}, "KIND_UNKNOWN"),
            ({"kinds": [-1]}, "KIND_UNKNOWN"), ({"cursor": "x" * 1_000}, "CURSOR_INVALID"),
            ({"cursor": "MTotMTow"}, "CURSOR_INVALID"),
            # The cursor 1:18446744073709551615:1, from a database that is further ahead.
            ({"cursor": "MToxODQ0Njc0NDA3MzcwOTU1MTYxNTox"}, "CURSOR_INVALID"),
        ]:
            with self.subTest(**fields), self.assertFails("INVALID_ARGUMENT", reason):
                next(self.watch(participant, **fields))
        self.assertEqual(self.gateway.health("catalogue"), "SERVING")
