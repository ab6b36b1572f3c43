/** Forms of health records by their type: each has its nodes and reads its contents. */

import { field, h } from "./elements.js";
import { t } from "./texts.js";

const EARS = ["EAR_LEFT", "EAR_RIGHT"];
/** Hertz that a hearing test usually has. */
const FREQUENCIES = [250, 500, 1000, 2000, 3000, 4000, 6000, 8000];

/** A time as a field of type `datetime-local` has it. */
const local = (time) => {
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const day = (value) => h("input", { type: "date", value });
const moment = (value = Date.now()) => h("input", { type: "datetime-local", value: local(value), required: true });
const number = (minimum, maximum, attributes = {}) =>
  h("input", { type: "number", min: minimum, max: maximum, step: "any", inputmode: "decimal", ...attributes });

const timeOf = (input) => {
  if (!input.reportValidity() || input.value === "") throw { reason: "RECORD_INCOMPLETE" };
  return new Date(input.value).toISOString();
};

/** The number that was typed; undefined without one. */
function typed(input) {
  if (!input.reportValidity()) throw { reason: "RECORD_INCOMPLETE" };
  return input.value === "" ? undefined : Number(input.value);
}

/** The study's words for a kind, if it has some. */
function kinds(vocabulary, chosen) {
  if (vocabulary === undefined) return null;
  const select = h("select", {}, ...(vocabulary.terms ?? []).map(({ code, label }) =>
    h("option", { value: code, selected: code === chosen?.code }, label?.text ?? code)));
  return { node: field(t("recordKind"), select), read: () => ({ version: vocabulary.version, code: select.value }) };
}

function event(vocabulary, known) {
  const kind = kinds(vocabulary, known?.kind);
  const time = moment(known?.eventTime);
  return { nodes: [kind?.node, field(t("recordTime"), time)],
    read: () => ({ event: { eventTime: timeOf(time), kind: kind?.read() } }) };
}

function therapy(vocabulary, known) {
  const kind = kinds(vocabulary, known?.kind);
  const [start, end] = [day(known?.startDate ?? local(Date.now()).slice(0, 10)), day(known?.endDate ?? "")];
  return { nodes: [kind?.node, h("div", { class: "inline" }, field(t("therapyStart"), start), field(t("therapyEnd"), end))],
    read: () => {
      if (start.value === "") throw { reason: "RECORD_INCOMPLETE" };
      return { therapy: { startDate: start.value, endDate: end.value, kind: kind?.read() } };
    } };
}

function audiogram() {
  const time = moment();
  const inputs = FREQUENCIES.map((frequency) => EARS.map((ear) => number(-10, 120, {
    "aria-label": `${t(ear)}, ${frequency} Hz, dB HL`, class: "short" })));
  const rows = FREQUENCIES.map((frequency, row) => h("tr", {}, h("th", { scope: "row" }, `${frequency} Hz`),
    ...inputs[row].map((input) => h("td", {}, input))));
  return {
    nodes: [field(t("recordTime"), time), h("p", { class: "hint" }, t("audiogramNote")), h("table", { class: "ears" },
      h("thead", {}, h("tr", {}, ...["frequency", ...EARS].map((name) => h("th", { scope: "col" }, t(name))))),
      h("tbody", {}, ...rows))],
    read: () => {
      const thresholds = EARS.flatMap((ear, column) => FREQUENCIES.flatMap((frequency, row) => {
        const level = typed(inputs[row][column]);
        return level === undefined ? [] : [{ ear, frequency, level }];
      }));
      if (thresholds.length === 0) throw { reason: "RECORD_INCOMPLETE" };
      return { audiogram: { measureTime: timeOf(time), thresholds } };
    },
  };
}

function tinnitusMatch() {
  const time = moment();
  const ears = EARS.map((ear) => ({ ear, pitch: number(20, 20_000), loudness: number(-10, 120),
    maskingLevel: number(-10, 120) }));
  return {
    nodes: [field(t("recordTime"), time), ...ears.map(({ ear, ...inputs }) => h("fieldset", {}, h("legend", {}, t(ear)),
      ...Object.entries(inputs).map(([name, input]) => field(t(name), input))))],
    read: () => {
      const matches = ears.flatMap(({ ear, ...inputs }) => {
        const values = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, typed(input)]));
        return Object.values(values).every((value) => value === undefined) ? [] : [{ ear, ...values }];
      });
      if (matches.length === 0) throw { reason: "RECORD_INCOMPLETE" };
      return { tinnitusMatch: { measureTime: timeOf(time), matches } };
    },
  };
}

function measurement(vocabulary) {
  const quantity = kinds(vocabulary);
  const time = moment();
  const [first, second] = [number(), number()];
  const unit = h("input", { type: "text", maxlength: 64, autocapitalize: "none", value: "1" });
  return {
    nodes: [quantity?.node, field(t("recordTime"), time), field(t("value"), first),
      field(t("secondValue"), second, t("secondValueNote")), field(t("unit"), unit, t("unitNote"))],
    read: () => {
      const value = typed(first);
      if (value === undefined) throw { reason: "RECORD_INCOMPLETE" };
      return { measurement: { quantity: quantity?.read(), unit: unit.value.trim(),
        values: [{ measureTime: timeOf(time), value, secondValue: typed(second) }] } };
    },
  };
}

/** Forms by type: `make(vocabulary, known)`; `when` returns the time of contents. Those with a title can be changed later. */
export const TYPES = {
  RECORD_TYPE_EVENT: { member: "event", make: event, when: ({ eventTime }) => eventTime, isTitled: true },
  RECORD_TYPE_THERAPY: { member: "therapy", make: therapy, when: ({ startDate }) => startDate, isTitled: true },
  RECORD_TYPE_AUDIOGRAM: { member: "audiogram", make: audiogram, when: ({ measureTime }) => measureTime },
  RECORD_TYPE_TINNITUS_MATCH: { member: "tinnitusMatch", make: tinnitusMatch, when: ({ measureTime }) => measureTime },
  RECORD_TYPE_MEASUREMENT: { member: "measurement", make: measurement, when: ({ values }) => values?.[0]?.measureTime },
};

/** The type of a record; undefined for one that this page does not know. */
export const typeOf = (record) => Object.keys(TYPES).find((type) => record[TYPES[type].member] !== undefined);
