/** Places of the console in the address: `#/studies/tinnitus/members?page=2`. */

/** The parts and the query of the present place. */
export function place(hash = location.hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
  return { parts: path.split("/").filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

function decode(part) {
  try { return decodeURIComponent(part); } catch { return part; }
}

/** The address of a place, such as `to("studies", id, "members")`; the last one may be a query. */
export function to(...parts) {
  const query = typeof parts.at(-1) === "object" ? new URLSearchParams(parts.pop()).toString() : "";
  return `#/${parts.map(encodeURIComponent).join("/")}${query === "" ? "" : `?${query}`}`;
}

/** Changes the query of the present place without another entry in the history and without drawing. */
export function keep(values) {
  const { parts, query } = place();
  for (const [name, value] of Object.entries(values)) {
    if (value === "") query.delete(name); else query.set(name, value);
  }
  history.replaceState(null, "", to(...parts, Object.fromEntries(query)));
}
