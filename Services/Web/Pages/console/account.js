/** The person's own account: id, password, one-time codes, sessions. */

import { ask, tell } from "./dialogs.js";
import { button, element, field, input } from "./elements.js";
import { day, time } from "./format.js";
import { badge, card, facts, listing, loadingCard } from "./parts.js";
import { secondFactor } from "./second-factor.js";
import { call } from "./service.js";

async function change() {
  const former = input({ type: "password", autocomplete: "current-password", required: true });
  const next = input({ type: "password", autocomplete: "new-password", required: true, minlength: 8 });
  const done = await ask("Change the password", [field("Present password", former),
    field("New password", next, { hint: "At least 8 characters. All your other sessions end." })], "Change", () =>
    call("auth.v1.AccountService/ChangePassword", { password: former.value, newPassword: next.value }));
  if (done) await tell("The password is changed", element("p", {}, "All other sessions have ended."));
}

async function renew() {
  const password = input({ type: "password", autocomplete: "current-password", required: true });
  const done = await ask("New recovery code",
    [element("p", {}, "Earlier recovery codes become invalid."), field("Password", password)],
    "Make a code", () => call("auth.v1.RecoveryService/RenewRecoveryCode", { password: password.value }));
  if (done) {
    await tell("Your recovery code",
      [element("p", {}, "It is shown only now: write it down and keep it in a safe place."),
      element("p", { class: "code" }, done.recoveryCode)]);
  }
}

function sessions() {
  const shown = element("div");
  const draw = () => shown.replaceChildren(listing({
    label: "Sessions", heads: ["Device", "Signed in", "Last used on", "Actions"], nothing: "There are no sessions.",
    load: async (pageToken) => {
      const answer = await call("auth.v1.SessionService/ListSessions", { pageToken });
      return { entries: answer.sessions ?? [], next: answer.nextPageToken ?? "" };
    },
    row: (one) => [one.label || "without a name", time(one.createTime), day(one.lastUseTime),
      one.current ? badge("this one", "good") : button("End …", async () => {
        const done = await ask("End the session", [element("p", {}, "That device has to sign in again.")],
          "End it", () =>
          call("auth.v1.SessionService/EndSession", { sessionId: one.sessionId }), { danger: true });
        if (done) draw();
      }, { class: "small" })],
  }));
  draw();
  return shown;
}

async function own() {
  const known = await call("auth.v1.AccountService/GetAccount");
  return [facts([["Account id", element("code", {}, known.participantId)], ["User name", known.username],
    ["E-mail address", known.email], ["Created", time(known.createTime)]]),
  element("div", { class: "actions" }, button("Change the password …", change),
    button("New recovery code …", renew))];
}

export function account() {
  const place = element("div");
  return [place, element("div", { class: "unprinted" }, loadingCard("Account", own), secondFactor(place),
    card("Sessions", sessions()))];
}
