/**
 * Noise and position, where a questionnaire asks for them and the person presses a button for each measurement. Of the
 * sound, one number leaves this module; of the position, a place rounded to about a kilometre.
 */

import { action, announce, h, icon } from "./elements.js";
import { explain } from "./problems.js";
import { language, t } from "./texts.js";

const SETTINGS = "otolith.ingestion.v1.SettingService/GetSettings";
/** Windows of 0.7 s at 48 kHz, and the time before the first one, in which a microphone starts. */
const [WINDOW, WINDOWS, START_MILLISECONDS] = [32_768, 4, 500];
const RESUME_MILLISECONDS = 3000;
const SILENCE = -160;
/** Poles of the A-weighting in hertz (IEC 61672-1, annex E), two for each section of the filter. */
const POLES = [[20.598997, 20.598997], [107.65265, 737.86223], [12_194.217, 12_194.217]];
const DEGREE_DECIMALS = 2;
const POSITION_MILLISECONDS = 20_000;

/**
 * A section of the A-weighting for a sample rate by the bilinear transform: `[feedforward, feedback]`. The first two
 * have two zeros at 0 Hz.
 */
function section([first, second], isHighPass, rate) {
  const [a, b] = [first, second].map((hertz) => 2 * Math.PI * hertz);
  const k = 2 * rate;
  const feedback = [(k + a) * (k + b), 2 * (a * b - k * k), (k - a) * (k - b)];
  const feedforward = isHighPass ? [k * k, -2 * k * k, k * k] : [a * b, 2 * a * b, a * b];
  return [feedforward, feedback].map((part) => part.map((value) => value / feedback[0]));
}

/** Gain of a section at a frequency. */
function gain([forward, back], hertz, rate) {
  const size = (part) => {
    const at = (wave) => part.reduce((sum, value, index) => sum + value * wave(2 * Math.PI * hertz / rate * index), 0);
    return Math.hypot(at(Math.cos), at(Math.sin));
  };
  return size(forward) / size(back);
}

/** Nodes of the A-weighting between `source` and `sink`, with 0 dB at 1 kHz. */
function weigh(context, source, sink) {
  const sections = POLES.map((poles, index) => section(poles, index < 2, context.sampleRate));
  const filters = sections.map((coefficients) => context.createIIRFilter(...coefficients));
  const level = context.createGain();
  level.gain.value = 1 / sections.reduce((all, one) => all * gain(one, 1000, context.sampleRate), 1);
  [source, ...filters, level, sink].reduce((before, node) => before.connect(node));
}

const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** The A-weighted level of three seconds, in decibels relative to full scale. The microphone is not calibrated. */
async function noiseLevel() {
  if (navigator.mediaDevices?.getUserMedia === undefined) throw { reason: "MEASURING_UNSUPPORTED" };
  // What makes speech clear would make noise quiet.
  const sound = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
  const context = new AudioContext();
  try {
    const analyser = context.createAnalyser();
    analyser.fftSize = WINDOW;
    weigh(context, context.createMediaStreamSource(sound), analyser);
    // Without any audio device, some browsers never start it.
    await Promise.race([context.resume(), pause(RESUME_MILLISECONDS)]);
    if (context.state !== "running") throw { reason: "MEASURING_UNSUPPORTED" };
    await pause(START_MILLISECONDS);
    const samples = new Float32Array(WINDOW);
    let energy = 0;
    for (let count = 0; count < WINDOWS; count += 1) {
      await pause(WINDOW / context.sampleRate * 1000);
      analyser.getFloatTimeDomainData(samples);
      energy += samples.reduce((sum, value) => sum + value * value, 0) / WINDOW / WINDOWS;
    }
    const level = energy === 0 ? SILENCE : 10 * Math.log10(energy);
    return Math.round(Math.min(0, Math.max(SILENCE, level)) * 10) / 10;
  } finally {
    for (const track of sound.getTracks()) track.stop();
    await context.close();
  }
}

function position() {
  if (navigator.geolocation === undefined) throw { reason: "MEASURING_UNSUPPORTED" };
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      const rounded = (degrees) => Number(degrees.toFixed(DEGREE_DECIMALS));
      resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
    }, ({ code, PERMISSION_DENIED }) => reject({
      reason: code === PERMISSION_DENIED ? "MEASURING_DENIED" : "POSITION_UNKNOWN" }),
    { enableHighAccuracy: false, maximumAge: 60_000, timeout: POSITION_MILLISECONDS });
  });
}

/** What can be measured: how, where the sheet has it, and how it is said. */
const KINDS = {
  SENSOR_KIND_NOISE_LEVEL: {
    member: "noise", name: "noise", measure: async () =>
      ({ level: await noiseLevel(), unit: "NOISE_UNIT_DECIBEL_FULL_SCALE" }),
    said: ({ level }) => t("noiseMeasured", new Intl.NumberFormat(language()).format(level)),
  },
  SENSOR_KIND_POSITION: {
    member: "positions", name: "position", measure: position,
    said: ({ latitude, longitude }) => t("positionMeasured", ...[latitude, longitude].map((degrees) =>
      new Intl.NumberFormat(language(), { minimumFractionDigits: DEGREE_DECIMALS }).format(degrees))),
  },
};

/** Whether the participant has switched noise off, on any device; without a network as last known. */
async function isNoiseOff(device) {
  if (navigator.onLine) {
    const { noiseMeasuringOff = false } = await device.call(SETTINGS).catch(() => ({}));
    await device.write("noise-off", noiseMeasuringOff);
  }
  return await device.read("noise-off") ?? false;
}

function offer(device, kind, count, measured, changed) {
  const { member, name, measure, said } = kind;
  const list = h("ul", {});
  const begin = action(t(`${name}Measure`), async () => {
    if (member === "noise" && await isNoiseOff(device)) throw { reason: "NOISE_OFF" };
    const [text] = [begin.button.textContent, begin.button.textContent = t("measuring")];
    try {
      const found = await measure();
      measured[member] = [...measured[member] ?? [], { measureTime: new Date().toISOString(), ...found }];
      announce(said(found));
    } catch (error) {
      throw error.name === "NotAllowedError" ? { reason: "MEASURING_DENIED" }
        : error instanceof DOMException ? { reason: "MEASURING_UNSUPPORTED" } : error;
    } finally {
      begin.button.textContent = text;
    }
    draw();
    changed();
  }, explain, { class: "" });
  function draw() {
    const values = measured[member] ?? [];
    list.replaceChildren(...values.map((one) => h("li", { class: "measured" }, icon("done"), h("span", {}, said(one)),
      h("button", { type: "button", class: "discard", click: () => {
        measured[member] = values.filter((other) => other !== one);
        draw();
        changed();
      } }, t("remove")))));
    begin.node.hidden = values.length >= count;
  }
  draw();
  return h("div", { class: "measuring" }, h("strong", {}, t(name)), h("p", { class: "hint" }, t(`${name}Note`)), list,
    begin.node);
}

/**
 * A place to measure what a questionnaire asks for; null if it asks for nothing.
 *
 * @param {object[]} sensors  those of the questionnaire
 * @param {{noise?: object[], positions?: object[]}} measured  what the sheet will have; changed here
 * @param {() => void} changed  after each change
 */
export function measuring(device, sensors, measured, changed) {
  const offers = sensors.filter(({ kind }) => kind in KINDS)
    .map(({ kind, count }) => offer(device, KINDS[kind], count, measured, changed));
  return offers.length === 0 ? null
    : h("section", { class: "group-card", "aria-label": t("measurements") }, ...offers);
}
