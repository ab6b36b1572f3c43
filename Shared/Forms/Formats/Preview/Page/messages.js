"use strict";

// The page's own words by language; those of the questionnaire are in its definition.
Otolith.messages = (() => {
  const all = new Map();

  // `words` must contain every word of English.
  function add(language, words) {
    all.set(language, words);
  }

  // Falls back to English.
  function choose(language) {
    const spoken = language.toLowerCase().split("-")[0];
    const found = all.has(spoken) ? spoken : "en";
    return { language: found, texts: all.get(found) };
  }

  function fill(template, ...values) {
    return template.replace(/\{([0-9])\}/g, (_, index) => String(values[Number(index)]));
  }

  return { add, choose, fill, all };
})();
