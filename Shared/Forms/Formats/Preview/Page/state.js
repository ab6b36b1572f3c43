"use strict";

// The answers so far and their consequences; independent of the page's elements.
Otolith.state = (() => {
  const { evaluation, checks, messages, ordering, repeats } = Otolith;
  const { translation, wording } = Otolith.elements;

  // Pages as lists of top-level elements, with the break that starts each.
  function pages(questionnaire) {
    const found = [];
    questionnaire.elements.forEach((definition, position) => {
      if (definition.parent !== null) return;
      if (definition.type === "page-break") found.push({ opening: position, elements: [] });
      else {
        if (found.length === 0) found.push({ opening: null, elements: [] });
        found.at(-1).elements.push(position);
      }
    });
    return found;
  }

  // Pages with one question or group each, after the headlines and notes above it.
  function singlePages(questionnaire, all) {
    const isNote = (position) =>
      ["headline", "text-block"].includes(questionnaire.elements[position].type);
    return all.flatMap(({ opening, elements }) => {
      const found = [];
      let above = [];
      let group;
      for (const position of elements) {
        const copied = questionnaire.elements[position].copy?.group;
        // All repetitions of a group are on one page.
        if (copied !== undefined && copied === group) {
          found.at(-1).elements.push(position);
          continue;
        }
        above.push(position);
        if (isNote(position)) continue;
        group = copied;
        found.push({ opening, elements: above });
        above = [];
      }
      if (found.length === 0) return above.length === 0 ? [] : [{ opening, elements: above }];
      found.at(-1).elements.push(...above);
      return found;
    });
  }

  // `earlier` returns the answers to other questionnaires, and of the previous sheet of this one, by
  // id; `isSingle`: one question a page; `today` is the date of the start, or null; `profile` has the
  // values of profile fields by name.
  function make(questionnaire, { earlier, isSingle = false, today = null, profile = new Map() }) {
    const given = new Map();
    const drafts = new Map();
    const reported = new Set();
    // Numbers of repetitions that the participant added, by group.
    const added = new Map();
    const copies = repeats.copies(questionnaire);
    let result = null;
    let forced = null;
    let sheetID = "";
    const whole = pages(questionnaire);
    const all = isSingle ? singlePages(questionnaire, whole) : whole;

    // Positions of the members of a group in the order that the sheet shows them.
    const membersOf = (group) => ordering.members(questionnaire.elements, group, sheetID);

    // Random orders are drawn from the id of the sheet.
    function begin(id) {
      sheetID = id;
      for (const page of all) {
        page.positions = page.elements.flatMap((position) =>
          repeats.within(questionnaire, position, membersOf));
      }
      given.clear();
      drafts.clear();
      reported.clear();
      added.clear();
      questionnaire.elements.forEach(({ id, initial }, position) => {
        if (initial && !repeats.isAdded(questionnaire, position)) given.set(id, initial);
      });
      decide();
    }

    function decide() {
      result = evaluation.visibility(questionnaire, given, earlier(), today, { profile, added });
      forced = evaluation.forced(questionnaire, result);
    }

    // Number of shown repetitions of a group.
    function count(group) {
      const always = copies.get(group).filter((each) => !questionnaire.elements[each].copy.isAdded);
      return Math.max(always.length, result.repetitions.get(group) ?? 0);
    }

    // Shows one more repetition and returns its number.
    function add(group) {
      const number = count(group) + 1;
      added.set(group, number);
      repeats.suggest(questionnaire, copies.get(group)[number - 1], given);
      decide();
      return number;
    }

    // Takes a repetition back and returns how many remain.
    function remove(group, number) {
      const rest = count(group) - 1;
      repeats.shift(questionnaire, copies.get(group), number, [given, drafts]);
      for (const position of reported) {
        if (repeats.isAdded(questionnaire, position)) reported.delete(position);
      }
      added.set(group, rest);
      decide();
      return rest;
    }

    function set(position, answer, draft) {
      const { id } = questionnaire.elements[position];
      if (answer === null) given.delete(id);
      else given.set(id, answer);
      if (draft === undefined) drafts.delete(id);
      else drafts.set(id, draft);
      decide();
    }

    const isQuestion = (position) => questionnaire.elements[position].type === "question";
    const kind = (position) => evaluation.kind(questionnaire, position);
    const mustBeChosen = (position) => evaluation.mustBeChosen(questionnaire, position, forced);
    const sheet = () => evaluation.stored(questionnaire, result, forced);

    // Whether a page has more to show than the notes above questions that are hidden.
    function hasContents({ positions }) {
      const isShown = (position) => result.shown[position] || result.offered.has(position);
      if (!isSingle || !positions.some(isQuestion)) return positions.some(isShown);
      return positions.some((position) => result.offered.has(position)
        || isQuestion(position) && isShown(position));
    }

    // Returns null, or {reason, bound}.
    function problem(position) {
      if (!isQuestion(position) || !result.shown[position]) return null;
      return drafts.get(questionnaire.elements[position].id)
        ?? checks.unmet(questionnaire, position, result, forced);
    }

    // Returns {text, language}.
    function explain({ reason, bound, message }, position, view) {
      if (reason === "constraint") {
        const { language } = translation(message, view.lookup) ?? view;
        return { language, text: wording(message, view) ?? view.words.problems.pattern };
      }
      const amount = typeof bound !== "number" || ["tooFew", "tooMany", "tooLong", "ranks"].includes(reason)
        ? bound
        : kind(position).type === "duration"
          ? Otolith.entries.clock(bound) : Otolith.scales.number(view, bound);
      const text = messages.fill(view.words.problems[reason], amount);
      return { language: view.ownLanguage, text };
    }

    return {
      given, drafts, reported, pages: all, begin, decide, set, problem, explain, kind, add, remove,
      mayAdd: (group) => result.offered.has(copies.get(group)[count(group)]),
      mayRemove: (group) =>
        questionnaire.elements[copies.get(group)[count(group) - 1]]?.copy.isAdded ?? false,
      isQuestion,
      copies,
      members: (position) => membersOf(questionnaire.elements[position]),
      // The offered options of a question in the order to show them.
      options: (position) =>
        ordering.options(questionnaire.elements[position], kind(position), result.answers, sheetID),
      isShown: (position) => result.shown[position],
      // Whether it can stay unanswered if everything around it does.
      mayStayEmpty: (position) => {
        const { isOptional, parent } = questionnaire.elements[position];
        const group = parent === null ? null : questionnaire.elements[parent];
        return isOptional || (group?.type === "composite" && group.isOptional);
      },
      isRequired: mustBeChosen,
      answers: () => result.answers,
      // Answers of the previous sheet by id; undefined without one.
      previous: () => earlier().get(questionnaire.id),
      profile,
      sheet,
      // Values by id that are computed from the answers.
      values: () => result.values,
      scores: () => result.values.scores(),
      // Violated constraints that belong to no question.
      violations: () => result.violated.filter(({ element }) => element === ""),
      // Indices of pages with shown elements.
      shownPages: () => all.flatMap((page, index) => hasContents(page) ? [index] : []),
      problems: (positions) => positions.filter((position) => problem(position) !== null),
    };
  }

  return { make };
})();
