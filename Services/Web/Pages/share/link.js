/** Opens SMART Health Links (HL7 SMART Health Cards and Links 1.0.0): the key never leaves the browser. */

const SCHEME = "shlink:/";

/** The bytes of base64url without padding. */
export function unpadded(text) {
  const standard = text.replace(/-/gu, "+").replace(/_/gu, "/");
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
}

const json = (bytes) => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));

/** Reads a link; null if the text is none. */
export function read(text) {
  const from = text.indexOf(SCHEME);
  if (from < 0) return null;
  try {
    const { url, key, flag = "", label = "", exp = null } = json(unpadded(text.slice(from + SCHEME.length)));
    return { url: new URL(url), key: unpadded(key), needsPasscode: flag.includes("P"), label: String(label), exp };
  } catch {
    return null;
  }
}

/** What the server answered instead of the data. */
export class NotOpened extends Error {
  constructor(status, remainingAttempts = null) {
    super(`HTTP status ${status}`);
    this.status = status;
    this.remainingAttempts = remainingAttempts;
  }
}

/** Opens compact JSON Web Encryption (RFC 7516) with a shared key. */
export async function decrypted(jwe, key) {
  const [header, , nonce, text, tag] = jwe.split(".");
  const { alg, enc, zip } = json(unpadded(header));
  if (alg !== "dir" || enc !== "A256GCM") throw new Error(`unexpected encryption ${alg} ${enc}`);
  const imported = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const sealed = new Uint8Array([...unpadded(text), ...unpadded(tag)]);
  const plain = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: unpadded(nonce), additionalData: new TextEncoder().encode(header) }, imported, sealed);
  if (zip !== "DEF") return new Uint8Array(plain);
  const inflated = new Blob([plain]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/** The FHIR resource behind a link. */
export async function open({ url, key }, recipient, passcode) {
  const answer = await fetch(url, {
    method: "POST", credentials: "omit", headers: { "content-type": "application/json" },
    body: JSON.stringify({ recipient, ...passcode === "" ? {} : { passcode } }) });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new NotOpened(answer.status, said.remainingAttempts ?? null);
  const file = said.files.find(({ contentType }) => contentType.startsWith("application/fhir+json"));
  const jwe = file.embedded ?? await (await fetch(file.location, { credentials: "omit" })).text();
  return json(await decrypted(jwe, key));
}

/** The HTML report in a Bundle; null without one. */
export function reportOf({ entry = [] }) {
  for (const { resource } of entry) {
    const attached = resource?.resourceType === "DocumentReference" ? resource.content ?? [] : [];
    const found = attached.find(({ attachment }) => attachment?.contentType === "text/html");
    if (found !== undefined) {
      const bytes = Uint8Array.from(atob(found.attachment.data), (character) => character.charCodeAt(0));
      return new TextDecoder().decode(bytes);
    }
  }
  return null;
}
