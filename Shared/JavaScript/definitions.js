/** Questionnaires of the catalogue as the evaluator and the modules of the preview read them. */

import { automaton } from "./patterns.js";
import { unrolled } from "./unroll.js";

/** Types of questions in the API, with the member of `Answer` that holds a value. */
const VALUES = {
  singleChoice: "choice", multipleChoice: "choice", yesNo: "choice", country: "choice",
  ranking: "choice", slider: "number", selfAssessmentManikin: "number", visualAnalogue: "number", number: "number",
  duration: "number", countdown: "number", date: "date", time: "time", dateTime: "dateTime", textLine: "text",
  textArea: "text", email: "text", url: "text", telephone: "text", file: "text",
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
/** Maximum bytes and seconds of a file unless a definition has its own. */
const [FILE_BYTES, FILE_SECONDS] = [10 << 20, 300];
/** Seconds. */
const COUNTDOWN_MAX = 86400;

const number = (value) => value === undefined || !Number.isFinite(Number(value)) ? null : Number(value);
const spelled = (name) => name.toLowerCase().replaceAll("_", "-");
const operator = (name) =>
  /^CONDITION_OPERATOR_(?!UNSPECIFIED)\w+$/u.test(name ?? "") ? spelled(name.slice(19)) : null;
const typeIn = (question) => Object.keys(question ?? {}).find((name) =>
  name in VALUES || name === "inherited" || name === "unsupported");

/** A condition as a tree; the API has its parts in a list. */
function condition(parts = [], behavior = "") {
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

function comparison({
  questionnaireId: questionnaire = "", elementId: question = "", scoreId: score, calculationId: calculation,
  codes = [], text = "", ...part
}) {
  const subject = calculation ? { calculation } : score ? { score } : { question };
  return {
    subject: { questionnaire, ...subject },
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
    case "countdown": return { weights: null, range: [0, COUNTDOWN_MAX] };
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

/** A text of the API by language: all of them, or the one that the server has chosen. */
function worded({ text = "", language = "und", translations = [] } = {}) {
  if (translations.length > 0) {
    return Object.fromEntries(translations.map((one) => [one.language, one.text]));
  }
  return text === "" ? {} : { [language]: text };
}

/** A type of question as `checks` and the fields of the preview read it. */
function kindOf(type, definition, patterns) {
  if (type in ENTRIES) return entryOf(type, definition, patterns);
  const options = (definition.options ?? []).map(({
    code, label, exclusive = false, fixedPosition = false, offeredFor = [],
  }) => ({ code, label: worded(label), isExclusive: exclusive, isFixed: fixedPosition, offeredFor }));
  switch (type) {
    case "singleChoice": return { type: "single-choice", options, isKnob: definition.knob ?? false };
    case "multipleChoice": return {
      type: "multiple-choice", minimum: definition.minimumCount ?? 0,
      maximum: definition.maximumCount ?? 0, isNoneAllowed: definition.noneAllowed ?? false, options,
    };
    case "slider": return {
      type, minimum: number(definition.minimum ?? 0), maximum: number(definition.maximum ?? 0),
      step: number(definition.step ?? 0), low: worded(definition.minimumLabel),
      high: worded(definition.maximumLabel), isKnob: definition.knob ?? false,
      showsNumber: definition.showNumber ?? false, hasMarks: definition.marks ?? false,
      isVertical: definition.vertical ?? false,
      labels: (definition.labels ?? []).map(({ value = 0, label }) =>
        ({ value: number(value), label: worded(label) })),
    };
    case "ranking": return { type, options, rankedCount: definition.rankedCount ?? 0 };
    case "countdown": return {
      type, seconds: definition.seconds ?? 0, isSkippable: definition.skippable ?? false,
    };
    case "visualAnalogue": return {
      type: "visual-analogue", low: worded(definition.minimumLabel),
      high: worded(definition.maximumLabel),
    };
    case "number": return {
      type, minimum: number(definition.minimum), maximum: number(definition.maximum),
      isInteger: definition.integer ?? false, unit: definition.unit ?? "",
      hint: worded(definition.pattern?.hint), pattern: patternOf(definition.pattern?.expression ?? "", patterns),
    };
    case "date": return { type, earliest: definition.earliest ?? "", latest: definition.latest ?? "" };
    case "duration": return {
      type, minimum: definition.minimumSeconds ?? 0, maximum: definition.maximumSeconds ?? 0,
    };
    case "selfAssessmentManikin": return {
      type: "sam", dimension: spelled((definition.dimension ?? "").replace("MANIKIN_DIMENSION_", "")),
      low: worded(definition.lowestLabel), high: worded(definition.highestLabel),
    };
    case "file": return {
      type, file: spelled((definition.kind ?? "").replace("FILE_KIND_", "")),
      maximumBytes: definition.maximumBytes || FILE_BYTES, maximumSeconds: definition.maximumSeconds || FILE_SECONDS,
      isSignature: definition.signature ?? false,
    };
    case "unsupported": return { type, name: definition.type ?? "" };
    default: return { type: spelled(type.replace(/[A-Z]/gu, "_$&")) };
  }
}

/** The index of a pattern among all of a questionnaire; null if there is none, or none that can be checked. */
function patternOf(expression, patterns) {
  const states = expression === "" ? null : automaton(expression);
  return states === null ? null : patterns.push(states) - 1;
}

function entryOf(type, { pattern, maximumLength, masked = false }, patterns) {
  const [style, length, standard] = ENTRIES[type];
  const expression = pattern?.expression || standard;
  return {
    type: "text", style, length: maximumLength || length, hint: worded(pattern?.hint),
    pattern: patternOf(expression, patterns), isMasked: masked,
  };
}

/**
 * A questionnaire of the catalogue as the evaluator and the modules of the preview read it: see
 * PreviewData, which also has the languages. Repeating groups have a copy for each repetition.
 */
export function evaluable(questionnaire) {
  const {
    elements: given = [], sharedAnswer, scores = [], calculations = [], constraints = [], ...whole
  } = unrolled(questionnaire);
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
      shownIf: condition(element.enableWhen, element.enableBehavior),
      requiredIf: condition(question?.requiredWhen, question?.requiredBehavior),
      type: typeOf(element),
      text: worded(element.headline ?? element.text ?? (question ?? {}).text ?? group?.title),
      description: worded(question?.description),
      isOptional: (question ?? group)?.optionalAnswer ?? false,
      kind: types[position] === undefined ? null
        : kinds.push(kindOf(type, source[type], patterns)) - 1,
      value: VALUES[types[position]], scale: types[position] === undefined ? null
        : scaleOf(type, source[type]),
      initial: initial(question?.initialAnswer), ...element.copy && { copy: element.copy },
      isFixed: element.fixedPosition ?? false, randomOrder: group?.randomOrder ?? false,
      randomOptions: question?.randomOptions ?? false, offeredBy: question?.offeredBy ?? "",
      poles: question?.poles === undefined ? undefined
        : { lowest: worded(question.poles.lowest), highest: worded(question.poles.highest) },
    });
    if (parent !== null) elements[parent].members.push(position);
    const own = typeIn(shared[position]);
    if (elements[position].type === "matrix" && own !== undefined) {
      elements[position].shared = kinds.push(kindOf(own, shared[position][own], patterns)) - 1;
    }
  }
  const scale = (id) => elements[positions.get(id)]?.scale ?? null;
  return {
    id: whole.questionnaireId, title: worded(whole.title), description: worded(whole.description),
    introduction: worded(whole.introduction), closing: worded(whole.closing),
    isDemonstration: whole.demonstrationWording ?? false,
    elements, kinds, patterns, scores: scores.map((one) => scoreOf(one, scale)),
    calculations: calculations.map((one) => calculationOf(one, scale)),
    constraints: constraints.map((one) => constraintOf(one, scale)),
  };
}

function typeOf({ question, group, headline, text, pageBreak }) {
  if (question !== undefined) return "question";
  if (group !== undefined) return spelled((group.style ?? "").replace("GROUP_STYLE_", ""));
  if (headline !== undefined) return "headline";
  if (text !== undefined) return "text-block";
  return pageBreak === undefined ? "other" : "page-break";
}

function initial(answer) {
  if (answer === undefined) return null;
  if (answer.number !== undefined) return { number: Number(answer.number) };
  return answer.codes === undefined ? { text: answer.text ?? "" } : { codes: answer.codes };
}

/** An expression as a tree; `scale` returns that of a question by id. */
function expressionOf({ nodes = [] } = {}, scale) {
  const trees = [];
  for (const [position, node] of nodes.entries()) {
    const { parent = 0, number: amount, text, elementId, scoreId, calculationId, earlierElementId, profileField } = node;
    const above = trees[parent - 1];
    if (position === 0 ? parent !== 0 : above?.of === undefined) return { malformed: "parent" };
    if (amount !== undefined) trees.push({ number: Number(amount) });
    else if (text !== undefined) trees.push({ text });
    else if (elementId !== undefined) trees.push({ answer: elementId, scale: scale(elementId) });
    else if (scoreId !== undefined) trees.push({ score: scoreId });
    else if (calculationId !== undefined) trees.push({ calculation: calculationId });
    else if (earlierElementId !== undefined) trees.push({ earlier: earlierElementId, scale: scale(earlierElementId) });
    else if (profileField !== undefined) trees.push({ profile: profileField });
    else trees.push({ call: spelled((node.function ?? "").replace("EXPRESSION_FUNCTION_", "")), of: [] });
    above?.of.push(trees[position]);
  }
  return trees[0] ?? { malformed: "empty" };
}

function calculationOf({ calculationId, title, expression, unit = "", decimals, hidden = false }, scale) {
  return {
    id: calculationId, title: worded(title), expression: expressionOf(expression, scale), unit,
    decimals: number(decimals), isHidden: hidden,
  };
}

function constraintOf({ constraintId, elementId = "", expression, message }, scale) {
  return {
    id: constraintId, element: elementId, expression: expressionOf(expression, scale), message: worded(message),
  };
}

function scoreOf({ scoreId, title, method, items = [], minimumAnswered, factor = 1, offset = 0, bands = [] }, scale) {
  return {
    id: scoreId, title: worded(title), method: method === undefined ? null : spelled(method.replace("SCORE_METHOD_", "")),
    items: items.map(({ elementId = "", scoreId: score, calculationId: calculation, weight = 1, reversed = false }) => ({
      ...calculation ? { calculation } : score === undefined ? { question: elementId, scale: scale(elementId) } : { score },
      weight: number(weight), isReversed: reversed,
    })),
    minimumAnswered: minimumAnswered || items.length, factor: number(factor), offset: number(offset),
    bands: bands.map(({ minimum = 0, code, label }) =>
      ({ minimum: number(minimum), code, label: worded(label) })),
  };
}
