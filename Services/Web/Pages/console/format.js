/** Numbers and times in the reader's language. Protocol buffers' JSON leaves out zeros. */

import { has, own, region, t } from "./texts.js";

const whole = new Intl.NumberFormat(region);
const one = new Intl.NumberFormat(region, { maximumFractionDigits: 1 });
const two = new Intl.NumberFormat(region, { maximumFractionDigits: 2 });
const share = new Intl.NumberFormat(region, { style: "percent", maximumFractionDigits: 0 });
const exactShare = new Intl.NumberFormat(region, { style: "percent", maximumFractionDigits: 1 });
const instant = new Intl.DateTimeFormat(region, {
  year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit",
  timeZoneName: "short",
});
const utcDay = new Intl.DateTimeFormat(region, { dateStyle: "medium", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat(region, { month: "short", day: "numeric", timeZone: "UTC" });

/** A number of a message, which may be a string (64 bits) or absent (0). */
export const number = (value) => Number(value ?? 0);

export const count = (value) => whole.format(number(value));
export const decimal = (value) => one.format(number(value));
export const fine = (value) => two.format(number(value));
export const percent = (value) => share.format(number(value));
export const exactPercent = (value) => exactShare.format(number(value));

/** A size in bytes in the unit of its order. */
export function bytes(value) {
  const size = number(value);
  const [unit, part] = size < 1e3 ? ["byte", 1] : size < 1e6 ? ["kilobyte", 1e3] : size < 1e9 ? ["megabyte", 1e6] : ["gigabyte", 1e9];
  return new Intl.NumberFormat(region, { style: "unit", unit, maximumFractionDigits: 1 }).format(size / part);
}

/** A number with its word, such as `day`. */
export const plural = (value, word) => t(`plural.${word}`, number(value));

const stamp = (text, shown) => {
  const node = document.createElement("time");
  node.dateTime = text;
  node.textContent = shown;
  return node;
};

/** An instant with its zone; null if absent. */
export const time = (text) => text ? stamp(text, instant.format(new Date(text))) : null;

/** A day that the service gives as its midnight in UTC, or as `YYYY-MM-DD`. */
export const day = (text) => text ? stamp(text, utcDay.format(new Date(text))) : null;

/** A day beside the axis of a chart. */
export const axisDay = (text) => shortDay.format(new Date(text));

/** An instant on the clock of a participant; the reader's own clock if the zone is unknown. */
export function timeIn(text, zone) {
  if (!text) return null;
  const isThisYear = new Date(text).getFullYear() === new Date().getFullYear();
  try {
    return stamp(text, new Intl.DateTimeFormat(region, {
      weekday: "short", year: isThisYear ? undefined : "numeric", month: "short", day: "numeric", hour: "2-digit",
      minute: "2-digit", timeZone: zone || undefined, timeZoneName: "short",
    }).format(new Date(text)));
  } catch {
    return time(text);
  }
}

export function duration(seconds) {
  const value = Math.round(number(seconds));
  if (value < 90) return `${count(value)} s`;
  if (value < 5400) return `${count(Math.round(value / 60))} min`;
  return `${one.format(value / 3600)} h`;
}

/** A `LocalizedText` in the language that the service chose, or the reader's among all. */
export function text(localized) {
  if (!localized) return "";
  if (localized.text) return localized.text;
  const all = localized.translations ?? [];
  const wanted = [own, ...navigator.languages].flatMap((tag) => [tag, tag.split("-")[0]]);
  const found = wanted.map((tag) => all.find((entry) => entry.language === tag)).find(Boolean) ?? all[0];
  return found?.text ?? "";
}

/** `PARTICIPANT_ACTIVITY_SILENT` as `silent`, in the reader's language. */
export function word(value, prefix) {
  const name = (value ?? "").replace(prefix, "");
  return has(`word.${name}`) ? t(`word.${name}`) : name.toLowerCase().replaceAll("_", " ");
}
