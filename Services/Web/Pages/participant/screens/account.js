/** Name and password of the participant, the recovery code, sign-out and erasure. */

import { action, ask, backTo, field, h, link } from "../elements.js";
import { explain } from "../problems.js";
import { forget, unsubscribe } from "../push.js";
import { language, t } from "../texts.js";

const OWN_ACCOUNT = "otolith.auth.v1.OwnAccountService";
const ACCOUNT = "otolith.auth.v1.AccountService/GetAccount";
const RENEW = "otolith.auth.v1.RecoveryService/RenewRecoveryCode";
const UNSUBSCRIBE_MILLISECONDS = 5_000;

/** What a person can take away: lists of the services, and the member of each that has the entries. */
const OWN_DATA = {
  answerSheets: ["otolith.ingestion.v1.AnswerSheetService/ListAnswerSheets", "sheets"],
  enrolments: ["otolith.auth.v1.EnrolmentService/ListEnrolments", "enrolments"],
  consents: ["otolith.auth.v1.ConsentService/ListConsents", "consents"],
  messages: ["otolith.auth.v1.MessageService/ListOwnMessages", "messages"],
};

const card = (heading, ...nodes) => h("section", { class: "group-card" }, h("h2", {}, heading), ...nodes);

function form(run, ...nodes) {
  return h("form", { submit: (event) => { event.preventDefault(); run.run(); } }, ...nodes, run.node);
}

/** Shows a recovery code once; it is not stored. */
function showCode(place, code, show) {
  place.replaceChildren(card(t("codeTitle"), h("p", {}, t("codeNote")), h("p", { class: "code", id: "recovery-code" }, code),
    h("button", { type: "button", class: "primary", click: show }, t("codeWritten"))));
  place.querySelector("button").focus();
}

function confirmation({ device, show }) {
  const code = h("input", { type: "text", autocomplete: "one-time-code", id: "mail-code" });
  const confirm = action(t("confirm"), async () => {
    await device.call(`${OWN_ACCOUNT}/ConfirmEmailChange`, { code: code.value.trim() });
    await device.session.named();
    await show();
  }, explain);
  return form(confirm, h("p", {}, t("confirmNote")), field(t("confirmCode"), code));
}

function upgrade(app, place) {
  const { device, show } = app;
  const username = h("input", { type: "text", autocomplete: "username", autocapitalize: "none", spellcheck: "false", id: "new-name" });
  const password = h("input", { type: "password", autocomplete: "new-password", id: "new-password" });
  const email = h("input", { type: "email", autocomplete: "email", id: "new-email" });
  const consent = h("input", { type: "checkbox", id: "email-consent" });
  const add = action(t("save"), async () => {
    const { confirmationRequired, recoveryCode = "" } = await device.call(`${OWN_ACCOUNT}/UpgradeAccount`, {
      username: username.value.trim(), password: password.value, email: email.value.trim(),
      emailConsent: consent.checked, language: language() });
    if (username.value.trim() !== "") await device.session.named();
    if (recoveryCode !== "") showCode(place, recoveryCode, show);
    else if (confirmationRequired) place.replaceChildren(card(t("account"), confirmation(app)));
    else await show();
  }, explain);
  return form(add, field(t("accountName"), username, t("accountNameNote")), field(t("password"), password, t("passwordNote")),
    field(t("email"), email), h("label", { class: "option" }, consent, h("span", {}, t("emailConsent"))));
}

function renewCode(device, place, show) {
  const password = h("input", { type: "password", autocomplete: "current-password", id: "renew-password" });
  const renew = action(t("renewCode"), async () => {
    const { recoveryCode } = await device.call(RENEW, { password: password.value });
    showCode(place, recoveryCode, show);
  }, explain, { class: "" });
  return h("details", {}, h("summary", {}, t("recoveryCode")), form(renew, field(t("password"), password)));
}

function signOut(device) {
  return action(t("signOut"), async () => {
    const isAnonymous = await device.session.isAnonymous();
    await device.count();
    const waiting = device.state.waiting + device.state.unqueued;
    const said = isAnonymous
      ? [t("signOutAnonymous"), ...waiting > 0 ? [t("signOutWaiting", waiting)] : []] : [t("signOutNote")];
    if (!await ask(t("signOutTitle"), said, t("signOut"), { isDangerous: isAnonymous })) return;
    // A browser without its push service may never answer.
    await Promise.race([unsubscribe(device).catch(() => {}),
      new Promise((go) => { setTimeout(go, UNSUBSCRIBE_MILLISECONDS); })]);
    await device.session.signOut({ isForced: isAnonymous });
    await device.clear(isAnonymous);
    location.replace("/");
  }, explain, { class: "" }).node;
}

/** A file that the browser makes of them. */
function download(device) {
  return action(t("download"), async () => {
    const own = { account: await device.call(ACCOUNT) };
    for (const [name, [method, member]] of Object.entries(OWN_DATA)) {
      own[name] = await device.all(method, {}, member);
    }
    const address = URL.createObjectURL(new Blob([JSON.stringify(own, null, 2)], { type: "application/json" }));
    h("a", { href: address, download: "otolith.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }, explain, { class: "" }).node;
}

function erasure(device, isAnonymous) {
  const password = h("input", { type: "password", autocomplete: "current-password", id: "erase-password" });
  const erase = action(t("erase"), async () => {
    if (!await ask(t("eraseTitle"), t("eraseNote"), t("erase"), { isDangerous: true })) return;
    erase.button.textContent = t("erasing");
    try {
      await device.gateway.erase({ password: password.value });
      await forget(device).catch(() => {});
      location.replace("/#ended/ACCOUNT_ERASED");
      location.reload();
    } finally {
      erase.button.textContent = t("erase");
    }
  }, explain, { class: "primary danger" });
  return form(erase, h("p", {}, t("eraseNote")), isAnonymous ? null : field(t("password"), password));
}

export async function draw(app) {
  const { device, show } = app;
  const place = h("div", {});
  let account;
  try {
    account = await device.call(ACCOUNT);
  } catch (error) {
    place.append(h("p", { class: "error", role: "alert" }, explain(error)));
  }
  const isAnonymous = account?.anonymous ?? await device.session.isAnonymous();
  if (account !== undefined) {
    place.append(isAnonymous
      ? card(t("addAccount"), h("p", {}, t("anonymous"), " ", t("anonymousLoss")),
        account.pendingEmail ? confirmation(app) : null, upgrade(app, place))
      : card(t("account"), h("p", {}, t("signedInAs", account.username || account.email)),
        account.pendingEmail ? confirmation(app) : null, renewCode(device, place, show)));
  }
  return {
    nodes: [
      backTo(["settings"]),
      h("h1", {}, t("yourAccount")), place,
      card(t("signOut"), isAnonymous ? h("p", {}, t("haveAccount"), " ", link(["signin"], {}, t("signIn"))) : null, signOut(device)),
      card(t("yourData"), h("p", {}, t("downloadNote")), download(device), erasure(device, isAnonymous)),
    ],
  };
}
