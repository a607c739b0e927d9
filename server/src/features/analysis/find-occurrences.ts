import type { FailureCategory } from "@gantry/contract/analysis.ts";
import type { Context } from "../../context.ts";
import { mapInTurns } from "../../platform/map-in-turns.ts";
import type { ExecutionRow } from "../executions/execution-record.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Material } from "./material/material.ts";
import { readFailedTests } from "./material/read-tests.ts";
import { redact } from "./material/redact.ts";
import { findCause } from "./rules/explain-by-rules.ts";
import { type Failure, failedTests, failureFinder, findFailures, isSilent } from "./rules/find-failures.ts";

/** One failure of one run. */
export interface Occurrence {
  /** The test's place in the report; -1: the run itself, which left no failed test. */
  ordinal: number;
  testKey: string | null;
  fingerprint: string;
  category: FailureCategory;
  /** The error's own words, from the log when the test has none; the test's name when there are none at all. */
  message: string;
}

const longestMessage = 600;

/** Failures that are read and classified at a time. */
const atOnce = 500;

/** The failure of each failed test of the material; the run's own when no test failed. A run that only has flaky tests and exit code 0 has none. */
export function findOccurrences(
  material: Material,
  projectId: string | null,
  failures: readonly Failure[] = findFailures(material),
): Occurrence[] {
  if (failures.length > 0) return failures.map((failure) => ofTest(failure, projectId));
  return material.tests.length > 0 && material.exitCode === 0 ? [] : [ofRun(material, projectId)];
}

/** The same for the failed tests of the run that are not in the material, which has only the first ones. */
export async function findLaterOccurrences(ctx: Context, run: ExecutionRow, material: Material): Promise<Occurrence[]> {
  const failed = failedTests(material);
  const occurrences: Occurrence[] = [];
  let last = failed.at(-1);
  for (let missing = (material.counts?.failed ?? 0) - failed.length; last && missing > 0; ) {
    const { ordinal } = last;
    const tests = await ctx.db.withTenant(run.org_id, (tx) => readFailedTests(tx, run.id, ordinal, atOnce));
    const failureOf = failureFinder({ ...material, tests });
    occurrences.push(...(await mapInTurns(tests, (test) => ofTest(failureOf(test), run.project_id))));
    missing -= tests.length;
    last = tests.at(-1);
  }
  return occurrences;
}

/** The failures that the rules take for the run's cause get the category of its analysis, which a model may have made; the others keep theirs. */
export function withCategory(
  category: FailureCategory | null,
  occurrences: readonly Occurrence[],
  byRules: FailureCategory | null,
): Occurrence[] {
  return occurrences.map((each) => (category && each.category === byRules ? { ...each, category } : each));
}

function ofTest({ test, said: inLog, finding: { category } }: Failure, projectId: string | null): Occurrence {
  // A runner's words that say nothing, as "test failed", are the same for every test.
  const said = isSilent(test) ? "" : test.message || test.trace;
  const fingerprint = fingerprintOf(category, said, test, projectId);
  return { ordinal: test.ordinal, testKey: test.testKey, category, fingerprint, message: shown(said || inLog || test.name) };
}

function ofRun(material: Material, projectId: string | null): Occurrence {
  const { category, clues } = findCause(material);
  const message = clues[0]?.text ?? material.lines.at(-1)?.text ?? "";
  return {
    ordinal: -1,
    testKey: null,
    category,
    fingerprint: fingerprintOf(category, message, undefined, projectId),
    message: shown(message),
  };
}

const shown = (message: string) => redact(message).trim().slice(0, longestMessage);
