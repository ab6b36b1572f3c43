"use strict";

{
  const questionnaire = JSON.parse(document.getElementById("questionnaire").textContent);
  // `page.html?plain&single&language=de` shows the participant's view only, one question a page.
  const wanted = new URLSearchParams(location.search);
  const language = wanted.get("language");
  Otolith.page.start(document.getElementById("page"), questionnaire, {
    language: questionnaire.languages.includes(language) ? language : document.documentElement.lang,
    isPlain: wanted.has("plain"), isSingle: wanted.has("single"),
  });
}
