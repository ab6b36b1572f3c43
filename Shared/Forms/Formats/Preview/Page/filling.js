"use strict";

// A questionnaire as filled in by a participant: one page of it at a time, checked before the next.
// The preview and the page of otolith-web show it in frames of their own.
Otolith.filling = (() => {
  const { element, localized, own, wording, rewrite } = Otolith.elements;
  const { fill } = Otolith.messages;

  // Below this width, tables become lists.
  const narrow = window.matchMedia("(max-width: 40rem)");

  function watchWidth() {
    const measure = () => document.documentElement.classList.toggle("narrow", narrow.matches);
    narrow.addEventListener("change", measure);
    measure();
  }

  // Keeps the touched element at its place on the screen while content above it changes.
  function holdingStill(node, change) {
    const before = node.getBoundingClientRect().top;
    change();
    window.scrollBy(0, node.getBoundingClientRect().top - before);
  }

  // Speaks to screen readers, which do not repeat an unchanged text.
  function announcer(live, ownLanguage) {
    return (text) => {
      live.textContent = live.textContent === text ? `${text}\u00A0` : text;
      live.lang = ownLanguage;
    };
  }

  // `place` is {current, isFinished} and outlives a change of the language. `changed` is called
  // after each answer and turn, `finish` instead of a page after the last. Returns the nodes, and
  // `refresh`, which draws the state again.
  function make(questionnaire, state, view, { place, changed, finish }) {
    Otolith.values.attach(view, questionnaire, state);
    // Parts by position, sections by page.
    const parts = new Map();
    const sections = new Map();
    // Whether violated constraints that belong to no question are shown.
    let isEndReported = false;
    const places = makePlaces();

    function context(position, extra) {
      const definition = questionnaire.elements[position];
      return {
        ...extra, definition, view, id: definition.id, kind: state.kind(position),
        options: state.options(position),
        name: `answer-${definition.id}`, inputID: `input-${definition.id}`,
        mayStayEmpty: state.mayStayEmpty(position),
        set: (answer, draft) => holdingStill(parts.get(position).node, () => {
          state.set(position, answer, draft);
          refresh();
        }),
      };
    }

    // Draws the page after a repetition was added or removed, and goes to the one at a position.
    function turned(position, said) {
      for (const [each, part] of parts) {
        const { id, parent } = questionnaire.elements[each];
        if (parent !== null) part.show?.(state.given.get(id), state.drafts.get(id));
      }
      refresh();
      parts.get(position)?.node.focus();
      view.announce(said);
    }

    function section(index) {
      if (!sections.has(index)) {
        const heading = own("h2", { tabindex: "-1", id: `page-${index}` }, "", view);
        const page = { questionnaire, view, parts, context, state, turned };
        const before = new Set(parts.keys());
        const node = element("section", { "aria-labelledby": heading.id }, heading,
          ...state.pages[index].elements.map((position) => Otolith.layout.build(position, page)));
        for (const [position, part] of parts) {
          if (before.has(position) || part.show === undefined) continue;
          const { id } = questionnaire.elements[position];
          part.show(state.given.get(id), state.drafts.get(id));
        }
        const lines = Otolith.values.lines(questionnaire, state, view, index);
        node.append(...lines.map((line) => line.node));
        sections.set(index, { node, heading, lines });
        places.pages.append(node);
      }
      return sections.get(index);
    }

    function drawProblems() {
      const { positions } = state.pages[place.current] ?? { positions: [] };
      const reported = state.problems(positions).filter((position) => state.reported.has(position));
      const atEnd = drawViolations();
      const links = reported.map((position) => {
        const definition = questionnaire.elements[position];
        const text = wording(definition.text, view) ?? definition.id;
        return link(`input-${definition.id}`,
          `${text}: ${state.explain(state.problem(position), position, view).text}`,
          () => parts.get(position).focus());
      });
      links.push(...atEnd.map((node) => link(node.id, node.textContent, () => node.focus())));
      places.summary.hidden = links.length === 0;
      places.summary.replaceChildren(
        own("h2", {}, fill(view.words.errorTitle, links.length), view),
        element("ul", {}, ...links));
    }

    function link(id, text, focus) {
      const node = element("a", { href: `#${id}` }, text);
      node.addEventListener("click", (event) => {
        event.preventDefault();
        focus();
      });
      return element("li", {}, node);
    }

    // Draws the constraints that belong to no question, below the last page, and returns the nodes.
    function drawViolations() {
      const isLast = isEndReported && place.current === state.shownPages().at(-1);
      const nodes = (isLast ? state.violations() : []).map(({ id, message }) => {
        const node = element("p", { class: "error", id: `constraint-${id}`, tabindex: "-1" });
        rewrite(node, state.explain({ reason: "constraint", message }, null, view), view);
        return node;
      });
      places.violations.replaceChildren(...nodes);
      return nodes;
    }

    // A question with other options than before is drawn anew.
    function drawOffers() {
      for (const [position, part] of parts) {
        if ((questionnaire.elements[position].offeredBy ?? "") === "") continue;
        const offer = state.options(position).map(({ code }) => code).join(" ");
        if (part.offer === offer) continue;
        const { id } = questionnaire.elements[position];
        const made = part.offer === undefined ? part : Otolith.questions.question(context(position, {}));
        if (made !== part) {
          part.node.replaceWith(made.node);
          Object.assign(part, made);
          part.show(state.answers().get(id), state.drafts.get(id));
        }
        part.offer = offer;
      }
    }

    function drawParts() {
      let [appeared, vanished] = [0, 0];
      drawOffers();
      for (const [position, part] of parts) {
        const isShown = state.isShown(position);
        if (part.isShown !== undefined && part.isShown !== isShown && state.isQuestion(position)) {
          if (isShown) appeared += 1;
          else vanished += 1;
        }
        part.isShown = isShown;
        part.node.hidden = !isShown;
        if (part.update === undefined) continue;
        const problem = state.reported.has(position) ? state.problem(position) : null;
        part.update({
          isRequired: state.isRequired(position), isAnswered:
            state.answers().has(questionnaire.elements[position].id),
          problem: problem === null ? null : state.explain(problem, position, view),
        });
      }
      const said = [[appeared, "shown"], [vanished, "hidden"]]
        .filter(([amount]) => amount > 0)
        .map(([amount, word]) => fill(view.words[word], amount));
      if (said.length > 0) view.announce(said.join(" "));
    }

    function drawProgress() {
      const questions = questionnaire.elements.filter((_, position) =>
        state.isShown(position) && state.isQuestion(position)
          && state.kind(position)?.type !== "unsupported");
      const answered = questions.filter(({ id }) => state.answers().has(id)).length;
      const text = fill(view.words.progress, answered, questions.length);
      places.progress.max = Math.max(1, questions.length);
      places.progress.value = answered;
      places.progress.setAttribute("aria-label", text);
    }

    function refresh() {
      const shown = state.shownPages();
      if (!shown.includes(place.current)) {
        place.current = shown.findLast((index) => index < place.current) ?? shown[0] ?? 0;
      }
      if (shown.length > 0 && !place.isFinished) {
        const { heading } = section(place.current);
        heading.textContent = fill(view.words.page, shown.indexOf(place.current) + 1, shown.length);
        heading.classList.toggle("quiet", shown.length === 1);
      }
      for (const [index, { node }] of sections) {
        node.hidden = place.isFinished || index !== place.current || shown.length === 0;
      }
      places.nothing.hidden = shown.length > 0 || place.isFinished;
      places.introduction.hidden = place.isFinished || place.current !== (shown[0] ?? 0);
      places.progress.hidden = place.isFinished;
      places.form.hidden = place.isFinished;
      places.back.hidden = shown.indexOf(place.current) <= 0;
      places.next.textContent = shown.at(-1) === place.current || shown.length === 0
        ? view.words.finish : view.words.next;
      view.values.refresh();
      for (const { lines } of sections.values()) for (const { draw } of lines) draw();
      drawParts();
      drawProblems();
      drawProgress();
      changed();
    }

    function turn(index) {
      place.current = index;
      refresh();
      section(place.current).heading.focus();
      window.scrollTo(0, 0);
    }

    function forward() {
      const shown = state.shownPages();
      const wrong = shown.length === 0 ? [] : state.problems(state.pages[place.current].positions);
      if (wrong.length > 0) {
        for (const position of wrong) state.reported.add(position);
        refresh();
        places.summary.focus();
        return;
      }
      const following = shown[shown.indexOf(place.current) + 1];
      if (following !== undefined) {
        turn(following);
        return;
      }
      if (mayFinish(shown)) finish();
    }

    // A later answer can violate a constraint at a question of an earlier page.
    function mayFinish(shown) {
      const index = shown.find((each) => state.problems(state.pages[each].positions).length > 0);
      isEndReported = true;
      if (index === undefined && state.violations().length === 0) return true;
      if (index === undefined) refresh();
      else {
        const { positions } = state.pages[index];
        for (const position of state.problems(positions)) state.reported.add(position);
        turn(index);
      }
      places.summary.focus();
      return false;
    }

    function makePlaces() {
      const { words } = view;
      const back = own("button", { type: "button" }, words.back, view);
      back.addEventListener("click", () => {
        const shown = state.shownPages();
        turn(shown[shown.indexOf(place.current) - 1] ?? place.current);
      });
      const next = own("button", { type: "submit", class: "primary" }, "", view);
      const made = {
        back, next,
        introduction: element("div", {},
          localized("p", { class: "note" }, questionnaire.description, view),
          questionnaire.isDemonstration
            ? own("p", { class: "hint" }, words.demonstration, view) : null,
          localized("p", { class: "note" }, questionnaire.introduction, view),
          own("p", { class: "hint" }, words.requiredNote, view)),
        summary: element("div", { class: "summary", tabindex: "-1", hidden: true }),
        nothing: own("p", { class: "note" }, words.nothingShown, view),
        pages: element("div"), violations: element("div"),
        progress: element("progress"),
      };
      made.form = element("form", { novalidate: true, autocomplete: "off" },
        made.introduction, made.summary, made.nothing, made.pages, made.violations,
        element("div", { class: "steps" }, back, next));
      made.form.addEventListener("submit", (event) => {
        event.preventDefault();
        forward();
      });
      return made;
    }

    return { form: places.form, progress: places.progress, refresh };
  }

  return { make, watchWidth, announcer };
})();
