/** Quality of a questionnaire's sheets and the distribution of its answers, as the service counts them. */

import { meter } from "./charts.js";
import { inLanguage } from "./definition.js";
import { element } from "./elements.js";
import { count, decimal, fine, number, percent, time } from "./format.js";
import { card, empty, facts, note, table } from "./parts.js";
import { call } from "./service.js";

function quality(one) {
  if (!one) return empty("No sheet has been counted yet.");
  const of = (part, whole) => (number(whole) === 0 ? "–"
    : `${count(part)} of ${count(whole)} (${percent(number(part) / number(whole))})`);
  return [facts([
    ["Too fast", of(one.tooFast, one.timed)],
      ["Seconds for each answer (median)", decimal(one.medianSecondsPerAnswer)],
    ["Long runs of equal answers", of(one.longRun, one.judged)],
      ["Answers hardly differ", of(one.smallDeviation, one.judged)],
    ["Longest run (median)", decimal(one.medianLongestRun)]]),
  element("p", { class: "hint" },
    `Too fast: at most ${fine(one.secondsPerAnswerMax)} s for each answer. Long run: at least `
    + `${percent(one.runShareMin)} of the answers on a scale. Hardly differ: a deviation of at most ${percent(one.deviationMax)} of the scale. `
    + `Judged from ${count(one.answersMin)} answers on a scale. These signs mark sheets and remove none.`)];
}

/** Number of options from which only those with answers are listed, as of countries. */
const MANY_OPTIONS = 20;

const className = (one, labels) => (one.code ? labels.get(one.code) ?? one.code
  : number(one.from) === number(one.to) ? fine(one.from) : `${fine(one.from)} – ${fine(one.to)}`);

function question(one, about, figures) {
  const title = about.title(one.elementId);
  const numbers = one.numbers;
  const all = one.classes ?? [];
  const used = all.length > MANY_OPTIONS && figures.withRows ? all.filter((entry) => number(entry.answers) > 0) : all;
  const rows = used.map((entry) => [className(entry, about.labels(one.elementId)),
    meter(number(entry.share), percent(entry.share)),
    ...figures.withRows ? [count(entry.answers), count(entry.participants)] : []]);
  return card(title, [
    element("p", { class: "hint" }, element("code", {}, one.elementId), ` · ${count(one.participants)} participants`,
      figures.withRows ? ` · ${count(one.answers)} answers` : ""),
    one.withheld ? note(`Some values are not shown, because fewer than ${count(figures.participantsMin)} participants are behind them, or such `
      + "a value would follow from them.") : null,
    numbers ? facts([["Mean of the participants' means", fine(numbers.mean)],
      ["Deviation", numbers.deviation === undefined ? null : fine(numbers.deviation)],
      ["Median", numbers.median === undefined ? null : fine(numbers.median)],
      ["Quartiles", numbers.lowerQuartile === undefined ? null
        : `${fine(numbers.lowerQuartile)} – ${fine(numbers.upperQuartile)}`]], { tally: true }) : null,
    rows.length > 0 ? table(`Answers to ${title}`,
      ["Answer", "Share", ...figures.withRows ? ["Answers", "Participants"] : []], rows)
      : numbers || one.withheld ? null : empty(number(one.participants) === 0
        ? "No answers are counted. Answers of earlier versions on another scale are in the exports only."
        : "Texts, dates and times are in the exports only."),
    used.length < all.length ? element("p", { class: "hint" }, "Options without answers are not listed.") : null,
  ]);
}

/** Titles and option labels of the newest version. */
function aboutOf(questionnaire) {
  const language = navigator.language.split("-")[0];
  const say = (localized) => inLanguage(localized, language, questionnaire.defaultLanguage);
  const found = new Map((questionnaire.elements ?? []).map((one) => [one.elementId, one]));
  /** The type of an element's members without a type of their own, such as the rows of a matrix. */
  const shared = (parentId) => {
    const parent = found.get(parentId);
    return parent ? parent.group?.sharedAnswer ?? shared(parent.parentId) : questionnaire.sharedAnswer;
  };
  return {
    title: (id) => say(found.get(id)?.question?.text) || id,
    labels: (id) => {
      const own = found.get(id)?.question;
      const asked = (own?.inherited ? shared(found.get(id).parentId) : own) ?? {};
      const options = (asked.singleChoice ?? asked.multipleChoice)?.options ?? [];
      return new Map([["yes", "yes"], ["no", "no"], ...options.map((one) => [one.code, say(one.label)])]);
    },
  };
}

export async function distributions(studyId, questionnaireId) {
  const [figures, questionnaire] = await Promise.all([
    call("ingestion.v1.FigureService/GetQuestionnaireFigures", { studyId, questionnaireId }),
    call("catalogue.v1.CatalogueService/GetQuestionnaireVersion", { questionnaireId })]);
  const about = aboutOf(questionnaire);
  return [
    card("Quality of the sheets", [quality(figures.quality),
      element("p", { class: "hint" }, `${count(figures.sheets)} sheets counted `, time(figures.countTime), ".",
        figures.truncated ? " Older sheets were left out." : ""),
      figures.withRows ? null : note("You may not read single answers (right export.read). Therefore sheets "
        + "of the present week are not counted, "
        + `numbers are rounded, and values of fewer than ${count(figures.participantsMin)} participants are withheld.`)]),
    (figures.questions ?? []).length === 0 ? empty("No answers have been counted yet.")
      : element("div", { class: "cards answers" }, figures.questions.map((one) => question(one, about, figures))),
  ];
}
