"use strict";

{
  const questionnaire = JSON.parse(document.getElementById("questionnaire").textContent);
  // `page.html?plain&language=de` is what a participant sees, and nothing else.
  const wanted = new URLSearchParams(location.search);
  const language = wanted.get("language");
  Otolith.page.start(document.getElementById("page"), questionnaire, {
    language: questionnaire.languages.includes(language) ? language : document.documentElement.lang,
    isPlain: wanted.has("plain"),
  });
}
