"use strict";

// The answers so far and their consequences; independent of the page's elements.
Otolith.state = (() => {
  const { evaluation, checks, messages } = Otolith;
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
      for (const position of elements) {
        above.push(position);
        if (isNote(position)) continue;
        found.push({ opening, elements: above });
        above = [];
      }
      if (found.length === 0) return above.length === 0 ? [] : [{ opening, elements: above }];
      found.at(-1).elements.push(...above);
      return found;
    });
  }

  // Positions of an element and its descendants.
  function within(questionnaire, position) {
    const { members } = questionnaire.elements[position];
    return [position, ...members.flatMap((member) => within(questionnaire, member))];
  }

  // `earlier` returns the answers to other questionnaires, by id; `isSingle`: one question a page;
  // `today` is the date of the start, or null.
  function make(questionnaire, { earlier, isSingle = false, today = null }) {
    const given = new Map();
    const drafts = new Map();
    const reported = new Set();
    let result = null;
    let forced = null;
    const whole = pages(questionnaire);
    const all = (isSingle ? singlePages(questionnaire, whole) : whole).map((page) => ({
      ...page, positions: page.elements.flatMap((position) => within(questionnaire, position)),
    }));

    function begin() {
      given.clear();
      drafts.clear();
      reported.clear();
      for (const definition of questionnaire.elements) {
        if (definition.initial) given.set(definition.id, definition.initial);
      }
      decide();
    }

    function decide() {
      result = evaluation.visibility(questionnaire, given, earlier(), today);
      forced = evaluation.forced(questionnaire, result);
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
      const isShown = (position) => result.shown[position];
      if (!isSingle || !positions.some(isQuestion)) return positions.some(isShown);
      return positions.some((position) => isQuestion(position) && isShown(position));
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
      const amount = typeof bound !== "number" || ["tooFew", "tooMany", "tooLong"].includes(reason)
        ? bound
        : kind(position).type === "duration"
          ? Otolith.entries.clock(bound) : Otolith.scales.number(view, bound);
      const text = messages.fill(view.words.problems[reason], amount);
      return { language: view.ownLanguage, text };
    }

    return {
      given, drafts, reported, pages: all, begin, decide, set, problem, explain, kind,
      isQuestion,
      isShown: (position) => result.shown[position],
      // Whether it can stay unanswered if everything around it does.
      mayStayEmpty: (position) => {
        const { isOptional, parent } = questionnaire.elements[position];
        const group = parent === null ? null : questionnaire.elements[parent];
        return isOptional || (group?.type === "composite" && group.isOptional);
      },
      isRequired: mustBeChosen,
      answers: () => result.answers,
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
