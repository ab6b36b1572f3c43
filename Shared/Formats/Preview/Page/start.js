"use strict";

{
  const questionnaire = JSON.parse(document.getElementById("questionnaire").textContent);
  Otolith.page.start(
    document.getElementById("page"), questionnaire, document.documentElement.lang);
}
