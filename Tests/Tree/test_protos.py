"""Callers of the API read proto files only, so everything in them must be documented there."""

import unittest

import protos
import tree

SAMPLE = """\
// A service.
service Sample {
  // Explained.
  //
  // Not idempotent: it counts.
  rpc Count(CountRequest) returns (CountResponse);
  rpc Ask(AskRequest)
      returns (stream AskResponse) {
    option idempotency_level = NO_SIDE_EFFECTS;
  }
}

// Empty.
message CountRequest {}
message AskRequest {
  // Which.
  oneof which {
    // A number.
    uint32 number = 1;
    Other other = 2;
  }
  // Names.
  repeated string names = 3;

  // Apart.

  map<string, string> labels = 4;
  reserved 5;
}
// Kinds.
enum Kind {
  // None.
  KIND_UNSPECIFIED = 0;
  KIND_ONE = 1;
}
"""


class Reader(unittest.TestCase):
    def test_declarations_with_their_comments(self):
        found = protos.declarations(SAMPLE)
        self.assertEqual(
            [(declaration.kind, declaration.name) for declaration in found],
            [("service", "Sample"), ("method", "Sample.Count"), ("method", "Sample.Ask"),
             ("message", "CountRequest"), ("message", "AskRequest"), ("oneof", "AskRequest.which"),
             ("field", "AskRequest.which.number"), ("field", "AskRequest.which.other"),
             ("field", "AskRequest.names"), ("field", "AskRequest.labels"), ("enum", "Kind"),
             ("value", "Kind.KIND_UNSPECIFIED"), ("value", "Kind.KIND_ONE")])
        self.assertEqual(
            [declaration.name for declaration in found if not declaration.comment],
            ["Sample.Ask", "AskRequest", "AskRequest.which.other", "AskRequest.labels",
             "Kind.KIND_ONE"])
        self.assertIn("Not idempotent: it counts.", found[1].comment)
        self.assertIn("idempotency_level = NO_SIDE_EFFECTS", found[2].body)


class Protos(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.declared = {
            path: protos.declarations(tree.text(path)) for path in protos.paths()}

    def methods(self):
        found = [
            (path, declaration) for path, declarations in self.declared.items()
            for declaration in declarations if declaration.kind == "method"]
        self.assertGreater(len(found), 20)
        return found

    def test_everything_has_a_comment(self):
        found = 0
        for path, declarations in self.declared.items():
            for declaration in declarations:
                found += 1
                with self.subTest(path=path, name=declaration.name):
                    self.assertTrue(declaration.comment, "has no comment above it")
        self.assertGreater(found, 400)

    def test_every_method_says_whether_it_may_be_sent_again(self):
        for path, method in self.methods():
            with self.subTest(path=path, method=method.name):
                self.assertTrue(
                    "idempotency_level =" in method.body or "Not idempotent: " in method.comment,
                    "has neither an idempotency_level nor the reason for having none")

    def test_no_method_streams_requests(self):
        """The right on a study is checked with the only request of a call (RightRequirement)."""
        for path, method in self.methods():
            with self.subTest(path=path, method=method.name):
                requests, _, responses = method.body.partition("returns")
                self.assertTrue(responses)
                self.assertNotIn("(stream ", requests)

    def test_every_list_has_pages(self):
        fields = {
            field.name for declarations in self.declared.values() for field in declarations
            if field.kind == "field"}
        for path, method in self.methods():
            name = method.name.rpartition(".")[2]
            if not name.startswith("List"):
                continue
            with self.subTest(path=path, method=method.name):
                if "Without pages: " in method.comment:
                    continue
                for field in ("Request.page_size", "Request.page_token", "Response.next_page_token"):
                    self.assertIn(f"{name}{field}", fields)

    def test_times_are_named_as_times(self):
        """AIP-142: `create_time`, not `created_at`; several have the plural (AIP-140)."""
        found = 0
        for path, declarations in self.declared.items():
            for field in declarations:
                if field.kind == "field" and "google.protobuf.Timestamp " in field.body:
                    found += 1
                    with self.subTest(path=path, field=field.name):
                        is_repeated = field.body.lstrip().startswith("repeated ")
                        self.assertTrue(field.name.endswith("_times" if is_repeated else "_time"))
        self.assertGreater(found, 30)
