import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { expect, test } from "vitest";
import { toMaterials } from "./corpus/judge.ts";
import { materialOf } from "./corpus/read-corpus.ts";
import { explainByRules } from "./rules/explain-by-rules.ts";

/** What a program printed that was written to mislead: something else than the failure sounds like its cause. */
interface MisleadingRun {
  id: string;
  right: FailureCategory[];
  /** The named error contains one of these. */
  causes: string[];
  exitCode: number | null;
  log: string;
  tests: { name: string; message: string; trace: string }[];
}

const plain = (text: string) => text.replace(/\s+/g, " ").replace(/['`‘’“”]/g, '"');

const readRuns = (name: string): MisleadingRun[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `corpus/misleading/${name}.json`), "utf8"));

/** Programs whose answer is wrong although it is not "not sure". */
function wrongWithConfidence(runs: readonly MisleadingRun[]): string[] {
  return runs.flatMap(({ id, right, causes, ...run }) =>
    toMaterials(run).flatMap(({ from, material }) => {
      const { category, rootCause } = explainByRules(material);
      if (category === "unknown") return [];
      const isRight = right.includes(category) && causes.some((words) => plain(rootCause).includes(plain(words)));
      return isRight ? [] : [`${id}, by the ${from}: ${category}: ${rootCause.slice(0, 200)}`];
    }),
  );
}

/**
 * Real output of runners and their reporters. In each program one test fails, and something else prints errors, or the name of the test quotes one:
 * `nameAssert`, `nameThrow`: the name of the failed test; `passingThrow`: tests that pass; `caughtThrow`: the failed test, before it fails;
 * `nestedThrow`: a passing test prints the output of a runner that failed.
 */
test("what others print is not stated as the cause of a failed test", () => {
  const runs = readRuns("runners");
  expect(runs.length).toBeGreaterThanOrEqual(200);
  expect(wrongWithConfidence(runs)).toEqual([]);
});

/** Weaknesses: what follows the first error is not known to be an error. */
const notYetKnown = ["py/sysexit", "sh/child-ok", "sh/disk-warning", "sh/killed-helper", "sh/nested-runner"];

test("an error after which a script continued is not stated as the cause", () => {
  const runs = readRuns("scripts");
  expect(runs.length).toBeGreaterThanOrEqual(30);
  expect(wrongWithConfidence(runs).map((wrong) => wrong.replace(/,.*/s, ""))).toEqual(notYetKnown);
});

/** Linters, CTest, bats, minitest, and chains of errors. */
test("tools that print several lines of an error are explained by the line that names it", () => {
  const runs = readRuns("tools");
  expect(wrongWithConfidence(runs)).toEqual([]);
  const named = runs.filter(({ causes, ...run }) => {
    const [{ material } = { material: materialOf(run) }] = toMaterials(run);
    return causes.some((words) => plain(explainByRules(material).rootCause).includes(plain(words)));
  });
  expect(runs.filter((run) => !named.includes(run)).map(({ id }) => id)).toEqual(["i2/bats-nested"]);
});

test("the finding of a linter has its file", () => {
  const log = 'a.css\n  1:22  ✖  Unknown property "colr"  property-no-unknown\n\n✖ 1 problem (1 error, 0 warnings)\n';
  expect(explainByRules(materialOf({ log, exitCode: 2 }))).toMatchObject({
    category: "syntax",
    rootCause: expect.stringContaining('a.css:1:22: Unknown property "colr" property-no-unknown'),
    evidence: [{ line: 2 }],
  });
});

test("a script that ends with an error of its own after another one is not sure, and shows its last error", () => {
  const log = "Error: connect ECONNREFUSED 10.0.0.3:5432\nusing the copy of yesterday\nthe ledger is unbalanced by 12 EUR\n";
  const material = materialOf({ log, exitCode: 1 });
  expect(explainByRules(material)).toMatchObject({ category: "unknown", evidence: [{ line: 3 }, { line: 1 }] });
});
