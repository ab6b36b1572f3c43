"""otolith.js in Chromium against the four services behind nginx, over a network that fails."""

import json
import random
import re
import subprocess
import time

from google.protobuf import json_format

from pages import ANSWERS, ASIDE, FILL, MOMENTARY, SEND, TINNITUS, WAITING, PagesTestCase, cutting
from recipes import ROOT
from rules import computing, deciding, differs, in_node, patterns, plain, previewed

SEED = 20
CUTS_MIN = 100

# A gateway whose storage refuses what `globalThis.refuses` says, by the key and how much was removed before.
FULL = """
(() => {
  let removed = 0;
  const full = {
    put: async (key, value) => {
      if (refuses(key, removed)) throw new Error("full");
      return storage.put(key, value);
    },
    remove: (key) => { removed += 1; return storage.remove(key); },
  };
  for (const name of ["get", "list", "locked"]) full[name] = (...given) => storage[name](...given);
  globalThis.gateway = new otolith.Gateway({...options, storage: full});
})()
"""


class Queues(PagesTestCase):
    def test_sheets_arrive_once_after_a_hundred_disconnections(self):
        chance = random.Random(SEED)
        _, participant = self.joined()
        page = self.open(milliseconds=0)
        self.network.cut = cutting(SEED, 0.75)
        filled, verdicts, failures = [], [], 0
        while sum(self.network.cuts.values()) < CUTS_MIN:
            for _ in range(chance.randint(0, 2)):
                filled.append(self.fill(page, {"loudness": str(chance.random())}))
            if chance.random() < 0.2:
                # The person closes the page; what waits is in the browser's storage.
                self.shut(page)
                page = self.open(milliseconds=0)
            said = page.evaluate(SEND)
            failures += "failed" in said
            verdicts += [one["verdict"] for one in said.get("outcomes", [])]
        self.network.cut = lambda method: None
        # Now with retries.
        self.shut(page)
        page = self.open()
        verdicts += [one["verdict"] for one in page.evaluate(SEND)["outcomes"]]
        self.assertEqual(page.evaluate(WAITING), [])
        self.assertEqual(self.stored(participant), sorted(filled))
        self.assertEqual(len(verdicts), len(filled))
        # The answers to some were lost, and each kind of disconnection occurred.
        self.assertEqual(set(verdicts), {"created", "exists"})
        self.assertGreater(len(self.sent()), len(set(self.sent())))
        self.assertGreater(min(self.network.cuts.values()), 10)
        self.assertGreater(min(failures, len(filled)), 50)

    def test_two_pages_with_one_queue(self):
        first, participant = self.joined()
        second = self.open()
        filled = [self.fill(page) for _ in range(10) for page in (first, second)]
        for page in (first, second):
            # Started, and awaited below.
            page.evaluate(f"(globalThis.sending = {SEND}, 0)")
        said = [page.evaluate("sending") for page in (first, second)]
        self.assertEqual(sum(len(one["outcomes"]) for one in said), 20, said)
        # In their order, and each by one page.
        self.assertEqual(self.sent(), filled)
        self.assertEqual(self.stored(participant), sorted(filled))

    def test_a_report_of_two_pages(self):
        first, _ = self.joined()
        second = self.open()
        first.evaluate("gateway.readPlan('Europe/Berlin').then(() => 0)")
        report = """
          (globalThis.reporting = (async () => {
            const [{notificationId}] = (await gateway.plan()).notifications;
            await (await gateway.reports()).put(notificationId, "DELIVERED");
          })(), 0)"""
        for page in (first, second):
            page.evaluate(report)
        for page in (first, second):
            page.evaluate("reporting")
        # Of a notification that is not due yet; the outcome is final.
        send = "gateway.reports().then((reports) => reports.send())"
        self.assertIn(first.evaluate(send), (["too_early"], ["in_future"], ["recorded"]))
        self.assertEqual(second.evaluate(send), [])
        self.assertEqual(self.network.count("ReportNotifications"), 1)

    def test_a_rejected_sheet_is_kept_and_holds_up_no_other(self):
        page, participant = self.joined()
        good = self.fill(page)
        out_of_range = self.fill(page, {"loudness": "7"})
        malformed = self.fill(page, version=-1)
        last = self.fill(page)
        said = page.evaluate(SEND)
        found = {one["sheetId"]: one for one in said["outcomes"]}
        self.assertEqual(
            [found[sheet]["verdict"] for sheet in (good, out_of_range, malformed, last)],
            ["created", "rejected", "rejected", "created"])
        self.assertEqual(
            [(one["field"], one["reason"]) for one in found[out_of_range]["violations"]],
            [("answers[1].number", "OUT_OF_RANGE")])
        self.assertEqual(
            [(one["field"], one["reason"]) for one in found[malformed]["violations"]],
            [("sheets[0].version", "MALFORMED")])
        self.assertEqual(page.evaluate(WAITING), [])
        self.assertEqual(
            {one["sheet"]["sheetId"] for one in page.evaluate(ASIDE)}, {out_of_range, malformed})
        self.assertEqual(self.stored(participant), sorted([good, last]))

    def test_a_conflict_and_a_sheet_that_must_wait(self):
        from support.quiet import await_quiet

        page, participant = self.joined()
        sheet = self.fill(page)
        page.evaluate(SEND)
        self.fill(page, {"loudness": "0.75"}, sheetId=sheet)
        self.assertRegex(
            page.evaluate(f"{FILL.strip()}.catch((error) => error.message)", MOMENTARY, ANSWERS,
                          {"sheetId": sheet}), "waits already")
        self.assertEqual([one["verdict"] for one in page.evaluate(SEND)["outcomes"]], ["conflict"])
        self.stack.control("studies", "pause", TINNITUS)
        self.addCleanup(self.stack.control, "studies", "resume", TINNITUS)
        await_quiet(self.stack)
        taken = [sheet]
        # Ingestion keeps the rules of a study in memory for a second.
        for _ in range(30):
            waiting = self.fill(page)
            said = page.evaluate(SEND)
            if said["outcomes"][0]["verdict"] != "created":
                break
            taken.append(waiting)
            time.sleep(1)
        self.assertEqual(
            [(one["verdict"], one["reasons"]) for one in said["outcomes"]], [("retry_later", ["STUDY_PAUSED"])])
        self.assertGreater(said["retryDelay"], 0)
        self.assertEqual(page.evaluate(WAITING), [waiting])
        self.stack.control("studies", "resume", TINNITUS)
        await_quiet(self.stack)
        for _ in range(30):
            outcomes = page.evaluate(SEND)["outcomes"]
            if not page.evaluate(WAITING):
                break
            time.sleep(1)
        self.assertEqual([one["verdict"] for one in outcomes], ["created"], outcomes)
        self.assertEqual(self.stored(participant), sorted([*taken, waiting]))

    def test_a_clock_that_is_wrong(self):
        page, participant = self.joined()
        filled = []
        for days in (0, 365, -20_000):
            page.evaluate("(globalThis.ahead = $0, 0)", self.ahead() + days * 86_400_000)
            filled.append(self.fill(page))
        said = page.evaluate(SEND)["outcomes"]
        # In the order of filling in, not of the clock.
        self.assertEqual([one["sheetId"] for one in said], filled)
        self.assertEqual([one["verdict"] for one in said], ["created"] * 3)
        self.assertEqual(
            ["CLOCK_IMPLAUSIBLE" in one["deviations"] for one in said], [False, True, True], said)
        self.stack.clock.advance(minutes=11)
        self.assertEqual(page.evaluate("gateway.readPlan('Europe/Berlin').then(() => 1)"), 1)
        self.assertEqual(self.stored(participant), sorted(filled))

    def test_a_storage_that_is_full(self):
        page, participant = self.joined()
        page.evaluate("gateway.readPlan('Europe/Berlin').then(() => 0)")
        # Room for a sheet that is set aside is made by those that leave the queue.
        page.evaluate("(globalThis.refuses = (key, removed) => key.includes('/aside/') && removed < 2, 0)")
        page.evaluate(FULL)
        filled = [self.fill(page, {"loudness": text}) for text in ("0.5", "7", "0.25")]
        said = page.evaluate(SEND)["outcomes"]
        self.assertEqual([one["sheetId"] for one in said], filled)
        self.assertEqual([one["verdict"] for one in said], ["created", "rejected", "created"])
        # Without any room, the others go their way.
        page.evaluate("(globalThis.refuses = (key) => /\\/(aside|answers|plan)/.test(key), 0)")
        bad, good = [self.fill(page, {"loudness": text}) for text in ("7", "0.75")]
        self.assertEqual(page.evaluate(SEND), {"failed": "Error: full"})
        self.assertEqual(page.evaluate(WAITING), [bad])
        self.assertEqual(self.stored(participant), sorted([filled[0], filled[2], good]))
        # A stored sheet does not look lost. Submitted again, it is the same.
        found = page.evaluate("""
          (async () => {
            const [{study, questionnaires}] = (await gateway.catalogue()).studies;
            const {notificationId, questionnaireId, notifyTime} = (await gateway.plan()).notifications[0];
            globalThis.ahead += Date.parse(notifyTime) + 1000 - Date.now();
            const form = new otolith.Form(questionnaires.find((one) => one.questionnaireId === questionnaireId));
            const startTime = new Date();
            const isDue = async () => (await gateway.due()).some((one) => one.notificationId === notificationId);
            const before = await isDue();
            const ids = [];
            for (let times = 0; times < 2; times += 1) {
              ids.push((await gateway.submit(form.sheet(
                {studyId: study.studyId, answers: new Map(), startTime}, {notificationId}))).sheetId);
            }
            return {before, ids, after: await isDue()};
          })()""")
        self.assertEqual((found["before"], found["after"]), (True, False))
        self.assertEqual(page.evaluate(WAITING), [bad, found["ids"][0]])
        self.assertEqual(*found["ids"])

    def test_nothing_is_no_number(self):
        self.assertEqual(
            self.open().evaluate("""
              ["", " ", "0"].map((text) => {
                const form = new otolith.Form({elements: [{elementId: "n", question: {number: {}}}]});
                const {answers, problems} = form.review(new Map([["n", form.read("n", text)]]));
                return [answers.size, problems.size];
              })"""), [[0, 1], [0, 1], [1, 0]])

    def test_methods_that_are_not_repeated_have_no_idempotency_level(self):
        text = (ROOT / "Shared" / "JavaScript" / "calls.js").read_text()
        once, = re.findall(r"^const ONCE = new Set\(\[$(.*?)^\]\);$", text, re.MULTILINE | re.DOTALL)
        listed = set(re.findall(r'^  "(otolith\.\S+/\w+)",$', once, re.MULTILINE))
        found = set()
        for file in (ROOT / "proto" / "otolith").rglob("*.proto"):
            source = re.sub(r"//.*", "", file.read_text())
            package, = re.findall(r"^package ([\w.]+);", source, re.MULTILINE)
            for service, body in re.findall(r"^service (\w+) \{(.*?)^\}", source, re.MULTILINE | re.DOTALL):
                for method, rest in re.findall(r"rpc (\w+)\(([^;]*;)", body):
                    if "idempotency_level" not in rest:
                        found.add(f"{package}.{service}/{method}")
        self.assertEqual(listed, found)
        self.assertGreater(len(found), 5)

    def test_shipped_questionnaires_are_read_as_the_preview_reads_them(self):
        from support.paths import CONTENT
        from support.people import anonymous_in
        from support.shipped import import_shipped

        files, messages = [], []
        for folder in sorted(path.parent for path in CONTENT.glob("*/study.yaml")):
            study = folder.name
            if study not in (TINNITUS, "track-your-stress"):
                import_shipped(self.stack, study)
            published = anonymous_in(self.stack, study).questionnaires(study)
            for file in sorted(folder.glob("*.yaml")):
                if found := re.search(r"^questionnaire: (\S+)$", file.read_text(), re.MULTILINE):
                    files.append(file)
                    messages.append(json_format.MessageToDict(published[found[1]]))
        self.assertGreater(len(files), 15)
        read = in_node(questionnaires=messages)["questionnaires"]
        for file, form in zip(files, read):
            with self.subTest(file.stem):
                self.assertEqual(plain(form), plain(previewed(self.stack.bin / "otolithctl", file)))

    def test_conditions_are_decided_as_the_vectors_say(self):
        cases = json.loads((ROOT / "Tests" / "Vectors" / "conditions.json").read_text())
        shown = in_node(conditions=[deciding(case) for case in cases])["conditions"]
        wrong = [case["name"] for case, found in zip(cases, shown, strict=True)
                 if found != (case["result"] is True)]
        self.assertEqual(wrong, [])
        self.assertGreater(shown.count(True), 200)

    def test_calculations_have_the_values_of_the_vectors(self):
        cases = json.loads((ROOT / "Tests" / "Vectors" / "expressions.json").read_text())
        found = in_node(expressions=[computing(case) for case in cases])["expressions"]
        wrong = [(case["name"], one) for case, one in zip(cases, found, strict=True)
                 if differs(case, one["value"], one["text"])]
        self.assertEqual(wrong, [])
        self.assertGreater(sum(one["value"] is not None for one in found), 100)

    def test_random_orders_are_those_of_the_vectors(self):
        cases = json.loads((ROOT / "Tests" / "Vectors" / "orders.json").read_text())
        self.assertEqual(in_node(orders=cases)["orders"], [case["shown"] for case in cases])
        self.assertGreater(sum(case["shown"] != case["codes"] for case in cases), 100)

    def test_patterns_become_the_automata_of_the_preview(self):
        sources = patterns(SEED, 200)
        file = self.folder / "patterns.yaml"
        # YAML, too.
        file.write_text(json.dumps({
            "questionnaire": "patterns", "title": {"en": "Patterns"}, "default-language": "en",
            "elements": [{"id": f"p{place}", "type": "text", "question": {"en": "?"}, "pattern": source}
                         for place, source in enumerate(sources)]}, ensure_ascii=False))
        data = previewed(self.stack.bin / "otolithctl", file)
        kinds = [data["kinds"][element["kind"]] for element in data["elements"]]
        wanted = [data["patterns"][kind["pattern"]] for kind in kinds]
        for source, found, expected in zip(sources, in_node(patterns=sources)["patterns"], wanted, strict=True):
            with self.subTest(source):
                self.assertEqual(found, expected)
        # Refused by the catalogue: the server alone decides.
        self.assertEqual(in_node(patterns=["(?=a)b", "(", r"(a)\1", "a{2001}"])["patterns"], [None] * 4)

    def test_types(self):
        def checked(file):
            return subprocess.run(
                ["tsc", "--noEmit", "--allowJs", "--checkJs", "--target", "es2022", "--module", "es2022",
                 "--moduleResolution", "node", "--lib", "dom,dom.iterable,es2022", file],
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120).stdout

        library = ROOT / "Shared" / "JavaScript" / "otolith.js"
        self.assertEqual(checked(library), "")
        # What users do wrong is found.
        wrong = self.folder / "wrong.js"
        wrong.write_text(f'import {{ Gateway }} from "{library}";\nnew Gateway({{ address: "https://x" }});\n')
        self.assertIn("Property 'storage' is missing", checked(wrong))
