import { createHash } from "node:crypto";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { TroubledTest } from "./material/material.ts";

/** What differs each time although the failure is the same. In this order: the longer shapes first. */
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
/** What an assertion compares tells one from another when it is small, as a status code; the rest is a count, a time, an id. */
const longNumber = /\b(?:\d{4,}(?:\.\d+)?|\d+\.\d{3,})(?:ms|s)?\b/gi;

/** Failures of these kinds say nothing of another test; the others are the same wherever they show. */
const ofOneTest: ReadonlySet<FailureCategory> = new Set(["flaky", "unknown"]);
/** These are the same when they come from the same place, as far as a trace names one. */
const ofOnePlace: ReadonlySet<FailureCategory> = new Set(["assertion", "exception", "crash"]);

const comparedLines = 3;

/**
 * Same failure, same fingerprint: over runs, and over tests when the cause lies outside of them. 32 hexadecimal characters.
 * @param message the error; empty when the test or the run printed none. Then only the same test of the same project is the same failure.
 */
export function fingerprintOf(
  category: FailureCategory,
  message: string,
  test: Pick<TroubledTest, "testKey" | "trace"> | undefined,
  projectId: string | null,
): string {
  if (message.trim() === "") return hashOf([category, projectId, test?.testKey ?? null]);
  const scope = ofOneTest.has(category) ? (test?.testKey ?? "") : ofOnePlace.has(category) ? ownFrame(test?.trace ?? "") : "";
  return hashOf([category, normalize(message, category === "assertion" ? longNumber : anyNumber), scope]);
}

const hashOf = (parts: readonly (string | null)[]) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** A message without what differs from one time to the next. */
export function normalize(message: string, numbers = anyNumber): string {
  const lines = message
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, comparedLines);
  return variable
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), lines.join("\n").slice(0, 2_000))
    .replace(numbers, "<n>")
    .trim();
}

const foreign =
  /node_modules|node:internal|site-packages|dist-packages|\/usr\/lib\/|\/usr\/local\/(?:lib|go)\/|java\.base|org\.junit|vendor\/|gems\//;

/** The first line of a trace that is not a library's, without line numbers: they move with every edit. */
function ownFrame(trace: string): string {
  const frames = trace.split("\n").filter((line) => /^\s*(?:at |File "|from |#\d+ |\S+\.\w+:\d+)/.test(line));
  return normalize(frames.find((line) => !foreign.test(line)) ?? frames[0] ?? "");
}
