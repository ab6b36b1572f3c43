/** A participant's own answers over time, as the services summarise them. */

import { Form } from "/otolith/forms.js";
import { amount, lineChart, table } from "../chart.js";
import { comparisons } from "../comparison.js";
import { fallbacks, h, icon, link, localized, studyChoice } from "../elements.js";
import { timeZone } from "../device.js";
import { explain } from "../problems.js";
import { rewards } from "../rewards.js";
import { language, t } from "../texts.js";

const RESULTS = "otolith.ingestion.v1.ResultService";
const PERIODS = { DAY: ["byDay", "day"], WEEK: ["byWeek", "week"], MONTH: ["byMonth", "month"] };
const SOURCES_MAX = 50;
/** Questions whose charts span the whole scale, by the names of the preview's fields. */
const SCALES = ["slider", "visual-analogue", "sam"];

/** The ends of the scale of a question; null without one. */
function rangeOf(questionnaire, elementId) {
  const { elements, kinds } = new Form(questionnaire).shown;
  const { kind = null, scale } = elements.find(({ id }) => id === elementId) ?? {};
  return kind !== null && SCALES.includes(kinds[kind].type) ? scale?.range ?? null : null;
}

/**
 * Texts of a series: what was asked, the options by their code, the range of its scale, and its place: scores first,
 * then questions as they are asked.
 */
function described({ question, score, noise }, questionnaires) {
  const find = (id) => questionnaires.find(({ questionnaireId }) => questionnaireId === id);
  if (score !== undefined) {
    const { scores = [], calculations = [] } = find(score.questionnaireId) ?? {};
    const found = scores.find(({ scoreId }) => scoreId === score.scoreId)
      ?? calculations.find(({ calculationId }) => calculationId === score.scoreId);
    return { text: found?.title ?? { text: score.scoreId }, options: [], place: -1 };
  }
  if (question !== undefined) {
    const { elements = [] } = find(question.questionnaireId) ?? {};
    const position = elements.findIndex(({ elementId }) => elementId === question.elementId);
    const asked = elements[position]?.question;
    const type = Object.values(asked ?? {}).find((value) => value?.options !== undefined);
    const words = asked?.text ?? { text: question.elementId };
    return { text: { ...words, text: fallbacks(words.text ?? "") }, options: type?.options ?? [],
      range: asked === undefined ? null : rangeOf(find(question.questionnaireId), question.elementId),
      place: questionnaires.indexOf(find(question.questionnaireId)) * 10_000 + position };
  }
  return noise === undefined ? null : { text: { text: t("noise") }, options: [], place: Infinity };
}

/** Chosen options in the order of the questionnaire, or by their code. */
function choices(summaries, options, name) {
  const counts = new Map();
  for (const { codes = [] } of summaries) {
    for (const { code, count } of codes) counts.set(code, (counts.get(code) ?? 0) + Number(count));
  }
  const label = (code) => {
    const found = options.find((one) => one.code === code)?.label;
    const word = { yes: "yes", no: "no" }[code];
    return localized("span", {}, found) ?? h("span", {}, word === undefined ? code : t(word));
  };
  return h("table", { "aria-label": name }, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("answersChosen")),
    h("th", { scope: "col" }, t("count")))), h("tbody", {}, ...[...counts].map(([code, count]) => h("tr", {},
    h("th", { scope: "row" }, label(code)), h("td", {}, amount(count))))));
}

function figure(series, { text, options, range = null }, periodWord) {
  const { summaries = [], truncated = false } = series;
  const numbers = summaries.filter((one) => one.numbers !== undefined);
  if (summaries.length === 0) return null;
  return h("figure", { class: "chart group-card" },
    h("figcaption", {}, localized("h3", {}, text)),
    ...numbers.length > 0 ? [lineChart(numbers, text.text, range), table(numbers, t(periodWord), text.text)]
      : [choices(summaries, options, text.text)],
    truncated ? h("p", { class: "hint" }, t("truncated")) : null);
}

async function figures(device, { study, questionnaires = [] }, period) {
  const listed = await device.all(`${RESULTS}/ListSeries`, { studyId: study.studyId }, "series");
  const known = listed.map(({ source }) => ({ source, text: described(source, questionnaires) }))
    .filter(({ text }) => text !== null)
    .sort((left, right) => left.text.place - right.text.place || 0);
  const nodes = [];
  for (let from = 0; from < known.length; from += SOURCES_MAX) {
    const part = known.slice(from, from + SOURCES_MAX);
    const { series = [] } = await device.call(`${RESULTS}/ReadSeries`, {
      studyId: study.studyId, sources: part.map(({ source }) => source), period: `SERIES_PERIOD_${period}` });
    nodes.push(...series.map((one, index) => figure(one, part[index].text, PERIODS[period][1])));
  }
  return nodes.filter(Boolean);
}

function progress(standing) {
  if (standing?.questionnaires === undefined) return null;
  const percent = standing.percent ?? 0;
  return h("section", { class: "group-card" }, h("h2", {}, t("progress")),
    h("progress", { max: 100, value: percent, "aria-label": t("percentDone", percent) }),
    h("p", {}, t("percentDone", percent)), h("p", { class: "hint" }, t("filledIn", Number(standing.sheets ?? 0))));
}

function choosePeriod(chosen, change) {
  return h("fieldset", { class: "segments" }, h("legend", { class: "quiet" }, t("series")),
    ...Object.entries(PERIODS).map(([period, [word]]) => h("label", {},
      h("input", { type: "radio", name: "period", value: period, checked: period === chosen, change: () => change(period) }),
      h("span", {}, t(word)))));
}

async function study(device, one, standings) {
  const place = h("div", { "aria-live": "polite" });
  const show = async (period) => {
    try {
      const found = await figures(device, one, period);
      place.replaceChildren(...found.length > 0 ? found : [h("p", { class: "empty" }, t("resultsNone"))]);
    } catch (error) {
      place.replaceChildren(h("p", { class: "error", role: "alert" }, explain(error)));
    }
  };
  await show("DAY");
  const compared = await comparisons(device, one.study).catch((error) => [
    h("p", { class: "error", role: "alert" }, explain(error))]);
  return [localized("h2", {}, one.study.title), progress(standings.get(one.study.studyId)),
    rewards(standings.get(one.study.studyId)), ...compared,
    choosePeriod("DAY", show), place];
}

/** The report to print, which the server makes. */
const reportAddress = (study) => `/report?${new URLSearchParams({ study, language: language(), zone: timeZone() })}`;

export async function draw({ device, go }, wanted = "") {
  const { studies, standings } = await device.contents();
  const chosen = studies.find((one) => one.study.studyId === wanted) ?? studies[0];
  const select = studyChoice(studies, chosen, (studyId) => go(["results", studyId], true));
  return {
    nodes: [
      h("h1", {}, t("results")), h("p", { class: "hint" }, t("resultsNote")), select,
      ...chosen === undefined ? [h("p", { class: "empty" }, t("resultsNone"))] : await study(device, chosen, standings),
      h("div", { class: "cards" },
        link(["journal"], { class: "card entry" }, h("strong", {}, t("journal")), icon("next")),
        ...chosen === undefined ? [] : [
          h("a", { class: "card entry", href: reportAddress(chosen.study.studyId), target: "_blank", rel: "noopener" },
            h("strong", {}, t("report")), icon("next")),
          link(["share", chosen.study.studyId], { class: "card entry" }, h("strong", {}, t("share")), icon("next")),
          link(["clinicians", chosen.study.studyId], { class: "card entry" }, h("strong", {}, t("clinicians")), icon("next"))]),
    ],
  };
}

