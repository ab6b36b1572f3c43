/** The person's own account: id, password, one-time codes, sessions. */

import { ask, tell } from "./dialogs.js";
import { button, element, field, input } from "./elements.js";
import { day, time } from "./format.js";
import { badge, card, facts, listing, languageChoice, loadingCard } from "./parts.js";
import { secondFactor } from "./second-factor.js";
import { call, paged } from "./service.js";
import { t } from "./texts.js";

async function change() {
  const former = input({ type: "password", autocomplete: "current-password", required: true });
  const next = input({ type: "password", autocomplete: "new-password", required: true, minlength: 8 });
  const done = await ask(t("changeThePassword"), [field(t("presentPassword"), former),
    field(t("newPassword"), next, { hint: t("atLeastCharactersAllYour") })], t("change"), () =>
    call("auth.v1.AccountService/ChangePassword", { password: former.value, newPassword: next.value }));
  if (done) await tell(t("thePasswordIsChanged"), element("p", {}, t("allOtherSessionsHaveEnded")));
}

async function renew() {
  const password = input({ type: "password", autocomplete: "current-password", required: true });
  const done = await ask(t("newRecoveryCode"),
    [element("p", {}, t("earlierRecoveryCodesBecomeInvalid")), field(t("password"), password)],
    t("makeACode"), () => call("auth.v1.RecoveryService/RenewRecoveryCode", { password: password.value }));
  if (done) {
    await tell(t("yourRecoveryCode"),
      [element("p", {}, t("itIsShownOnlyNow")),
      element("p", { class: "code" }, done.recoveryCode)]);
  }
}

function sessions() {
  const shown = element("div");
  const draw = () => shown.replaceChildren(listing({
    label: t("sessions"), heads: [t("device"), t("signedIn"), t("lastUsedOn"), t("actions")], nothing: t("thereAreNoSessions"),
    load: paged("auth.v1.SessionService/ListSessions", {}, "sessions"),
    row: (one) => [one.label || t("withoutAName"), time(one.createTime), day(one.lastUseTime),
      one.current ? badge(t("thisOne"), "good") : button(t("end"), async () => {
        const done = await ask(t("endTheSession"), [element("p", {}, t("thatDeviceHasToSign"))],
          t("endIt"), () =>
          call("auth.v1.SessionService/EndSession", { sessionId: one.sessionId }), { danger: true });
        if (done) draw();
      }, { class: "small" })],
  }));
  draw();
  return shown;
}

/** Switches mails about requests and messages that wait for the person's teams on or off. */
function teamMails(account) {
  let known = account;
  const label = () => t(known.teamMailsOff === true ? "switchMailsToTeamsOn" : "switchMailsToTeamsOff");
  return button(label(), async (node) => {
    known = await call("auth.v1.OwnAccountService/UpdateAccount", {
      account: { teamMailsOff: known.teamMailsOff !== true }, updateMask: "teamMailsOff", etag: known.etag });
    node.textContent = label();
  });
}

async function own() {
  const known = await call("auth.v1.AccountService/GetAccount");
  return [facts([[t("accountId"), element("code", {}, known.participantId)], [t("userName"), known.username],
    [t("eMailAddress"), known.email], [t("created"), time(known.createTime)]]),
  element("div", { class: "actions" }, button(t("changeThePassword2"), change),
    button(t("newRecoveryCode2"), renew), known.email ? teamMails(known) : null)];
}

export function account() {
  const place = element("div");
  return [place, element("div", { class: "unprinted" }, loadingCard(t("account"), own), secondFactor(place),
    card(t("language"), languageChoice()),
    card(t("sessions"), sessions()))];
}
