import "./moments.js";
import "./expressions.js";
import "./scoring.js";
import "./ordering.js";
import "./evaluation.js";
import "./checks.js";
import { newId } from "./calls.js";
import { evaluable } from "./definitions.js";

const { checks, evaluation, expressions, moments, ordering } = globalThis.Otolith;

/** Questions of other questionnaires that a condition reads. */
function foreign(rule) {
  if (rule === null) return [];
  const parts = rule.all ?? rule.any ?? (rule.not ? [rule.not] : []);
  return [...parts.flatMap(foreign), ...[rule.subject ?? [], rule.count ?? []].flat()
    .filter(({ questionnaire, question }) => questionnaire !== "" && question !== undefined)];
}

/** Earlier answers and profile fields that calculations and constraints read. */
function outside({ calculations, constraints }) {
  const nodes = [...calculations, ...constraints].flatMap(({ expression }) => expressions.nodes(expression));
  const named = (kind) => nodes.flatMap((node) => node[kind] === undefined ? [] : [node[kind]]);
  return { questions: new Set(named("earlier")), fields: new Set(named("profile")) };
}

/**
 * A questionnaire that is being filled in: for each sheet another. Answers are `{codes: […]}`, `{number: …}` or `{text: …}`
 * by the question's id; dates and times are texts.
 *
 * @typedef {{codes?: string[], number?: number, text?: string}} Value  one of them
 */
export class Form {
  #form;
  #finishTime;
  /** Answers with which the form was finished. */
  #finished = "";

  /**
   * @param {object} questionnaire  a `Questionnaire` of the catalogue
   * @param {string} [sheetId]  of a draft, which stays the same sheet
   */
  constructor(questionnaire, sheetId = newId()) {
    this.questionnaire = questionnaire;
    this.sheetId = sheetId;
    this.#form = evaluable(questionnaire);
  }

  /** The questionnaire as the modules of the preview show it. */
  get shown() { return this.#form; }

  /** @returns {Map<string, Value>} answers that the questionnaire suggests at first */
  get initialAnswers() {
    const { elements } = this.#form;
    return new Map(elements.filter(({ initial: value, governors }) =>
      value !== null && !governors.some((governor) => elements[governor].copy?.isAdded))
      .map(({ id, initial: value }) => [id, value]));
  }

  /**
   * What follows from the answers so far. A repetition that the participant adds is shown if `begun.added` has the number
   * of its group, or if it or a later one has an answer.
   *
   * @param {Map<string, Value>} given
   * @param {Map<string, Map<string, Value>>} [earlier]  answers to other questionnaires, and of the previous sheet of this
   *   one, by id
   * @param {{startTime?: Date, timeZone?: string, profile?: Map<string, Value>, added?: Map<string, number>}} [begun]  those
   *   of the sheet, for calculations with today's date; fields of the profile by name; numbers of repetitions by group
   * @returns {{shown: Set<string>, answers: Map<string, Value>,
   *   problems: Map<string, {reason: string, bound?: any, message?: object}>, violated: object[],
   *   scores: object[], calculations: {id: string, value: number | null, text: string}[]}}  ids of shown elements; answers
   *   to store; questions that must still be answered or corrected; all violated constraints, those that belong to
   *   no question too; numbers as `value`, other calculated values as `text`. A message has its texts by language.
   */
  review(given, earlier = new Map(), begun = {}) {
    const { startTime, timeZone = "", ...facts } = begun;
    const form = this.#form;
    const today = startTime === undefined ? null : moments.dayOf(startTime, timeZone);
    const result = evaluation.visibility(form, given, earlier, today, facts);
    const forced = evaluation.forced(form, result);
    const problems = new Map();
    for (const [position, { id }] of form.elements.entries()) {
      const problem = checks.unmet(form, position, result, forced);
      if (problem !== null) problems.set(id, problem);
    }
    return {
      shown: new Set(form.elements.filter((_, position) => result.shown[position]).map(({ id }) => id)),
      answers: evaluation.stored(form, result, forced), problems, violated: result.violated,
      scores: result.values.scores(), calculations: evaluation.calculations(form, result),
    };
  }

  /**
   * Codes of the options of a question, or ids of the members of a group, in the order that this sheet shows them.
   *
   * @param {Map<string, Value>} [answers]  those of `review`, which decide what is offered
   */
  order(id, answers = new Map()) {
    const { elements } = this.#form;
    const element = elements.find((one) => one.id === id);
    if (element?.type !== "question") {
      return element === undefined ? []
        : ordering.members(elements, element, this.sheetId).map((position) => elements[position].id);
    }
    const kind = this.#form.kinds[element.kind];
    return ordering.options(element, kind, answers, this.sheetId).map(({ code }) => code);
  }

  /**
   * Reads what was typed for a question.
   *
   * @param {string} text  for a choice its codes, separated by commas
   * @returns {Value}
   */
  read(id, text) {
    const element = this.#form.elements.find((one) => one.id === id);
    switch (element?.value) {
      case undefined: throw new RangeError(`${id} is not a question that can be answered.`);
      case "choice": return { codes: text === "" ? [] : text.split(",") };
      // Nothing is no answer, not 0.
      case "number": return { number: text.trim() === "" ? Number.NaN : Number(text) };
      default: return { text };
    }
  }

  /**
   * The `AnswerSheet` of this form: called again, it has the same id, and with the same answers the
   * same finish time.
   *
   * @param {object} filled
   * @param {string} filled.studyId
   * @param {Map<string, Value>} filled.answers  those of `review`
   * @param {Map<string, Map<string, Value>>} [filled.earlier]
   * @param {Map<string, Value>} [filled.profile]  of which the fields that the questionnaire computes with are sent
   * @param {Map<string, Date>} [filled.times]  when each question was answered
   * @param {Date} filled.startTime  by the device's clock, uncorrected, as all times
   * @param {object} [fields]  others of the message, such as `timeZone` and `notificationId`
   */
  sheet({ studyId, answers, earlier = new Map(), profile = new Map(), times = new Map(), startTime }, fields = {}) {
    const { questionnaireId, version, contentHash } = this.questionnaire;
    const finished = JSON.stringify([...answers]);
    if (finished !== this.#finished) this.#finishTime = new Date();
    this.#finished = finished;
    const finishTime = this.#finishTime;
    const used = outside(this.#form);
    const references = new Map([...this.#form.elements.flatMap(({ shownIf, requiredIf }) =>
      [...foreign(shownIf), ...foreign(requiredIf)]),
    ...[...used.questions].map((question) => ({ questionnaire: questionnaireId, question }))]
      .map((one) => [`${one.questionnaire}/${one.question}`, one]));
    const profileValues = [...profile].filter(([field]) => used.fields.has(field))
      .map(([field, value]) => ({ field, ...value }));
    return {
      sheetId: this.sheetId, studyId, questionnaireId, version, contentHash, startTime, finishTime,
      closing: "SHEET_CLOSING_COMPLETE",
      answers: this.#form.elements.filter(({ id, value }) => value && answers.has(id))
        .map(({ id, value }) => {
          const { codes, number: amount, text } = answers.get(id);
          return {
            elementId: id, [value]: codes === undefined ? amount ?? text : { codes },
            answerTime: times.get(id) ?? finishTime,
          };
        }),
      // Another device may have sent an answer that decides otherwise here.
      referencedAnswers: [...references.values()].flatMap(({ questionnaire, question }) => {
        const known = earlier.get(questionnaire)?.get(question);
        return known === undefined ? []
          : [{ questionnaireId: questionnaire, elementId: question, ...known }];
      }),
      ...profileValues.length > 0 && { profileValues },
      ...fields,
    };
  }
}

/** The answers of a sheet by question. */
export function valuesOf({ answers = [] }) {
  return answers.map(({ elementId, choice, number: amount, text, date, time, dateTime }) => [
    elementId, choice !== undefined ? { codes: choice.codes ?? [] }
      : amount !== undefined ? { number: Number(amount) }
      : { text: text ?? date ?? time ?? dateTime ?? "" },
  ]);
}
