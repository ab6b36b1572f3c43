/** A line chart of summaries as SVG; the table beside it says the same. */

import { h, moment, shape } from "./elements.js";
import { language, t } from "./texts.js";

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [340, 170, 36, 24, 10];

/** A local day of the services, `YYYY-MM-DD`, as a time of UTC. */
const time = (date) => Date.parse(`${date}T00:00:00Z`);

export const dayOf = (date, how = { day: "numeric", month: "short" }) => moment(time(date), { ...how, timeZone: "UTC" });

export const amount = (value) => new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);

/** Ends of the axis that hold all values: those of `range`, or round numbers. */
function axis(values, range) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Answers to an earlier version of the question may lie outside.
  if (range !== null && range[0] < range[1] && range[0] <= low && high <= range[1]) return range;
  const span = high - low || Math.abs(high) || 1;
  const step = 10 ** Math.floor(Math.log10(span));
  const unit = span / step >= 5 ? step : span / step >= 2 ? step / 2 : step / 5;
  const [from, to] = [Math.floor(low / unit) * unit, Math.ceil(high / unit) * unit];
  return from === to ? [from - unit, to + unit] : [from, to];
}

/**
 * @param {{startDate: string, numbers: object}[]} summaries  with numbers, oldest first
 * @param {string} name  of the series, for screen readers
 * @param {[number, number] | null} range  of the scale on which was answered
 */
export function lineChart(summaries, name, range) {
  const [low, high] = axis(summaries.flatMap(({ numbers }) => [numbers.minimum ?? 0, numbers.maximum ?? 0]), range);
  const [first, last] = [time(summaries[0].startDate), time(summaries.at(-1).startDate)];
  const x = (date) => last === first ? (LEFT + WIDTH) / 2
    : LEFT + 8 + (time(date) - first) / (last - first) * (WIDTH - LEFT - 16);
  const y = (value) => HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - BOTTOM - TOP);
  const point = ({ startDate, numbers }, part) => `${x(startDate).toFixed(1)},${y(numbers[part] ?? 0).toFixed(1)}`;
  const label = t("chartOf", name, amount(summaries[0].numbers.mean ?? 0), amount(summaries.at(-1).numbers.mean ?? 0),
    dayOf(summaries.at(-1).startDate));
  const texts = [low, high].map((value) =>
    shape("text", { x: LEFT - 6, y: y(value) + 4, class: "label", "text-anchor": "end" }, amount(value)));
  const days = (last === first ? [summaries[0]] : [summaries[0], summaries.at(-1)]).map(({ startDate }, index, all) =>
    shape("text", {
      x: x(startDate), y: HEIGHT - 4, class: "label",
      "text-anchor": all.length === 1 ? "middle" : index === 0 ? "start" : "end",
    }, dayOf(startDate)));
  return shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    ...[low, high].map((value) => shape("line", { x1: LEFT, x2: WIDTH, y1: y(value), y2: y(value), class: "axis" })),
    ...texts, ...days,
    shape("polygon", { class: "range", points: [
      ...summaries.map((one) => point(one, "maximum")), ...[...summaries].reverse().map((one) => point(one, "minimum")),
    ].join(" ") }),
    shape("polyline", { class: "line", points: summaries.map((one) => point(one, "mean")).join(" ") }),
    ...(summaries.length > 60 ? [] : summaries).map((one) =>
      shape("circle", { cx: x(one.startDate), cy: y(one.numbers.mean ?? 0), r: 4, class: "dot" })));
}

/** The same numbers as a table. */
export function table(summaries, head, name) {
  const cell = (text) => h("td", { role: "cell" }, text);
  return h("details", {}, h("summary", {}, t("table")), h("table", { "aria-label": name },
    h("thead", {}, h("tr", {}, ...[head, t("mean"), t("lowest"), t("highest"), t("count")].map((text) =>
      h("th", { scope: "col" }, text)))),
    h("tbody", {}, ...summaries.map(({ startDate, numbers, values }) => h("tr", {},
      h("th", { scope: "row" }, dayOf(startDate)), cell(amount(numbers.mean ?? 0)), cell(amount(numbers.minimum ?? 0)),
      cell(amount(numbers.maximum ?? 0)), cell(String(values)))))));
}
