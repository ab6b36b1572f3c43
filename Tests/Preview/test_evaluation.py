"""The page's evaluation agrees with Otolith's own for generated questionnaires."""

import json
from pathlib import Path

from support.case import SEEDS, PreviewTestCase, browser, generated

REPLAY = """
  $0.map(({ answers, earlier, today, profile }) => {
    const { visibility, missing, calculations } = Otolith.evaluation;
    const questionnaire = JSON.parse(document.getElementById("questionnaire").textContent);
    const sheets = new Map(Object.entries(earlier)
      .map(([id, sheet]) => [id, new Map(Object.entries(sheet))]));
    const result = visibility(questionnaire, new Map(Object.entries(answers)), sheets, today,
      { profile: new Map(Object.entries(profile)) });
    return {
      shown: result.shown,
      kept: Object.fromEntries(result.answers),
      missing: missing(questionnaire, result).map((position) => questionnaire.elements[position].id),
      scores: result.values.scores(),
      calculations: calculations(questionnaire, result),
      violated: result.violated.map(({ id }) => id),
    };
  })
"""

VECTORS = Path(__file__).resolve().parents[1] / "Vectors"

# The result of a condition, and whether it shows its element.
DECIDE = """
  $0.map(({ condition, answers, earlier = {}, hidden = [] }) => {
    const { evaluate, finder, visibility } = Otolith.evaluation;
    const number = (value) => typeof value === "string" ? Number(value) : value;
    const sheet = (given) => new Map(Object.entries(given).map(([id, answer]) =>
      [id, answer.number === undefined ? answer : { number: number(answer.number) }]));
    const numbered = (part) => {
      if (part.not !== undefined) return { not: numbered(part.not) };
      if (part.all !== undefined) return { all: part.all.map(numbered) };
      if (part.any !== undefined) return { any: part.any.map(numbered) };
      return part.number === undefined ? part : { ...part, number: number(part.number) };
    };
    const decided = numbered(condition);
    const given = sheet(answers);
    const sheets = new Map(Object.entries(earlier).map(([id, one]) => [id, sheet(one)]));
    const known = new Map([...given].filter(([id]) => !hidden.includes(id)));
    const questions = [...given.keys()].map((id) => ({
      id, type: "question", governors: [], shownIf: hidden.includes(id) ? { any: [] } : null,
    }));
    const target = { id: "target", type: "question", governors: [], shownIf: decided };
    const { shown } = visibility({ elements: [...questions, target] }, given, sheets);
    return [evaluate(decided, finder(known, sheets)), shown.at(-1)];
  })
"""

# The values of expressions, as {number}, {text}, {truth} or null.
COMPUTE = """
  $0.map(({ expression, answers, weights = {}, calculations = {}, today = null, earlier = {}, profile = {} }) => {
    const scaled = (one) => ({
      ...one,
      ...one.of === undefined ? {} : { of: one.of.map(scaled) },
      ...(one.answer ?? one.earlier) === undefined ? {} : { scale: weights[one.answer ?? one.earlier] === undefined
        ? null : { weights: Object.entries(weights[one.answer ?? one.earlier]), range: null } },
    });
    const number = (value) => typeof value === "string" ? Number(value) : value;
    const given = new Map(Object.entries(answers).map(([id, answer]) =>
      [id, answer.number === undefined ? answer : { number: number(answer.number) }]));
    const elements = [...given.keys()].map((id) => ({ id, type: "question", governors: [], shownIf: null }));
    const questionnaire = { id: "vector", elements, calculations: [
      ...Object.entries(calculations), ["target", expression],
    ].map(([id, one]) => ({ id, expression: scaled(one) })) };
    const value = Otolith.evaluation.visibility(questionnaire, given,
      new Map([["vector", new Map(Object.entries(earlier))]]), today, { profile: new Map(Object.entries(profile)) },
    ).values.calculation("target");
    return value === null ? null : { [{ number: "number", boolean: "truth", string: "text" }[typeof value]]: value };
  })
"""


class Evaluation(PreviewTestCase):
    def test_every_expression_has_the_value_that_is_written_down(self):
        cases = json.loads((VECTORS / "expressions.json").read_text())
        page = self.open(generated() / "patterns.html")
        wrong = [(case["name"], found) for case, found in zip(cases, page.evaluate(COMPUTE, cases), strict=True)
                 if not self.agrees(case, found)]
        self.assertQuiet(page)
        self.assertEqual(wrong, [])
        self.assertGreater(len(cases), 100)

    def agrees(self, case, found):
        wanted = case["result"]
        if wanted is None or found is None or "number" not in wanted:
            return found == wanted
        number = float(wanted["number"])
        distance = abs(found.get("number", float("inf")) - number)
        return distance <= (1e-12 * abs(number) if case.get("approximate") else 0)

    def test_every_case_is_decided_as_it_is_written_down(self):
        cases = json.loads((VECTORS / "conditions.json").read_text())
        page = self.open(generated() / "patterns.html")
        decided = page.evaluate(DECIDE, cases)
        self.assertQuiet(page)
        self.assertEqual(len(decided), len(cases))
        wrong = [
            (case["name"], found) for case, found in zip(cases, decided)
            if found != [case["result"], case["result"] is True]
        ]
        self.assertEqual(wrong, [])
        self.assertGreater(len(cases), 1000)

    def test_generated_sheets_are_decided_the_same(self):
        hidden = missing = valued = computed = violated = 0
        for seed in range(1, SEEDS + 1):
            cases = json.loads((generated() / f"{seed}.json").read_text())
            page = browser().open(generated() / f"{seed}.html")
            decided = page.evaluate(REPLAY, cases)
            self.assertQuiet(page)
            page.close()
            self.assertEqual(len(decided), len(cases))
            for number, (ours, expected) in enumerate(zip(decided, cases)):
                wanted = {name: expected[name] for name in ours}
                self.assertEqual(ours, wanted, f"seed {seed}, sheet {number}")
                hidden += wanted["shown"].count(False)
                missing += len(wanted["missing"])
                valued += sum(score["value"] is not None for score in wanted["scores"])
                computed += sum(one["value"] is not None or one["text"] != "" for one in wanted["calculations"])
                violated += len(wanted["violated"])
        # Ensures that the generated cases are relevant.
        self.assertGreater(min(hidden, missing, valued, computed, violated), 500)

    def test_patterns_match_the_same_and_in_bounded_time(self):
        cases = json.loads((generated() / "patterns.json").read_text())
        page = self.open(generated() / "patterns.html")
        decided = page.evaluate("""
          (() => {
            const questionnaire = JSON.parse(document.getElementById("questionnaire").textContent);
            const kinds = new Map(questionnaire.elements
              .map(({ id, kind }) => [id, questionnaire.kinds[kind]]));
            return $0.map(({ id, matches }) => ({ id, matches: matches.map(([text]) => [
              text, Otolith.checks.matches(questionnaire.patterns[kinds.get(id).pattern], text)]) }));
          })()""", cases)
        self.assertEqual(decided, cases)
        verdicts = [verdict for case in cases for _, verdict in case["matches"]]
        self.assertGreater(verdicts.count(True), 30)
        self.assertGreater(verdicts.count(False), 200)

    def test_a_pattern_that_backtracks_for_ever_elsewhere_ends_here(self):
        page = self.open(generated() / "patterns.html")
        steps = page.evaluate("""
          (() => {
            const questionnaire = JSON.parse(document.getElementById("questionnaire").textContent);
            const element = questionnaire.elements.find(({ id }) => id === "p3");
            const states = questionnaire.patterns[questionnaire.kinds[element.kind].pattern];
            let looks = 0;
            const counted = states.map((state) => new Proxy(state, {
              get(target, name) { looks += 1; return target[name]; },
            }));
            const text = "a".repeat(5000) + "!";
            return [Otolith.checks.matches(counted, text), looks / (text.length * states.length)];
          })()""")
        self.assertIs(steps[0], False)
        # Checked states per character and state: constant for any length of the text.
        self.assertLess(steps[1], 10)
