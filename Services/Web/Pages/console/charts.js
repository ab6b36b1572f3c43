/** Charts of the server's numbers as SVG, each with its numbers as a table. */

import { drawing, element } from "./elements.js";
import { count } from "./format.js";
import { table } from "./parts.js";
import { t } from "./texts.js";

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 40;
const BOTTOM = 24;
const TOP = 8;

/** A round number at or above `value`, and the steps of an axis up to it. */
export function axis(value) {
  if (value <= 0) return { top: 1, steps: [0, 1] };
  const size = 10 ** Math.floor(Math.log10(value));
  const step = [0.25, 0.5, 1, 2, 2.5, 5].map((part) => part * size).find((part) => value / part <= 4.5) ?? 5 * size;
  const whole = Math.max(step, value >= 4 ? 1 : step);
  const top = Math.ceil(value / whole) * whole;
  const steps = [];
  for (let at = 0; at <= top + whole / 1000; at += whole) steps.push(at);
  return { top, steps };
}

function grid({ top, steps }, show) {
  const room = HEIGHT - BOTTOM - TOP;
  return steps.map((step) => {
    const y = TOP + room * (1 - step / top);
    return drawing("g", {}, drawing("line", { x1: LEFT, x2: WIDTH, y1: y, y2: y, class: "grid" }),
      drawing("text", { x: LEFT - 6, y: y + 4, class: "tick end" }, show(step)));
  });
}

/** Labels below the axis, as many as fit. */
function marks(labels) {
  const every = Math.ceil(labels.length / 8);
  const room = (WIDTH - LEFT) / Math.max(labels.length, 1);
  return labels.map((label, index) => (index % every === 0
    ? drawing("text", { x: LEFT + room * (index + 0.5), y: HEIGHT - 6, class: "tick middle" }, label) : null));
}

function bars(series, labels, top) {
  const room = (WIDTH - LEFT) / Math.max(labels.length, 1);
  const thick = Math.min(room * 0.72, 34);
  const height = HEIGHT - BOTTOM - TOP;
  return labels.map((label, index) => {
    let base = 0;
    return drawing("g", {}, drawing("title", {}, [label, ...series.map((one) =>
      `${one.name}: ${one.show(one.values[index])}`)].join("\n")),
    drawing("rect", { x: LEFT + room * index, y: TOP, width: room, height, class: "hover" }),
    series.map((one) => {
      const tall = (one.values[index] / top) * height;
      base += tall;
      return drawing("rect", {
        x: LEFT + room * index + (room - thick) / 2, y: TOP + height - base, width: thick, height: Math.max(tall, 0),
        class: one.paint,
      });
    }));
  });
}

function line(one, labels, top) {
  const room = (WIDTH - LEFT) / Math.max(labels.length, 1);
  const height = HEIGHT - BOTTOM - TOP;
  const points = one.values.map((value, index) =>
    `${LEFT + room * (index + 0.5)},${TOP + height * (1 - value / top)}`);
  const dots = labels.length > 40 ? [] : points.map((point, index) => {
    const [x, y] = point.split(",");
    return drawing("circle", { cx: x, cy: y, r: 3, class: one.paint },
      drawing("title", {}, `${labels[index]}\n${one.name}: ${one.show(one.values[index])}`));
  });
  return drawing("g", {}, drawing("polyline", { points: points.join(" "), class: `line ${one.paint}` }), dots);
}

/**
 * Stacked bars or lines over the same places.
 *
 * @param {object} chart
 * @param {string} chart.title  what a screen reader says for the picture
 * @param {string} chart.head  what the places are, such as `Day`
 * @param {string[]} chart.labels
 * @param {{name: string, values: number[], paint?: string, show?: (value: number) => string}[]} chart.series
 *   those without a paint stand in the table only
 * @param {"bars" | "lines"} chart.form
 * @param {number} [chart.top]  end of the axis
 */
export function chart({ title, head, labels, series: given, form, top = 0, show = count }) {
  const listed = given.map((one) => ({ show, ...one }));
  const series = listed.filter((one) => one.paint);
  const sums = labels.map((_, index) => (form === "bars"
    ? series.reduce((sum, one) => sum + one.values[index], 0)
    : Math.max(...series.map((one) => one.values[index]))));
  const scale = top > 0 ? { top, steps: [0, 0.25, 0.5, 0.75, 1].map((part) => part * top) }
    : axis(sums.reduce((most, value) => Math.max(most, value), 0));
  const picture = drawing("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": title },
    grid(scale, show), marks(labels),
    form === "bars" ? bars(series, labels, scale.top) : series.map((one) => line(one, labels, scale.top)));
  const legend = series.length < 2 ? null : element("ul", { class: "legend" }, series.map((one) =>
    element("li", {}, drawing("svg", { viewBox: "0 0 12 12", class: "key", "aria-hidden": "true" },
      drawing("rect", { width: 12, height: 12, rx: 2, class: one.paint })), one.name)));
  return element("figure", { class: "chart" }, picture, legend, element("details", {},
    element("summary", {}, t("theNumbers")),
    table(t("theNumbers2", title), [head, ...listed.map((one) => one.name)],
      labels.map((label, index) => [label, ...listed.map((one) => one.show(one.values[index]))]))));
}

const DAY = 86_400_000;

/**
 * All days from the first one to the last one or `until`. The services list only days with something to count.
 *
 * @param {string[]} dates  `YYYY-MM-DD`, ordered
 * @param {string} until  an instant
 */
export function everyDay(dates, until) {
  const last = Math.max(Date.parse(dates.at(-1)), Date.parse(until));
  const found = [];
  for (let at = Date.parse(dates[0]); at <= last; at += DAY) found.push(new Date(at).toISOString().slice(0, 10));
  return found;
}

/**
 * Shares of consecutive days as fields, darker for more.
 *
 * @param {({share: number, label: string} | null)[]} days
 */
export function strip(days) {
  return drawing("svg", { viewBox: `0 0 ${days.length * 10} 12`, preserveAspectRatio: "none", class: "strip", role: "img",
    "aria-label": days.filter(Boolean).map((one) => one.label).join(", ") },
  days.map((one, index) => (one === null ? null : drawing("g", {}, drawing("title", {}, one.label),
    drawing("rect", { x: index * 10, width: 9, height: 12, class: "ground" }),
    drawing("rect", { x: index * 10, width: 9, height: 12, class: "paint-1",
      opacity: one.share > 0 ? 0.2 + 0.8 * Math.min(one.share, 1) : 0 })))));
}

/** A horizontal share, 0–1, beside its number. */
export function meter(share, label) {
  const wide = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return element("span", { class: "meter" },
    drawing("svg", { viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" },
      drawing("rect", { width: 100, height: 8, class: "ground" }),
        drawing("rect", { width: wide, height: 8, class: "paint-1" })),
    element("span", {}, label));
}
