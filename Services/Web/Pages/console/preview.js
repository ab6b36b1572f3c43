/**
 * A version of a questionnaire as participants fill it in, by the code of their page. Nothing is
 * stored. The place: `#questionnaire-id?version=2&language=de`.
 */

import { answering, fill, view } from "/participant/form.js";
import { Form } from "/otolith/forms.js";
import { element } from "./elements.js";
import { failure } from "./parts.js";
import { place } from "./routes.js";
import { call, readSession } from "./service.js";
import { t } from "./texts.js";

/** The texts of one language alone, and where one is missing, that of the default language. */
function inOneLanguage(value, language, fallback) {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, language, fallback));
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value.translations)) {
    const found = value.translations.find((one) => one.language === language)
      ?? value.translations.find((one) => one.language === fallback) ?? value.translations[0];
    return found ? { text: found.text, language: found.language } : {};
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name,
    inOneLanguage(one, language, fallback)]));
}

async function draw() {
  const { parts, query } = place();
  const page = document.getElementById("page");
  await readSession();
  const whole = await call("catalogue.v1.CatalogueService/GetQuestionnaireVersion",
    { questionnaireId: parts[0], version: Number(query.get("version") ?? 0) });
  const language = query.get("language") ?? whole.defaultLanguage;
  const form = new Form(inOneLanguage(whole, language, whole.defaultLanguage));
  const state = answering(form.shown,
    {
      earlier: new Map(), isSingle: query.has("single"), draft: { given: [], drafts: [] },
      today: globalThis.Otolith.moments.dayOf(new Date()),
    });
  const shown = await view(language, document.getElementById("live"));
  const body = element("div", { class: "filling", lang: language });
  const filling = fill(form.shown, state, shown, {
    place: { current: 0, isFinished: false }, changed: () => {},
    finish: () => {
      page.replaceChildren(element("h1", { tabindex: "-1" }, t("endOfThePreview")),
        element("p", {}, t("nothingWasStored")),
          element("p", {}, element("a", { href: location.href, on: { click: () => location.reload() } },
            t("startAgain"))));
      page.querySelector("h1").focus();
    },
  });
  const title = globalThis.Otolith.elements.localized("h1", { tabindex: "-1" }, form.shown.title, shown);
  body.append(title ?? element("h1", {}, parts[0]), filling.form);
  page.replaceChildren(element("p", { class: "hint" },
    t("previewOfVersionNothingIs", whole.version)), filling.progress, body);
  filling.refresh();
}

const shown = () => draw().catch((error) => document.getElementById("page").replaceChildren(failure(error, shown)));
window.addEventListener("hashchange", shown);
shown();
