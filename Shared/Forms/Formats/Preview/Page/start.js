"use strict";

{
  const questionnaire = JSON.parse(document.getElementById("questionnaire").textContent);
  // `page.html?plain&single&language=de` shows the participant's view only, one question a page;
  // `sheet=ID` random orders as that sheet showed them.
  const wanted = new URLSearchParams(location.search);
  const language = wanted.get("language");
  Otolith.page.start(document.getElementById("page"), questionnaire, {
    language: questionnaire.languages.includes(language) ? language : document.documentElement.lang,
    isPlain: wanted.has("plain"), isSingle: wanted.has("single"),
    sheet: wanted.get("sheet"),
  });
}
