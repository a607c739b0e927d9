import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { ObjectStore } from "../../platform/storage/object-store.ts";

/** Where a page is searched for its doctype. */
const startBytes = 4096;

/**
 * Runs in the browser before the scripts of a report's page. In the sandbox, browsers throw an error when a script only looks at `localStorage`, `sessionStorage` or
 * `document.cookie`, and pages such as Playwright's HTML report then stay empty. Here these are in memory: they are empty at the start, and gone with the page.
 */
const storageInMemory = `<script>(() => {
  const memory = () => {
    const items = new Map();
    const methods = {
      get length() { return items.size; },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (name) => items.get(String(name)) ?? null,
      setItem: (name, value) => void items.set(String(name), String(value)),
      removeItem: (name) => void items.delete(String(name)),
      clear: () => items.clear(),
    };
    return new Proxy(methods, {
      get: (target, name) => (name in target ? target[name] : items.get(name)),
      set: (target, name, value) => (items.set(String(name), String(value)), true),
      has: (target, name) => name in target || items.has(name),
      deleteProperty: (target, name) => (items.delete(name), true),
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: (target, name) =>
        items.has(name) ? { value: items.get(name), writable: true, enumerable: true, configurable: true } : undefined,
    });
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: memory(), configurable: true });
  Object.defineProperty(document, "cookie", { get: () => "", set: () => {}, configurable: true });
})();</script>`;

const added = Buffer.from(storageInMemory);

export interface ReportPage {
  sizeBytes: number;
  open(): Promise<Readable | undefined>;
}

/**
 * A page of a report as browsers get it in the sandbox: with storage in memory.
 * @returns `undefined` for a file that is no page in an encoding that contains ASCII; it is sent as it is
 */
export async function reportPage(storage: ObjectStore, key: string, sizeBytes: number): Promise<ReportPage | undefined> {
  if (sizeBytes === 0) return undefined;
  const first = await storage.get(key, { start: 0, end: Math.min(sizeBytes, startBytes) - 1 });
  if (!first) return undefined;
  const start = await buffer(first.stream);
  const at = placeForScript(start.toString("latin1"));
  if (at === undefined) return undefined;
  return {
    sizeBytes: sizeBytes + added.length,
    async open() {
      // An empty range cannot be read.
      const rest = at === sizeBytes ? Readable.from([]) : (await storage.get(key, { start: at, end: sizeBytes - 1 }))?.stream;
      return rest && Readable.from(concat(start.subarray(0, at), rest));
    },
  };
}

async function* concat(start: Buffer, rest: Readable): AsyncGenerator<unknown> {
  yield start;
  yield added;
  yield* rest;
}

/** After the doctype, because a page with anything else before it is drawn in quirks mode. */
function placeForScript(start: string): number | undefined {
  const [before = ""] = /^(?:\xef\xbb\xbf)?(?:\s|<!--(?:[^-]|-(?!->))*-->)*/.exec(start) ?? [];
  const rest = start.slice(before.length);
  const doctype = /^<!doctype[^>]*>/i.exec(rest)?.[0];
  if (doctype !== undefined) return before.length + doctype.length;
  return /^<[a-z]/i.test(rest) ? before.length : undefined;
}
