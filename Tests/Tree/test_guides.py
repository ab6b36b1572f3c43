"""Guides match the programs: their code is the programs' code, and names and links are valid."""

import re
import unittest

import guides
import tree

_LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")

STATUSES = {
    "INVALID_ARGUMENT", "ALREADY_EXISTS", "NOT_FOUND", "PERMISSION_DENIED", "FAILED_PRECONDITION",
    "RESOURCE_EXHAUSTED", "DEADLINE_EXCEEDED"}
# HTTP/2's; a setting; values of MethodOptions.
ELSEWHERE = {"ENHANCE_YOUR_CALM", "OTOLITH_CORS_ORIGINS", "OTOLITH_TRUSTED_PEERS", "NO_SIDE_EFFECTS"}

FURTHER = {f"python/{name}.py" for name in ("further", "account", "many", "sharing")}

# For staff, editors and services.
STAFF_SERVICES = {
    "auth.AccessService", "auth.AccountAdministrationService", "auth.AdministrationService", "auth.AllocationService",
    "auth.ClientAdministrationService", "auth.KeyService", "auth.MembershipService", "auth.NewsletterService", "auth.ProviderSignInService",
    "catalogue.AuthoringService",
    "catalogue.ChangeService", "catalogue.DraftService", "catalogue.LibraryService",
    "catalogue.ProjectService", "ingestion.ExportService", "ingestion.FigureService",
    "ingestion.PseudonymService", "ingestion.SheetReviewService", "planning.AlertService"}
STAFF_METHODS = {
    "ListStudyMessages", "SendStudyMessage", "RequestErasureFor", "SendAccessCode",
    "BatchGetQuestionnaireVersions", "SearchQuestionnaires", "ExportRevisions",
    "ExportListeningSessions", "ExportRecords", "ExportNotifications", "GetCompliance",
    "ListParticipantStatuses", "SetParticipantDate", "ListParticipantDates", "DeleteParticipantDate",
    "GetParticipantPlan", "AddNotification", "MoveNotification", "CancelNotification", "FireTrigger",
    "ExplainNotification", "SetInstallationTexts", "UploadMediaChunk", "ListMedia", "DeleteMedia",
    "ListStudyAnswerFiles", "DownloadStudyAnswerFile"}


def marks() -> set[str]:
    """The marks of stored sheets."""
    comment, = re.findall(
        r"// Rules that the sheet violates without being rejected:\n(.*?)^  repeated string deviations",
        tree.text("proto/otolith/ingestion/v1/ingestion.proto"), re.MULTILINE | re.DOTALL)
    return set(re.findall(r"// - `([A-Z_]+)`:", comment))


class Guides(unittest.TestCase):
    def test_the_code_of_the_guide_is_that_of_the_programs(self):
        text = tree.text(guides.GUIDE)
        blocks = guides.blocks(text)
        self.assertGreater(len(blocks), 30)
        for file, name, code in blocks:
            with self.subTest(file=file, part=name):
                self.assertEqual(
                    code, guides.parts(tree.text(guides.path_of(file))).get(name),
                    "run Tests/Tree/guides.py")
        self.assertEqual(
            guides.written(text, lambda file: tree.text(guides.path_of(file))), text)

    def test_every_part_of_a_program_that_is_marked_is_shown(self):
        shown = {(file, name) for file, name, _ in guides.blocks(tree.text(guides.GUIDE))}
        marked = {
            (path.removeprefix(f"{guides.EXAMPLES}/").removeprefix("Shared/Python/"), name)
            for path in tree.files() if path.startswith((f"{guides.EXAMPLES}/", f"Shared/Python/{guides.LIBRARY}/"))
            for name in guides.parts(tree.text(path))}
        self.assertEqual(marked, shown)
        # Each part in each language, but for the further calls, and the use of the library.
        names = {language: {name for file, name in shown
                            if file.startswith(folders) and file not in FURTHER and not name.endswith("-with-library")}
                 for language, folders in (
                     ("python", (f"{guides.LIBRARY}/", "python/")), ("go", "go/"), ("java", "java/"))}
        self.assertEqual(names["go"], names["python"])
        self.assertEqual(names["java"], names["python"])

    def test_methods_and_reasons_that_the_guide_names_exist(self):
        text = re.sub(r"^```.*?^```$", "", tree.text(guides.GUIDE), flags=re.MULTILINE | re.DOTALL)
        protos = "\n".join(tree.text(path) for path in tree.files() if path.endswith(".proto"))
        named = re.findall(r"`(\w+Service)\.(\w+)`", text)
        self.assertGreater(len(named), 12)
        for service, method in named:
            with self.subTest(method=f"{service}.{method}"):
                bodies = re.findall(
                    rf"^service {service} \{{(.*?)^\}}", protos, re.MULTILINE | re.DOTALL)
                self.assertTrue(any(f"rpc {method}(" in body for body in bodies))
        known = set(re.findall(r"^  ([A-Z][A-Z0-9_]+) = \d+;", protos, re.MULTILINE))
        # Values of other enums go without their enum's name; what begins with … is an ending.
        endings = {value[value.index("_", place) + 1:] for value in known
                   for place in range(len(value)) if "_" in value[place:]}
        spelled = set(re.findall(r"(?<!…)`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`", text))
        self.assertGreater(len(spelled), 25)
        self.assertEqual(spelled - known - endings - STATUSES - ELSEWHERE - marks(), set())

    def test_every_method_for_gateways_is_named(self):
        words = set(re.findall(r"\w+", tree.text(guides.GUIDE)))
        methods = {
            (f"{path.split('/')[2]}.{service}", method)
            for path in tree.files() if path.startswith("proto/otolith/") and path.endswith(".proto")
            for service, body in re.findall(
                r"^service (\w+) \{(.*?)^\}", tree.text(path), re.MULTILINE | re.DOTALL)
            for method in re.findall(r"^  rpc (\w+)\(", body, re.MULTILINE)}
        others = {(service, method) for service, method in methods
                  if service not in STAFF_SERVICES and method not in STAFF_METHODS}
        self.assertGreater(len(others), 70)
        self.assertEqual({one for one in others if one[1] not in words}, set())

    def test_the_guide_says_what_to_do_about_each_mark_of_a_sheet(self):
        table, = re.findall(r"^\| mark \|.*?(?=\n\n)", tree.text(guides.GUIDE), re.MULTILINE | re.DOTALL)
        named = {mark for row in table.splitlines() for mark in re.findall(r"`([A-Z_]{4,})`", row.split("|")[1])}
        self.assertEqual(named, marks())

    def test_links_lead_somewhere(self):
        found = 0
        for path in tree.files():
            if not path.endswith(".md"):
                continue
            folder = path.rpartition("/")[0]
            for link in _LINK.findall(tree.text(path)):
                found += 1
                with self.subTest(path=path, link=link):
                    self.assertTrue((tree.ROOT / folder / link).exists())
        self.assertGreater(found, 80)


class ThreatModel(unittest.TestCase):
    """deploy/threat-model.md names the code of each mitigation and the tests that show it."""

    TEXT = tree.text("deploy/threat-model.md")

    def rows(self) -> list[tuple[str, ...]]:
        return [
            tuple(cell.strip() for cell in row)
            for row in re.findall(r"^\| ([STRIDE]) \|(.*)\|(.*)\|(.*)\|(.*)\|$", self.TEXT, re.MULTILINE)]

    def test_every_row_names_code_and_tests_that_are_there(self):
        tests = {path.rsplit("/", 1)[1].rsplit(".", 1)[0] for path in tree.files() if tree.is_test(path)}
        self.assertGreater(len(self.rows()), 50)
        for kind, threat, means, code, shown in self.rows():
            with self.subTest(kind=kind, threat=threat):
                self.assertTrue(threat and means)
                named = re.findall(r"`([^`]+)`", code)
                self.assertTrue(named)
                for path in named:
                    self.assertTrue(
                        any(file == path or file.startswith(f"{path}/") for file in tree.files()), path)
                self.assertEqual(set(shown.split(", ")) - tests, set())

    def test_every_boundary_of_the_picture_has_rows(self):
        flows = re.findall(r"^\| (\d+) \| .*\|.*\|.*\|$", self.TEXT, re.MULTILINE)
        self.assertEqual(flows, [str(number) for number in range(1, 14)])
        headings = re.findall(r"^## (\d[\d, and]*)\. ", self.TEXT, re.MULTILINE)
        self.assertEqual([number for heading in headings for number in re.findall(r"\d+", heading)], flows)
        kinds = {row[0] for row in self.rows()}
        self.assertEqual(kinds, set("STRIDE"))

    def test_ports_are_those_of_the_settings(self):
        ports = dict(re.findall(
            r'"otolith-(\w+)": (74\d\d)', tree.text("Shared/ServiceKit/Settings/Service/ServiceSettings.swift")))
        self.assertEqual(len(ports), 4)
        for service, port in ports.items():
            self.assertIn(f"{service} {port}", self.TEXT)

    def test_settings_that_it_and_security_name_exist(self):
        code = "\n".join(tree.text(path) for path in tree.swift_files("Shared/") + tree.swift_files("Services/"))
        for path in ("SECURITY.md", "deploy/README.md", "deploy/threat-model.md"):
            for name in set(re.findall(r"`(OTOLITH_[A-Z_]+)`", tree.text(path))):
                spelled = name.removeprefix("OTOLITH_").lower().replace("_", ".")
                with self.subTest(path=path, setting=name):
                    self.assertTrue(f'"{spelled}"' in code or f'"{name}' in code)
