"""Detects breaking changes of the API, and checks that the last release is not broken."""

import re
import tempfile
import unittest
from pathlib import Path

from google.protobuf import descriptor_pb2

import compatibility
import tree

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


class Schemas(unittest.TestCase):
    """The programs of the last release serve with the schema of this tree, so that an upgrade can be undone."""

    # Statements that take from an older program what it uses.
    TAKES = re.compile(
        r"^(?!\s*--).*\b(?:DROP\s+(?:TABLE|COLUMN|FUNCTION|VIEW|TYPE|SCHEMA|DEFAULT)|RENAME\s|"
        r"SET\s+NOT\s+NULL|SET\s+DATA\s+TYPE|ALTER\s+COLUMN\s+\w+\s+TYPE|"
        r"ADD\s+COLUMN(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL|REVOKE\s)", re.IGNORECASE | re.MULTILINE)
    HEADER = re.search(r'contractHeader = "(.*)"', tree.text("Shared/Postgres/Migrations/Migration.swift"))[1]

    @classmethod
    def undeclared(cls, sql: str) -> list[str]:
        if cls.HEADER in sql.splitlines()[:2]:
            return []
        return [found[0].strip() for found in cls.TAKES.finditer(sql)]

    def test_later_migrations_only_add_unless_they_say_otherwise(self):
        migrations = [path for path in tree.files() if re.search(r"/Migrations/(?:.*/)?\d+_\w+\.sql$", path)]
        first = [path for path in migrations if path.endswith("/0001_initial.sql")]
        self.assertGreaterEqual(len(first), 7)
        self.assertEqual({path.rsplit("/", 1)[0] for path in first}, {path.rsplit("/", 1)[0] for path in migrations})
        for path in set(migrations) - set(first):
            self.assertEqual(self.undeclared(tree.text(path)), [], path)

    def test_what_takes_something_is_found(self):
        for sql in ("ALTER TABLE a DROP COLUMN b;", "ALTER TABLE a RENAME TO b;", "drop table a;",
                    "ALTER TABLE a ALTER COLUMN b TYPE text;", "ALTER TABLE a ALTER b SET NOT NULL;",
                    "ALTER TABLE a ADD COLUMN b int NOT NULL;"):
            with self.subTest(sql=sql):
                self.assertEqual(len(self.undeclared(f"-- Why.\n{sql}\n")), 1)
                self.assertEqual(self.undeclared(f"{self.HEADER}\n-- Why.\n{sql}\n"), [])
        for sql in ("ALTER TABLE a ADD COLUMN b int NOT NULL DEFAULT 0;", "CREATE TABLE a (b int NOT NULL);",
                    "-- DROP TABLE a;"):
            with self.subTest(sql=sql):
                self.assertEqual(self.undeclared(sql), [])
