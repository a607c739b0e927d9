import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explained = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

/** Real runs: what failed threw a plain error, and something that passed printed a worse one. */
const logs: readonly [runner: string, category: string, cause: string, log: string][] = [
  [
    "AVA",
    "exception",
    "price is not defined",
    "\n  ✘ [fail]: adds vat Error thrown in test\n  ✔ ok\n    ℹ Error: ENOSPC: no space left on device\n  ─\n\n  adds vat\n\n  Error thrown in test:\n\n  ReferenceError {\n    message: 'price is not defined',\n  }\n\n  ReferenceError: price is not defined\n      at /t/r-ava-throws/a.test.js:1:54\n      at Test.callFn (file:///t/node_modules/ava/lib/test.js:525:26)\n\n  ─\n\n  1 test failed\n",
  ],
  [
    "Playwright, list",
    "element-not-found",
    "strict mode violation",
    "\nRunning 2 tests using 1 worker\n\n  ✘  1 a.spec.js:2:1 › buys (6.3s)\nError: expect(received).toBe(expected)\n  ✓  2 a.spec.js:3:1 › noise (3.2s)\n\n\n  1) a.spec.js:2:1 › buys ──────\n\n    Error: locator.click: Error: strict mode violation: getByRole('button', { name: 'Buy' }) resolved to 2 elements:\n        1) <button>Buy</button> aka getByRole('button', { name: 'Buy' }).first()\n        2) <button>Buy</button> aka getByRole('button', { name: 'Buy' }).nth(1)\n\n    Call log:\n    \u001b  - waiting for getByRole('button', { name: 'Buy' })\u001b\n\n\n      1 | const {test,expect}=require('@playwright/test');\n    > 2 | test('buys',async({page})=>{ await page.setContent('<button>Buy</button><button>Buy</button>'); await page.getByRole('button',{name:'Buy'}).click() });\n        |                                                                                                                                             ^\n      3 | test('noise',async({page})=>{ console.log('Error: expect(received).toBe(expected)') });\n      4 |\n        at /t/r-pw-strict/a.spec.js:2:141\n\n  1 failed\n    a.spec.js:2:1 › buys ──────\n  1 passed (44.2s)\n",
  ],
  [
    "Playwright, line",
    "exception",
    "totals is not a function",
    "\nRunning 3 tests using 1 worker\n[1/3] a.spec.js:1:1 › ok\nError: connect ECONNREFUSED 10.0.0.3:5432\n[2/3] a.spec.js:1:90 › bad\n  1) a.spec.js:1:90 › bad ──────\n\n    TypeError: (intermediate value).totals is not a function\n\n    > 1 | const {test} = require('@playwright/test'); test('ok',()=>{console.log('Error: connect ECONNREFUSED 10.0.0.3:5432')});\n        |  ^\n        at /t/a.spec.js:1:100\n\n[3/3] a.spec.js:1:120 › z\nnet::ERR_NAME_NOT_RESOLVED\n  1 failed\n    a.spec.js:1:90 › bad ──────\n  2 passed (1.2s)\n",
  ],
  [
    "minitest",
    "exception",
    "NoMethodError: undefined method `totals'",
    "Run options: -v --seed 8474\n\n# Running:\n\nT#test_c = 0.00 s = .\nT#test_a = Errno::ECONNREFUSED: Connection refused - connect(2)\n0.00 s = .\nT#test_b = 0.00 s = E\nPG::ConnectionBad: could not translate host name\n\nFinished in 0.025121s, 119.4225 runs/s, 0.0000 assertions/s.\n\n  1) Error:\nT#test_b:\nNoMethodError: undefined method `totals' for 5:Integer\n\n def test_b; 5.totals; end\n              ^^^^^^^\n    a.rb:4:in `test_b'\n\n3 runs, 0 assertions, 0 failures, 1 errors, 0 skips\n",
  ],
  [
    "cargo with --nocapture",
    "exception",
    "basket is closed",
    "   Compiling s v0.1.0 (/t/s2-cargo-exc)\n    Finished `test` profile [unoptimized + debuginfo] target(s) in 2.85s\n     Running unittests src/lib.rs (target/debug/deps/s-24e37855374093c6)\n\nrunning 3 tests\ntest a ... Error: Connection refused (os error 111)\nok\n\nthread 'b' (62) panicked at src/lib.rs:2:17:\nbasket is closed\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\ntest b ... FAILED\ntest c ... error: linking with `cc` failed\nok\n\nfailures:\n\nfailures:\n    b\n\ntest result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\nerror: test failed, to rerun pass `--lib`\n",
  ],
  [
    "prove",
    "exception",
    "Can't locate object method",
    '# DBI connect failed: FATAL: password authentication failed\nCan\'t locate object method "totals" via package "Shop" at a.t line 1.\n# Tests were run but no plan was declared and done_testing() was not seen.\n# Looks like your test exited with 255 just after 2.\na.t .. \nok 1 - first\nok 2 - second\nDubious, test returned 255 (wstat 65280, 0xff00)\nAll 2 subtests passed \n\nTest Summary Report\n-------------------\na.t (Wstat: 65280 (exited 255) Tests: 2 Failed: 0)\n  Non-zero exit status: 255\n  Parse errors: No plan found in TAP output\nFiles=1, Tests=2,  2 wallclock secs ( 0.01 usr  0.02 sys +  0.05 cusr  0.03 csys =  0.11 CPU)\nResult: FAIL\n',
  ],
  [
    "Mocha, in the name of a test",
    "exception",
    "{}.totals is not a function",
    "\n\n  ECONNREFUSED handling\n    1) shows Error: getaddrinfo ENOTFOUND to the user\n\n\n  0 passing (184ms)\n  1 failing\n\n  1) ECONNREFUSED handling\n       shows Error: getaddrinfo ENOTFOUND to the user:\n     TypeError: {}.totals is not a function\n      at Context.<anonymous> (a.js:1:103)\n\n\n\n",
  ],
  [
    "a script that tried again",
    "assertion",
    "expected 12 orders, received 11",
    "attempt 1: curl: (7) Failed to connect to 127.0.0.1 port 8080: Connection refused\nattempt 2: curl: (7) Failed to connect to 127.0.0.1 port 8080: Connection refused\nattempt 3: connected\nFAIL: expected 12 orders but found 11\n",
  ],
];

test.each(logs)("what passed is not the cause: %s", (_, category, cause, log) => {
  const { category: found, rootCause, evidence, confidence } = explained(log);
  expect(found).toBe(category);
  expect(rootCause).toContain(cause);
  expect(confidence).toBeGreaterThanOrEqual(0.5);
  expect(evidence[0]?.text).not.toMatch(/ECONN|ENOSPC|NAME_NOT|authentication|Retrying|attempt/);
});

test("an error of Python is named when the program printed more below it, but not as certain", () => {
  const log =
    "Traceback (most recent call last):\n  File \"/t/s2-py-during/a.py\", line 5, in rate\n    try: return {}[c]\n                ~~^^^\nKeyError: 'DE'\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File \"/t/s2-py-during/a.py\", line 7, in <module>\n    rate('DE')\n  File \"/t/s2-py-during/a.py\", line 6, in rate\n    except KeyError as e: raise ValueError('no tax rate for DE') from e\n                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\nValueError: no tax rate for DE\nWARNING: Retrying (Retry(total=4)) after connection broken by NewConnectionError: Name or service not known\nok, downloaded from mirror\n";
  const { category, rootCause, confidence } = explained(log);
  expect(category).toBe("exception");
  expect(rootCause).toContain("ValueError: no tax rate for DE");
  expect(confidence).toBeLessThan(0.5);
});

test("a block of Playwright that gives no reason does not hide the one above it", () => {
  const log =
    "\nRunning 1 test using 1 worker\n\n  ✘  1 a.spec.ts:1:1 › pays (30.0s)\nError: connect ECONNREFUSED 10.0.0.3:5432\n\n\n  1) a.spec.ts:1:1 › pays ──────\n\n    Error: page.goto: Target page, context or browser has been closed\n\n        at /t/a.spec.ts:2:3\n\n  1 failed\n    a.spec.ts:1:1 › pays ──────\n";
  expect(explained(log).category).toBe("connection-refused");
});

test("what failed below the traceback of another command counts", () => {
  const log = 'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    {}[1]\nKeyError: 1\n';
  expect(explained(`${log}psql: error: connection to server at 10.0.0.3 failed: Connection refused\n`).category).toBe("connection-refused");
});

test("plain errors of tools are known", () => {
  expect(explained("# shop\nvet: ./a.go:3:11: x declared but not used\n").category).toBe("syntax");
  expect(explained("\n  ✘ Timed out while running tests\n\n  Failed to exit when running a.test.js\n\n  ─\n")).toMatchObject({
    category: "timeout",
    evidence: [{ line: 2 }],
  });
  const aborted = "a: a.c:2: main: Assertion `n == 3' failed.\n./cmd.sh: line 1:    12 Aborted                 ./a\n";
  expect(explained(aborted)).toMatchObject({ category: "assertion", evidence: [{ line: 1 }] });
});

test("minitest's own words stand below the message of a test's author", () => {
  const log =
    "# Running:\n\nF\n\nFinished in 0.02s, 1 runs/s.\n\n  1) Failure:\nT#test_b [a.rb:4]:\nrate.\nExpected |0.5 - 0.3| (0.2) to be <= 0.01.\n\n1 runs, 1 assertions, 1 failures, 0 errors, 0 skips\n";
  const { rootCause, evidence } = explained(log);
  expect(rootCause).toContain("rate: Expected |0.5 - 0.3| (0.2) to be <= 0.01.");
  expect(evidence[0]).toMatchObject({ line: 10 });
});

const name = "shows Error: connect ECONNREFUSED 127.0.0.1 to the user";
const thrown = "TypeError: {}.totals is not a function";

test.each([
  [
    "Jest",
    `FAIL ./a.test.js\n  ✕ ${name} (2 ms)\n\n  ● ${name}\n\n    ${thrown}\n\n      > 1 | test(n, () => { ({}).totals() })\n          |                       ^\n\n      at Object.totals (a.test.js:1:24)\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n`,
  ],
  [
    "node:test",
    `✖ ${name} (0.9ms)\nℹ tests 1\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.test.js:1:1\n✖ ${name} (0.9ms)\n  ${thrown}\n      at TestContext.<anonymous> (/t/a.test.js:1:24)\n`,
  ],
  [
    "Playwright",
    `\nRunning 1 test using 1 worker\n\n  ✘  1 a.spec.js:1:43 › ${name} (5ms)\n\n\n  1) a.spec.js:1:43 › ${name} ──────\n\n    ${thrown}\n\n        at /t/a.spec.js:1:60\n\n  1 failed\n    a.spec.js:1:43 › ${name} ──────\n`,
  ],
  [
    "Jasmine",
    `F\n\nFailures:\n1) ${name}\n  Message:\n    ${thrown}\n  Stack:\n        at UserContext.<anonymous> (/t/a.spec.js:1:24)\n\n1 spec, 1 failure\n`,
  ],
])("the name of a failed test is not its cause, whatever it quotes: %s", (_, log) => {
  const { category, rootCause } = explained(log);
  expect(category).toBe("exception");
  expect(rootCause).toContain(thrown);
});
