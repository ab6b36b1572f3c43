/** Plays a sound of a study and counts the time of playing, without pauses. */

import { digest } from "/otolith/files.js";

/** Longer sounds are not decoded as a whole: a short one repeats without a gap, a long one does not need to. */
const DECODED_MILLISECONDS = 90_000;

/** Whether this page can play the sound: an address is that of a server which the page does not reach. */
export const isPlayable = ({ file }) => /^(?:[\w-]+\/)+[\w.-]+$/u.test(file?.location ?? "");

async function bytesOf({ file }) {
  const answer = await fetch(`/${file.location}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if (await digest(bytes) !== file.sha256) throw new Error("not the file of the catalogue");
  return bytes;
}

/** Starts and stops of a decoded sound. */
async function decoded(sound, isLooped, ended) {
  const context = new AudioContext();
  try {
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(await bytesOf(sound));
    source.loop = isLooped;
    source.connect(context.destination);
    source.addEventListener("ended", ended);
    await context.suspend();
    source.start();
  } catch (error) {
    await context.close();
    throw error;
  }
  return { play: () => context.resume(), pause: () => context.suspend(), close: () => context.close() };
}

function streamed({ file }, isLooped, ended) {
  const audio = new Audio(`/${file.location}`);
  audio.loop = isLooped;
  audio.addEventListener("ended", ended);
  return { play: () => audio.play(), pause: () => audio.pause(), close: () => {
    audio.pause();
    audio.removeAttribute("src");
  } };
}

/** Tells of `ended` with its reason as `detail`, once: by the sound or by its timer. */
export class Player extends EventTarget {
  #output;
  #limit;
  #timer;
  #played = 0;
  #since = null;
  startTime = null;

  /** @param {number | null} loopMinutes  0: without an end; null: once */
  static async open(sound, loopMinutes) {
    const player = new Player();
    const ended = () => player.#end("SESSION_END_SOUND");
    const isLooped = loopMinutes !== null;
    player.#limit = loopMinutes ? loopMinutes * 60_000 : Infinity;
    player.#output = sound.lengthMs > DECODED_MILLISECONDS
      ? streamed(sound, isLooped, ended) : await decoded(sound, isLooped, ended);
    return player;
  }

  get isPlaying() { return this.#since !== null; }

  /** Whole milliseconds of playing. */
  get milliseconds() {
    return Math.round(this.#played + (this.#since === null ? 0 : performance.now() - this.#since));
  }

  async play() {
    await this.#output.play();
    this.startTime ??= new Date();
    this.#since = performance.now();
    if (this.#limit < Infinity) {
      this.#timer = setTimeout(() => this.#end("SESSION_END_TIMER"), Math.max(0, this.#limit - this.milliseconds));
    }
  }

  pause() {
    this.#count();
    return this.#output.pause();
  }

  async close() {
    this.#count();
    await this.#output.close();
  }

  #count() {
    clearTimeout(this.#timer);
    this.#played = this.milliseconds;
    this.#since = null;
  }

  #end(reason) {
    if (this.#since === null) return;
    this.#count();
    this.dispatchEvent(new CustomEvent("ended", { detail: reason }));
  }
}
