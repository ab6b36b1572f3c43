"use strict";

// The page as filled in by a participant: one page of the questionnaire at a time, checked before
// the next, in any of its languages.
Otolith.page = (() => {
  const { element, localized, own, direction, translation } = Otolith.elements;
  const { fill } = Otolith.messages;

  // Below this width, tables become lists.
  const narrow = window.matchMedia("(max-width: 40rem)");

  // Keeps the touched element at its place on the screen while content above it changes.
  function holdingStill(node, change) {
    const before = node.getBoundingClientRect().top;
    change();
    window.scrollBy(0, node.getBoundingClientRect().top - before);
  }

  // `isPlain`: without the author's tools, as a participant sees it.
  function start(root, questionnaire, { language: firstLanguage, isPlain }) {
    const state = Otolith.state.make(questionnaire);
    const live = element("p", { class: "quiet", role: "status", "aria-live": "polite" });
    let language = firstLanguage;
    let current = 0;
    let isFinished = false;
    let view = null;
    // The current contents of the page: parts by position, sections by page.
    let parts = new Map();
    let sections = new Map();
    let places = null;

    const announce = (text) => {
      // Screen readers do not repeat an unchanged text.
      live.textContent = live.textContent === text ? `${text}\u00A0` : text;
      live.lang = view.ownLanguage;
    };

    function makeView() {
      const { language: ownLanguage, texts } = Otolith.messages.choose(language);
      return {
        language, ownLanguage, words: texts, announce, countries: questionnaire.countries,
        lookup: questionnaire.lookups[language],
      };
    }

    function context(position, extra) {
      const definition = questionnaire.elements[position];
      return {
        ...extra, definition, view, id: definition.id, kind: state.kind(position),
        name: `answer-${definition.id}`, inputID: `input-${definition.id}`,
        mayStayEmpty: state.mayStayEmpty(position),
        set: (answer, draft) => holdingStill(parts.get(position).node, () => {
          state.set(position, answer, draft);
          refresh();
        }),
      };
    }

    function section(index) {
      if (!sections.has(index)) {
        const heading = own("h2", { tabindex: "-1", id: `page-${index}` }, "", view);
        const page = { questionnaire, view, parts, context };
        const before = new Set(parts.keys());
        const node = element("section", { "aria-labelledby": heading.id }, heading,
          ...state.pages[index].elements.map((position) => Otolith.layout.build(position, page)));
        for (const [position, part] of parts) {
          if (before.has(position) || part.show === undefined) continue;
          const { id } = questionnaire.elements[position];
          part.show(state.given.get(id), state.drafts.get(id));
        }
        sections.set(index, { node, heading });
        places.pages.append(node);
      }
      return sections.get(index);
    }

    function drawProblems() {
      const { positions } = state.pages[current] ?? { positions: [] };
      const reported = state.problems(positions).filter((position) => state.reported.has(position));
      places.summary.hidden = reported.length === 0;
      const links = reported.map((position) => {
        const definition = questionnaire.elements[position];
        const text = translation(definition.text, view.lookup)?.text ?? definition.id;
        const link = element("a", { href: `#input-${definition.id}` },
          `${text}: ${state.explain(state.problem(position), position, view)}`);
        link.addEventListener("click", (event) => {
          event.preventDefault();
          parts.get(position).focus();
        });
        return element("li", {}, link);
      });
      places.summary.replaceChildren(
        own("h2", {}, fill(view.words.errorTitle, reported.length), view),
        element("ul", {}, ...links));
    }

    function drawParts() {
      let [appeared, vanished] = [0, 0];
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
      if (said.length > 0) announce(said.join(" "));
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
      if (!shown.includes(current)) {
        current = shown.findLast((index) => index < current) ?? shown[0] ?? 0;
      }
      if (shown.length > 0 && !isFinished) {
        const { heading } = section(current);
        heading.textContent = fill(view.words.page, shown.indexOf(current) + 1, shown.length);
        heading.classList.toggle("quiet", shown.length === 1);
      }
      for (const [index, { node }] of sections) {
        node.hidden = isFinished || index !== current || shown.length === 0;
      }
      places.nothing.hidden = shown.length > 0 || isFinished;
      places.introduction.hidden = isFinished || current !== (shown[0] ?? 0);
      places.progress.hidden = isFinished;
      places.form.hidden = isFinished;
      places.end.hidden = !isFinished;
      places.back.hidden = shown.indexOf(current) <= 0;
      places.next.textContent = shown.at(-1) === current || shown.length === 0
        ? view.words.finish : view.words.next;
      drawParts();
      drawProblems();
      drawProgress();
      places.scores?.show(state.scores());
      places.stored.show(state.sheet());
    }

    function turn(index) {
      current = index;
      refresh();
      section(current).heading.focus();
      window.scrollTo(0, 0);
    }

    function forward() {
      const shown = state.shownPages();
      const wrong = shown.length === 0 ? [] : state.problems(state.pages[current].positions);
      if (wrong.length > 0) {
        for (const position of wrong) state.reported.add(position);
        refresh();
        places.summary.focus();
        return;
      }
      const following = shown[shown.indexOf(current) + 1];
      if (following !== undefined) {
        turn(following);
        return;
      }
      isFinished = true;
      refresh();
      places.endHeading.focus();
    }

    function again() {
      isFinished = false;
      current = 0;
      state.begin();
      render();
      root.querySelector("h1").focus();
    }

    function makePlaces() {
      const { words } = view;
      const back = own("button", { type: "button" }, words.back, view);
      back.addEventListener("click", () => {
        const shown = state.shownPages();
        turn(shown[shown.indexOf(current) - 1] ?? current);
      });
      const next = own("button", { type: "submit", class: "primary" }, "", view);
      const restart = own("button", { type: "button" }, words.again, view);
      restart.addEventListener("click", again);
      const endHeading = own("h2", { tabindex: "-1" }, words.finished, view);
      const made = {
        back, next, endHeading,
        introduction: element("div", {},
          localized("p", { class: "note" }, questionnaire.description, view),
          questionnaire.isDemonstration
            ? own("p", { class: "hint" }, words.demonstration, view) : null,
          localized("p", { class: "note" }, questionnaire.introduction, view),
          own("p", { class: "hint" }, words.requiredNote, view)),
        summary: element("div", { class: "summary", tabindex: "-1", hidden: true }),
        nothing: own("p", { class: "note" }, words.nothingShown, view),
        pages: element("div"),
        progress: element("progress"),
        scores: Otolith.tools.scores(questionnaire, view),
        stored: Otolith.tools.stored(questionnaire, view),
        end: element("section", {}, endHeading,
          localized("p", { class: "note" }, questionnaire.closing, view), restart),
      };
      made.form = element("form", { novalidate: true, autocomplete: "off" },
        made.introduction, made.summary, made.nothing, made.pages,
        element("div", { class: "steps" }, back, next));
      made.form.addEventListener("submit", (event) => {
        event.preventDefault();
        forward();
      });
      return made;
    }

    function render() {
      view = makeView();
      parts = new Map();
      sections = new Map();
      places = makePlaces();
      document.documentElement.lang = language;
      document.documentElement.dir = direction(language);
      document.title = translation(questionnaire.title, view.lookup)?.text ?? questionnaire.id;
      const changed = () => {
        state.decide();
        refresh();
      };
      const main = element("main", {},
        localized("h1", { tabindex: "-1" }, questionnaire.title, view)
          ?? element("h1", { tabindex: "-1" }, questionnaire.id),
        places.progress, places.form, places.end);
      root.replaceChildren(
        Otolith.header.make(questionnaire, view, {
          choose: (chosen) => {
            language = chosen;
            render();
            document.getElementById("language").focus();
          },
          leave: () => {
            showTools(false);
            root.querySelector("h1").focus();
          },
        }),
        main,
        element("aside", { "aria-label": view.words.preview },
          Otolith.tools.earlier(questionnaire, view, state.earlier, changed) ?? "",
          places.scores?.node ?? "", places.stored.node),
        toolsAgain());
      refresh();
    }

    // At the end of the page, where it does not take room of the first screen.
    function toolsAgain() {
      const button = own("button", { type: "button", class: "small", id: "with-tools" },
        view.words.withTools, view);
      button.addEventListener("click", () => {
        showTools(true);
        document.getElementById("without-tools").focus();
      });
      return element("div", { class: "with-tools" }, isPlain ? null : button);
    }

    function showTools(areShown) {
      document.documentElement.classList.toggle("plain", !areShown);
    }

    const measure = () => document.documentElement.classList.toggle("narrow", narrow.matches);
    narrow.addEventListener("change", measure);
    measure();
    showTools(!isPlain);
    root.after(live);
    state.begin();
    render();
    return state;
  }

  return { start };
})();
