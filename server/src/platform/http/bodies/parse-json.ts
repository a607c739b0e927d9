import { isUtf8 } from "node:buffer";
import { malformedJson } from "../../errors.ts";
import { rejectDeepJson } from "./json-depth.ts";

/** More than any field of a request needs. Code that reads a body may recurse. */
const maxLevels = 100;

/** A JSON body; `undefined` if it is empty. @throws 400 for a body that is not UTF-8, not JSON, or nested too deeply */
export function parseJson(body: Buffer): unknown {
  const text = body.toString();
  if (text.trim() === "") return undefined;
  if (!isUtf8(body)) throw malformedJson("The body is not valid UTF-8 text.");
  rejectDeepJson(text, maxLevels);
  try {
    // A reviver costs more than parsing; most bodies need none.
    return /__proto__|\\u005f/i.test(text) ? withoutPrototypes(text) : JSON.parse(text);
  } catch {
    throw malformedJson("The body is not valid JSON.");
  }
}

const hadPrototype = new WeakSet<object>();

/** Whether the body had a field `__proto__`, which {@link parseJson} leaves out at every depth, so that it never becomes a prototype. */
export const hadPrototypeField = (body: unknown): boolean => typeof body === "object" && body !== null && hadPrototype.has(body);

function withoutPrototypes(text: string): unknown {
  let isNamed = false;
  const parsed: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key !== "__proto__") return value;
    isNamed = true;
    return undefined;
  });
  if (isNamed && typeof parsed === "object" && parsed !== null) hadPrototype.add(parsed);
  return parsed;
}
