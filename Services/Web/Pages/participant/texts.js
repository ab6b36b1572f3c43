/** The page's own texts by language, and the language of the page and of the studies. */

/** Languages of the page's texts; studies may have others. */
export const OWN = ["en", "de"];

let texts = {};
let chosen = "en";
let own = "en";

/** The language in which studies are asked for: a BCP 47 tag. */
export const language = () => chosen;

/** The language of the page's texts. */
export const ownLanguage = () => own;

/** The language that the browser prefers: of the page's texts without a region. */
export function preferred() {
  const [spoken] = navigator.language.split("-");
  return OWN.includes(spoken) ? spoken : navigator.language;
}

/** Fetches the texts of a language, or of English. */
export const fetchTexts = (wanted) => import(`./words/${nearest(wanted)}.js`);

function nearest(wanted) {
  const spoken = wanted.toLowerCase().split("-")[0];
  return OWN.includes(spoken) ? spoken : "en";
}

/** Shows texts in a language from now on. */
export async function speak(wanted) {
  chosen = wanted;
  own = nearest(wanted);
  texts = (await fetchTexts(wanted)).default;
  document.documentElement.lang = own;
}

/** A text with its values; one that counts is chosen by its first value. */
export function t(name, ...values) {
  let text = texts[name];
  if (typeof text === "object") {
    text = text[new Intl.PluralRules(own).select(values[0])] ?? text.other;
  }
  return (text ?? name).replace(/\{([0-9])\}/gu, (_, index) => String(values[Number(index)]));
}

/** Whether there is a text of this name. */
export const has = (name) => Object.hasOwn(texts, name);
