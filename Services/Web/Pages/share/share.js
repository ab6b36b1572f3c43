/** Shows data that a participant shares by a link. The report has no scripts and is in a frame that permits none. */

import { NotOpened, open, read, reportOf } from "./link.js";

const WORDS = {
  en: {
    title: "Shared health data", note: "A participant of a study shares data with you. It is decrypted in this browser.",
    name: "Your name or practice", nameNote: "The participant can read who opened the data, and when.",
    passcode: "Passcode", passcodeNote: "You have it from the participant.", open: "Open", opening: "Opening …",
    saveReport: "Save the report", saveData: "Save the data (FHIR)",
    notALink: "This address is not a complete link. Scan the code again, or ask for the link again.",
    other: "This link belongs to another address. Open it there: ",
    gone: "The link has expired, was revoked, or does not exist. Ask the participant for a new one.",
    wrong: "The passcode is wrong. Remaining attempts: ", broken: "The data cannot be decrypted. Is the link complete?",
    failed: "The server cannot be reached. Try again.", noReport: "There is no report. Save the data to read it.",
  },
  de: {
    title: "Geteilte Gesundheitsdaten",
    note: "Eine teilnehmende Person teilt Daten einer Studie mit Ihnen. Sie werden in diesem Browser entschlüsselt.",
    name: "Ihr Name oder Ihre Praxis", nameNote: "Die teilnehmende Person kann lesen, wer die Daten wann geöffnet hat.",
    passcode: "Kennwort", passcodeNote: "Sie haben es von der teilnehmenden Person.", open: "Öffnen", opening: "Wird geöffnet …",
    saveReport: "Bericht speichern", saveData: "Daten speichern (FHIR)",
    notALink: "Diese Adresse ist kein vollständiger Link. Scannen Sie den Code erneut, oder bitten Sie erneut um den Link.",
    other: "Dieser Link gehört zu einer anderen Adresse. Öffnen Sie ihn dort: ",
    gone: "Der Link ist abgelaufen, wurde widerrufen oder existiert nicht. Bitten Sie um einen neuen.",
    wrong: "Das Kennwort ist falsch. Verbleibende Versuche: ",
    broken: "Die Daten lassen sich nicht entschlüsseln. Ist der Link vollständig?",
    failed: "Der Server ist nicht erreichbar. Versuchen Sie es erneut.",
    noReport: "Es gibt keinen Bericht. Speichern Sie die Daten, um sie zu lesen.",
  },
};

const language = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
const words = WORDS[language];
const page = document.getElementById("page");

/** An element; every text becomes a text node. */
function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null));
  return node;
}

function explained(error) {
  if (!(error instanceof NotOpened)) return error instanceof TypeError ? words.failed : words.broken;
  if (error.status === 404) return words.gone;
  return error.remainingAttempts === null ? words.failed : `${words.wrong}${error.remainingAttempts}`;
}

function saving(text, name, contents, type) {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  return h("a", { href: address, download: name, class: "button" }, text);
}

function show(bundle, label) {
  const report = reportOf(bundle);
  const frame = h("iframe", { sandbox: "", title: words.title });
  if (report !== null) frame.srcdoc = report;
  page.className = "shown";
  page.replaceChildren(
    h("header", {}, h("h1", { tabindex: "-1" }, label || words.title),
      report === null ? null : saving(words.saveReport, "report.html", report, "text/html"),
      saving(words.saveData, "data.fhir.json", JSON.stringify(bundle), "application/fhir+json")),
    report === null ? h("p", {}, words.noReport) : frame);
  page.querySelector("h1").focus();
}

function labelled(input, label, note) {
  return h("div", { class: "field" }, h("label", { for: input.id }, label), input,
    h("p", { class: "hint", id: `${input.id}-note` }, note));
}

function ask(link) {
  const name = h("input", { id: "name", required: "", maxlength: "200", autocomplete: "name", "aria-describedby": "name-note" });
  const passcode = link.needsPasscode ? h("input", {
    id: "passcode", required: "", maxlength: "64", autocomplete: "off", "aria-describedby": "passcode-note" }) : null;
  const error = h("p", { class: "error", role: "alert" });
  const button = h("button", { type: "submit" }, words.open);
  const form = h("form", {}, labelled(name, words.name, words.nameNote),
    passcode === null ? null : labelled(passcode, words.passcode, words.passcodeNote), error, button);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    button.textContent = words.opening;
    error.textContent = "";
    try {
      show(await open(link, name.value.trim(), passcode?.value ?? ""), link.label);
    } catch (failure) {
      error.textContent = explained(failure);
    } finally {
      button.disabled = false;
      button.textContent = words.open;
    }
  });
  page.replaceChildren(h("h1", {}, link.label || words.title), h("p", {}, words.note), form);
}

function start() {
  document.documentElement.lang = language;
  document.title = words.title;
  const link = read(location.hash);
  if (link === null) {
    page.replaceChildren(h("h1", {}, words.title), h("p", { class: "error", role: "alert" }, words.notALink));
  } else if (link.url.origin !== location.origin) {
    page.replaceChildren(h("h1", {}, words.title), h("p", { class: "error", role: "alert" }, words.other + link.url.origin));
  } else {
    // The key is not kept in the address, which others may see.
    history.replaceState(null, "", location.pathname);
    ask(link);
  }
}

addEventListener("hashchange", () => { if (location.hash.length > 1) start(); });
start();
