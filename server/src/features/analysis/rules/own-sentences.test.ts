import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { findOccurrences } from "../find-occurrences.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));
const raised = (error: string) =>
  `Traceback (most recent call last):\n  File "/app/kiln.py", line 6, in <module>\n    fire(rows)\n${error}\n`;
const guess = "This is a guess from the words of the error.";

test.each([
  ["row 4: unknown glaze", "data"],
  ["line 12 of glazes.csv: missing temperature", "data"],
])("the words of a general class decide: %s", (words, category) => {
  for (const of of ["ValueError", "RuntimeError", "Exception"]) {
    const answer = explain(raised(`${of}: ${words}`));
    expect(answer.category).toBe(category);
    expect(answer.rootCause).toContain(guess);
  }
});

test("an error of a general class whose words say nothing is a guess", () => {
  const node = "/app/kiln.js:3\nthrow new Error('x');\n^\n\nError: the potter left\n    at fire (/app/kiln.js:3:7)\n\nNode.js v20.1.0\n";
  const java = 'Exception in thread "main" java.lang.IllegalStateException: the potter left\n\tat org.kiln.Kiln.fire(Kiln.java:3)\n';
  for (const log of [raised("ValueError: the potter left"), node, java]) {
    const answer = explain(log);
    expect(answer.category).toBe("exception");
    expect(answer.confidence).toBeLessThanOrEqual(0.6);
    expect(answer.rootCause).toContain(guess);
  }
});

test.each([
  ["fr.json: missing translation “kiln.fire”", "data"],
  ["ERROR: compose.yml:4: the service kiln has no fixed version; a digest must be used", "assertion"],
  ["Error: Missing argument 'KILN'.", "environment"],
  ["Error: No such option '--fast'. Did you mean '--first'?", "environment"],
])("%s", (said, category) => {
  const answer = explain(`${said}\nchecked 3 files\n`);
  expect(answer.category).toBe(category);
  expect(answer.evidence[0]?.text).toContain(said.slice(0, 20));
});

const inPytest = (origin: string) =>
  `F                                  [100%]\n=================================== FAILURES ===================================\n__________________________________ test_kiln ___________________________________\n\n    def test_kiln():\n>       assert isinstance(heat(3), Heat)\nE       assert False\n${origin}\ntest_kiln.py:4: AssertionError\n=========================== short test summary info ============================\nFAILED test_kiln.py::test_kiln - assert False\n1 failed in 1.15s\n`;

test("a bare assertion of pytest is named with its origin, or with the statement", () => {
  expect(explain(inPytest("E        +  where False = isinstance(1.5, Heat)\n")).rootCause).toContain(
    "assert False, where False = isinstance(1.5, Heat)",
  );
  expect(explain(inPytest("")).rootCause).toContain("assert isinstance(heat(3), Heat)");
});

test("two bare assertions are two failures", () => {
  const fingerprintOf = (log: string) => findOccurrences(materialOf({ log, exitCode: 1 }), null)[0]?.fingerprint;
  const one = fingerprintOf(inPytest(""));
  expect(fingerprintOf(inPytest(""))).toBe(one);
  expect(fingerprintOf(inPytest("").replaceAll("heat(3)", "glaze(4)"))).not.toBe(one);
  const short = (name: string) =>
    `F [100%]\n=================================== FAILURES ===================================\nE   assert False\n/app/test_kiln.py:4: assert False\n=========================== short test summary info ============================\nFAILED test_kiln.py::${name} - assert False\n1 failed in 1.15s\n`;
  expect(fingerprintOf(short("test_heat"))).not.toBe(fingerprintOf(short("test_glaze")));
});

test("the Failures page names an error with the words above it, as the run does", () => {
  const log = "reconciling ledger 2026-11\nsettlement drift of 14.20 exceeds tolerance\n";
  const named = "reconciling ledger 2026-11: settlement drift of 14.20 exceeds tolerance";
  expect(findOccurrences(materialOf({ log, exitCode: 1 }), null)[0]?.message).toBe(named);
  expect(explainByRules(materialOf({ log, exitCode: 1 })).rootCause).toContain(named);
});
