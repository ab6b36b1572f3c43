// Rules of otolith.js in Node: reads cases from standard input, writes its own results.

import { Form } from "../../../Shared/JavaScript/otolith.js";
import { evaluable } from "../../../Shared/JavaScript/definitions.js";
import { automaton } from "../../../Shared/JavaScript/patterns.js";

const { questionnaires, patterns, conditions, expressions, orders, forms } = JSON.parse(await new Response(process.stdin).text());

const answers = (given) => new Map(Object.entries(given).map(([id, answer]) =>
  [id, answer.number === undefined ? answer : { number: Number(answer.number) }]));

process.stdout.write(JSON.stringify({
  orders: orders.map(({ sheet, element, codes, fixed }) =>
    globalThis.Otolith.ordering.positions(sheet, element, codes, (index) => fixed.includes(codes[index]))
      .map((index) => codes[index])),
  questionnaires: questionnaires.map(evaluable),
  patterns: patterns.map(automaton),
  forms: forms.map(({ questionnaire, given, added }) => {
    const form = new Form(questionnaire);
    const review = form.review(answers(given), new Map(), { added: new Map(Object.entries(added)) });
    return {
      initial: [...form.initialAnswers.keys()], shown: [...review.shown], answers: [...review.answers.keys()],
      problems: Object.fromEntries([...review.problems].map(([id, { reason }]) => [id, reason])),
      violated: review.violated.map(({ id }) => id),
      calculations: Object.fromEntries(review.calculations.map(({ id, value, text }) => [id, value ?? text])),
    };
  }),
  conditions: conditions.map(({ questionnaire, given, earlier }) => {
    const sheets = new Map(Object.entries(earlier).map(([id, sheet]) => [id, answers(sheet)]));
    return new Form(questionnaire).review(answers(given), sheets).shown.has("target");
  }),
  expressions: expressions.map(({ questionnaire, given, begun, earlier, profile }) => {
    const startTime = begun === undefined ? undefined : new Date(begun);
    const sheets = new Map(Object.entries(earlier).map(([id, sheet]) => [id, answers(sheet)]));
    const { calculations } = new Form(questionnaire).review(answers(given), sheets,
      { startTime, timeZone: "Asia/Tokyo", profile: answers(profile) });
    return calculations.find(({ id }) => id === "target");
  }),
}));
