"""The API reference of the whole tree, as deploy/dev/reference writes it."""

import html
import json
import os
import re
from html.parser import HTMLParser
from pathlib import Path

from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory

from recipes import PROTO, ROOT, StubsTestCase, files

# Elements that have no end tag.
_VOID = {"meta", "input"}


class Page(HTMLParser):
    """What the tests ask of the page; elements that are not closed in order raise."""

    def __init__(self, text: str):
        super().__init__()
        self.names: list[str] = []
        self.links: list[str] = []
        self.foreign: list[str] = []
        self.code: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        if self._open:
            raise ValueError(f"left open: {self._open}")

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if "id" in values:
            self.names.append(values["id"])
        for key in ("href", "src"):
            if (link := values.get(key)) is not None:
                (self.links if link.startswith("#") else self.foreign).append(link.removeprefix("#"))
        if tag not in _VOID:
            self._open.append(tag)
        if self._open[-2:] == ["pre", "code"]:
            self.code.append("")

    def handle_endtag(self, tag):
        if not self._open or self._open.pop() != tag:
            raise ValueError(f"</{tag}> at {self.getpos()}")

    def handle_data(self, data):
        if self._open[-2:] == ["pre", "code"]:
            self.code[-1] += data


class Reference(StubsTestCase):
    def page(self) -> Page:
        out = self.folder / "reference.html"
        plugin = Path(os.environ["OTOLITH_BIN"]) / "protoc-gen-otolith"
        self.run_here(
            ROOT / "deploy" / "dev" / "reference", out,
            environment={"PROTOC_GEN_OTOLITH": str(plugin)})
        return Page(out.read_text())

    def test_links_lead_somewhere_and_nothing_comes_from_elsewhere(self):
        page = self.page()
        self.assertEqual(len(page.names), len(set(page.names)))
        self.assertEqual(set(page.links) - set(page.names), set())
        self.assertEqual(page.foreign, [])

    def test_all_that_the_api_declares_is_there_and_examples_are_what_methods_take(self):
        page = self.page()
        names = set(page.names)
        pool = self.described()
        requests = {}
        for path in files():
            file = pool.FindFileByName(str(path))
            for message in file.message_types_by_name.values():
                self.assertLessEqual(
                    {message.full_name, *(field.full_name for field in message.fields)}, names)
            self.assertLessEqual(
                {enumeration.full_name for enumeration in file.enum_types_by_name.values()}, names)
            for service in file.services_by_name.values():
                for method in service.methods:
                    self.assertIn(method.full_name, names)
                    requests[f"{service.full_name}/{method.name}"] = method.input_type
        seen = set()
        for example in page.code:
            if not example.startswith("grpcurl "):
                continue
            body, _, end = example.split(" -d '", 1)[1].partition("' \\\n")
            method = end.split()[-1]
            seen.add(method)
            with self.subTest(method):
                message = message_factory.MessageFactory(pool).GetPrototype(requests[method])()
                json_format.Parse(body, message, descriptor_pool=pool)
        self.assertEqual(seen, set(requests))
        python = [example for example in page.code if example.startswith("from google.protobuf")]
        self.assertEqual(len(python), len(requests))
        for example in python:
            compile(example, "example", "exec")

    def test_the_search_leaves_what_has_all_words_and_a_link_to_the_rest_ends_it(self):
        result = self.in_browser("""
            search.value = "Submit SHEETS"; filter();
            const shown = entries.filter((one) => !one.article.hidden).map((one) => one.article.id);
            const told = found.textContent;
            const contents = [...document.querySelectorAll("nav li:not([hidden]) a")].length;
            history.replaceState(null, "", "#otolith.auth.v1.KeyService"); reveal();
            result = { shown, told, contents, search: search.value, all: entries.length };""")
        self.assertIn("otolith.ingestion.v1.AnswerSheetService.SubmitAnswerSheets", result["shown"])
        self.assertEqual(result["told"], f"{len(result['shown'])} of {result['all']}")
        self.assertEqual(result["contents"], len(result["shown"]))
        self.assertLess(len(result["shown"]), result["all"])
        self.assertEqual(result["search"], "")

    def test_nothing_is_wider_than_the_screen(self):
        # A browser without a window has at least 500 px; below 68rem the page is laid out alike.
        for width in (500, 1100, 1280):
            with self.subTest(width):
                result = self.in_browser("""
                    for (const details of document.querySelectorAll("details")) details.open = true;
                    const { scrollWidth, clientWidth } = document.documentElement;
                    result = { scrollWidth, clientWidth };""", f"--window-size={width},900")
                self.assertLessEqual(result["scrollWidth"], result["clientWidth"])
                self.assertGreater(result["clientWidth"], width - 50)

    def in_browser(self, script: str, *options: str) -> dict:
        """What the script calls `result`, after those of the page."""
        self.page()
        page = self.folder / "reference.html"
        page.write_text(page.read_text() + f"""<script>
            let result;
            {script}
            document.body.dataset.result = JSON.stringify(result);
            </script>""")
        dump = self.run_here(
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            f"--user-data-dir={self.folder / 'profile'}", *options, "--dump-dom", page.as_uri())
        return json.loads(html.unescape(re.search(r'data-result="([^"]*)"', dump)[1]))

    def described(self) -> descriptor_pool.DescriptorPool:
        """With all files of the API, and nothing that another test has imported."""
        described = self.folder / "descriptors"
        self.run_here(
            "protoc", f"-I{PROTO}", "--include_imports", f"--descriptor_set_out={described}",
            *map(str, files()))
        pool = descriptor_pool.DescriptorPool()
        for file in descriptor_pb2.FileDescriptorSet.FromString(described.read_bytes()).file:
            pool.Add(file)
        return pool
