import type { ReportFormat } from "../format.ts";
import { readXml } from "../xml.ts";
import { JunitReader } from "./reader.ts";

/**
 * JUnit XML as written by jest-junit, pytest, Surefire, Playwright, node:test, PHPUnit, gotestsum and others. There is no single schema:
 * `testsuites`, `testsuite` (nested or not), `testcase` with `failure`, `error`, `skipped`, `system-out`, `rerunFailure`, `flakyFailure`.
 */
export const junit: ReportFormat = {
  name: "junit",
  matches: (file) => /\.xml$/i.test(file.path) && /<(?:[\w.-]+:)?testsuites?(?:[\s>/]|$)/.test(file.head),
  async *read(file, report) {
    const reader = new JunitReader();
    try {
      for await (const _ of readXml(file, reader)) yield* reader.found.splice(0);
    } finally {
      // Also of a suite that breaks off.
      yield* reader.rest();
    }
    yield* reader.notRun();
    report(reader.totals());
  },
};
