import type { TestResult } from "@gantry/contract/results/schemas.ts";
import { countLeftOut, type ResultsLeftOut } from "../notes/results-left-out.ts";

/** The limit for the results of one run as JSON: what the server accepts at once without delaying others. */
const mostBytes = 16 * 1024 * 1024;

interface Fitted {
  tests: TestResult[];
  notes: string[];
  leftOut?: ResultsLeftOut;
}

/**
 * Reduces the results of a run to the size limit: first passed tests, then failed ones lose stack traces, output and single attempts. Finally tests are
 * left out, passed ones first.
 */
export function fitResults(tests: readonly TestResult[], limitBytes = mostBytes): Fitted {
  let bytesLeft = limitBytes - sizeOf(tests);
  if (bytesLeft >= 0) return { tests: [...tests], notes: [] };
  const fitted = [...tests];
  for (const isShortened of [(test: TestResult) => test.status !== "failed", (test: TestResult) => test.status === "failed"])
    for (let index = fitted.length - 1; index >= 0 && bytesLeft < 0; index--) {
      const test = fitted[index];
      if (test === undefined || !isShortened(test)) continue;
      const short = withoutDetail(test);
      bytesLeft += sizeOf(test) - sizeOf(short);
      fitted[index] = short;
    }
  const notes = ["The results were too large to be kept whole: stack traces and output of single tests were left out."];
  if (bytesLeft >= 0) return { tests: fitted, notes };
  const kept = keepWithin(fitted, limitBytes);
  const isKept = new Set(kept);
  return {
    tests: kept,
    leftOut: countLeftOut(fitted.filter((test) => !isKept.has(test))),
    notes: [...notes, `The results are too large: ${tests.length - kept.length} of ${tests.length} tests were left out.`],
  };
}

/** A result with only its name and a short reason. */
export function withoutDetail({ trace: _trace, snippet: _snippet, stdout: _stdout, attempts: _attempts, ...test }: TestResult): TestResult {
  return { ...test, message: test.message?.slice(0, 300), attempts: [] };
}

/** Failed tests first, each group in its order. */
function keepWithin(tests: readonly TestResult[], limitBytes: number): TestResult[] {
  const kept = new Set<TestResult>();
  let bytesLeft = limitBytes;
  for (const isTaken of [(test: TestResult) => test.status === "failed", (test: TestResult) => test.status !== "failed"])
    for (const test of tests) {
      if (!isTaken(test)) continue;
      bytesLeft -= sizeOf(test);
      if (bytesLeft < 0) break;
      kept.add(test);
    }
  return tests.filter((test) => kept.has(test));
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? "");
