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

/** Whether a JSON file is named after k6. Its measurements may have such a name, too, so the name alone does not make it a report. */
export function hasNameOfK6(path: string): boolean {
  return /(?:^|[/_.-])k6(?:[_.-][^/]*)?\.json(?:\.gz)?$/i.test(path);
}

/** Whether a file without a known format started as a report: it ends before its format can be detected. For JSON, the caller has checked that it does not parse. */
export function startsLikeReport({ path, storedPath, head }: ReportFile): boolean {
  const isNamed = looksLikeReport(storedPath) || hasNameOfK6(storedPath);
  // Lines of a log may have any keys.
  if (/\.json$/i.test(path)) return isNamed || (!/\.log$/i.test(storedPath) && beginsLikeJsonReport(head));
  if (/\.xml$/i.test(path)) return isNamed && !hasElement({ head });
  return isNamed;
}

/** Whether the beginning of an XML document has an element. */
export const hasElement = ({ head }: Pick<ReportFile, "head">): boolean => /<[A-Za-z][^<>]*>/.test(head);

/** Keys that are near the start of reports, but not in settings of tools. */
function beginsLikeJsonReport(head: string): boolean {
  return /^\s*[[{]/.test(head) && (reportKeys.test(head) || beginsLikeK6(head));
}

/** Whether a document begins as k6's summary, in one of its three forms. Not for large files: a summary is small, and k6's measurements have some of these keys. */
function beginsLikeK6(head: string): boolean {
  return k6Keys.test(head) || (/"contains"\s*:\s*"(?:default|time|data)"/.test(head) && /"values"\s*:\s*\{/.test(head));
}

const k6Keys = new RegExp(
  [
    String.raw`"k6Version"\s*:`,
    String.raw`"root_group"\s*:\s*\{`,
    String.raw`"thresholds"\s*:\s*\{\s*"[^"]{1,200}"\s*:\s*(?:true|false|\{\s*"ok"\s*:)`,
    String.raw`^\s*\{\s*"metrics"\s*:\s*\{\s*"(?:checks|data_(?:received|sent)|group_duration|http_reqs?|http_req_\w{1,30}|iterations?|iteration_duration|vus|vus_max|(?:browser|grpc|ws)_\w{1,30})(?:\{[^"]{0,200}\})?"\s*:\s*\{`,
  ].join("|"),
);

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
