/** Tests about paths themselves, by what they are about. All others name a route of the contract. */
export const testsAboutPaths = new Map([
  ["server/src/config.test.ts", "base paths that are refused"],
  ["server/src/features/auth/auth.test.ts", "the API document"],
  ["server/src/features/health/metrics.test.ts", "the route as a label of a metric"],
  ["server/src/features/integrations/source-host-linking.test.ts", "GitHub Enterprise's paths"],
  ["server/src/features/reports/reports-origin.test.ts", "what the origin of reports refuses"],
  ["server/src/features/uploads/upload-limits.test.ts", "an unknown path"],
  ["server/src/platform/http/bodies/drop-body.test.ts", "an unknown path"],
  ["server/src/platform/http/error-messages.test.ts", "malformed paths"],
  ["server/src/platform/http/bodies/json-body.test.ts", "a path without a route"],
  ["server/src/platform/http/one-at-a-time.test.ts", "the API document"],
  ["tools/testing/raw-paths.test.ts", "this rule"],
  ["e2e/dashboard/base-path.test.ts", "addresses below a base path"],
  ["e2e/dashboard/first-load.test.ts", "which addresses a page asks for"],
  ["e2e/dashboard/report-attacks.test.ts", "a report that calls the API"],
  ["e2e/up.test.ts", "malformed paths"],
]);

/** Of the API or of the worker's protocol, at the beginning of a string or behind the server's address in a template. */
const rawPath =
  /(?:["'`]|\})\/(?:api(?=[/"'`?$])|executions\/(?:claim|adopt|heartbeat|abandoned|logs|usage|caches|source|report|update)\b)[^"'`\s]*/g;

/** The paths of the API that a source text writes as a string, with their lines (from 1). Takes linear time. */
export function findRawPaths(source: string): { line: number; text: string }[] {
  return source
    .split("\n")
    .flatMap((text, index) =>
      /^\s*(?:\/\/|\*|\/\*)/.test(text) ? [] : (text.match(rawPath) ?? []).map((found) => ({ line: index + 1, text: found.slice(1) })),
    );
}
