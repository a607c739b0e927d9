import type { ReportFile } from "./format.ts";

/** Names that test runners and their documentation give to reports. */
const reportName = new RegExp(
  [
    String.raw`[^/]*(?:junit|xunit|nunit|testng)[^/]*\.xml`,
    String.raw`TEST-[^/]*\.xml`,
    String.raw`(?:[^/]*[-_.])?(?:test|e2e|unit|spec)s?[-_.]?(?:results?|reports?)(?:[-_.][^/]*)?\.(?:xml|json|jsonl|ndjson)`,
    String.raw`[^/]*(?:ctrf|mochawesome|cucumber|jest|vitest|playwright|mocha|pytest|go-?test)[-_.]?(?:results?|reports?|output)?\.(?:xml|json|jsonl|ndjson)`,
    String.raw`(?:results?|reports?)(?:[-_.]?\d+)?\.xml`,
    String.raw`[^/]+-result\.json`,
    String.raw`[^/]*\.(?:trx|tap)`,
  ]
    .map((name) => `(?:^|/)${name}$`)
    .join("|"),
  "i",
);

/** Whether a file is a report by its name. */
export function looksLikeReport(path: string): boolean {
  return reportName.test(path);
}

/**
 * Whether a file that no format knows began as a report: it breaks off before its format can be seen. For JSON, the caller has found that it
 * does not parse.
 */
export function startsLikeReport({ path, head }: ReportFile): boolean {
  if (/\.json$/i.test(path)) return looksLikeReport(path) || beginsLikeJsonReport(head);
  if (/\.xml$/i.test(path)) return looksLikeReport(path) && !/<[A-Za-z][^<>]*>/.test(head);
  return looksLikeReport(path);
}

/** Keys that reports have near their beginning, and settings of tools do not. */
function beginsLikeJsonReport(head: string): boolean {
  return /^\s*[[{]/.test(head) && /"(?:testResults|numTotalTestSuites|assertionResults|historyId|testCaseId|retryAttempts)"\s*:/.test(head);
}
