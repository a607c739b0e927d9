import type { RetryState } from "../../../platform/db/schema.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import type { ReportedFacts } from "./write-facts.ts";

/** The facts of a run's end, with those of the attempts before the last one. Whatever ended the run, a test that has not passed since it failed stays failed. */
export function withEarlierAttempts(row: Pick<ExecutionRow, "retry" | "tests" | "status">, facts: ReportedFacts): ReportedFacts {
  const { retry } = row;
  if (retry === null) return facts;
  const tests = facts.tests ?? row.tests;
  // A suite that did not run the tests that it should repeat may exit with 0.
  const exitCode = facts.exitCode === 0 && (tests?.failed ?? 0) > 0 ? retry.exitCode : facts.exitCode;
  const notes = [...retry.notes, ...(facts.notes ?? [])];
  const isNew = (note: (typeof notes)[number], index: number) =>
    notes.findIndex(({ code, message }) => code === note.code && message === note.message) === index;
  // A run that ends in the queue has not begun its last retry.
  const begun = row.status === "PENDING" ? retry.tests.slice(0, -1) : retry.tests;
  const retried = begun.length > 0 ? [retriedNote(begun)] : [];
  return { ...facts, tests, exitCode, notes: [...notes.filter(isNew), ...retried], startedAt: retry.startedAt };
}

function retriedNote(tests: RetryState["tests"]) {
  const each = tests.map((count, index) => `${count === 1 ? "1 test" : `${count} tests`} in retry ${index + 1}`);
  return { code: "FAILED_TESTS_RETRIED", message: `The suite was started again for failed tests: ${each.join(", ")}.` };
}
