/** The second factor: one-time codes of an authenticator app, and recovery codes on paper. */

import { ask } from "./dialogs.js";
import { announce, button, element, facts, field, freshId, input } from "./elements.js";
import { time } from "./format.js";
import { card, loading } from "./parts.js";
import { picture } from "/shared/qr.js";
import { call, CallError, readSession, renewSession, signOut } from "./service.js";
import { t } from "./texts.js";

const SERVICE = "auth.v1.SecondFactorService";

const WORDS = {
  ONE_TIME_CODE_REJECTED: t("theCodeIsWrongOr"),
  PASSWORD_WRONG: t("thePasswordIsWrong"),
  TOO_MANY_ATTEMPTS: t("tooManyAttemptsWaitA"),
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
export const CODE_HINT = t("sixDigitsOfYourAuthenticator");

const inGroups = (secret) => secret.match(/.{1,4}/g).join(" ");

/** Recovery codes to print. `next` follows below them. */
function sheet(codes, next) {
  return card(t("recoveryCodes"), [
    element("p", {}, t("eachCodeReplacesYourAuthenticator")),
    element("ol", { class: "codes", "data-recovery": true }, codes.map((code) =>
      element("li", {}, element("code", {}, code)))),
    next,
  ], { beside: button(t("printTheCodes"), () => window.print(), { class: "small unprinted" }) });
}

/** Asks for the password, shows the secret, and asks for its first code. Returns the recovery codes, if done. */
async function setUp() {
  const password = input({ type: "password", autocomplete: "current-password", required: true });
  const begun = await ask(t("setUpOneTimeCodes"), [
    element("p", {}, t("youNeedAnAuthenticatorApp")),
    field(t("password"), password)], t("goOn"), () => asked("BeginSecondFactor", { password: password.value }));
  if (!begun) return undefined;
  const code = codeInput();
  const done = await ask(t("scanThisCodeWithThe"), [
    picture(begun.otpauthUri, t("qrCodeOfTheSecret")),
    element("p", {}, t("orTypeThisKeyInto")),
    element("p", { class: "code", "data-secret": begun.secret }, inGroups(begun.secret)),
    field(t("codeOfTheApp"), code, { hint: t("sixDigitsTheyChangeEvery") })],
  t("confirm"), () => asked("ConfirmSecondFactor", { code: code.value }));
  return done?.recoveryCodes;
}

async function withCode(title, text, action, method, how) {
  const code = codeInput();
  return ask(title, [element("p", {}, text), field(t("code"), code, { hint: CODE_HINT })], action,
    () => asked(method, { code: code.value }), how);
}

function actions(state, show, changed) {
  if (!state.confirmTime) {
    return [button(t("setUpOneTimeCodes2"), async () => {
      const codes = await setUp();
      if (!codes) return;
      show(codes);
      changed();
    })];
  }
  return [
    button(t("newRecoveryCodes"), async () => {
      const done = await withCode(t("newRecoveryCodes2"), t("earlierRecoveryCodesBecomeInvalid"),
        t("makeCodes"), "RenewSecondFactorCodes");
      if (!done) return;
      show(done.recoveryCodes);
      changed();
    }),
    button(t("turnOff"), async () => {
      const text = state.required
        ? t("theInstallationRequiresOneTime")
        : t("yourPasswordAloneIsEnough");
      const done = await withCode(t("turnOffOneTimeCodes"), text, t("turnOff2"), "DeleteSecondFactor", { danger: true });
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
    announce(t("theRecoveryCodesAreReady"));
  };
  const draw = () => shown.replaceChildren(loading(async () => {
    const state = await call(`${SERVICE}/GetSecondFactor`);
    return [facts([
      [t("oneTimeCodes"), state.confirmTime ? [t("since"), time(state.confirmTime)] : t("notSetUp")],
      [t("unusedRecoveryCodes"), state.confirmTime ? String(state.recoveryCodes ?? 0) : null],
      [t("requiredForYourRole"), state.required ? "yes" : "no"],
    ]), element("div", { class: "actions" }, actions(state, show, draw))];
  }));
  draw();
  return card(t("oneTimeCodes"), shown);
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
    element("h1", { id: title, class: "unprinted" }, t("oneTimeCodesAreRequired")), content);
  const goOn = async () => {
    await readSession();
    done();
  };
  const leave = async () => {
    await signOut();
    done();
  };
  content.replaceChildren(
    element("p", {}, t("yourRoleNeedsOneTime")),
    element("div", { class: "actions" },
      button(t("setUpOneTimeCodes2"), async () => {
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
          button(t("goOn"), goOn, { class: "main" }))));
        announce(t("theRecoveryCodesAreReady"));
      }, { class: "main" }),
      button(t("signOut"), leave)));
  document.title = t("oneTimeCodesOtolith");
  return page;
}
