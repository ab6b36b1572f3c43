/** The client library of gateways; a page that must be there soon imports the modules that it needs. */

export { Caller, CallError, newId } from "./calls.js";
export { CookieSession } from "./cookie.js";
export { FileQueue } from "./files.js";
export { Form } from "./forms.js";
export { Gateway } from "./gateway.js";
export { ReportQueue, SheetQueue } from "./queue.js";
export { Session, SheetsWaiting, SignedOut } from "./session.js";
export { IndexedStorage, MemoryStorage, Turns } from "./storage.js";
