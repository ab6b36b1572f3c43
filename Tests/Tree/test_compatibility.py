"""Which changes of the API break clients, and that the tree breaks none of the last release."""

import tempfile
import unittest
from pathlib import Path

from google.protobuf import descriptor_pb2

import compatibility

_OLD = """
syntax = "proto3";
package otolith.shop.v1;
option go_package = "otolith/shop/v1;shopv1";
service ShopService {
  rpc Buy(Order) returns (Thing) { option idempotency_level = IDEMPOTENT; }
  rpc Watch(Order) returns (stream Thing);
  rpc Look(Order) returns (Thing) { option idempotency_level = NO_SIDE_EFFECTS; }
}
message Order {
  reserved 8 to 9;
  reserved "gone";
  string thing_id = 1;
  uint32 amount = 2;
  repeated string notes = 3;
  oneof place { string street = 4; string box = 5; }
  Kind kind = 6;
  map<string, Thing> others = 7;
  message Part { string part_id = 1; }
}
message Thing {}
enum Kind {
  reserved 7 to 9;
  KIND_UNSPECIFIED = 0;
  KIND_NEW = 1;
}
"""

# What is replaced in the text above, by what, and the breaks that this is.
_BROKEN = (
    ("  uint32 amount = 2;\n", "", ["Order.amount: removed"]),
    ("  uint32 amount = 2;\n", '  reserved 2; reserved "amount";\n', ["Order.amount: removed"]),
    ("amount = 2;", "amount = 12;", ["Order.amount: was number 2, is 12"]),
    ("uint32 amount", "uint64 amount", ["Order.amount: was of type uint32, is of type uint64"]),
    ("Kind kind = 6", "uint32 kind = 6",
     ["Order.kind: was of type .otolith.shop.v1.Kind, is of type uint32"]),
    ("uint32 amount", "uint32 count", ["Order.amount: number 2 is count now"]),
    ("amount = 2;", 'amount = 2 [json_name = "count"];',
     ["Order.amount: was in JSON amount, is in JSON count"]),
    ("repeated string notes", "string notes",
     ["Order.notes: was a field that is repeated, is a field that is singular"]),
    ("uint32 amount", "optional uint32 amount",
     ["Order.amount: was a field that is singular, is a field that is optional",
      "Order.amount: was in no oneof, is in _amount"]),
    ("  uint32 amount = 2;\n", "  oneof how { uint32 amount = 2; }\n",
     ["Order.amount: was in no oneof, is in how"]),
    ("string box = 5; }", "} string box = 5;", ["Order.box: was in place, is in no oneof"]),
    ("map<string, Thing>", "map<uint32, Thing>",
     ["Order.OthersEntry.key: was of type string, is of type uint32"]),
    ("message Part { string part_id = 1; }", "", ["Order.Part: removed from its file"]),
    ("string part_id", "bytes part_id",
     ["Order.Part.part_id: was of type string, is of type bytes"]),
    ("reserved 8 to 9;", "reserved 8;",
     ["Order: the numbers 8 to 10 are not all reserved any more"]),
    ('  reserved "gone";\n', "", ["Order: the name gone is not reserved any more"]),
    ("reserved 7 to 9;", "reserved 7;",
     ["Kind: the numbers 7 to 9 are not all reserved any more"]),
    ("  KIND_NEW = 1;\n", "", ["Kind.KIND_NEW: removed"]),
    ("KIND_NEW = 1", "KIND_NEW = 2", ["Kind.KIND_NEW: was number 1, is 2"]),
    ("KIND_NEW = 1", "KIND_FRESH = 1", ["Kind.KIND_NEW: number 1 is KIND_FRESH now"]),
    ("  rpc Watch(Order) returns (stream Thing);\n", "",
     ["ShopService.Watch: removed from its file"]),
    ("returns (stream Thing)", "returns (Thing)",
     ["ShopService.Watch: streaming of responses was True, is False"]),
    ("Watch(Order)", "Watch(stream Order)",
     ["ShopService.Watch: streaming of requests was False, is True"]),
    ("Watch(Order)", "Watch(Thing)",
     ["ShopService.Watch: its request was .otolith.shop.v1.Order, is .otolith.shop.v1.Thing"]),
    ("(stream Thing)", "(stream Order)",
     ["ShopService.Watch: its response was .otolith.shop.v1.Thing, is .otolith.shop.v1.Order"]),
    (" { option idempotency_level = IDEMPOTENT; }", ";",
     ["ShopService.Buy: clients repeat it after a lost answer, which it does not bear any more"]),
    ("= NO_SIDE_EFFECTS", "= IDEMPOTENT",
     ["ShopService.Look: clients repeat it after a lost answer, which it does not bear any more"]),
    ("shopv1", "shop", ["option go_package was 'otolith/shop/v1;shopv1', is 'otolith/shop/v1;shop'"]),
    ("package otolith.shop.v1", "package otolith.store.v1",
     ["was of package otolith.shop.v1, is of otolith.store.v1"]),
)
_ALLOWED = (
    ("  uint32 amount = 2;\n", "  uint32 amount = 2 [deprecated = true]; // Not wanted any more.\n"),
    ("  uint32 amount = 2;\n", "  uint32 amount = 2; string wish = 10;\n"),
    ("string box = 5; }", "string box = 5; string hole = 10; }"),
    ("KIND_NEW = 1;", "KIND_NEW = 1; KIND_OLD = 2;"),
    ("  KIND_UNSPECIFIED = 0;", "  reserved 20; KIND_UNSPECIFIED = 0;"),
    ("reserved 8 to 9;", "reserved 8 to 12;"),
    ("  rpc Watch", "  rpc Sell(Order) returns (Thing);\n  rpc Watch"),
    ("returns (stream Thing);", "returns (stream Thing) { option idempotency_level = IDEMPOTENT; }"),
    ("= IDEMPOTENT", "= NO_SIDE_EFFECTS"),
    ("message Thing {}", "message Thing {} message Other {} enum Size { SIZE_UNSPECIFIED = 0; }"),
    ("  string thing_id = 1;\n  uint32 amount = 2;\n", "  uint32 amount = 2;\n  string thing_id = 1;\n"),
)


def compiled(text: str, name: str = "shop.proto") -> descriptor_pb2.FileDescriptorSet:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / name).write_text(text)
        return compatibility.compiled(Path(folder))


class Rules(unittest.TestCase):
    def test_what_breaks_clients_is_told(self):
        old = compiled(_OLD)
        for before, after, expected in _BROKEN:
            with self.subTest(before=before, after=after):
                self.assertEqual(_OLD.count(before), 1)
                found = compatibility.breaks(old, compiled(_OLD.replace(before, after)))
                self.assertEqual(
                    [line.removeprefix("otolith.shop.v1.").removeprefix("shop.proto: ") for line in found],
                    expected)

    def test_what_only_adds_is_allowed(self):
        old = compiled(_OLD)
        for before, after in _ALLOWED:
            with self.subTest(before=before, after=after):
                self.assertEqual(_OLD.count(before), 1)
                self.assertEqual(compatibility.breaks(old, compiled(_OLD.replace(before, after))), [])

    def test_a_file_stays_where_it_is(self):
        self.assertEqual(
            compatibility.breaks(compiled(_OLD), compiled(_OLD, "store.proto")), ["shop.proto: removed"])


class Release(unittest.TestCase):
    def test_the_tree_breaks_nothing_of_the_last_release(self):
        tree = compatibility.compiled()
        if compatibility.RELEASED.exists():
            released = descriptor_pb2.FileDescriptorSet.FromString(compatibility.RELEASED.read_bytes())
            self.assertEqual(compatibility.breaks(released, tree), [])
        # That it would be seen.
        self.assertEqual(compatibility.breaks(tree, tree), [])
        less = descriptor_pb2.FileDescriptorSet.FromString(tree.SerializeToString())
        file = next(file for file in less.file if file.message_type)
        gone = file.message_type.pop()
        self.assertEqual(
            compatibility.breaks(tree, less), [f"{file.package}.{gone.name}: removed from its file"])
