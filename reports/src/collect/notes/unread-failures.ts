import { posix } from "node:path";
import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { FailingFile } from "../../folder/sort-by-format.ts";
import type { FoundTest } from "../../formats/format.ts";
import { cut } from "./cut.ts";

/** What becomes of files that name failures in formats without a reader. */
export interface UnreadFiles {
  /** Those with more failures than all reports that are read. */
  unread: FailingFile[];
  /** A failure outside any test for the others: no test that failed explains what they count, since it may be in quarantine. */
  outside: FoundTest[];
}

/**
 * @param failing files with failures in formats without a reader
 * @param tests the results of the reports that are read
 * @param maxKnown the number of failures that these reports have, or count
 */
export function checkUnread(failing: readonly FailingFile[], tests: readonly FoundTest[], maxKnown: number): UnreadFiles {
  const failed = tests.filter(({ status }) => status === "failed");
  const unread = failing.filter(({ failures }) => failures > maxKnown);
  const others = failing.filter((file) => file.failures <= maxKnown && !isSummaryOfFolder(file, failed));
  return { unread, outside: others.length === 0 ? [] : [failureOf(others)] };
}

/** Failsafe always writes its summary next to the reports whose failures it counts. */
function isSummaryOfFolder({ path, failures, isSummary }: FailingFile, failed: readonly FoundTest[]): boolean {
  if (!isSummary) return false;
  const folder = posix.dirname(path);
  return failed.filter(({ reportFile }) => reportFile !== undefined && posix.dirname(reportFile) === folder).length >= failures;
}

function failureOf(files: readonly FailingFile[]): FoundTest {
  const named = files.slice(0, 3).map(({ note }) => cut(note, 500));
  const more = files.length > named.length ? ` The same is true of ${files.length - named.length} more.` : "";
  const message = `${named.join(". ")}.${more} What failed there may be something else than the tests that failed, so it is a failure outside of any test. If another report has these results, too, leave the files out of the report folder or the upload.`;
  return { kind: "outside", name: outsideTests.unread, suite: [], status: "failed", durationMs: 0, message };
}
