/** Sounds of a study: playing, and how it was afterwards. Each session is stored before it is sent. */

import { newId } from "/otolith/calls.js";
import { action, backTo, field, h, localized } from "../elements.js";
import { timeZone } from "../device.js";
import { Player, isPlayable } from "../player.js";
import { explain } from "../problems.js";
import { language, t } from "../texts.js";

const STATISTICS = "otolith.ingestion.v1.ListeningService/GetSoundStatistics";
const SETTINGS = "otolith.ingestion.v1.SettingService";
const RATINGS = [1, 2, 3, 4, 5, 6, 7];

const clock = (milliseconds) => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Numbers of sessions by sound; empty without a network. */
async function heard(device, studyId) {
  const { sounds = [] } = await device.call(STATISTICS, { studyId, language: language() }).catch(() => ({}));
  return new Map(sounds.map((one) => [`${one.collectionId}/${one.soundId}`, one.sessions ?? 0]));
}

/** The pitch of the participant's tinnitus in hertz; without a network the one that was known last. */
async function ownPitch(device) {
  const settings = await device.call(`${SETTINGS}/GetSettings`).catch(() => null);
  if (settings === null) return device.read("pitch");
  await device.write("pitch", settings.tinnitusFrequency ?? null);
  return settings.tinnitusFrequency;
}

/** Sounds within an octave of a pitch, the nearest first. */
function nearest(collections, pitch) {
  return collections.flatMap((collection) => (collection.sounds ?? []).map((sound) => ({
    collection, sound, octaves: Math.abs(Math.log2(sound.frequencyHertz / pitch)),
  }))).filter(({ octaves }) => octaves <= 1).sort((one, other) => one.octaves - other.octaves);
}

/** Where participants say the pitch of their tinnitus, and the sounds near it. */
async function chosenByPitch(device, collections, row) {
  const hasFrequency = collections.some(({ sounds = [] }) => sounds.some((sound) => sound.frequencyHertz > 0));
  if (!hasFrequency) return null;
  const pitch = h("input", { type: "number", inputmode: "decimal", min: 20, max: 20000, step: "any", class: "short",
    value: await ownPitch(device) ?? "" });
  const near = h("ul", {});
  const list = () => {
    const found = pitch.value === "" ? [] : nearest(collections, Number(pitch.value));
    near.replaceChildren(...found.map(({ collection, sound }) => row(collection, sound)));
  };
  const save = action(t("save"), async () => {
    if (!pitch.reportValidity()) return;
    const tinnitusFrequency = pitch.value === "" ? undefined : Number(pitch.value);
    await device.call(`${SETTINGS}/UpdateSettings`, { settings: { tinnitusFrequency }, updateMask: "tinnitusFrequency" });
    await device.write("pitch", tinnitusFrequency ?? null);
    list();
  }, explain, { class: "" });
  list();
  return h("section", { class: "list near" }, h("h2", {}, t("pitchNear")),
    h("form", { submit: (event) => { event.preventDefault(); save.run(); } },
      field(t("pitchOwn"), pitch, t("pitchNote")), save.node), near);
}

/** Asks how it is after listening, with the texts of the collection's questionnaire; null: no answer in time. */
function rated(place, collection, questionnaires) {
  const form = questionnaires.find((one) => one.questionnaireId === collection.ratingQuestionnaireId);
  const question = form?.elements?.find((one) => one.question?.singleChoice !== undefined)?.question;
  if (question === undefined) return Promise.resolve({ notAsked: true });
  return new Promise((resolve) => {
    const seconds = collection.ratingTimeoutSeconds ?? 0;
    const timer = seconds === 0 ? undefined : setTimeout(() => finish({ notAsked: true }), seconds * 1000);
    const finish = (rating) => {
      clearTimeout(timer);
      place.replaceChildren();
      resolve(rating);
    };
    const options = question.singleChoice.options ?? [];
    place.replaceChildren(h("section", { class: "group-card rating" }, localized("h2", { tabindex: "-1" }, question.text),
      ...options.filter(({ code }) => RATINGS.includes(Number(code))).map(({ code, label }) =>
        h("button", { type: "button", click: () => finish({ value: Number(code) }) }, label?.text ?? code)),
      h("button", { type: "button", class: "discard", click: () => finish({ declined: true }) }, t("noRating"))));
    place.querySelector("h2")?.focus();
    // A page that is left keeps the session, without a rating.
    place.abandon = () => finish({ notAsked: true });
  });
}

/** What plays: its name, time, and buttons. */
function playing(player, title, stop) {
  const time = h("span", { class: "time", role: "timer" }, clock(0));
  const pause = h("button", { type: "button", click: async () => {
    await (player.isPlaying ? player.pause() : player.play());
    pause.textContent = t(player.isPlaying ? "pause" : "play");
  } }, t("pause"));
  const timer = setInterval(() => { time.textContent = clock(player.milliseconds); }, 250);
  return {
    node: h("section", { class: "player", "aria-label": t("nowPlaying") }, h("strong", {}, title), time, pause,
      h("button", { type: "button", class: "primary", click: stop }, t("stop"))),
    end: () => clearInterval(timer),
  };
}

export async function draw({ device }, studyId) {
  const { studies = [] } = await device.gateway.catalogue();
  const found = studies.find((one) => one.study.studyId === studyId);
  const { soundCollections: collections = [], questionnaires = [] } = found ?? {};
  const counts = await heard(device, studyId);
  const place = h("div", { class: "now" });
  let isLeft = false;
  let stop = async () => {};

  /** Plays a sound until it ends, and stores the session. */
  async function listen(collection, sound, loopMinutes) {
    await stop("SESSION_END_USER");
    const player = await Player.open(sound, loopMinutes);
    const title = sound.title?.text ?? sound.soundId;
    const { node, end } = playing(player, title, () => stop("SESSION_END_USER"));
    let isOver = false;
    stop = async (reason) => {
      if (isOver) return;
      isOver = true;
      end();
      await player.close();
      node.remove();
      await store(collection, sound, loopMinutes, player, reason);
    };
    player.addEventListener("ended", ({ detail }) => stop(detail).catch(() => {}));
    try {
      await player.play();
    } catch (error) {
      isOver = true;
      end();
      await player.close();
      throw error;
    }
    place.replaceChildren(node);
    if (isLeft) await stop("SESSION_END_USER");
  }

  async function store(collection, sound, loopMinutes, { startTime, milliseconds }, end) {
    if (startTime === null || milliseconds === 0) return;
    const session = {
      sessionId: newId(), studyId, collectionId: collection.collectionId, collectionVersion: collection.version,
      soundId: sound.soundId, startTime: startTime.toISOString(), netDuration: `${milliseconds / 1000}s`, end,
      ...loopMinutes === null ? {} : { loopMinutes }, rating: { notAsked: true }, timeZone: timeZone(),
      appVersion: "otolith-web",
    };
    // Kept before the question, and kept back until it is answered or over.
    await device.keepSession(session, isLeft);
    if (!isLeft) await device.keepSession({ ...session, rating: await rated(place, collection, questionnaires) }, true);
    device.synchronise();
  }

  function row(collection, sound) {
    const count = counts.get(`${collection.collectionId}/${sound.soundId}`) ?? 0;
    const loops = collection.loopMinutes ?? [];
    const choice = h("select", { "aria-label": t("loop") }, h("option", { value: "" }, t("once")),
      ...loops.map((minutes) => h("option", { value: minutes }, minutes === 0 ? t("endless") : t("minutes", minutes))));
    if (loops.length > 0) choice.value = String(loops[0]);
    const play = action(t("play"), () => listen(collection, sound, choice.value === "" ? null : Number(choice.value)),
      (error) => error.reason === undefined ? t("reason.SOUND_UNAVAILABLE") : explain(error), { class: "" });
    return h("li", { class: "entry sound" }, h("span", { class: "words" },
      localized("strong", {}, sound.title) ?? h("strong", {}, sound.soundId),
      h("span", { class: "hint" }, count > 0 ? t("heard", count) : clock(sound.lengthMs))),
    ...isPlayable(sound) ? [choice, play.node] : [h("span", { class: "hint" }, t("notPlayable"))]);
  }

  const sections = collections.flatMap((collection) => [
    localized("p", { class: "note lead" }, collection.description),
    ...(collection.categories ?? []).map((category) => h("section", { class: "list" }, localized("h2", {}, category.title),
      h("ul", {}, ...(collection.sounds ?? []).filter(({ categoryId }) => categoryId === category.categoryId)
        .map((sound) => row(collection, sound)))))]);
  const near = await chosenByPitch(device, collections, row);
  const leaving = () => { stop("SESSION_END_USER").catch(() => {}); };
  addEventListener("pagehide", leaving);
  return {
    nodes: [
      backTo(["today"]),
      h("h1", {}, t("listen")), place, near,
      ...sections.length === 0 ? [h("p", { class: "empty" }, t("soundsNone"))] : sections,
    ],
    leave: () => {
      isLeft = true;
      removeEventListener("pagehide", leaving);
      place.abandon?.();
      leaving();
    },
  };
}
