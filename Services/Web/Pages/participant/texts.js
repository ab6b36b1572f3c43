/** The page's own texts by language, and the language of the page and of the studies. */

const { OWN, fetchTexts, nearest, preferred } = globalThis.otolithFirst;

export { OWN, preferred };

let texts = {};
let chosen = "en";
let own = "en";

/** The language in which studies are asked for: a BCP 47 tag. */
export const language = () => chosen;

/** The language of the page's texts. */
export const ownLanguage = () => own;

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
