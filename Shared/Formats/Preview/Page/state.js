"use strict";

// What has been answered so far, and what follows from it; knows nothing of the page's elements.
Otolith.state = (() => {
  const { evaluation, checks, messages } = Otolith;

  // Pages as lists of elements that stand in no group, with the break that begins them.
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

  // Positions of an element and everything in it.
  function within(questionnaire, position) {
    const { members } = questionnaire.elements[position];
    return [position, ...members.flatMap((member) => within(questionnaire, member))];
  }

  function make(questionnaire) {
    const given = new Map();
    const drafts = new Map();
    const earlier = new Map();
    const reported = new Set();
    let result = null;
    let forced = null;
    const all = pages(questionnaire).map((page) => ({
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
      const sheets = Otolith.tools.earlierAnswers(questionnaire, earlier);
      result = evaluation.visibility(questionnaire, given, sheets);
      forced = evaluation.forced(questionnaire, result.answers);
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
    const kind = (position) => questionnaire.kinds[questionnaire.elements[position].kind] ?? null;

    // A list that may be empty needs nothing done to it.
    const mustBeChosen = (position) => !kind(position)?.isNoneAllowed
      && evaluation.isRequired(questionnaire, position, forced);

    // What is sent: answers, and the empty lists that are answers, too.
    function sheet() {
      return new Map(questionnaire.elements.flatMap(({ id }, position) => {
        if (result.answers.has(id)) return [[id, result.answers.get(id)]];
        const isEmptyList = isQuestion(position) && result.shown[position]
          && kind(position)?.isNoneAllowed
          && evaluation.isRequired(questionnaire, position, forced);
        return isEmptyList ? [[id, { codes: [] }]] : [];
      }));
    }

    // Null, or {reason, bound}.
    function problem(position) {
      const { id } = questionnaire.elements[position];
      if (!isQuestion(position) || !result.shown[position]) return null;
      const draft = drafts.get(id);
      if (draft !== undefined) return draft;
      const answer = result.answers.get(id);
      if (answer !== undefined) {
        return checks.problem(kind(position), answer, questionnaire.patterns);
      }
      if (!mustBeChosen(position)) return null;
      return { reason: forced.get(position) ? "compositeIncomplete" : "missing" };
    }

    function explain({ reason, bound }, position, view) {
      const amount = typeof bound !== "number" || ["tooFew", "tooMany", "tooLong"].includes(reason)
        ? bound
        : kind(position).type === "duration"
          ? Otolith.entries.clock(bound) : Otolith.scales.number(view, bound);
      return messages.fill(view.words.problems[reason], amount);
    }

    return {
      given, drafts, earlier, reported, pages: all, begin, decide, set, problem, explain, kind,
      isQuestion,
      isShown: (position) => result.shown[position],
      // Whether it can be left without an answer, if everything around it is.
      mayStayEmpty: (position) => {
        const { isOptional, parent } = questionnaire.elements[position];
        const group = parent === null ? null : questionnaire.elements[parent];
        return isOptional || (group?.type === "composite" && group.isOptional);
      },
      isRequired: mustBeChosen,
      answers: () => result.answers,
      sheet,
      scores: () => evaluation.scores(questionnaire, result.answers),
      // Indices of pages on which something is shown.
      shownPages: () => all.flatMap((page, index) =>
        page.positions.some((position) => result.shown[position]) ? [index] : []),
      problems: (positions) => positions.filter((position) => problem(position) !== null),
    };
  }

  return { make };
})();
