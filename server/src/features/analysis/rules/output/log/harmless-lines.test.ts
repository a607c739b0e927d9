import { expect, test } from "vitest";
import { createLineChooser } from "../../../material/choose-lines.ts";
import type { Material } from "../../../material/material.ts";
import { explainByRules } from "../../explain-by-rules.ts";

const ofLog = (log: string): Material => {
  const chooser = createLineChooser();
  for (const line of log.split("\n")) chooser.add(line, 1);
  return { lines: chooser.lines(), tests: [], exitCode: 1, counts: null, sinceLastPass: null };
};

test.each([
  ["AVA", "  ✘ [fail]: a\n\n  Difference (- actual, + expected):\n\n  - 3\n  + 4\n", "assertion"],
  ["go", "--- FAIL: TestA (0.00s)\n    a_test.go:3: got 3, want 4\nFAIL\n", "assertion"],
  ["node:test", "✖ a (1ms)\n  TypeError: x is not a function\n      at a.test.js:3:1\n", "exception"],
])("what stands above the tests of %s is not their cause", (_, tests, category) => {
  const before =
    "entrypoint.sh: 4: git: not found\nWaiting for the database: connect ECONNREFUSED 127.0.0.1:5432 (attempt 1/5)\nDatabase is up.\n";
  expect(explainByRules(ofLog(before + tests))).toMatchObject({ category });
});

test("a wait that succeeded in the end is not a cause, one that was given up is", () => {
  const wait = "Waiting for the database: connect ECONNREFUSED 127.0.0.1:5432 (attempt 1/3)\n";
  for (const [up, end] of [
    ["Database is up.", "price list differs from the contract"],
    ["Database is up after 2 attempts.", "price list differs from the contract"],
    ["Database is ready.", "the ledgers do not agree, giving up"],
  ])
    expect(explainByRules(ofLog(`${wait}${up}\nseeding\nimporting prices\n${end}\n`)).category).toBe("unknown");
  expect(explainByRules(ofLog(`${wait}waiting\nwaiting\nwaiting\nGiving up after 3 attempts\n`)).category).toBe("connection-refused");
});

test("what a script went on after is not why it ended", () => {
  const begin = "cache: connection refused\nloaded 40 seats\nsorted\ncounted\n";
  const { category, rootCause } = explainByRules(ofLog(`${begin}ERROR: 3 of 40 seats are free, at least 10 needed\n`));
  expect({ category, rootCause }).toEqual({ category: "assertion", rootCause: expect.stringContaining("at least 10 needed") });
  expect(explainByRules(ofLog(`${begin}ERROR: import failed\n`)).category).toBe("connection-refused");
});

test("an error that Python raises in the place of a missing key is the one that counts", () => {
  const frames = '  File "/app/plan.py", line 3, in plan\n    {}["x"]\n';
  const chain = "\nThe above exception was the direct cause of the following exception:\n\n";
  const log = (first: string) =>
    `Traceback (most recent call last):\n${frames}${first}\n${chain}Traceback (most recent call last):\n${frames}PlanConflict: coach 4 is on two trains\n`;
  expect(explainByRules(ofLog(log("KeyError: 'x'")))).toMatchObject({
    category: "exception",
    rootCause: expect.stringContaining("coach 4 is on two trains"),
  });
  expect(explainByRules(ofLog(log("ConnectionRefusedError: [Errno 111] Connection refused"))).category).toBe("connection-refused");
});

test("what a test prints above the failures of JUnit's console is not their cause", () => {
  const log =
    "java.net.ConnectException: Connection refused (cache), continuing\n└─ books() ✘ train 12 is full\n\nFailures (1):\n  JUnit Jupiter:ShopTest:books()\n    => ShopTest$TrainFull: train 12 is full\n       ShopTest.books(ShopTest.java:6)\n       java.base/jdk.internal.reflect.NativeMethodAccessorImpl.invoke0(Native Method)\n\nTest run finished after 82 ms\n";
  expect(explainByRules(ofLog(log))).toMatchObject({ category: "exception", rootCause: expect.stringContaining("train 12 is full") });
});
