/** A questionnaire as a list to read: elements, answers with codes, and when each is shown. */

import { element } from "./elements.js";
import { fine } from "./format.js";
import { badge } from "./parts.js";
import { t } from "./texts.js";

const KINDS = {
  singleChoice: t("oneOption"), multipleChoice: t("severalOptions"), yesNo: t("yesOrNo"), slider: "slider",
  selfAssessmentManikin: t("manikins"), number: "number", date: "date", time: t("clockTime"), textLine: t("lineOfText"),
  textArea: "text", inherited: t("theGroupSAnswers"), visualAnalogue: t("line"), dateTime: t("dateAndTime"),
  duration: "duration", email: t("eMailAddress2"), url: t("webAddress"), telephone: t("telephoneNumber"),
    country: "country",
  file: "file", unsupported: t("notSupported"),
};

/** A text in a language, or in the default language. */
export function inLanguage(localized, language, fallback) {
  const all = localized?.translations ?? [];
  return (all.find((one) => one.language === language) ?? all.find((one) => one.language === fallback)
    ?? all[0])?.text ?? "";
}

function options(answer, say) {
  return element("ul", { class: "options" },
    (answer.options ?? []).map((one) => element("li", {}, element("code", {}, one.code), ` ${say(one.label)}`,
    one.exclusive ? badge(t("excludesTheOthers")) : null, one.missing ? badge(t("noAnswer")) : null)));
}

function range(kind, answer, say) {
  const ends = [say(answer.minimumLabel), say(answer.maximumLabel)];
  if (kind === "slider") {
    return element("p", { class: "hint" }, `${fine(answer.minimum)} ${ends[0]} – ${fine(answer.maximum)} ${ends[1]}`,
      answer.step ? t("inStepsOf", fine(answer.step)) : "");
  }
  if (kind === "visualAnalogue") return element("p", { class: "hint" }, `${ends[0]} – ${ends[1]}`);
  if (kind === "number") {
    const bounds = [answer.minimum, answer.maximum].map((one) => (one === undefined ? "" : fine(one)));
    return element("p", { class: "hint" }, `${bounds.join(" to ")} ${answer.unit ?? ""}`);
  }
  return null;
}

const rule = (title, parts = []) => (parts.length === 0 ? null
  : element("details", {}, element("summary", {}, title),
  element("pre", { tabindex: "0" }, JSON.stringify(parts, null, 2))));

const rules = (one) => [
  rule(t("shownUnderConditions"), one.enableWhen), rule(t("requiredUnderConditions"), one.question?.requiredWhen)];

const kindOf = (asked) => Object.keys(KINDS).find((name) => asked[name] !== undefined) ?? "unsupported";

/** The options, or the ends of the scale. */
function answers(asked, say) {
  const kind = kindOf(asked);
  return asked[kind]?.options ? options(asked[kind], say) : range(kind, asked[kind] ?? {}, say);
}

function question(asked, say) {
  return [
    element("p", {}, element("strong", {}, say(asked.text)), " ", badge(KINDS[kindOf(asked)]),
      asked.optionalAnswer ? badge("optional") : null),
    asked.description ? element("p", { class: "hint said" }, say(asked.description)) : null,
    answers(asked, say),
  ];
}

function part(one, say) {
  if (one.question) return question(one.question, say);
  if (one.headline) return element("h3", {}, say(one.headline));
  if (one.text) return element("p", { class: "said" }, say(one.text));
  if (one.pageBreak) return element("p", { class: "hint" }, t("newPage"));
  return [
    element("p", {}, element("strong", {}, say(one.group?.title)), " ", badge("group")),
    one.group?.sharedAnswer ? answers(one.group.sharedAnswer, say) : null,
  ];
}

/** Values that are computed from the answers, and rules between answers. */
function computed({ calculations = [], constraints = [] }, language, say) {
  const list = (title, entries) => (entries.length === 0 ? [] : [
    element("h3", {}, title), element("ul", { class: "elements" }, entries)]);
  return [
    ...list(t("calculations"), calculations.map((one) => element("li", {}, element("code", { class: "hint" }, one.calculationId),
      " ", element("span", { lang: language }, say(one.title)), " ", one.unit ? badge(one.unit) : null,
      one.hidden ? badge("hidden") : null, rule(t("computedAs"), one.expression?.nodes)))),
    ...list(t("constraints"), constraints.map((one) => element("li", {}, element("code", { class: "hint" }, one.constraintId),
      one.elementId ? t("at", one.elementId) : t("atTheEnd"), element("span", { lang: language }, say(one.message)),
      rule(t("violatedUnless"), one.expression?.nodes)))),
  ];
}

export function definition(questionnaire, language) {
  const say = (localized) => inLanguage(localized, language, questionnaire.defaultLanguage);
  return [
    questionnaire.introduction ? element("p", { class: "said", lang: language },
      say(questionnaire.introduction)) : null,
    element("ol", { class: "elements", lang: language }, (questionnaire.elements ?? []).map((one) => element("li", {
      class: one.parentId ? "inner" : null,
    }, element("code", { class: "hint" }, one.elementId), part(one, say), rules(one)))),
    ...computed(questionnaire, language, say),
    questionnaire.closing ? element("p", { class: "said", lang: language }, say(questionnaire.closing)) : null,
  ];
}
