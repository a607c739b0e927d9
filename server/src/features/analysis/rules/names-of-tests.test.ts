import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const error = "SHOP_URL is not set";

/** What real runs printed for a test that is named after an error and failed for another one. */
test.each([
  [
    "Vitest",
    '\n RUN  v3.2.4 /app\n\n \u276f a.test.js (1 test | 1 failed) 8ms\n   \u00d7 logs AssertionError: 1 != 2 once 6ms\n     \u2192 SHOP_URL is not set\n\n\u23af\u23af\u23af\u23af\u23af\u23af\u23af Failed Tests 1 \u23af\u23af\u23af\u23af\u23af\u23af\u23af\n\n FAIL  a.test.js > logs AssertionError: 1 != 2 once\nError: SHOP_URL is not set\n \u276f a.test.js:3:35\n      1| import {test,expect} from "vitest";\n      2| test("logs AssertionError: 1 != 2 once",()=>{ \n      3|   if(!process.env.SHOP_URL) throw new Error("SHOP_URL is not set"); });\n       |                                   ^\n      4| \n\n\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af\u23af[1/1]\u23af\n\n\n Test Files  1 failed (1)\n      Tests  1 failed (1)\n   Start at  07:09:27\n   Duration  430ms (transform 49ms, setup 0ms, collect 29ms, tests 8ms, environment 0ms, prepare 110ms)\n\n',
  ],
  [
    "Jest",
    'FAIL ./a.test.js\n  \u2715 logs AssertionError: 1 != 2 once (5 ms)\n\n  \u25cf logs AssertionError: 1 != 2 once\n\n    SHOP_URL is not set\n\n      1 | test("logs AssertionError: 1 != 2 once",()=>{\n    > 2 |   if(!process.env.SHOP_URL) throw new Error("SHOP_URL is not set");\n        |                                   ^\n      3 | });\n      4 |\n\n      at Object.<anonymous> (a.test.js:2:35)\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\nSnapshots:   0 total\nTime:        1.132 s\nRan all test suites.\n',
  ],
  [
    "Mocha",
    "\n\n  1) AssertionError: 1 != 2\n\n  0 passing (6ms)\n  1 failing\n\n  1) AssertionError: 1 != 2:\n     Error: SHOP_URL is not set\n      at Context.<anonymous> (test/a.js:1:67)\n      at process.processImmediate (node:internal/timers:483:21)\n\n\n\n",
  ],
])("the name of a test in the output of %s is not its error", (_, log) => {
  const found = explainByRules(materialOf({ log, exitCode: 1 }));
  expect(found.category).toBe("environment");
  expect(found.rootCause).toContain(error);
  expect(found.rootCause).not.toContain("expected 2");
  expect(found.evidence[0]?.text).toContain(error);
});
