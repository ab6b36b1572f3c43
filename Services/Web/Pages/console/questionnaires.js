/** The study's questionnaires: contents, versions and their differences, figures. */

import { definition } from "./definition.js";
import { distributions } from "./distributions.js";
import { element, field, select } from "./elements.js";
import { count, plural, text, time, word } from "./format.js";
import { badge, card, empty, facts, loading, table } from "./parts.js";
import { keep, to } from "./routes.js";
import { call, questionnaires, study } from "./service.js";
import { t } from "./texts.js";

async function list(studyId) {
  const [{ study: known }, found] = await Promise.all([study(studyId), questionnaires(studyId)]);
  if (found.length === 0) return empty(t("theStudyHasNoQuestionnaires"));
  const use = (id) => (known.questionnaires ?? []).find((one) => one.questionnaireId === id) ?? {};
  return card(t("questionnaires"), table(t("questionnaires"),
    [t("questionnaire"), t("version"), t("published"), t("filledIn"), t("schedules"), t("seenBy"), t("pages")], found.map((one) => {
      const how = use(one.questionnaireId);
      return [
        element("a", { href: to("studies", studyId, "questionnaires", one.questionnaireId) }, text(one.title)),
        count(one.version), time(one.publishTime),
        [word(how.recurrence, "RECURRENCE_"), how.blocking ? badge(t("blocksOthers"), "warn") : null,
          how.deactivated ? badge("deactivated", "warn") : null],
        count(how.schedules?.length), how.groupIds?.length ? how.groupIds.join(", ") : "all",
        [element("a", { href: to("studies", studyId, "questionnaires", one.questionnaireId, "figures") },
          t("figures")), " · ",
          element("a", { href: to("studies", studyId, "questionnaires", one.questionnaireId, "changes") },
            t("changes"))]];
    })));
}

const version = (questionnaireId, number) =>
  call("catalogue.v1.CatalogueService/GetQuestionnaireVersion", { questionnaireId, version: number });

/** Links between the pages of one questionnaire. */
const tabs = (studyId, id, present) => element("p", { class: "tabs" },
  element("a", { href: to("studies", studyId, "questionnaires") }, t("allQuestionnaires")),
  [["", t("contents")], ["changes", t("changes")], ["figures", t("figures")]].map(([part, label]) => [" · ",
    part === present ? element("strong", {}, label)
      : element("a", { href: to("studies", studyId, "questionnaires", id, ...part ? [part] : []) }, label)]));

/** A choice of a version up to the newest one. */
const versions = (newest, chosen, changed) => select(
  Array.from({ length: newest }, (_, index) => [String(newest - index), t("version2", newest - index)]), String(chosen),
  { on: { change: changed } });

async function contents(studyId, id, query) {
  const newest = await version(id, 0);
  const shown = element("div");
  const languages = newest.languages?.length ? newest.languages : [newest.defaultLanguage];
  const wanted = navigator.language.split("-")[0];
  const language = select(languages.map((one) => [one, one]), languages.includes(wanted) ? wanted
    : newest.defaultLanguage,
    { on: { change: () => draw() } });
  const which = versions(newest.version, query.get("version") ?? newest.version, () => draw());
  const draw = () => {
    keep({ version: which.value === String(newest.version) ? "" : which.value });
    shown.replaceChildren(loading(async () => {
      const one = Number(which.value) === newest.version ? newest : await version(id, Number(which.value));
      return [
        card(text(one.title), [facts([[t("id"), element("code", {}, id)], [t("published"), time(one.publishTime)],
          [t("elements"), count(one.elements?.length)], [t("licence"), one.licence], [t("source"), one.source],
            [t("citation"), one.citation],
          [t("wording"), one.demonstrationWording ? t("forDemonstrationNotTheValidated") : null]])]),
        card(t("contents"), definition(one, language.value), { beside: element("a", {
          class: "button", target: "_blank", rel: "noopener",
          href: `/console/preview.html#${encodeURIComponent(id)}?${new URLSearchParams({ version: which.value, language: language.value })}`,
        }, t("tryItAsAParticipant")) }),
      ];
    }));
  };
  draw();
  return [tabs(studyId, id, ""), element("div", { class: "tools" }, field(t("version"), which),
    field(t("language"), language)), shown];
}

const CHANGES = { ADDED: "good", REMOVED: "wrong", RECODED: "wrong", REWORDED: "warn" };
const MEANINGS = {
  RECODED: t("answersAreNotComparable"), REWORDED: t("aTextDiffers"), ADDED: t("onlyInTheNewVersion"),
  REMOVED: t("onlyInTheOldVersion"), MOVED: t("anotherPosition"), ALTERED: t("anotherProperty"),
};

async function differences(id, old, next) {
  const { changes = [] } = await call("catalogue.v1.DraftService/CompareVersions",
    { old: { questionnaireId: id, version: old }, new: { questionnaireId: id, version: next } });
  if (changes.length === 0) return empty(t("theVersionsAreEqual"));
  return table(t("differences"), [t("element"), t("difference"), t("details"), t("languages")], changes.map((one) => {
    const kind = one.kind.replace("VERSION_CHANGE_KIND_", "");
    return [one.elementId ? element("code", {}, one.elementId) : t("theQuestionnaire"),
      [badge(kind.toLowerCase(), CHANGES[kind] ?? ""), ` ${MEANINGS[kind] ?? ""}`], one.detail ?? "",
        (one.languages ?? []).join(", ")];
  }));
}

async function changes(studyId, id, query) {
  const newest = await version(id, 0);
  if (newest.version < 2) return [tabs(studyId, id, "changes"),
    empty(t("thereIsOneVersionOnly"))];
  const shown = element("div");
  const old = versions(newest.version, query.get("old") ?? newest.version - 1, () => draw());
  const next = versions(newest.version, query.get("new") ?? newest.version, () => draw());
  const draw = () => {
    keep({ old: old.value, new: next.value });
    shown.replaceChildren(loading(() => differences(id, Number(old.value), Number(next.value))));
  };
  draw();
  return [tabs(studyId, id, "changes"), card(t("changesOf", plural(newest.version, "version")), [
    element("div", { class: "tools" }, field(t("from3"), old), field(t("to2"), next)), shown])];
}

export function questionnairesPage({ studyId, rest, query }) {
  const [id, part] = rest;
  if (!id) return list(studyId);
  if (part === "changes") return changes(studyId, id, query);
  if (part === "figures") {
    return [tabs(studyId, id, "figures"),
      loading(() => distributions(studyId, id), { studyId, verb: "compliance.read" })];
  }
  return contents(studyId, id, query);
}
