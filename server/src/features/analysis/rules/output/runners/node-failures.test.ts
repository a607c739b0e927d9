import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findOccurrences } from "../../../find-occurrences.ts";
import { toMaterials } from "../../../corpus/evaluate.ts";
import { materialOf } from "../../../corpus/read-corpus.ts";
import type { Material } from "../../../material/material.ts";
import { explainByRules } from "../../explain-by-rules.ts";

interface Test {
  name: string;
  message: string;
  trace: string;
}

/** Output of Node 20 with three reporters, and the failed tests that were read from it. */
interface NodeRun {
  spec: string;
  tap: string;
  junit: string;
  byJunit: Test[];
  byTap: Test[];
  byConsole: Test[];
}

/** `load`: a file that requires a missing module, and an assertion; `hook`: a `before` that gets ECONNREFUSED; `all`: nine files. */
const runs: Record<"load" | "hook" | "all", NodeRun> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../corpus/misleading/node-test-files.json"), "utf8"),
);

function materialBy(log: string, tests: Test[]): Material {
  const last = toMaterials({ log, exitCode: 1, tests }).at(-1);
  if (!last) throw new Error("no material");
  return last.material;
}

const reports = (run: NodeRun): [string, Material][] => [
  ["spec and JUnit", materialBy(run.spec, run.byJunit)],
  ["spec", materialBy(run.spec, run.byConsole)],
  ["TAP", materialBy(run.tap, run.byTap)],
];

/** `name: category`, with `?` for a guess. */
const causes = (material: Material) =>
  findOccurrences(material, null).map(({ category, isGuess }, index) => `${material.tests[index]?.name}: ${category}${isGuess ? "?" : ""}`);

test.each(reports(runs.load))("a file that cannot be loaded has its own cause beside a failed test: %s", (_, material) => {
  const [loaded, asserted] = findOccurrences(material, null);
  expect(loaded).toMatchObject({ category: "missing-dependency", isGuess: false, message: "Error: Cannot find module 'stripe-mock'" });
  expect(asserted).toMatchObject({ category: "assertion", isGuess: false });
  const { summary, rootCause, evidence } = explainByRules(material);
  expect(summary).toContain("there is also a failure with another cause");
  for (const words of ["Cannot find module 'stripe-mock'", "expected 30.25, received 30"]) expect(rootCause).toContain(words);
  expect(evidence.map(({ text }) => text).join("\n")).toContain("Cannot find module 'stripe-mock'");
});

test.each([runs.load.spec, runs.load.tap])("the log alone names both causes", (log) => {
  const { rootCause } = explainByRules(materialOf({ log, exitCode: 1 }));
  for (const words of ["Cannot find module 'stripe-mock'", "expected 30.25, received 30"]) expect(rootCause).toContain(words);
});

test("without the error in the output, the cause of the file is unknown", () => {
  const material = materialBy(runs.load.junit, runs.load.byJunit);
  expect(causes(material)).toEqual(["/app/t/load.test.js: unknown", "adds VAT: assertion"]);
  expect(explainByRules(material).summary).toContain("there is also a failure with another cause");
});

test("a file that ended its process does not get the cause of another file", () => {
  const file = (name: string) => `✖ /app/t/${name}.test.js (12.5ms)\n  'test failed'\n\n`;
  const error =
    "/app/t/a.test.js:1\nthrow new TypeError('x.map is not a function')\n^\n\nTypeError: x.map is not a function\n    at a (/app/t/a.test.js:1:7)\n\nNode.js v20.20.2\n";
  const log = `${file("c")}${error}${file("a")}ℹ tests 2\nℹ fail 2\n\n✖ failing tests:\n\ntest at c.test.js:1:1\n${file("c")}test at a.test.js:1:1\n${file("a")}`;
  const tests = ["c", "a"].map((name) => ({ name: `/app/t/${name}.test.js`, message: "test failed", trace: "" }));
  expect(causes(materialBy(log, tests))).toEqual(["/app/t/c.test.js: unknown", "/app/t/a.test.js: exception"]);
});

test.each(reports(runs.hook))("tests of a suite whose hook failed have the cause of the hook: %s", (_, material) => {
  expect(new Set(findOccurrences(material, null).map(({ category }) => category))).toEqual(new Set(["connection-refused"]));
  const { category, isGuess, summary, rootCause } = explainByRules(material);
  expect([category, isGuess]).toEqual(["connection-refused", false]);
  expect(rootCause).toContain("connect ECONNREFUSED 127.0.0.1:5432");
  expect(summary).not.toMatch(/other cause|different errors/);
});

test.each([runs.hook.spec, runs.hook.tap])("the log alone names the error of the hook", (log) => {
  const { category, summary, rootCause } = explainByRules(materialOf({ log, exitCode: 1 }));
  expect([category, rootCause]).toEqual(["connection-refused", expect.stringContaining("connect ECONNREFUSED 127.0.0.1:5432")]);
  expect(summary).not.toMatch(/other cause|different errors/);
});

test("without the error of the hook, its tests did not time out", () => {
  expect(causes(materialBy(runs.hook.junit, runs.hook.byJunit))).toEqual([
    "orders › creates an order: unknown",
    "orders › cancels an order: unknown",
  ]);
});

test.each(reports(runs.all))("each failed test of several files has its own cause: %s", (_, material) => {
  const found = causes(material).map((cause) => cause.replace("/app/t/", ""));
  expect(found).toEqual(
    expect.arrayContaining([
      "a-import.test.mjs: missing-dependency",
      "b-syntax.test.js: syntax",
      "c-exit.test.js: unknown",
      "d-load.test.js: missing-dependency",
      "adds VAT: assertion",
      "lists invoices: connection-refused",
      "users › creates an order: exception",
      "users › inner › deep: exception",
      "orders › creates an order: connection-refused",
      "orders › cancels an order: connection-refused",
    ]),
  );
});

test("a suite of the same name with another cause makes a cancelled test uncertain", () => {
  const cancelled = "✖ creates\n  'test did not finish before its parent and was cancelled'\n\n";
  const suite = (error: string) =>
    `test at a.test.js:1:1\n✖ orders (2.5ms)\n  ${error}\n      at SuiteContext.<anonymous> (/app/a.test.js:1:9)\n\n`;
  const log = `✖ failing tests:\n\ntest at a.test.js:1:2\n${cancelled}${suite("Error: connect ECONNREFUSED 127.0.0.1:5432")}${suite("TypeError: x.map is not a function")}`;
  const message = "test did not finish before its parent and was cancelled";
  const tests = ["orders › creates", "orders › lists"].map((name) => ({ name, message, trace: "" }));
  expect(causes(materialBy(log, tests))).toEqual(["orders › creates: unknown", "orders › lists: unknown"]);
});
