import type { TestResult, TestTry } from "@gantry/contract/results/schemas.ts";
import { storableJson } from "../../platform/db/storable-json.ts";
import { testKey } from "./test-key.ts";

/** A batch is one parameter of a statement. Small batches keep the event loop free while a large run is stored. */
const rowsPerBatch = 500;
const charactersPerBatch = 256 * 1024;

/** The tests as rows of `test_results`: JSON arrays, in the order of the report, one batch at a time. */
export function* resultRows(tests: readonly TestResult[]): Generator<string> {
  let batch: string[] = [];
  let characters = 0;
  for (const [ordinal, test] of tests.entries()) {
    const row = storableJson(rowOf(test, ordinal));
    batch.push(row);
    characters += row.length;
    if (batch.length < rowsPerBatch && characters < charactersPerBatch) continue;
    yield `[${batch.join(",")}]`;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield `[${batch.join(",")}]`;
}

/** Short, because a run may have tens of thousands: the start, the duration, the status and the lane. */
const storedTry = ({ startedAtMs, durationMs, status, lane }: TestTry) => [
  Math.round(startedAtMs),
  Math.round(durationMs * 1000) / 1000,
  status,
  ...(lane === undefined ? [] : [lane]),
];

function rowOf(test: TestResult, ordinal: number) {
  return {
    ordinal,
    test_key: testKey(test),
    name: test.name,
    kind: test.kind,
    suite: test.suite,
    file_path: test.filePath,
    line: test.line,
    variant: test.variant,
    status: test.status,
    duration_ms: test.durationMs,
    retries: test.retries,
    flaky: test.flaky,
    message: test.message,
    tries: test.tries.length === 0 ? undefined : test.tries.map(storedTry),
    details: {
      trace: test.trace,
      snippet: test.snippet,
      stdout: test.stdout,
      tags: test.tags,
      attachments: test.attachments,
      attempts: test.attempts,
      failureFile: test.failureFile,
      reportFolder: test.reportFolder,
      reportName: test.reportName,
      checkout: test.checkout,
    },
  };
}
