/** Links by which a participant shows data of a study to a physician (SMART Health Links). */

import { picture } from "/shared/qr.js";
import { action, announce, ask, backTo, field, h, localized, moment, studyChoice } from "../elements.js";
import { timeZone } from "../device.js";
import { explain } from "../problems.js";
import { language, t } from "../texts.js";

const SHARING = "otolith.ingestion.v1.SharingService";
export const DAY_MILLISECONDS = 86_400_000;
const KEY_BYTES = 32;
/** Choices in days; 0: all data. */
const PERIODS = [30, 90, 365, 0];
const EXPIRIES = [1, 7, 30, 90];

export const instant = (milliseconds) => new Date(milliseconds).toISOString();

export const days = (count) => t("days", count);

export const choice = (options, chosen, words) => h("select", {},
  ...options.map((value) => h("option", { value, selected: value === chosen }, words(value))));

/** Who opened a share: the names are what the recipients entered. */
async function accesses(device, shareId) {
  const { accesses: found = [] } = await device.call(`${SHARING}/ListShareAccesses`, { shareId });
  if (found.length === 0) return h("p", { class: "hint" }, t("shareNotOpened"));
  return h("ul", { class: "accesses" }, ...found.map(({ recipient, accessTime, outcome }) => h("li", {},
    h("strong", {}, recipient), " ", h("span", { class: "hint" }, moment(accessTime)),
    outcome === "SHARE_ACCESS_OUTCOME_OPENED" ? null : h("span", { class: "hint" }, ` · ${t("sharePasscodeWrong")}`))));
}

/** Details that are fetched when they are opened. */
export function fetched(summary, load) {
  const place = h("div", {}, h("p", { class: "hint" }, t("loading")));
  const details = h("details", {
    toggle: async () => {
      if (!details.open) return;
      try {
        place.replaceChildren(await load());
      } catch (error) {
        place.replaceChildren(h("p", { class: "error", role: "alert" }, explain(error)));
      }
    },
  }, h("summary", {}, summary), place);
  return details;
}

function shareCard({ device, show }, share) {
  const state = (share.state ?? "").replace("SHARE_STATE_", "");
  const details = fetched(t("shareOpened", share.openings ?? 0), () => accesses(device, share.shareId));
  const end = state !== "ACTIVE" ? null : action(t("shareRevoke"), async () => {
    if (!await ask(t("shareRevokeTitle"), t("shareRevokeNote"), t("shareRevoke"), { isDangerous: true })) return;
    await device.call(`${SHARING}/RevokeShare`, { shareId: share.shareId });
    await show();
  }, explain, { class: "" }).node;
  return h("section", { class: "group-card share" }, h("h3", {}, share.label || t("shareNoLabel")),
    h("p", { class: "hint" }, t(`share.${state}`, moment(share.revokeTime ?? share.expireTime))), details, end);
}

/** The new link: shown once, since the service does not keep it. */
function made({ link: plain, viewerLink, share }) {
  const code = picture(viewerLink, t("shareCode"));
  const copy = action(t("shareCopy"), async () => {
    await navigator.clipboard.writeText(viewerLink);
    announce(t("shareCopied"));
  }, explain, { class: "" });
  return h("section", { class: "group-card share new", "data-link": plain }, h("h2", { tabindex: "-1" }, t("shareMade")),
    h("p", {}, t("shareMadeNote", moment(share.expireTime))),
    share.passcodeRequired ? h("p", {}, t("sharePasscodeNote")) : null,
    code === null ? h("p", { class: "code" }, viewerLink) : code, copy.node);
}

/** The parts of a study that can be shared, with what is chosen. */
export function scopeChoice({ study, questionnaires = [] }) {
  const boxes = questionnaires.map((one) => ({ id: one.questionnaireId, isOn: true, title: one.title }));
  const [records, listening] = [{ isOn: false }, { isOn: false }];
  const box = (entry, ...words) => {
    const input = h("input", { type: "checkbox", change: () => { entry.isOn = input.checked; } });
    input.checked = entry.isOn;
    return h("label", { class: "option" }, input, h("span", {}, ...words));
  };
  const node = h("fieldset", { class: "agreement" }, h("legend", {}, t("shareWhat")),
    ...boxes.map((entry) => box(entry, localized("span", {}, entry.title) ?? entry.id)),
    (study.recordTypes ?? []).length > 0 ? box(records, t("shareRecords")) : null,
    (study.soundCollectionIds ?? []).length > 0 ? box(listening, t("shareListening")) : null);
  const scope = () => ({
    studyId: study.studyId, healthRecords: records.isOn, listening: listening.isOn,
    questionnaireIds: boxes.filter(({ isOn }) => isOn).map(({ id }) => id) });
  return { node, scope };
}

function form({ device }, chosen, place) {
  const { node: what, scope } = scopeChoice(chosen);
  const period = choice(PERIODS, 90, (count) => (count === 0 ? t("shareAll") : t("shareLast", count)));
  const expiry = choice(EXPIRIES, 7, days);
  const label = h("input", { type: "text", maxlength: 80, autocomplete: "off" });
  const passcode = h("input", { type: "text", maxlength: 64, autocomplete: "off" });
  const create = action(t("shareMake"), async () => {
    const now = Date.now();
    const wanted = scope();
    if (Number(period.value) > 0) wanted.startTime = instant(now - Number(period.value) * DAY_MILLISECONDS);
    const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
    const answer = await device.call(`${SHARING}/CreateShare`, {
      shareId: crypto.randomUUID(), key: btoa(String.fromCharCode(...key)), scope: wanted, label: label.value.trim(),
      passcode: passcode.value, expireTime: instant(now + Number(expiry.value) * DAY_MILLISECONDS),
      language: language(), timeZone: timeZone() });
    const node = made(answer);
    place.replaceChildren(node);
    node.querySelector("h2").focus();
  }, explain);
  return h("section", { class: "group-card share" }, h("h2", {}, t("shareNew")), what, field(t("sharePeriod"), period),
    field(t("shareExpiry"), expiry), field(t("shareLabel"), label, t("shareLabelNote")),
    field(t("sharePasscode"), passcode, t("sharePasscodeHint")), create.node);
}

export async function draw(app, wanted = "") {
  const { device, go } = app;
  const { studies } = await device.contents();
  const chosen = studies.find((one) => one.study.studyId === wanted) ?? studies[0];
  const shares = await device.all(`${SHARING}/ListShares`, { pageSize: 100 }, "shares");
  const place = h("div", {});
  const select = studyChoice(studies, chosen, (studyId) => go(["share", studyId], true));
  return {
    nodes: [
      backTo(["results"]),
      h("h1", {}, t("share")), h("p", {}, t("shareNote")), h("p", { class: "hint" }, t("shareSnapshot")), select, place,
      chosen === undefined ? h("p", { class: "empty" }, t("resultsNone")) : form(app, chosen, place),
      shares.length === 0 ? null : h("h2", {}, t("shareLinks")), ...shares.map((share) => shareCard(app, share)),
    ],
  };
}
