/** Signing in, and setting a password with a code. */

import { button, element, field, freshId, input } from "./elements.js";
import { failure, languageChoice } from "./parts.js";
import { CODE_HINT, codeInput } from "./second-factor.js";
import { beginProviderSignIn, call, signIn, signInProvider } from "./service.js";
import { t } from "./texts.js";

const WORDS = {
  CREDENTIALS_REJECTED: t("userNameOrPasswordIs"),
  TOO_MANY_ATTEMPTS: t("tooManyAttemptsWaitA"),
  ONE_TIME_CODE_REJECTED: t("theCodeIsWrongOr"),
  ACCOUNT_SUSPENDED: t("thisAccountIsSuspendedAn"),
  ACCOUNT_NOT_CONFIRMED: t("thisAccountHasNotBeen"),
  CODE_MISTYPED: t("theCodeIsMistypedIts"),
  CODE_REJECTED: t("theCodeIsWrongUsed"),
  PROVIDER_DENIED: t("youDidNotSignIn"),
  PROVIDER_UNAVAILABLE: t("theProviderCannotBeUsed"),
  PROVIDER_SIGN_INS_LIMIT: t("tooManySignInsWait"),
  PROVIDER_STATE_REJECTED: t("thisSignInHasExpired"),
  PROVIDER_SIGN_IN_REJECTED: t("theProviderSAnswerIs"),
  PROVIDER_ACCOUNT_UNKNOWN: t("theProviderKnowsYouBut"),
  PROVIDER_ROLES_MISSING: t("theProviderGivesYouNo"),
  PROVIDER_SECOND_FACTOR_REQUIRED: t("yourAccountHasOneTime"),
};

const mark = () => element("p", { class: "brand" },
  element("img", { src: "/console/icon.svg", alt: "", width: 36, height: 36 }), "Otolith ",
  element("span", {}, "console"));

/** A form whose failure stands above its button. */
function formOf(content, action, work) {
  const trouble = element("div");
  const submit = element("button", { type: "submit", class: "main" }, action);
  return element("form", { on: { submit: async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-disabled")) return;
    submit.setAttribute("aria-disabled", "true");
    trouble.replaceChildren();
    try {
      await work();
    } catch (error) {
      trouble.replaceChildren(words(error));
    }
    submit.removeAttribute("aria-disabled");
  } } }, content, trouble, element("div", { class: "actions" }, submit));
}

/** What a failure means, in words. */
function words(error) {
  const known = WORDS[error.reason];
  return known ? element("p", { class: "failure", role: "alert" }, known) : failure(error);
}

/** A button for the provider with which staff sign in; empty without one. `error`: why it failed. */
function withProvider(error) {
  const trouble = element("div", {}, error ? words(error) : null);
  const place = element("div", {}, trouble);
  const add = (name) => {
    if (name === "") return;
    place.append(element("div", { class: "actions" }, button(t("signInWith", name), async () => {
      trouble.replaceChildren();
      try {
        await beginProviderSignIn();
      } catch (refusal) {
        trouble.replaceChildren(words(refusal));
      }
    })), element("p", { class: "hint" }, t("orWithAPassword")));
  };
  // Without an answer there is no button: the form below says what is wrong when it is used.
  signInProvider().then(add, () => {});
  return place;
}

/**
 * @param {() => void} done  runs after the sign-in
 * @param {string} reason  why the last session ended; "" at the first visit
 * @param {Error} [error]  why the sign-in with the provider failed
 */
export function signInPage(done, reason = "", error = undefined) {
  const name = input({ autocomplete: "username", required: true, autocapitalize: "none", spellcheck: "false" });
  const password = input({ type: "password", autocomplete: "current-password", required: true });
  const code = codeInput();
  code.required = false;
  const coded = element("div", { hidden: true }, field(t("oneTimeCode"), code, { hint: CODE_HINT }));
  const enter = async () => {
    try {
      await signIn(name.value, password.value, code.value);
    } catch (error) {
      if (error.reason === "ONE_TIME_CODE_REJECTED") code.select();
      if (error.reason !== "ONE_TIME_CODE_REQUIRED") throw error;
      coded.hidden = false;
      code.required = true;
      code.focus();
      return;
    }
    done();
  };
  const title = freshId("title");
  return element("main", { class: "alone", id: "content", tabindex: "-1", "aria-labelledby": title }, mark(),
    element("h1", { id: title }, t("signIn")),
    reason === "" ? element("p", { class: "hint" },
      t("forStudyTeamsLeadersData"))
      : element("p", { class: "note", role: "alert" }, reason === "ANOTHER_PARTICIPANT"
        ? t("anotherAccountHasSignedIn2")
        : t("yourSessionIsOverSign")),
    withProvider(error), formOf([field(t("userNameOrEMail"), name), field(t("password"), password), coded], t("signIn"), enter),
    element("p", {}, element("a", { href: "#/password" }, t("setAPasswordWithAn"))), languageChoice());
}

/** What is shown once after a password was set. */
function isSet(recoveryCode) {
  return [
    element("h1", { tabindex: "-1" }, t("yourPasswordIsSet")),
    recoveryCode ? [
      element("p", {}, t("yourRecoveryCodeIsThe")),
      element("p", { class: "code", "data-recovery": true }, recoveryCode),
    ] : null,
    element("p", {}, element("a", { href: "#/" }, t("signIn"))),
  ];
}

export function passwordPage() {
  const kind = freshId("kind");
  const choice = (value, label, checked) => {
    const id = freshId("choice");
    return element("div", { class: "check" },
      element("input", { type: "radio", name: kind, id, value, checked, on: { change: () => change(value) } }),
      element("label", { for: id }, label));
  };
  const code = input({ required: true, autocapitalize: "characters", spellcheck: "false" });
  const name = input({ autocomplete: "username", autocapitalize: "none", spellcheck: "false" });
  const named = element("div", { hidden: true }, field(t("userNameOrEMail"), name));
  const password = input({ type: "password", autocomplete: "new-password", required: true, minlength: 8 });
  let isRecovery = false;
  const change = (value) => {
    isRecovery = value === "recovery";
    named.hidden = !isRecovery;
    name.required = isRecovery;
  };
  const page = element("main", { class: "alone", id: "content", tabindex: "-1" }, mark(),
    element("h1", {}, t("setAPassword")),
    formOf([
      element("fieldset", {}, element("legend", {}, t("whichCodeDoYouHave")),
        choice("invitation", t("anInvitationOrACode"), true),
        choice("recovery", t("myRecoveryCode"), false)),
      named, field(t("code"), code, { hint: t("lettersAndDigitsHyphensAnd") }),
      field(t("newPassword"), password, { hint: t("atLeastCharactersNotA") }),
    ], t("setThePassword"), async () => {
      const answer = isRecovery
        ? await call("auth.v1.RecoveryService/RecoverAccount",
          { username: name.value, recoveryCode: code.value, password: password.value })
        : await call("auth.v1.RecoveryService/ResetPassword", { code: code.value, password: password.value });
      page.replaceChildren(mark(), ...isSet(answer.recoveryCode).flat().filter(Boolean));
      page.querySelector("h1").focus();
    }),
    element("p", {}, element("a", { href: "#/" }, t("backToTheSignIn"))));
  document.title = t("setAPasswordOtolith");
  return page;
}
