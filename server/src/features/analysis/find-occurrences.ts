import type { FailureCategory } from "@gantry/contract/analysis.ts";
import type { Context } from "../../context.ts";
import type { ExecutionRow } from "../executions/present.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Material } from "./material/material.ts";
import { readFailedTests } from "./material/read-tests.ts";
import { redact } from "./material/redact.ts";
import { findCause } from "./rules/explain-by-rules.ts";
import { type Failure, findFailures } from "./rules/find-failures.ts";

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

/** Failures that are read and classified at a time. */
const atOnce = 500;

/** The failure of each failed test of the material; the run's own when no test failed. A run that only has flaky tests and exit code 0 has none. */
export function findOccurrences(material: Material): Occurrence[] {
  const failures = findFailures(material);
  if (failures.length > 0) return ofTests(failures);
  return material.tests.length > 0 && material.exitCode === 0 ? [] : [ofRun(material)];
}

/** The same for the failed tests of the run that are not in the material, which has only the first ones. */
export async function findLaterOccurrences(ctx: Context, run: ExecutionRow, material: Material): Promise<Occurrence[]> {
  const failed = material.tests.filter((test) => !test.flaky);
  const occurrences: Occurrence[] = [];
  let last = failed.at(-1);
  for (let missing = (material.counts?.failed ?? 0) - failed.length; last && missing > 0; ) {
    const { ordinal } = last;
    const tests = await ctx.db.withTenant(run.org_id, (tx) => readFailedTests(tx, run.id, ordinal, atOnce));
    occurrences.push(...ofTests(findFailures({ ...material, tests })));
    missing -= tests.length;
    last = tests.at(-1);
  }
  return occurrences;
}

function ofTests(failures: readonly Failure[]): Occurrence[] {
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
