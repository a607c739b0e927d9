import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";
import { comparedValues } from "./values/compared-values.ts";

const explain = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

const difference = `Comparing the schema with the snapshot
--- schema.sql\t2026-11-02 10:17:08.951185387 +0000
+++ snapshot.sql\t2026-11-02 10:17:08.951185387 +0000
@@ -1 +1,2 @@
 create table kilns (id int);
+create table glazes (id int);
`;

test("the statement below a difference of two files is the cause", () => {
  const { category, evidence } = explain(`${difference}The snapshot of the schema is old. Run 'make snapshot' and commit it.\n`);
  expect(category).toBe("assertion");
  expect(evidence[0]?.text).toContain("The snapshot of the schema is old.");
});

test("without a statement, the file is named", () => {
  expect(explain(difference.replace(/^Comparing.*\n/, "")).evidence[0]?.text).toContain("+++ snapshot.sql");
});

test("items in another order are shown as whole values", () => {
  const text = "      + expected - actual\n\n       [\n         1\n      +  9\n         10\n      -  9\n       ]\n";
  expect(comparedValues(text)).toMatchObject({ expected: "[ 1 9 10 ]", received: "[ 1 10 9 ]" });
});

test("a step of behave without a definition is the cause, not the code that would define it", () => {
  const log = `Feature: Kiln # features/kiln.feature:1

  Scenario: Fire a kiln       # features/kiln.feature:6
    Given a cold kiln         # features/steps/s.py:2
    When I fire it            # None

Failing scenarios:
  features/kiln.feature:6  Fire a kiln

0 features passed, 1 failed, 0 skipped
0 scenarios passed, 1 failed, 0 skipped
1 step passed, 0 failed, 0 skipped, 1 undefined
Took 0m0.000s

You can implement step definitions for undefined steps with these snippets:

@when(u'I fire it')
def step_impl(context):
    raise NotImplementedError(u'STEP: When I fire it')
`;
  expect(explain(log).evidence[0]?.text).toContain("When I fire it            # None");
});

test("a check of a script with both values is an assertion", () => {
  expect(explain("check 1: ok\ncheck 2: FAILED: kilns returned 0, expected 3\n")).toMatchObject({ category: "assertion" });
});
