import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { unnamedTest } from "@gantry/contract/results/constants.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { at, countAt, listAt, type Loose, numberAt, present, rejectDeepNesting, textAt } from "../loose-json.ts";

/**
 * k6's end-of-test summary: the data of `handleSummary()`, `--summary-export`, and the machine-readable summary, which has no thresholds. A threshold is
 * a test, and so is a check. Only thresholds make k6 fail, so a check that failed is skipped, with its numbers.
 * https://grafana.com/docs/k6/latest/results-output/end-of-test/custom-summary/
 */
export const k6: ReportFormat = {
  name: "k6",
  // Its keys have no order, and the metrics are long.
  matches: () => false,
  matchesJson: (document) => isSummary(document) && hasResults(document),
  async *read(file, report) {
    const document: Loose = JSON.parse(await file.text());
    const checks = [...checksOf(document)];
    report({ failed: 0, ...present({ possibleFailure: describeFailedChecks(document, checks) }) });
    yield* thresholdsOf(document);
    for (const { test } of checks) yield test;
  },
};

function isSummary(document: Loose): boolean {
  if (textAt(at(document, "metadata"), "k6Version") !== undefined) return true;
  return at(document, "root_group") !== undefined || [...metricsOf(document)].some(([, metric]) => isMetric(metric));
}

/** Without thresholds and checks, it only has measurements. */
function hasResults(document: Loose): boolean {
  try {
    return [thresholdsOf(document), checksOf(document)].some((found) => [...found].length > 0);
  } catch {
    // `read` then says why it cannot be read.
    return true;
  }
}

/** How `handleSummary()` gets a metric. */
function isMetric(metric: Loose): boolean {
  return textAt(metric, "type") !== undefined && textAt(metric, "contains") !== undefined && at(metric, "values") !== undefined;
}

/** Some scripts write only `data.metrics`. */
function metricsOf(document: Loose): [string, Loose][] {
  const entries = entriesOf(document);
  const isOnlyMetrics = entries.length > 0 && entries.every(([, metric]) => isMetric(metric));
  return isOnlyMetrics ? entries : entriesOf(at(document, "metrics"));
}

function entriesOf(value: Loose): [string, Loose][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function* thresholdsOf(document: Loose): Iterable<FoundTest> {
  for (const [metric, content] of metricsOf(document))
    for (const [expression, result] of entriesOf(at(content, "thresholds"))) {
      const status = statusOf(result);
      const message = status === "failed" ? describeCrossed(metric, expression, content) : undefined;
      yield { name: expression.trim() || unnamedTest, suite: [metric], status, durationMs: 0, ...present({ message }) };
    }
}

/** `--summary-export` writes whether the threshold was crossed, `handleSummary()` whether it was met. */
function statusOf(result: Loose): TestStatus {
  const isMet = typeof result === "boolean" ? !result : at(result, "ok");
  return typeof isMet === "boolean" ? (isMet ? "passed" : "failed") : "other";
}

function describeCrossed(metric: string, expression: string, content: Loose): string {
  const aggregate = /^\s*([a-z]+|p\(\d+(?:\.\d+)?\))\s*[<>=!]/.exec(expression)?.[1];
  const values = at(content, "values") ?? content;
  const value = aggregate === undefined ? undefined : (numberAt(values, aggregate) ?? numberAt(values, "value"));
  const crossed = `The threshold of ${metric} was crossed: expected ${expression.trim()}`;
  return value === undefined ? crossed : `${crossed}, received ${aggregate}=${value}`;
}

interface Check {
  test: FoundTest;
  passes: number;
  fails: number;
}

function* checksOf(document: Loose): Iterable<Check> {
  yield* checksOfGroup(at(document, "root_group"), []);
  for (const check of listAt(at(at(document, "results"), "checks"), "results")) yield readCheck(check, []);
}

/** `--summary-export` writes groups and checks as objects, `handleSummary()` as lists. */
function* checksOfGroup(group: Loose, suite: string[]): Iterable<Check> {
  rejectDeepNesting(suite.length);
  for (const check of itemsOf(at(group, "checks"))) yield readCheck(check, suite);
  for (const inner of itemsOf(at(group, "groups"))) yield* checksOfGroup(inner, [...suite, textAt(inner, "name") ?? ""]);
}

function itemsOf(value: Loose): Loose[] {
  return Array.isArray(value) ? value : entriesOf(value).map(([, item]) => item);
}

function readCheck(check: Loose, suite: string[]): Check {
  const [passes, fails] = [countAt(check, "passes"), countAt(check, "fails")];
  const status = fails === 0 && passes > 0 ? "passed" : "skipped";
  const message =
    fails > 0 ? `${fails} of ${passes + fails} failed. k6 does not fail because of a check, only because of a threshold.` : undefined;
  return {
    test: { name: textAt(check, "name")?.trim() || unnamedTest, suite, status, durationMs: 0, ...present({ message }) },
    passes,
    fails,
  };
}

/** Failed checks that no threshold limits: k6 exits with 0. */
function describeFailedChecks(document: Loose, checks: readonly Check[]): string | undefined {
  if (metricsOf(document).some(([name, metric]) => /^checks(?:\{|$)/.test(name) && entriesOf(at(metric, "thresholds")).length > 0))
    return undefined;
  const failed = checks.filter(({ fails }) => fails > 0);
  const [first] = failed;
  if (!first) return describeCounted(document);
  const [fails, all] = [
    failed.reduce((sum, check) => sum + check.fails, 0),
    checks.reduce((sum, { passes, fails }) => sum + passes + fails, 0),
  ];
  const others = failed.length > 1 ? ` and ${failed.length - 1} more` : "";
  return `k6: ${fails} of ${all} checks failed (${first.test.name.slice(0, 80)}${others}), ${withoutThreshold}`;
}

const withoutThreshold = "and its summary has no threshold for “checks” that would fail the run";

/** Scripts that choose what `handleSummary()` writes may omit the checks. Their metric counts them. */
function describeCounted(document: Loose): string | undefined {
  const { passes, fails } = countChecks(document);
  return fails > 0 ? `k6: ${fails} of ${passes + fails} checks failed, ${withoutThreshold}` : undefined;
}

/** The metric `checks`, which `handleSummary()` gets with its values in an object of their own. */
function countChecks(document: Loose): { passes: number; fails: number } {
  const metric = metricsOf(document).find(([name]) => name === "checks")?.[1];
  const values = at(metric, "values") ?? metric;
  return { passes: countAt(values, "passes"), fails: countAt(values, "fails") };
}

/** How many checks failed in a summary that lists neither checks nor thresholds, and so has no tests. */
export const failedChecksIn = (document: Loose): number => (isSummary(document) ? countChecks(document).fails : 0);
