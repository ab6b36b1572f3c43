import { CallError } from "./calls.js";

const UPLOAD = "otolith.ingestion.v1.AnswerFileService/UploadAnswerFileChunk";
/** A multiple of 65,536 bytes; larger chunks lose more when a connection breaks. */
const CHUNK = 262_144;
/** Errors that another try does not change. */
export const FINAL = ["invalid_argument", "permission_denied", "failed_precondition"];

/** Errors that the next file need not have. */
const OWN = ["resource_exhausted", "aborted"];

/**
 * @param {ArrayBuffer} bytes
 * @returns {Promise<string>} the SHA-256, in hexadecimal digits
 */
export async function digest(bytes) {
  const hash = new Uint8Array(await globalThis.crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(text);
}

/**
 * Uploads a file in chunks, from where an earlier try ended.
 *
 * @param {{ sha256: string, byteCount: number, bytes?: ArrayBuffer }} file  without bytes if they are gone
 * @param {(chunk: object) => Promise<any>} call  UploadAnswerFileChunk or UploadMediaChunk
 * @param {(sentCount: number) => any} progress  called after each chunk
 * @returns {Promise<any>} the answer with the stored file
 */
export async function upload({ sha256, byteCount, bytes }, call, progress) {
  const send = (offset, data = "") => call({ sha256, byteCount: String(byteCount), offset: String(offset), data });
  let answer = await send(0);
  // Another device may send the same file; it ends after as many calls as the file has chunks.
  for (let calls = 0; (answer.file ?? answer.media) === undefined; calls += 1) {
    const offset = Number(answer.receivedByteCount ?? 0);
    if (bytes === undefined || calls > 4 * (byteCount / CHUNK + 1)) {
      throw new CallError("aborted", `the upload of ${sha256} does not advance`);
    }
    answer = await send(offset, base64(new Uint8Array(bytes, offset, Math.min(CHUNK, byteCount - offset))));
    await progress(Number(answer.receivedByteCount ?? 0));
  }
  return answer;
}

/**
 * A file that is kept on the device.
 *
 * @typedef {object} KeptFile
 * @property {string} sha256
 * @property {string} studyId
 * @property {string} sheetId  of the sheet whose answer it is
 * @property {number} byteCount
 * @property {number} sentCount  bytes that have arrived
 * @property {boolean} isReady  whether the sheet is finished, so that it may be sent
 * @property {string} refused  why the services do not take it; "" while they may
 */

/** Files of answers of one participant until their bytes have arrived. Needs a storage that keeps bytes. */
export class FileQueue {
  #storage;
  #caller;
  #participantId;

  constructor({ storage, caller }, participantId) {
    this.#storage = storage;
    this.#caller = caller;
    this.#participantId = participantId;
  }

  // One entry for each sheet that names the file; their bytes are kept once.
  #key({ sheetId, sha256 }) { return `${this.#participantId}/files/${sheetId}/${sha256}`; }
  #bytesKey(sha256) { return `${this.#participantId}/file-bytes/${sha256}`; }

  /** Changes which files are kept, one page at a time. */
  #changing(work) { return this.#storage.locked(`${this.#participantId}/files/change`, work); }

  /**
   * Stores a file before its hash becomes an answer. Remove metadata first: files with them are refused.
   *
   * @param {string} studyId
   * @param {string} sheetId
   * @param {Blob} blob
   * @returns {Promise<string>} the SHA-256 of the bytes: the answer
   */
  async keep(studyId, sheetId, blob) {
    const bytes = await blob.arrayBuffer();
    const sha256 = await digest(bytes);
    const file = { sha256, studyId, sheetId, byteCount: bytes.byteLength, sentCount: 0, isReady: false, refused: "" };
    await this.#changing(async () => {
      await this.#storage.put(this.#bytesKey(sha256), { bytes, type: blob.type });
      await this.#storage.put(this.#key(file), file);
    });
    return sha256;
  }

  /** @returns {Promise<Blob | undefined>} a file that is still kept */
  async read(sha256) {
    const kept = await this.#storage.get(this.#bytesKey(sha256));
    return kept === undefined ? undefined : new Blob([kept.bytes], { type: kept.type });
  }

  /** @returns {Promise<KeptFile[]>} */
  async list() {
    return (await this.#storage.list(`${this.#participantId}/files/`)).map(([, file]) => file);
  }

  /** Marks the files that a finished sheet names, and drops others that were kept for it. */
  async finish(sheetId, hashes) {
    for (const file of await this.list()) {
      if (file.sheetId !== sheetId) continue;
      if (hashes.has(file.sha256)) await this.#change(file, { isReady: true, refused: "" });
      else if (!file.isReady) await this.#drop(file);
    }
  }

  /** Deletes a file of a sheet from the device; its bytes with the last sheet. */
  #drop(file) {
    return this.#changing(async () => {
      await this.#storage.remove(this.#key(file));
      const others = await this.list();
      if (!others.some(({ sha256 }) => sha256 === file.sha256)) {
        await this.#storage.remove(this.#bytesKey(file.sha256));
      }
    });
  }

  async #change(file, changes) {
    const key = this.#key(file);
    const kept = await this.#storage.get(key);
    if (kept !== undefined) await this.#storage.put(key, { ...kept, ...changes });
  }

  /**
   * Sends the files of finished sheets, each from where an earlier try ended, by one page at a time. After a
   * failure of one file, such as a full study, the others are sent, and then it is thrown.
   *
   * @param {(file: KeptFile) => void} [progress]  called after each chunk
   * @returns {Promise<number>} number of files that have arrived now
   */
  send(progress = () => {}) {
    return this.#storage.locked(`${this.#participantId}/files/send`, async () => {
      let count = 0;
      const failures = [];
      for (const file of await this.list()) {
        if (!file.isReady || file.refused !== "") continue;
        try {
          await this.#send(file, progress);
          count += 1;
        } catch (error) {
          const code = error instanceof CallError ? error.code : "";
          if (OWN.includes(code)) failures.push(error);
          else if (!FINAL.includes(code)) throw error;
          else if (error.reason === "PARTICIPANT_ERASED") await this.#drop(file);
          else await this.#change(file, { refused: error.reason || code });
        }
      }
      if (failures.length > 0) throw failures[0];
      return count;
    });
  }

  async #send(file, progress) {
    const { sha256, studyId, byteCount } = file;
    const kept = await this.#storage.get(this.#bytesKey(sha256));
    await upload({ sha256, byteCount, bytes: kept?.bytes },
      (chunk) => this.#caller.call(UPLOAD, { studyId, ...chunk }, { as: this.#participantId }),
      async (sentCount) => {
        await this.#change(file, { sentCount });
        progress({ ...file, sentCount });
      });
    await this.#drop(file);
  }
}
