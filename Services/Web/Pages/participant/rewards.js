/** Points, days in a row, medals and the place among the participants, if the study has them. */

import { amount } from "./chart.js";
import { h, moment, shape } from "./elements.js";
import { t } from "./texts.js";

const MEDALS = [["gold", 365], ["silver", 30], ["bronze", 7]];
const QUARTERS = [1, 2, 3, 4];

/** A medal with its number; the words beside it say the same. */
function medal(kind, count) {
  return shape("svg", { viewBox: "0 0 48 60", class: `medal ${kind}`, "aria-hidden": "true" },
    shape("path", { d: "M16 2h7l3 16h-7zM32 2h-7l-3 16h7z", class: "ribbon" }),
    shape("circle", { cx: 24, cy: 38, r: 19 }),
    shape("text", { x: 24, y: 44, "text-anchor": "middle" }, amount(count)));
}

function medals(streak) {
  const won = MEDALS.filter(([kind]) => (streak[kind] ?? 0) > 0);
  if (won.length === 0) return h("p", { class: "hint" }, t("medalsNone", MEDALS.at(-1)[1]));
  return h("ul", { class: "medals", "aria-label": t("medals") }, ...won.map(([kind, days]) => h("li", {},
    medal(kind, streak[kind]), h("span", {}, t(`medal.${kind}`, streak[kind])), h("span", { class: "hint" }, t("medalDays", days)))));
}

function daysInARow(streak) {
  const { days = 0, longestDays = 0, today = false } = streak;
  return [h("h3", {}, t("streak")), h("p", { class: "large" }, t("streakDays", days)),
    h("p", { class: "hint" }, today ? t("streakToday") : t("streakNotToday")),
    longestDays > days ? h("p", { class: "hint" }, t("streakLongest", t("streakDays", longestDays))) : null, medals(streak)];
}

function collected({ points = 0, level = 0, levels = 0, nextLevelPoints = 0 }) {
  const own = Number(points);
  return [h("h3", {}, t("points")), h("p", { class: "large" }, t("pointCount", own)),
    levels === 0 ? null : h("p", {}, t("level", level, levels)),
    nextLevelPoints === 0 ? null : h("progress", { max: nextLevelPoints, value: own,
      "aria-label": t("nextLevel", nextLevelPoints - own) }),
    nextLevelPoints === 0 ? null : h("p", { class: "hint" }, t("nextLevel", nextLevelPoints - own))];
}

/** Four columns, of which the own one is filled. */
function quarters(own) {
  return shape("svg", { viewBox: "0 0 160 64", class: "quarters", role: "img", "aria-label": t(`rank.${own}`) },
    ...QUARTERS.map((quarter) => shape("rect", {
      x: (quarter - 1) * 40 + 4, y: 60 - quarter * 14, width: 32, height: quarter * 14, rx: 3,
      class: quarter === own ? "own" : "other" })));
}

function place({ quarter = 0, releaseTime }) {
  const head = h("h3", {}, t("ranking"));
  if (quarter === 0) return [head, h("p", { class: "hint" }, t("rankingNone"))];
  return [head, quarters(quarter), h("p", {}, t(`rank.${quarter}`)), h("p", { class: "hint" }, t("rankingNote", moment(releaseTime)))];
}

/** The rewards of a standing; null without any. */
export function rewards({ rewards: found } = {}) {
  if (found === undefined) return null;
  const { points, streak, ranking } = found;
  const parts = [streak === undefined ? null : daysInARow(streak), points === undefined ? null : collected(points),
    ranking === undefined ? null : place(ranking)].filter(Boolean);
  return h("section", { class: "group-card rewards" }, h("h2", {}, t("rewards")), ...parts.map((nodes) => h("div", {}, ...nodes)));
}
