import type { ReportFile } from "../formats/format.ts";

/** Names for reports used by test runners and their documentation. */
const reportName = new RegExp(
  [
    String.raw`[^/]*(?:junit|xunit|nunit|testng)[^/]*\.xml`,
    String.raw`TEST-[^/]*\.xml`,
    String.raw`(?:[^/]*[-_.])?(?:test|e2e|unit|spec)s?[-_.]?(?:results?|reports?)(?:[-_.][^/]*)?\.(?:xml|json|jsonl|ndjson)`,
    String.raw`[^/]*(?:ctrf|mochawesome|cucumber|jest|vitest|playwright|mocha|pytest|go-?test)[-_.]?(?:results?|reports?|output)?\.(?:xml|json|jsonl|ndjson)`,
    String.raw`(?:results?|reports?)(?:[-_.]?\d+)?\.xml`,
    String.raw`[^/]+-(?:result|globals)\.json`,
    String.raw`[^/]*\.(?:trx|tap)`,
  ]
    .map((name) => String.raw`(?:^|/)${name}(?:\.(?:gz|zip|bz2|xz|zst))?$`)
    .join("|"),
  "i",
);

/** Whether a file is a report by its name, compressed or not. */
export function looksLikeReport(path: string): boolean {
  return reportName.test(path) && !/(?:^|\/)tsconfig[^/]*$/i.test(path);
}

/** Whether a file without a known format started as a report: it ends before its format can be detected. For JSON, the caller has checked that it does not parse. */
export function startsLikeReport({ path, storedPath, head }: ReportFile): boolean {
  const isNamed = looksLikeReport(storedPath);
  // Lines of a log may have any keys.
  if (/\.json$/i.test(path)) return isNamed || (!/\.log$/i.test(storedPath) && beginsLikeJsonReport(head));
  if (/\.xml$/i.test(path)) return isNamed && !hasElement({ head });
  return isNamed;
}

/** Whether the beginning of an XML document has an element. */
export const hasElement = ({ head }: Pick<ReportFile, "head">): boolean => /<[A-Za-z][^<>]*>/.test(head);

/** Keys that are near the start of reports, but not in settings of tools. */
function beginsLikeJsonReport(head: string): boolean {
  return /^\s*[[{]/.test(head) && reportKeys.test(head);
}

const reportKeys =
  /"reportFormat"\s*:\s*"CTRF"|"results"\s*:\s*\{\s*"tool"\s*:|"(?:testResults|numTotalTests|numTotalTestSuites|assertionResults|historyId|testCaseId|retryAttempts|rawStatus|testsRegistered|expectedStatus)"\s*:|"keyword"\s*:\s*"[^"]{0,80}"\s*,\s*"(?:line|name|match)"\s*:/;
/** Longer than the longest text that `reportKeys` matches. */
const overlap = 300;

/** Whether a JSON file that is too large to parse is a report, by its name or its keys. */
export async function isLargeReport(file: ReportFile): Promise<boolean> {
  if (looksLikeReport(file.storedPath)) return true;
  let rest = "";
  for await (const piece of file.pieces()) {
    const text = rest + piece;
    if (reportKeys.test(text)) return true;
    rest = text.slice(-overlap);
  }
  return false;
}
