import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "../rules/explain-by-rules.ts";

const begin = ["Test project /app/build", "Constructing a list of tests", "Done constructing a list of tests"];
const set = (number: number) => [`${number}: Test command: /app/build/test`, `${number}: Test timeout computed to be: 10000000`];
const end = ["", "33% tests passed, 2 tests failed out of 3", "", "Total Test time (real) =   0.31 sec", "", "The following tests FAILED:"];

test.each([
  [
    "one after another",
    [
      "test 1",
      "    Start 1: names",
      "",
      ...set(1),
      "1: ERROR: connection refused (expected)",
      "1/3 Test #1: names ............................   Passed    0.02 sec",
      "test 2",
      "    Start 2: total",
      "",
      ...set(2),
      "2: total: /app/total.c:4: main: Assertion `total(2,3)==6' failed.",
      "2/3 Test #2: total ............................Subprocess aborted***Exception:   0.16 sec",
      "test 3",
      "    Start 3: price",
      "",
      ...set(3),
      "3: price: expected 12.00, received 11.99",
      "3/3 Test #3: price ............................***Failed    0.11 sec",
    ],
  ],
  [
    "at the same time",
    [
      "test 1",
      "    Start 1: names",
      "test 2",
      "    Start 2: total",
      "test 3",
      "    Start 3: price",
      ...set(2),
      ...set(1),
      ...set(3),
      "1: ERROR: connection refused (expected)",
      "3: price: expected 12.00, received 11.99",
      "2: total: /app/total.c:4: main: Assertion `total(2,3)==6' failed.",
      "1/3 Test #2: total ............................Subprocess aborted***Exception:   0.09 sec",
      "2/3 Test #3: price ............................***Failed    0.09 sec",
      "3/3 Test #1: names ............................   Passed    0.14 sec",
    ],
  ],
])("`ctest --verbose`, tests %s: the output of tests that failed is the evidence", (_, output) => {
  const log = [...begin, ...output, ...end].join("\n");
  const { category, rootCause, evidence } = explainByRules(materialOf({ log, exitCode: 8 }));
  expect(category).toBe("assertion");
  expect(rootCause).toContain("expected 12.00, received 11.99");
  expect(evidence.map((each) => ("text" in each ? each.text : ""))).toEqual([
    "price: expected 12.00, received 11.99",
    "total: /app/total.c:4: main: Assertion `total(2,3)==6' failed.",
  ]);
});
