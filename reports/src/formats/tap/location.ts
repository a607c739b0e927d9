import { type Loose, textAt } from "../loose-json.ts";
import { isNameOfFile } from "../not-tests.ts";

/** The file in `location: '/app/a.test.js:1:36'`. node:test writes it for failed points only, so it is no part of a test's identity. */
export function fileOfLocation(diag: Loose): string | undefined {
  return /^'?(.+?):\d+:\d+'?$/.exec(textAt(diag, "location") ?? "")?.[1];
}

/** Node 18 runs each file as a subtest with its path as the name, which holds for passed points, too. */
export function locationOf(around: readonly string[]): { filePath: string | undefined; suite: string[] } {
  const [outermost = "", ...inner] = around;
  const isFile = /^(?:\/|[A-Za-z]:[\\/])/.test(outermost) && isNameOfFile(outermost);
  return isFile ? { filePath: outermost.replace(/^\/app\//, ""), suite: inner } : { filePath: undefined, suite: [...around] };
}

/** A stack that does not name the file of its test, as after a time limit, ends with the place of the test. */
export function withLocation(trace: string | undefined, diag: Loose): string | undefined {
  const file = fileOfLocation(diag);
  if (file === undefined || trace?.includes(file)) return trace;
  const place = `at ${(textAt(diag, "location") ?? "").replaceAll("'", "")}`;
  return trace === undefined ? place : `${trace}\n${place}`;
}
