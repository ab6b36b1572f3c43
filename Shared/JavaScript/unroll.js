/** Repeating groups of questionnaires: `GroupRepeat` in questionnaire.proto says what they mean. */

const MAXIMUM = 100;
const ELEMENTS_MAX = 5000;
const PLACEHOLDER = /\{\{(answer|calculation|score|earlier):(\w{1,64})(?=[|}])/gu;

/** The repeating groups by id, and the one that each element and calculation belongs to. */
function membership({ elements = [], calculations = [] }) {
  const [repeats, owners, groups] = [new Map(), new Map(), new Map()];
  const places = elements.map(({ elementId = "", parentId = "", group }) => {
    let owner = groups.get(parentId);
    if (owner === undefined && elementId !== "" && group?.repeat !== undefined && !repeats.has(elementId)) {
      repeats.set(elementId, group.repeat);
      owner = elementId;
    }
    if (owner === undefined) return undefined;
    if (group !== undefined) groups.set(elementId, owner);
    owners.set(elementId, owner);
    return owner;
  });
  const computed = new Map();
  for (const { calculationId, parentId = "" } of calculations) {
    if (repeats.has(parentId) && !computed.has(calculationId)) computed.set(calculationId, parentId);
  }
  return { repeats, owners, computed, places };
}

const copies = ({ maximum = 0 }) => Math.min(maximum, MAXIMUM);
const named = (id, number) => `${id}_${number}`;

/** The numbers of the repetitions of a group. */
const numbersOf = (all, owner) => Array.from({ length: copies(all.repeats.get(owner)) }, (_, index) => index + 1);

/** Renames what a rule, a text or an element of a repetition refers to. */
class Renaming {
  constructor(all, owner, number) {
    this.all = all;
    this.owner = owner;
    this.number = number;
  }

  element(id) { return this.all.owners.get(id) === this.owner && id ? named(id, this.number) : id; }

  calculation(id) { return this.all.computed.get(id) === this.owner && id ? named(id, this.number) : id; }

  /** A condition, or a node of an expression. */
  part(part) {
    return {
      ...part, ...part.elementId && { elementId: this.element(part.elementId) },
      ...part.earlierElementId && { earlierElementId: this.element(part.earlierElementId) },
      ...part.calculationId && { calculationId: this.calculation(part.calculationId) },
    };
  }

  text(text) {
    return text?.replace(PLACEHOLDER, (whole, kind, id) => {
      const renamed = kind === "calculation" ? this.calculation(id) : kind === "score" ? id : this.element(id);
      return `{{${kind}:${renamed}`;
    });
  }

  /** All texts of a part of the definition. */
  texts(value) {
    if (Array.isArray(value)) return value.map((each) => this.texts(each));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) =>
      [key, key === "text" && typeof each === "string" ? this.text(each) : this.texts(each)]));
  }
}

/** Conditions of a repetition; outside of repeating groups, `renaming` is null. */
function conditions(parts, all, renaming) {
  return parts?.map((part) => {
    const { questionnaireId = "", count } = part;
    if (count !== undefined) return { ...part, count: count.flatMap((each) => counted(each, all, renaming)) };
    return renaming === null || questionnaireId !== "" ? part : renaming.part(part);
  });
}

/** A counted question: that of the repetition, or those of all repetitions of another group. */
function counted(reference, all, renaming) {
  const { questionnaireId = "", elementId = "" } = reference;
  const owner = questionnaireId === "" ? all.owners.get(elementId) : undefined;
  if (owner === undefined) return [reference];
  const numbers = owner === renaming?.owner ? [renaming.number] : numbersOf(all, owner);
  return numbers.map((number) => ({ ...reference, elementId: named(elementId, number) }));
}

/** Subtrees of an expression: {node, operands}. */
function tree(nodes) {
  const trees = nodes.map((node) => ({ node, operands: [] }));
  nodes.forEach(({ parent = 0 }, position) => {
    if (position > 0) trees[parent - 1]?.operands.push(trees[position]);
  });
  return trees[0];
}

function list(root, found = [], parent = 0) {
  found.push({ ...root.node, parent });
  const place = found.length;
  for (const operand of root.operands) list(operand, found, place);
  return found;
}

/** The repeating group that an expression refers to. */
function ownerIn({ node, operands }, all) {
  return all.owners.get(node.elementId ?? node.earlierElementId) ?? all.computed.get(node.calculationId)
    ?? operands.map((each) => ownerIn(each, all)).find((each) => each !== undefined);
}

function rewritten({ node, operands }, all, renaming) {
  const [operand] = operands;
  if (node.function === "EXPRESSION_FUNCTION_EACH" && operand !== undefined) {
    const owner = ownerIn(operand, all);
    if (owner === undefined) return { node, operands };
    return { node, operands: numbersOf(all, owner).map((number) =>
      rewritten(operand, all, new Renaming(all, owner, number))) };
  }
  const rest = operands.map((each) => rewritten(each, all, renaming));
  if (renaming === null) return { node, operands: rest };
  if (node.function === "EXPRESSION_FUNCTION_REPETITION") return { node: { number: renaming.number }, operands: [] };
  return { node: renaming.part(node), operands: rest };
}

/** Expressions that are not trees stay as they are, and have no value. */
function expression(given, all, renaming) {
  const { nodes = [] } = given ?? {};
  const isTree = nodes.every(({ parent = 0 }, position) => position === 0 ? parent === 0
    : parent > 0 && parent <= position && nodes[parent - 1].function !== undefined);
  return isTree && nodes.length > 0 ? { nodes: list(rewritten(tree(nodes), all, renaming)) } : given;
}

/** The header of a repetition: with its number in the title, and shown as far as the number of repetitions goes. */
function header(element, { minimum = 0, elementId, calculationId }, number) {
  const group = { ...element.group, repeat: undefined };
  const isCounted = Boolean(elementId || calculationId);
  const worded = (text) => ({ ...text, ...text.text && { text: `${text.text} ${number}` } });
  const title = group.title && { ...worded(group.title),
    ...group.title.translations && { translations: group.title.translations.map(worded) } };
  const copy = { group: element.elementId, number, isAdded: !isCounted && number > minimum };
  const counts = { elementId, calculationId, number, operator: "CONDITION_OPERATOR_GREATER_OR_EQUAL" };
  return { ...element, group: { ...group, ...title && { title } }, copy, ...isCounted && reached(element, counts) };
}

/** The conditions of a header together with another one. */
function reached({ enableWhen = [], enableBehavior = "" }, condition) {
  if (enableWhen.length === 0) return { enableWhen: [condition], enableBehavior: "ENABLE_BEHAVIOR_ALL" };
  const combination = enableBehavior.endsWith("_ANY") ? "COMBINATION_ANY" : "COMBINATION_ALL";
  return {
    enableWhen: [condition, { combination },
      ...enableWhen.map((part) => ({ ...part, parent: (part.parent ?? 0) === 0 ? 2 : part.parent + 2 }))],
    enableBehavior: "ENABLE_BEHAVIOR_ALL",
  };
}

function member(element, all, renaming) {
  const { question } = element;
  const ruled = {
    ...element, ...element.enableWhen && { enableWhen: conditions(element.enableWhen, all, renaming) },
    ...question && { question: {
      ...question, ...question.offeredBy && renaming && { offeredBy: renaming.element(question.offeredBy) },
      ...question.requiredWhen && { requiredWhen: conditions(question.requiredWhen, all, renaming) },
    } },
  };
  if (renaming === null) return ruled;
  const { owner, number } = renaming;
  const { elementId = "", enableWhen, parentId = "" } = ruled;
  // Conditions compare texts, which have no placeholders.
  const copy = { ...renaming.texts({ ...ruled, enableWhen: undefined }), enableWhen };
  if (elementId === owner) {
    return { ...header(copy, all.repeats.get(owner), number), elementId: named(elementId, number) };
  }
  return { ...copy, elementId: named(elementId, number), parentId: named(parentId, number) };
}

/**
 * The questionnaire with a copy of each repeating group for each repetition, as a sheet answers it: the ids of its members and
 * calculations have the suffix of the repetition. Copies of groups have `copy`: the id of the group, the number, and
 * whether the participant adds it.
 */
export function unrolled(questionnaire) {
  const all = membership(questionnaire);
  if (all.repeats.size === 0) return questionnaire;
  const { elements = [], calculations = [], constraints = [] } = questionnaire;
  const size = all.places.reduce((sum, owner) => sum + (owner === undefined ? 1 : copies(all.repeats.get(owner))), 0);
  if (size > ELEMENTS_MAX) return questionnaire;
  const repeated = (owner, make) => all.repeats.has(owner)
    ? numbersOf(all, owner).map((number) => make(new Renaming(all, owner, number))) : [make(null)];
  const found = [];
  for (let position = 0; position < elements.length;) {
    const owner = all.places[position];
    let end = position + 1;
    while (owner !== undefined && end < elements.length && all.places[end] === owner) end += 1;
    const block = elements.slice(position, end);
    found.push(...repeated(owner, (renaming) => block.map((each) => member(each, all, renaming))).flat());
    position = end;
  }
  return {
    ...questionnaire, elements: found,
    calculations: calculations.flatMap((one) => repeated(one.parentId, (renaming) => ({
      ...one, expression: expression(one.expression, all, renaming),
      ...renaming && { calculationId: named(one.calculationId, renaming.number) },
    }))),
    constraints: constraints.flatMap((one) => repeated(all.owners.get(one.elementId), (renaming) => ({
      ...renaming ? renaming.texts(one) : one, expression: expression(one.expression, all, renaming),
      ...renaming && { constraintId: named(one.constraintId, renaming.number), elementId: named(one.elementId, renaming.number) },
    }))),
  };
}
