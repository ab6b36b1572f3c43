// Cases of the queue of files, with a storage that keeps bytes and an upload that takes chunks. Throws where one fails.

import assert from "node:assert/strict";
import { CallError, FileQueue, MemoryStorage } from "../../../Shared/JavaScript/otolith.js";

class Bytes extends MemoryStorage {
  kept = new Map();

  async get(key) { return structuredClone(this.kept.get(key)); }
  async put(key, value) { this.kept.set(key, structuredClone(value)); }
  async remove(key) { this.kept.delete(key); }
  async list(prefix) {
    return [...this.kept.keys()].filter((key) => key.startsWith(prefix)).sort()
      .map((key) => [key, structuredClone(this.kept.get(key))]);
  }
}

function queue(refuse = () => undefined) {
  const storage = new Bytes();
  const arrived = new Map();
  const caller = {
    async call(path, { studyId, sha256, byteCount, offset, data }) {
      const error = refuse(studyId);
      if (error !== undefined) throw error;
      const key = `${studyId} ${sha256}`;
      const there = arrived.get(key) ?? 0;
      if (data !== "" && Number(offset) === there) arrived.set(key, there + Buffer.from(data, "base64").length);
      const count = arrived.get(key) ?? 0;
      return { receivedByteCount: String(count), ...count === Number(byteCount) && { file: { sha256 } } };
    },
  };
  return { files: new FileQueue({ storage, caller }, "own"), storage, arrived };
}

const blob = (text) => new Blob([text], { type: "image/png" });
const names = async ({ files }) => (await files.list()).map(({ sheetId, isReady }) => `${sheetId} ${isReady}`);

// The same bytes in two sheets: a discarded draft does not take the file of a finished sheet with it.
const twice = queue();
const hash = await twice.files.keep("study", "first", blob("same"));
await twice.files.finish("first", new Set([hash]));
assert.equal(await twice.files.keep("study", "second", blob("same")), hash);
assert.deepEqual(await names(twice), ["first true", "second false"]);
await twice.files.finish("second", new Set());
assert.deepEqual(await names(twice), ["first true"]);
assert.equal(await twice.files.send(), 1);
assert.deepEqual([...twice.arrived], [[`study ${hash}`, 4]]);
assert.deepEqual([...twice.storage.kept.keys()], []);

// In two studies, each gets it; the draft keeps its bytes after the first was sent.
const two = queue();
await two.files.keep("one", "first", blob("same"));
await two.files.keep("two", "second", blob("same"));
await two.files.finish("first", new Set([hash]));
assert.equal(await two.files.send(), 1);
assert.equal(await (await two.files.read(hash)).text(), "same");
await two.files.finish("second", new Set([hash]));
assert.equal(await two.files.send(), 1);
assert.deepEqual([...two.arrived.keys()], [`one ${hash}`, `two ${hash}`]);

// A full study does not hold up another one.
const full = queue((study) => study === "full" ? new CallError("resource_exhausted", "full") : undefined);
for (const study of ["full", "other"]) {
  const kept = await full.files.keep(study, study, blob(study));
  await full.files.finish(study, new Set([kept]));
}
await assert.rejects(full.files.send(), /full/u);
assert.deepEqual(await names(full), ["full true"]);
