// A folder as the storage of a gateway: a file for each value, complete or absent.

import { mkdir, open, readFile, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Turns } from "../../../Shared/JavaScript/otolith.js";

/** Used by one process at a time. */
export class FolderStorage extends Turns {
  #folder;

  constructor(folder) {
    super();
    this.#folder = folder;
  }

  #path(key) { return join(this.#folder, `${key}.json`); }

  async get(key) {
    try {
      return JSON.parse(await readFile(this.#path(key), "utf8"));
    } catch (error) {
      if (error.code === "ENOENT") return undefined;
      throw error;
    }
  }

  /** After a power failure the file has the old or the new contents. */
  async put(key, value) {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(`${path}.new`, "w", 0o600);
    await file.writeFile(JSON.stringify(value));
    await file.sync();
    await file.close();
    await rename(`${path}.new`, path);
    const folder = await open(dirname(path));
    await folder.sync();
    await folder.close();
  }

  remove(key) { return rm(this.#path(key), { force: true }); }

  async list(prefix) {
    const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    const files = await readdir(join(this.#folder, folder), { recursive: true }).catch(() => []);
    const keys = files.filter((name) => name.endsWith(".json"))
      .map((name) => `${folder}${name.slice(0, -5)}`).filter((key) => key.startsWith(prefix)).sort();
    return Promise.all(keys.map(async (key) => [key, await this.get(key)]));
  }

  /** Deletes everything. */
  clear() { return rm(this.#folder, { recursive: true, force: true }); }
}
