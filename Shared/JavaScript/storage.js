/**
 * Where a gateway keeps its data. All values are JSON.
 *
 * @typedef {object} Storage
 * @property {(key: string) => Promise<any>} get  undefined if absent
 * @property {(key: string, value: any) => Promise<void>} put  after it the value survives a crash
 * @property {(key: string) => Promise<void>} remove
 * @property {(prefix: string) => Promise<[string, any][]>} list  in the order of the keys
 * @property {<T>(name: string, work: () => Promise<T>) => Promise<T>} locked  runs works of one
 *   name one after the other, in all pages and threads that share the data
 */

/** Runs works of one name one after the other within this process. */
export class Turns {
  #last = new Map();

  locked(name, work) {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work, work);
    this.#last.set(name, turn.catch(() => {}));
    return turn;
  }
}

/** Keeps data as long as the process runs: for servers, and tests. */
export class MemoryStorage extends Turns {
  #kept = new Map();

  async get(key) {
    return this.#kept.has(key) ? JSON.parse(this.#kept.get(key)) : undefined;
  }

  async put(key, value) { this.#kept.set(key, JSON.stringify(value)); }

  async remove(key) { this.#kept.delete(key); }

  async list(prefix) {
    return [...this.#kept.keys()].filter((key) => key.startsWith(prefix)).sort()
      .map((key) => [key, JSON.parse(this.#kept.get(key))]);
  }
}

const STORE = "kept";

/** Promise of a request of IndexedDB. */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps data in the browser, shared by all pages and workers of the origin. */
export class IndexedStorage {
  #database;
  #name;

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = database;
    this.#name = database.name;
  }

  /** @returns {Promise<IndexedStorage>} */
  static async open(name = "otolith") {
    if (globalThis.navigator?.locks === undefined) {
      throw new Error("Pages that share a queue need navigator.locks: serve the page by HTTPS.");
    }
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new IndexedStorage(await done(opening));
  }

  get(key) {
    return done(this.#database.transaction(STORE).objectStore(STORE).get(key));
  }

  put(key, value) { return this.#write((store) => store.put(value, key)); }

  remove(key) { return this.#write((store) => store.delete(key)); }

  async list(prefix) {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return keys.map((key, index) => [key, values[index]]);
  }

  locked(name, work) { return navigator.locks.request(`${this.#name}/${name}`, work); }

  /** Ends after the transaction is on the disk. */
  #write(change) {
    return new Promise((resolve, reject) => {
      const writing = this.#database.transaction(STORE, "readwrite", { durability: "strict" });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
      change(writing.objectStore(STORE));
    });
  }
}
