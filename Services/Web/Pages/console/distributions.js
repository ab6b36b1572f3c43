/** Quality of a questionnaire's sheets and the distribution of its answers, as the service counts them. */

import { meter } from "./charts.js";
import { inLanguage } from "./definition.js";
import { element } from "./elements.js";
import { count, decimal, fine, number, percent, time } from "./format.js";
import { card, empty, facts, note, table } from "./parts.js";
import { call } from "./service.js";
import { t } from "./texts.js";

function quality(one) {
  if (!one) return empty(t("noSheetHasBeenCounted"));
  const of = (part, whole) => (number(whole) === 0 ? "–"
    : t("of", count(part), count(whole), percent(number(part) / number(whole))));
  return [facts([
    [t("tooFast"), of(one.tooFast, one.timed)],
      [t("secondsForEachAnswerMedian"), decimal(one.medianSecondsPerAnswer)],
    [t("longRunsOfEqualAnswers"), of(one.longRun, one.judged)],
      [t("answersHardlyDiffer"), of(one.smallDeviation, one.judged)],
    [t("longestRunMedian"), decimal(one.medianLongestRun)]]),
  element("p", { class: "hint" },
    t("tooFastAtMostS", fine(one.secondsPerAnswerMax), percent(one.runShareMin), percent(one.deviationMax), count(one.answersMin)))];
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
    element("p", { class: "hint" }, element("code", {}, one.elementId), t("participants2", count(one.participants)),
      figures.withRows ? t("answers", count(one.answers)) : ""),
    one.withheld ? note(t("someValuesAreNotShown", count(figures.participantsMin))) : null,
    numbers ? facts([[t("meanOfTheParticipantsMeans"), fine(numbers.mean)],
      [t("deviation"), numbers.deviation === undefined ? null : fine(numbers.deviation)],
      [t("median"), numbers.median === undefined ? null : fine(numbers.median)],
      [t("quartiles"), numbers.lowerQuartile === undefined ? null
        : `${fine(numbers.lowerQuartile)} – ${fine(numbers.upperQuartile)}`]], { tally: true }) : null,
    rows.length > 0 ? table(t("answersTo", title),
      [t("answer"), t("share"), ...figures.withRows ? [t("answers2"), t("participants")] : []], rows)
      : numbers || one.withheld ? null : empty(number(one.participants) === 0
        ? t("noAnswersAreCountedAnswers")
        : t("textsDatesAndTimesAre")),
    used.length < all.length ? element("p", { class: "hint" }, t("optionsWithoutAnswersAreNot")) : null,
  ]);
}

/** Titles and option labels of the newest version. */
export function aboutOf(questionnaire) {
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
    card(t("qualityOfTheSheets"), [quality(figures.quality),
      element("p", { class: "hint" }, t("sheetsCounted", count(figures.sheets)), time(figures.countTime), ".",
        figures.truncated ? t("olderSheetsWereLeftOut") : ""),
      figures.withRows ? null : note(t("youMayNotReadSingle", count(figures.participantsMin)))]),
    (figures.questions ?? []).length === 0 ? empty(t("noAnswersHaveBeenCounted"))
      : element("div", { class: "cards answers" }, figures.questions.map((one) => question(one, about, figures))),
  ];
}
