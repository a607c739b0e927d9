import type { RetryState } from "../../../platform/db/schema.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import type { RunEnd } from "./write-facts.ts";

/** The facts of a run's end, with those of the attempts before the last one. Whatever ended the run, a test that has not passed since it failed stays failed. */
export function withEarlierAttempts(row: Pick<ExecutionRow, "retry" | "tests">, facts: RunEnd): RunEnd {
  const { retry } = row;
  if (retry === null) return facts;
  const tests = facts.tests ?? row.tests;
  // The suite may not have run the tests that it was to repeat, and then has nothing to complain about.
  const exitCode = facts.exitCode === 0 && (tests?.failed ?? 0) > 0 ? retry.exitCode : facts.exitCode;
  const notes = [...retry.notes, ...(facts.notes ?? [])];
  const isNew = (note: (typeof notes)[number], index: number) =>
    notes.findIndex(({ code, message }) => code === note.code && message === note.message) === index;
  return { ...facts, tests, exitCode, notes: [...notes.filter(isNew), retriedNote(retry)], startedAt: retry.startedAt };
}

function retriedNote({ tests }: RetryState) {
  const each = tests.map((count, index) => `${count === 1 ? "1 test" : `${count} tests`} in retry ${index + 1}`);
  return { code: "FAILED_TESTS_RETRIED", message: `Failed tests were run again: ${each.join(", ")}.` };
}
