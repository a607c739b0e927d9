import { looksLikeReport } from "./looks-like-report.ts";

const endings = /\.(?:txt|log|(?:jsonl?|ndjson|xml|trx|tap)(?:\.gz)?)$/i;
/** Files that tools write next to results: packages, settings, coverage, attachments of Allure. */
const otherFiles =
  /(?:^|\/)(?:node_modules|coverage|lcov-report|\.git)\/|(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|coverage[^/]*|cobertura[^/]*|jacoco[^/]*|clover\.xml|pom\.xml|license[^/]*|readme[^/]*)$|-attachment\.\w+$/i;

/** Whether formats are searched for in a file. */
export function hasEndingOfReports(path: string): boolean {
  return endings.test(path);
}

/** Whether a file is one that tools write next to results, by its path. */
export function isOtherFile(path: string): boolean {
  return otherFiles.test(path);
}

/** Whether a file may contain test results, by its path. */
export function mayContainResults(path: string): boolean {
  return (hasEndingOfReports(path) || looksLikeReport(path) || /\.[jx]unit$/i.test(path)) && !isOtherFile(path);
}

/** Whether a text file is TAP or the output of `go test -json`. */
export function isLogOfResults(text: string): boolean {
  const head = text.slice(0, 4096);
  return head.startsWith("TAP version") || (/^\s*\{[^\n]*"Action"\s*:/.test(head) && /"Package"\s*:/.test(head));
}
