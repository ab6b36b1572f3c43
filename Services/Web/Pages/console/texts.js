/** The console's texts by language. They are there before the other modules run, which use them at once. */

/** Languages of the texts. */
export const OWN = ["en", "de"];
const CHOSEN = "otolith-console-language";

const kept = localStorage.getItem(CHOSEN);
const spoken = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => OWN.includes(tag)) ?? "en";

/** The language of the console's texts. */
export const own = OWN.includes(kept) ? kept : spoken;

/** The language of numbers and times: of the reader's region, if it speaks the language of the texts. */
export const region = navigator.languages.find((tag) => tag.split("-")[0] === own) ?? own;

const { default: texts } = await import(`./words/${own}.js`);
const plural = new Intl.PluralRules(own);
const amount = new Intl.NumberFormat(region);

document.documentElement.lang = own;

/** Shows another language from now on. */
export function speak(language) {
  localStorage.setItem(CHOSEN, language);
  location.reload();
}

/** Whether there is a text of this name. */
export const has = (name) => Object.hasOwn(texts, name);

/** A text with its values; one that counts is chosen by its first value. */
export function t(name, ...values) {
  let text = texts[name];
  if (typeof text === "object") text = text[plural.select(values[0])] ?? text.other;
  return (text ?? name).replace(/\{([0-9])\}/gu, (_, index) => {
    const value = values[Number(index)];
    return typeof value === "number" ? amount.format(value) : String(value);
  });
}
