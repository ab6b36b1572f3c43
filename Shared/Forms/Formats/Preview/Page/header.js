"use strict";

// The bar above a preview: a notice that it is a preview, the language, and a link to the plain
// view.
Otolith.header = (() => {
  const { element, own } = Otolith.elements;
  const { fill } = Otolith.messages;

  function languageName(code, language) {
    return new Intl.DisplayNames([language, "en"], { type: "language" }).of(code) ?? code;
  }

  function languages(questionnaire, view, choose) {
    const codes = questionnaire.languages;
    if (codes.length < 2) return null;
    const select = element("select", { id: "language" }, ...codes.map((code) =>
      element("option", { value: code, lang: code, selected: code === view.language },
        languageName(code, code))));
    select.addEventListener("change", () => choose(select.value));
    return element("div", { class: "languages" },
      own("label", { for: "language", class: "quiet" }, view.words.language, view), select);
  }

  // Returns the number of texts shown in another language; participants see them unmarked.
  function untranslated(questionnaire, view) {
    const amount = questionnaire.untranslated[view.language] ?? 0;
    if (amount === 0) return null;
    return own("p", { class: "hint untranslated" },
      fill(view.words.untranslated, amount, languageName(view.language, view.ownLanguage)), view);
  }

  // Says that the page itself speaks another language than the questionnaire; null if it does not.
  function wordless(view) {
    if (view.ownLanguage === view.language.toLowerCase().split("-")[0]) return null;
    const names = [view.language, view.ownLanguage].map((code) => languageName(code, view.ownLanguage));
    return own("p", { class: "hint wordless" }, fill(view.words.wordless, ...names), view);
  }

  function make(questionnaire, view, { choose, leave }) {
    const button = own("button", { type: "button", class: "small", id: "without-tools" },
      view.words.withoutTools, view);
    button.addEventListener("click", leave);
    return element("header", { class: "bar" },
      own("p", { class: "hint" }, view.words.previewNote, view),
      element("div", { class: "controls" },
        languages(questionnaire, view, choose), button),
      untranslated(questionnaire, view), wordless(view));
  }

  return { make };
})();
