import { createHash } from "node:crypto";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { FailedOrFlakyTest } from "./material/material.ts";
import { comparedValues } from "./rules/values/compared-values.ts";

/** Volatile parts of messages (times, ids, paths), longest patterns first. */
const variable: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>"],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b\d\d:\d\d:\d\d(?:[.,]\d+)?\b/g, "<time>"],
  [/\b0x[0-9a-f]+\b/gi, "<address>"],
  [/\b[0-9a-f]{12,}\b/gi, "<id>"],
  [/(?:\/[\w.@-]+){2,}\/(?=[\w.@-]+)/g, ""],
  [/:\d+:\d+\b/g, ""],
  [/\s+/g, " "],
];
const anyNumber = /\b\d+(?:\.\d+)?(?:ms|s|m|h|kb|mb|gb|kib|mib|gib|%)?\b/gi;
/** In a failed assertion a short number may be a status code or a count. A longer one is a time or an id, unless it is a value that was compared. */
const longNumber = /\b(?:\d{4,}(?:\.\d+)?|\d+\.\d{3,})(?:ms|s)?\b/gi;

const maxValueLength = 9;
/** A measured value over a limit, which varies. */
const measured =
  /\b(?:less|greater|more|fewer|at least|at most|within|below|above|under|over|exceed\w*)\b|toBe(?:Less|Greater)Than| [<>]=? /i;

/** Failures of these kinds are the same if they come from the same place, as far as the trace shows it; the others wherever they occur. */
const ofOnePlace: ReadonlySet<FailureCategory> = new Set(["assertion", "exception", "crash", "unknown"]);

const comparedLines = 3;

/**
 * A fingerprint of a failure: the same across runs, and across tests if the cause is outside the test. 32 hexadecimal characters.
 * @param message the error; empty if the test or the run printed none. Then only the same test of the same project is the same failure.
 */
export function fingerprintOf(
  category: FailureCategory,
  message: string,
  test: Pick<FailedOrFlakyTest, "testKey" | "trace"> | undefined,
  projectId: string | null,
): string {
  if (message.trim() === "") return hashOf([category, projectId, test?.testKey ?? null]);
  const scope = category === "flaky" ? (test?.testKey ?? "") : ofOnePlace.has(category) ? ownFrame(test?.trace ?? "") : "";
  const normalized =
    category === "assertion"
      ? normalize(message, longNumber, numbersCompared(message))
      : normalize(message, anyNumber, statusesIn(message));
  return hashOf([category, normalized, scope]);
}

/** Statuses that a service answered: another one is another failure. */
const statusesIn = (message: string) => new Set([...message.slice(0, 2_000).matchAll(answered)].flatMap(([, status]) => status ?? []));
const answered = /\b(?:HTTP(?:\/[\d.]{1,3})?|status(?:[ _]?code)?|returned error|response(?: code)?)["']?[ :=]{1,3}([45]\d\d)\b/gi;

/** The whole numbers among the values that an assertion compared. */
function numbersCompared(message: string): ReadonlySet<string> {
  const values = measured.test(message) ? undefined : comparedValues(message);
  const numbers = values ? `${values.expected} ${values.received}`.match(/\b\d+\b/g) : null;
  return new Set(numbers?.filter((number) => number.length <= maxValueLength));
}

const hashOf = (parts: readonly (string | null)[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** The message without volatile parts. `kept`: numbers that stay. */
function normalize(message: string, numbers = anyNumber, kept: ReadonlySet<string> = new Set()): string {
  const lines = message
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, comparedLines);
  return variable
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), lines.join("\n").slice(0, 2_000))
    .replace(numbers, (number) => (kept.has(number) ? number : "<n>"))
    .trim();
}

const foreign =
  /node_modules|node:internal|site-packages|dist-packages|\/usr\/lib\/|\/usr\/local\/(?:lib|go)\/|java\.base|org\.junit|vendor\/|gems\//;

/** The first line of a trace that is not a library's, without line numbers, which change with every edit. */
function ownFrame(trace: string): string {
  const frames = trace.split("\n").filter((line) => /^\s*(?:at |File "|from |#\d+ |\S+\.\w+:\d+)/.test(line));
  return normalize(frames.find((line) => !foreign.test(line)) ?? frames[0] ?? "");
}
