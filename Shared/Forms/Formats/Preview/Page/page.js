"use strict";

// The preview: a questionnaire as filled in by a participant, in any of its languages, and the tools
// of its author.
Otolith.page = (() => {
  const { element, localized, own, direction, translation } = Otolith.elements;

  // A UUID, from which random orders are drawn.
  function newID() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = bytes[6] & 0x0f | 0x40;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return text.replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
  }

  // `isPlain`: without the author's tools, as a participant sees it. `isSingle`: one question a page.
  // `sheet`: the id of a sheet, to show the orders that it showed.
  function start(root, questionnaire, { language: firstLanguage, isPlain, isSingle, sheet = null }) {
    const earlier = new Map();
    const state = Otolith.state.make(questionnaire, {
      earlier: () => Otolith.tools.earlierAnswers(questionnaire, earlier),
      today: Otolith.moments.dayOf(new Date()), isSingle,
    });
    const live = element("p", { class: "quiet", role: "status", "aria-live": "polite" });
    const place = { current: 0, isFinished: false };
    let language = firstLanguage;

    function makeView() {
      const { language: ownLanguage, texts } = Otolith.messages.choose(language);
      return {
        language, ownLanguage, words: texts, countries: questionnaire.countries,
        announce: Otolith.filling.announcer(live, ownLanguage),
        lookup: questionnaire.lookups[language],
      };
    }

    function again() {
      Object.assign(place, { current: 0, isFinished: false });
      state.begin(newID());
      render();
      root.querySelector("h1").focus();
    }

    function makeEnd(view) {
      const restart = own("button", { type: "button" }, view.words.again, view);
      restart.addEventListener("click", again);
      const heading = own("h2", { tabindex: "-1" }, view.words.finished, view);
      return {
        heading, node: element("section", {}, heading,
          localized("p", { class: "note" }, questionnaire.closing, view), restart),
      };
    }

    // The bar above the questionnaire.
    function makeHeader(view) {
      return Otolith.header.make(questionnaire, view, {
        choose: (chosen) => {
          language = chosen;
          render();
          document.getElementById("language").focus();
        },
        leave: () => {
          showTools(false);
          root.querySelector("h1").focus();
        },
      });
    }

    function render() {
      const view = makeView();
      const scores = Otolith.tools.scores(questionnaire, view);
      const calculations = Otolith.tools.calculations(questionnaire, view);
      const stored = Otolith.tools.stored(questionnaire, view);
      const filling = Otolith.filling.make(questionnaire, state, view, {
        place,
        changed: () => {
          end.node.hidden = !place.isFinished;
          scores?.show(state.scores());
          calculations?.show(state.values());
          stored.show(state.sheet());
        },
        finish: () => {
          place.isFinished = true;
          filling.refresh();
          end.heading.focus();
        },
      });
      // After the filling, which lets its texts show values.
      const end = makeEnd(view);
      document.documentElement.lang = language;
      document.documentElement.dir = direction(language);
      document.title = translation(questionnaire.title, view.lookup)?.text ?? questionnaire.id;
      const changed = () => {
        state.decide();
        filling.refresh();
      };
      const main = element("main", {},
        localized("h1", { tabindex: "-1" }, questionnaire.title, view)
          ?? element("h1", { tabindex: "-1" }, questionnaire.id),
        filling.progress, filling.form, end.node);
      root.replaceChildren(
        makeHeader(view), main,
        element("aside", { "aria-label": view.words.preview },
          Otolith.tools.earlier(questionnaire, view, earlier, changed) ?? "",
          calculations?.node ?? "", scores?.node ?? "", stored.node),
        toolsAgain(view));
      filling.refresh();
    }

    // At the end of the page, where it does not take room of the first screen.
    function toolsAgain(view) {
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

    Otolith.filling.watchWidth();
    showTools(!isPlain);
    root.after(live);
    state.begin(sheet ?? newID());
    render();
    return state;
  }

  return { start };
})();
