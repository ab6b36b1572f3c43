/** The second factor: one-time codes of an authenticator app, and recovery codes on paper. */

import { ask } from "./dialogs.js";
import { announce, button, element, facts, field, freshId, input } from "./elements.js";
import { time } from "./format.js";
import { card, loading } from "./parts.js";
import { picture } from "/shared/qr.js";
import { call, CallError, readSession, renewSession, signOut } from "./service.js";

const SERVICE = "auth.v1.SecondFactorService";

const WORDS = {
  ONE_TIME_CODE_REJECTED: "The code is wrong or was used before. Wait for the next one.",
  PASSWORD_WRONG: "The password is wrong.",
  TOO_MANY_ATTEMPTS: "Too many attempts. Wait a little and try again.",
};

/** A call whose failures about codes and passwords are put in plain words. */
async function asked(method, request) {
  try {
    return await call(`${SERVICE}/${method}`, request);
  } catch (error) {
    if (!(error.reason in WORDS)) throw error;
    throw new CallError("refused", WORDS[error.reason]);
  }
}

/** A field for a code, and its hint. */
export const codeInput = () => input({
  autocomplete: "one-time-code", required: true, autocapitalize: "characters", spellcheck: "false",
});
export const CODE_HINT = "Six digits of your authenticator app, or a recovery code.";

const inGroups = (secret) => secret.match(/.{1,4}/g).join(" ");

/** Recovery codes to print. `next` follows below them. */
function sheet(codes, next) {
  return card("Recovery codes", [
    element("p", {}, "Each code replaces your authenticator app once, for example if you lose your telephone. "
      + "The codes are shown only now: print them, or write them down, and keep them in a safe place."),
    element("ol", { class: "codes", "data-recovery": true }, codes.map((code) =>
      element("li", {}, element("code", {}, code)))),
    next,
  ], { beside: button("Print the codes", () => window.print(), { class: "small unprinted" }) });
}

/** Asks for the password, shows the secret, and asks for its first code. Returns the recovery codes, if done. */
async function setUp() {
  const password = input({ type: "password", autocomplete: "current-password", required: true });
  const begun = await ask("Set up one-time codes", [
    element("p", {}, "You need an authenticator app on your telephone. From then on, signing in needs a code of "
      + "the app besides your password."),
    field("Password", password)], "Go on", () => asked("BeginSecondFactor", { password: password.value }));
  if (!begun) return undefined;
  const code = codeInput();
  const done = await ask("Scan this code with the app", [
    picture(begun.otpauthUri, "QR code of the secret for your authenticator app"),
    element("p", {}, "Or type this key into the app:"),
    element("p", { class: "code", "data-secret": begun.secret }, inGroups(begun.secret)),
    field("Code of the app", code, { hint: "Six digits. They change every 30 seconds." })],
  "Confirm", () => asked("ConfirmSecondFactor", { code: code.value }));
  return done?.recoveryCodes;
}

async function withCode(title, text, action, method, how) {
  const code = codeInput();
  return ask(title, [element("p", {}, text), field("Code", code, { hint: CODE_HINT })], action,
    () => asked(method, { code: code.value }), how);
}

function actions(state, show, changed) {
  if (!state.confirmTime) {
    return [button("Set up one-time codes …", async () => {
      const codes = await setUp();
      if (!codes) return;
      show(codes);
      changed();
    })];
  }
  return [
    button("New recovery codes …", async () => {
      const done = await withCode("New recovery codes", "Earlier recovery codes become invalid.",
        "Make codes", "RenewSecondFactorCodes");
      if (!done) return;
      show(done.recoveryCodes);
      changed();
    }),
    button("Turn off …", async () => {
      const text = state.required
        ? "The installation requires one-time codes for your role: you have to set them up again to go on."
        : "Your password alone is enough to sign in from then on. All your other sessions end.";
      const done = await withCode("Turn off one-time codes", text, "Turn off", "DeleteSecondFactor", { danger: true });
      if (done) changed();
    }),
  ];
}

/** The card of the account page. `place` receives recovery codes. */
export function secondFactor(place) {
  const shown = element("div");
  const show = (codes) => {
    place.replaceChildren(sheet(codes, null));
    place.scrollIntoView({ block: "start" });
    announce("The recovery codes are ready.");
  };
  const draw = () => shown.replaceChildren(loading(async () => {
    const state = await call(`${SERVICE}/GetSecondFactor`);
    return [facts([
      ["One-time codes", state.confirmTime ? ["since ", time(state.confirmTime)] : "not set up"],
      ["Unused recovery codes", state.confirmTime ? String(state.recoveryCodes ?? 0) : null],
      ["Required for your role", state.required ? "yes" : "no"],
    ]), element("div", { class: "actions" }, actions(state, show, draw))];
  }));
  draw();
  return card("One-time codes", shown);
}

/**
 * The page of an account whose role needs a second factor that it lacks: nothing else is possible.
 *
 * @param {() => void} done  runs when the account has its rights, or has signed out
 */
export function setUpPage(done) {
  const title = freshId("title");
  const content = element("div", {});
  const page = element("main", { class: "alone", id: "content", tabindex: "-1", "aria-labelledby": title },
    element("h1", { id: title, class: "unprinted" }, "One-time codes are required"), content);
  const goOn = async () => {
    await readSession();
    done();
  };
  const leave = async () => {
    await signOut();
    done();
  };
  content.replaceChildren(
    element("p", {}, "Your role needs one-time codes of an authenticator app. Set them up to go on."),
    element("div", { class: "actions" },
      button("Set up one-time codes …", async () => {
        const state = await call(`${SERVICE}/GetSecondFactor`);
        if (state.confirmTime || !state.required) {
          // The answer to the set-up was lost, or the installation does not require it any more.
          await renewSession();
          done();
          return;
        }
        const codes = await setUp();
        if (!codes) return;
        content.replaceChildren(sheet(codes, element("div", { class: "actions unprinted" },
          button("Go on", goOn, { class: "main" }))));
        announce("The recovery codes are ready.");
      }, { class: "main" }),
      button("Sign out", leave)));
  document.title = "One-time codes · Otolith";
  return page;
}
