import "./moments.js";
import "./evaluation.js";
import "./checks.js";
import { automaton } from "./patterns.js";

const { checks, evaluation } = globalThis.Otolith;

import { newId } from "./calls.js";

/** Types of questions in the API, with the member of `Answer` that holds a value. */
const VALUES = {
  singleChoice: "choice", multipleChoice: "choice", yesNo: "choice", country: "choice",
  slider: "number", selfAssessmentManikin: "number", visualAnalogue: "number", number: "number",
  duration: "number", date: "date", time: "time", dateTime: "dateTime", textLine: "text",
  textArea: "text", email: "text", url: "text", telephone: "text",
};
/** Maximum lengths and patterns that hold unless a definition has its own. */
const ENTRIES = {
  textLine: ["text", 255, ""], textArea: ["text-area", 4000, ""],
  email: ["email", 254, "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+"
    + String.raw`@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
    + String.raw`(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*`],
  url: ["url", 2000, String.raw`[hH][tT][tT][pP][sS]?://[^\s/?#]+(?:[/?#]\S*)?`],
  telephone: ["telephone", 32, String.raw`\+?(?:[ ()/.-]*[0-9]){3,32}[ ()/.-]*`],
};
const VISUAL_ANALOGUE_MAX = 100;

const number = (value) => value === undefined || !Number.isFinite(Number(value)) ? null : Number(value);
const spelled = (name) => name.toLowerCase().replaceAll("_", "-");
const operator = (name) =>
  /^CONDITION_OPERATOR_(?!UNSPECIFIED)\w+$/u.test(name ?? "") ? spelled(name.slice(19)) : null;
const typeIn = (question) => Object.keys(question ?? {}).find((name) =>
  name in VALUES || name === "inherited" || name === "unsupported");

/** A condition as a tree; the API has its parts in a list. */
function condition({ enableWhen: parts = [], enableBehavior: behavior = "" }) {
  if (parts.length === 0) return null;
  const inner = parts.map(() => []);
  const roots = [];
  for (const [position, part] of parts.entries()) {
    const parent = (part.parent ?? 0) - 1;
    if (parent >= position || parent >= 0 && !parts[parent].combination) return { malformed: "parent" };
    (parent < 0 ? roots : inner[parent]).push(position);
  }
  const tree = (position) => {
    const part = parts[position];
    const members = inner[position].map(tree);
    switch (part.combination) {
      case undefined: return part.count === undefined ? comparison(part) : counted(part);
      case "COMBINATION_ALL": return { all: members };
      case "COMBINATION_ANY": return { any: members };
      case "COMBINATION_NONE": return { not: members.length === 1 ? members[0] : { any: members } };
      default: return { malformed: "combination" };
    }
  };
  const trees = roots.map(tree);
  if (trees.length === 1) return trees[0];
  return behavior.endsWith("_ANY") ? { any: trees } : { all: trees };
}

function comparison({ questionnaireId = "", elementId = "", scoreId, codes = [], text = "", ...part }) {
  return {
    subject: scoreId === undefined
      ? { questionnaire: questionnaireId, question: elementId }
      : { questionnaire: questionnaireId, score: scoreId },
    is: operator(part.operator), codes, number: number(part.number), text,
  };
}

function counted({ count, codes = [], ...part }) {
  return {
    count: count.map(({ questionnaireId = "", elementId = "" }) =>
      ({ questionnaire: questionnaireId, question: elementId })),
    is: operator(part.operator), codes, number: number(part.number ?? 0),
  };
}

/** Numbers of the codes of a choice, without options that mean no answer; null if one has none. */
function weightsOf(options) {
  const weights = new Map();
  for (const { code, weight, missing } of options) {
    if (missing) continue;
    const value = weight ?? (/^-?(?:\d+\.?\d*|\.\d+)$/u.test(code) ? code : undefined);
    if (number(value) === null) return null;
    weights.set(code, Number(value));
  }
  return weights.size === 0 ? null : weights;
}

/** What answers to a question count in a score; null for texts and the like. */
function scaleOf(type, definition) {
  const range = (low, high) => low !== null && high !== null && low <= high ? [low, high] : null;
  const { minimum, maximum, minimumSeconds = 0, maximumSeconds = 0, options = [] } = definition;
  switch (type) {
    case "yesNo": return { weights: [["no", 0], ["yes", 1]], range: [0, 1] };
    case "slider": {
      const found = range(number(minimum ?? 0), number(maximum ?? 0));
      return found === null ? null : { weights: null, range: found };
    }
    case "selfAssessmentManikin": return { weights: null, range: [1, 9] };
    case "visualAnalogue": return { weights: null, range: [0, VISUAL_ANALOGUE_MAX] };
    case "number": return { weights: null, range: range(number(minimum), number(maximum)) };
    case "duration": return { weights: null, range: range(minimumSeconds, maximumSeconds) };
    case "singleChoice":
    case "multipleChoice": break;
    default: return null;
  }
  const weights = weightsOf(options);
  if (weights === null) return null;
  let values = [...weights.values()];
  if (type === "multipleChoice") {
    const together = options.filter(({ code, exclusive }) => !exclusive && weights.has(code))
      .map(({ code }) => weights.get(code));
    const sum = (part) => part.reduce((all, weight) => all + weight, 0);
    values = [sum(together.filter((weight) => weight < 0)), sum(together.filter((weight) => weight > 0)),
      ...values];
  }
  return { weights: [...weights], range: [Math.min(...values), Math.max(...values)] };
}

/** A type of question as `checks` reads it. */
function kindOf(type, definition, patterns) {
  const { options = [] } = definition;
  if (type in ENTRIES) {
    const [style, length, standard] = ENTRIES[type];
    const states = automaton(definition.pattern?.expression || standard);
    const isChecked = (definition.pattern?.expression || standard) !== "" && states !== null;
    return {
      type: "text", style, length: definition.maximumLength || length,
      pattern: isChecked ? patterns.push(states) - 1 : null,
    };
  }
  switch (type) {
    case "multipleChoice": return {
      type: "multiple-choice", minimum: definition.minimumCount ?? 0,
      maximum: definition.maximumCount ?? 0, isNoneAllowed: definition.noneAllowed ?? false,
      options: options.map(({ code, exclusive = false }) => ({ code, isExclusive: exclusive })),
    };
    case "number": return {
      type, minimum: number(definition.minimum), maximum: number(definition.maximum),
      isInteger: definition.integer ?? false,
    };
    case "date": return { type, earliest: definition.earliest ?? "", latest: definition.latest ?? "" };
    case "duration": return {
      type, minimum: definition.minimumSeconds ?? 0, maximum: definition.maximumSeconds ?? 0,
    };
    case "selfAssessmentManikin": return { type: "sam" };
    default: return { type: spelled(type.replace(/[A-Z]/gu, "_$&")) };
  }
}

/** Questions of other questionnaires that a condition reads. */
function foreign(rule) {
  if (rule === null) return [];
  const parts = rule.all ?? rule.any ?? (rule.not ? [rule.not] : []);
  return [...parts.flatMap(foreign), ...[rule.subject ?? [], rule.count ?? []].flat()
    .filter(({ questionnaire, question }) => questionnaire !== "" && question !== undefined)];
}

/** A questionnaire of the catalogue as the evaluator reads it: see PreviewData. */
export function evaluable({ elements: given = [], sharedAnswer, scores = [] }) {
  const positions = new Map();
  given.forEach(({ elementId }, position) => {
    if (!positions.has(elementId)) positions.set(elementId, position);
  });
  const [patterns, kinds, elements, types, shared] = [[], [], [], [], []];
  let page = null;
  for (const [position, element] of given.entries()) {
    const { question, group } = element;
    if (element.pageBreak !== undefined) page = position;
    const above = element.parentId ? positions.get(element.parentId) : undefined;
    const parent = above < position && given[above].group !== undefined ? above : null;
    const inherited = parent === null ? sharedAnswer : shared[parent];
    if (group !== undefined) shared[position] = group.sharedAnswer ?? inherited;
    const source = question?.inherited === undefined ? question : inherited;
    const type = typeIn(source);
    types.push(question === undefined || type === "inherited" ? undefined : type);
    elements.push({
      id: element.elementId ?? "", parent, members: [],
      governors: parent !== null ? [...elements[parent].governors, parent]
        : page === null || page === position ? [] : [page],
      shownIf: condition(element),
      type: question !== undefined ? "question"
        : group !== undefined ? spelled((group.style ?? "").replace("GROUP_STYLE_", "")) : "other",
      isOptional: (question ?? group)?.optionalAnswer ?? false,
      kind: types[position] === undefined ? null
        : kinds.push(kindOf(type, source[type], patterns)) - 1,
      value: VALUES[types[position]], scale: types[position] === undefined ? null
        : scaleOf(type, source[type]),
      initial: initial(question?.initialAnswer),
    });
    if (parent !== null) elements[parent].members.push(position);
  }
  const scale = (id) => elements[positions.get(id)]?.scale ?? null;
  return { elements, kinds, patterns, scores: scores.map((one) => scoreOf(one, scale)) };
}

function initial(answer) {
  if (answer === undefined) return null;
  if (answer.number !== undefined) return { number: Number(answer.number) };
  return answer.codes === undefined ? { text: answer.text ?? "" } : { codes: answer.codes };
}

function scoreOf({ scoreId, method, items = [], minimumAnswered, factor = 1, offset = 0, bands = [] }, scale) {
  return {
    id: scoreId, method: method === undefined ? null : spelled(method.replace("SCORE_METHOD_", "")),
    items: items.map(({ elementId = "", scoreId: score, weight = 1, reversed = false }) => ({
      ...score === undefined ? { question: elementId, scale: scale(elementId) } : { score },
      weight: number(weight), isReversed: reversed,
    })),
    minimumAnswered: minimumAnswered || items.length, factor: number(factor), offset: number(offset),
    bands: bands.map(({ minimum = 0, code }) => ({ minimum: number(minimum), code })),
  };
}

/**
 * A questionnaire that is being filled in: for each sheet another. Answers are `{codes: […]}`, `{number: …}` or `{text: …}`
 * by the question's id; dates and times are texts.
 *
 * @typedef {{codes?: string[], number?: number, text?: string}} Value  one of them
 */
export class Form {
  #form;
  #sheetId = newId();
  #finishTime;

  /** @param {object} questionnaire  a `Questionnaire` of the catalogue */
  constructor(questionnaire) {
    this.questionnaire = questionnaire;
    this.#form = evaluable(questionnaire);
  }

  /** @returns {Map<string, Value>} answers that the questionnaire suggests at first */
  get initialAnswers() {
    return new Map(this.#form.elements.filter(({ initial: value }) => value !== null)
      .map(({ id, initial: value }) => [id, value]));
  }

  /**
   * What follows from the answers so far.
   *
   * @param {Map<string, Value>} given
   * @param {Map<string, Map<string, Value>>} [earlier]  answers to other questionnaires, by id
   * @returns {{shown: Set<string>, answers: Map<string, Value>,
   *   problems: Map<string, {reason: string, bound?: any}>, scores: object[]}}  ids of shown
   *   elements; answers to store; questions that must still be answered or corrected
   */
  review(given, earlier = new Map()) {
    const form = this.#form;
    const result = evaluation.visibility(form, given, earlier);
    const forced = evaluation.forced(form, result.answers);
    const problems = new Map();
    for (const [position, { id }] of form.elements.entries()) {
      const problem = checks.unmet(form, position, result, forced);
      if (problem !== null) problems.set(id, problem);
    }
    return {
      shown: new Set(form.elements.filter((_, position) => result.shown[position]).map(({ id }) => id)),
      answers: evaluation.stored(form, result, forced), problems,
      scores: evaluation.scores(form, result.answers),
    };
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
   * The `AnswerSheet` of this form: called again, it has the same id and finish time.
   *
   * @param {object} filled
   * @param {string} filled.studyId
   * @param {Map<string, Value>} filled.answers  those of `review`
   * @param {Map<string, Map<string, Value>>} [filled.earlier]
   * @param {Map<string, Date>} [filled.times]  when each question was answered
   * @param {Date} filled.startTime  by the device's clock, uncorrected, as all times
   * @param {object} [fields]  others of the message, such as `timeZone` and `notificationId`
   */
  sheet({ studyId, answers, earlier = new Map(), times = new Map(), startTime }, fields = {}) {
    const { questionnaireId, version, contentHash } = this.questionnaire;
    const finishTime = this.#finishTime ??= new Date();
    const references = new Map(this.#form.elements.flatMap(({ shownIf }) => foreign(shownIf))
      .map((one) => [`${one.questionnaire}/${one.question}`, one]));
    return {
      sheetId: this.#sheetId, studyId, questionnaireId, version, contentHash, startTime, finishTime,
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
