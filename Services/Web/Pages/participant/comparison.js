/** The own value beside the mean of all participants, on the range of the comparison. */

import { amount } from "./chart.js";
import { h, localized, shape } from "./elements.js";
import { t } from "./texts.js";

const [WIDTH, HEIGHT, EDGE] = [340, 64, 10];

/** A line from the lower to the upper end, with a mark for each of the two. */
function scale({ minimum = 0, maximum = 0 }, own, mean, label) {
  const x = (value) => EDGE + Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum))) * (WIDTH - 2 * EDGE);
  const end = (value, anchor) => shape("text", {
    x: x(value), y: HEIGHT - 4, class: "label", "text-anchor": anchor }, amount(value));
  return shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
    shape("line", { x1: EDGE, x2: WIDTH - EDGE, y1: 26, y2: 26, class: "axis" }),
    shape("rect", { x: x(mean) - 3, y: 12, width: 6, height: 28, rx: 3, class: "mean" }),
    shape("circle", { cx: x(own), cy: 26, r: 8, class: "dot" }), end(minimum, "start"), end(maximum, "end"));
}

function entry(name, value, kind) {
  return h("div", {}, h("dt", { class: `key ${kind}` }, name), h("dd", {}, amount(value)));
}

function card(definition, result) {
  const { absence = "COMPARISON_ABSENCE_UNSPECIFIED", ownValue, mean, participants = 0, quarter = 0 } = result;
  const reason = absence.replace("COMPARISON_ABSENCE_", "");
  const days = definition.windowDays ?? 0;
  const head = h("figcaption", {}, localized("h3", {}, definition.title),
    days === 0 ? null : h("p", { class: "hint" }, t("comparedDays", days)));
  if (reason !== "UNSPECIFIED") {
    return h("figure", { class: "chart group-card" }, head, h("p", {}, t(`compare.${reason}`)));
  }
  return h("figure", { class: "chart group-card comparison" }, head,
    scale(definition, ownValue, mean, t("comparedAs", amount(ownValue), amount(mean))),
    h("dl", {}, entry(t("yourMean"), ownValue, "own"), entry(t("allMean"), mean, "all")),
    quarter === 0 ? null : h("p", {}, t(`quarter.${quarter}`)),
    h("p", { class: "hint" }, t("comparedNote", participants)));
}

/** The comparisons of a study, by what it declares; empty without any. */
export async function comparisons(device, { studyId, comparisons: declared = [] }) {
  if (declared.length === 0) return [];
  const { comparisons: results = [] } = await device.call(
    "otolith.ingestion.v1.ResultService/ReadComparisons", { studyId });
  const cards = results.flatMap((result) => {
    const definition = declared.find(({ comparisonId }) => comparisonId === result.comparisonId);
    return definition === undefined ? [] : [card(definition, result)];
  });
  return cards.length === 0 ? [] : [h("h2", {}, t("compared")), ...cards];
}
