import type { FailureCategory } from "@gantry/contract/analysis.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Material } from "./material/material.ts";
import { redact } from "./material/redact.ts";
import { findCause } from "./rules/explain-by-rules.ts";
import { findFailures } from "./rules/find-failures.ts";

/** One failure of one run. */
export interface Occurrence {
  /** The test's place in the report; -1: the run itself, which left no failed test. */
  ordinal: number;
  testKey: string | null;
  fingerprint: string;
  category: FailureCategory;
  message: string;
}

const longestMessage = 600;

/** Each failed test's failure, or the run's own when no test failed. */
export function findOccurrences(material: Material): Occurrence[] {
  const failures = findFailures(material);
  if (failures.length === 0) return material.tests.length > 0 ? [] : [ofRun(material)];
  return failures.map(({ test, finding: { category } }) => {
    return { ordinal: test.ordinal, testKey: test.testKey, category, ...described(category, test.message || test.trace, test) };
  });
}

function ofRun(material: Material): Occurrence {
  const { category, clues } = findCause(material);
  const message = clues[0]?.text ?? material.lines.at(-1)?.text ?? "";
  return { ordinal: -1, testKey: null, category, ...described(category, message, undefined) };
}

function described(category: FailureCategory, message: string, test: Material["tests"][number] | undefined) {
  return { fingerprint: fingerprintOf(category, message, test), message: redact(message).trim().slice(0, longestMessage) };
}
