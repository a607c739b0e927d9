import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

const frame = (code: string) => `Traceback (most recent call last):\n  File "/app/a.py", line 2, in <module>\n    ${code}\n`;
const missing = `${frame('open("cache.json")')}FileNotFoundError: [Errno 2] No such file or directory: 'cache.json'\n`;
const passed = ".\n----------------------------------------------------------------------\nRan 1 test in 0.006s\n\nOK\n";

/** Python writes errors at once, and its output when it ends: the order does not show whether the program handled the error. */
test.each([
  ["own words", `${missing}cold start\nrendered 12 of 12 templates\ntemplate invoice.html still contains {{ total }}\n`, "still contains"],
  ["words about the same file", `${missing}built a new cache\nthe cache has 9 of 12 entries\n`, "9 of 12 entries"],
  ["one line", `${missing}bundle is 412 kB\n`, "412 kB"],
  ["a table", `${missing}\nSummary\n-------\ninvoices  40\ntaxed      3\n`, "taxed"],
  ["a runner that passed above", `${passed}${missing}archive used\nzone 4 has two names\n`, "two names"],
])("an error of Python with %s below is named, but not as certain", (_, log, last) => {
  const { category, confidence, rootCause, evidence } = explain(log);
  expect(category).toBe("data");
  expect(confidence).toBeLessThan(0.5);
  expect(rootCause).toContain("This is not certain");
  expect(evidence.map(({ text }) => text).join("\n")).toContain(last);
});

const stackOfNode = "    at load (file:///app/a.mjs:1:12)\n    at async file:///app/a.mjs:3:1";
test.each([
  ["Python", `${frame('float("x")')}ValueError: could not convert string to float: 'x'\ndefault price used\nno free license, giving up\n`],
  ["Node", `TypeError: Cannot read properties of null (reading 'x')\n${stackOfNode}\ncache disabled\n10 checks done, 2 checks failed\n`],
  [
    "Node, with properties",
    `Error: ENOENT: no such file or directory, open 'a.bin'\n${stackOfNode} {\n  errno: -2,\n  code: 'ENOENT'\n}\nno cache, reading everything\n2 checks failed\n`,
  ],
  [
    "Java",
    'java.lang.NullPointerException: Cannot invoke "Object.toString()" because "<local1>" is null\n\tat A.main(A.java:2)\ncache disabled\ndeployment stopped\n',
  ],
  ["Ruby", "a.rb:2:in `<main>': undefined method `x' for nil:NilClass (NoMethodError)\n\nnil.x\n   ^^\ncache disabled\n5 problems found\n"],
])("words of failure at the end do not confirm an error of %s after which the program did other work", (_, log) => {
  const { confidence, rootCause } = explain(log);
  expect(confidence).toBeLessThan(0.5);
  expect(rootCause).toContain("This is not certain");
});

test("an error of Python that ends the output is certain", () => {
  expect(explain(`read 12 files\n${missing}`)).toMatchObject({ category: "data", confidence: expect.closeTo(0.71, 1) });
  expect(explain(`${missing}make: *** [Makefile:2: all] Error 1\n`).confidence).toBeGreaterThan(0.5);
});

test.each([
  [
    "a function of Python handled it",
    `Traceback (most recent call last):\n  File "/app/a.py", line 9, in load\n    open(p)\nFileNotFoundError: [Errno 2] No such file or directory: 'a.yml'\nchecked 40 files\nbank.xml was rejected\n`,
    "bank.xml was rejected",
  ],
  [
    "the program's output stands inside the traceback",
    `Traceback (most recent call last):\n  File "/app/a.py", line 3, in <module>\n    raise TimeoutError("cache did not answer in 3 s")\ncomparing 40 invoices\nblock 2 done\nTimeoutError: cache did not answer in 3 s\n3 of 40 invoices differ from the ledger\n`,
    "3 of 40 invoices",
  ],
  [
    "the program logged why it ended",
    `2026-11-26 19:49:11,173 ERROR no discount, using 0\n${frame('{}["discount"]')}KeyError: 'discount'\n2026-11-26 19:49:11,181 INFO summed 31 invoices\n2026-11-26 19:49:11,181 ERROR Aborting: daily total 1204.00 is below the minimum 1500.00\n`,
    "below the minimum",
  ],
  [
    "it said how it went on",
    "curl: (6) Could not resolve host: prices.internal\nusing the cached copy\nprices.json is older than 7 days\n",
    "older than 7 days",
  ],
])("an error is not the cause when %s", (_, log, last) => {
  const { category, evidence } = explain(log);
  expect(category).toBe("unknown");
  expect(evidence[0]?.text).toContain(last);
});

const node = (message: string) =>
  `/app/t.js:1\nthrow new Error("${message}");\n^\n\nError: ${message}\n    at Object.<anonymous> (/app/t.js:1:92)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20.20.2\n`;

test.each([
  [
    "Node",
    `${node("connect ECONNREFUSED 127.0.0.1:5432")}attempt 1 failed\n${node("zones: 3 of 4 loaded")}attempt 2 failed\n`,
    "zones: 3 of 4 loaded",
  ],
  [
    "Ruby",
    "t.rb:2:in `<main>': Connection refused - db:5432 (Errno::ECONNREFUSED)\nattempt 1 failed\nt.rb:4:in `<main>': zones: 3 of 4 loaded (RuntimeError)\nattempt 2 failed\n",
    "zones: 3 of 4 loaded",
  ],
])("of several attempts of a program of %s, the last one decides", (_, log, words) => {
  const { category, evidence } = explain(log);
  expect(category).not.toBe("connection-refused");
  expect(evidence[0]?.text).toContain(words);
});

const cp = "cp: cannot stat 'dist/app': No such file or directory\n";

test.each([
  [
    "pytest",
    `=================================== FAILURES ===================================\n___________________________________ test_a ____________________________________\n\n    def test_a():\n>       connect()\nE       ConnectionRefusedError: db:5432\n\ntest_a.py:3: ConnectionRefusedError\n=========================== short test summary info ============================\nFAILED test_a.py::test_a - ConnectionRefusedError: db:5432\n============================== 1 failed in 0.03s ===============================\n============================== 1 passed in 0.02s ===============================\n${cp}`,
  ],
  [
    "Mocha",
    `\n\n  1) z\n\n  0 passing (5ms)\n  1 failing\n\n  1) z:\n     Error: connect ECONNREFUSED 127.0.0.1:5432\n      at Context.<anonymous> (a.js:1:103)\n\n\n\n\n\n  ✔ z\n\n  1 passing (3ms)\n\n${cp}`,
  ],
  [
    "Go",
    `--- FAIL: TestA (0.00s)\n    p_test.go:3: dial tcp 127.0.0.1:5432: connect: connection refused\nFAIL\nFAIL\tparcel\t0.009s\nFAIL\nok  \tparcel\t0.009s\n${cp}`,
  ],
  ["Bats", `1..1\nnot ok 1 z\n# (in test file t.bats, line 2)\n#   \`[ 3 = 4 ]' failed\n1..1\nok 1 z\n${cp}`],
  [
    "unittest",
    `F\n======================================================================\nFAIL: test_a (t.T.test_a)\n----------------------------------------------------------------------\nTraceback (most recent call last):\n  File "/app/t.py", line 5, in test_a\n    self.assertEqual(3, 4)\nAssertionError: 3 != 4\n\n----------------------------------------------------------------------\nRan 1 test in 0.000s\n\nFAILED (failures=1)\n.\n----------------------------------------------------------------------\nRan 1 test in 0.000s\n\nOK\n${cp}`,
  ],
])("a failed run of %s that passed when it was repeated is not the cause of what failed behind it", (_, log) => {
  expect(explain(log)).toMatchObject({ category: "environment", rootCause: expect.stringContaining("cannot stat") });
});

test("a failed run is named, but not as certain, when as many tests passed behind it, whose names are not known", () => {
  const log = `F\n======================================================================\nFAIL: test_a (t.T.test_a)\n----------------------------------------------------------------------\nTraceback (most recent call last):\n  File "/app/t.py", line 5, in test_a\n    self.assertEqual(3, 4)\nAssertionError: 3 != 4\n\n----------------------------------------------------------------------\nRan 1 test in 0.000s\n\nFAILED (failures=1)\n${passed}leaving\n`;
  const { category, confidence, rootCause } = explain(log);
  expect([category, confidence < 0.5]).toEqual(["assertion", true]);
  expect(rootCause).toContain("leaving");
});

test.each(["total is 80, not 100", "finished with 4 duplicates", "3 conflicts in the ledger", "aisle 3 has no exit"])(
  "a handled error of Node is not certain when the program ends with its own words: %s",
  (last) => {
    const { category, confidence } = explain(`Error: Cannot find module 'fast-cache'\n    at load (/app/a.js:2:3)\n42 shelves\n${last}\n`);
    expect(category === "unknown" || confidence < 0.5).toBe(true);
  },
);

test("a failed run of Mocha is the cause when another suite passed behind it", () => {
  const log =
    "\n\n  1) z\n\n  0 passing (5ms)\n  1 failing\n\n  1) z:\n     AssertionError: expected 3 to equal 4\n      at Context.<anonymous> (a.js:1:103)\n\n\n\n\n\n  ✔ b\n  ✔ c\n\n  2 passing (3ms)\n\nuploaded 2 files\n";
  expect(explain(log).category).toBe("assertion");
});

test.each([
  [
    "an `ok` of another command behind node:test",
    "TAP version 13\n# Subtest: a\nok 1 - a\n  ---\n  duration_ms: 15.8\n  ...\n1..1\n# tests 1\n# suites 0\n# pass 1\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 441.2\nok\n2 kilns are cold\n",
    "unknown",
    "2 kilns are cold",
  ],
  [
    "RuboCop behind RSpec",
    ".\n\nFinished in 0.01179 seconds (files took 0.14691 seconds to load)\n1 example, 0 failures\n\nInspecting 1 file\nW\n\nOffenses:\n\nb.rb:3:1: W: Lint/UselessAssignment: Useless assignment to variable - x.\nx = 1\n^\n\n1 file inspected, 1 offense detected\n",
    "syntax",
    "Useless assignment",
  ],
  [
    "Pylint",
    "************* Module a\na.py:7:15: E0602: Undefined variable 'lnes' (undefined-variable)\na.py:5:10: W0613: Unused argument 'lines' (unused-argument)\n\n-----------------------------------\nYour code has been rated at 0.00/10\n",
    "syntax",
    "Undefined variable 'lnes'",
  ],
  [
    "a full disk of dd",
    "dd: error writing '/dev/full': No space left on device\n1+0 records in\n0+0 records out\n0 bytes copied, 0.00635037 s, 0.0 kB/s\n",
    "environment",
    "No space left on device",
  ],
  [
    "a CTest that says why",
    "connect: Connection refused, expected while offline\nFAIL: sum is 3, should be 4\n",
    "assertion",
    "sum is 3, should be 4",
  ],
])("%s", (_, log, category, words) => {
  const found = explain(log);
  expect(found.category).toBe(category);
  expect(found.evidence[0]?.text).toContain(words);
});

test.each([
  [
    "go-cmp",
    '--- FAIL: TestA (0.00s)\n    a_test.go:3: roles mismatch (-want +got):\n          []string{\n          \t"read",\n          \t"write",\n        - \t"delete",\n          }\nFAIL\nFAIL\tdepot\t0.020s\nFAIL\n',
    'expected []string{ "read", "write", "delete", }, received []string{ "read", "write", }',
  ],
  [
    "uvu",
    '✘   (0 / 1)\n\n   FAIL  "a"\n    Expected values to be deeply equal:  (equal)\n\n        ··[\n        ····"read",\n        ····"write",\n        Expected:\n        ++··"delete",\n        ··]\n        \n    at assert (file:///app/node_modules/uvu/assert/index.mjs:33:8)\n\n\n  Total:     1\n  Passed:    0\n  Skipped:   0\n  Duration:  3.86ms\n',
    'expected "delete", received nothing',
  ],
])("a difference of %s with lines of one side names both values", (_, log, words) => {
  expect(explain(log).rootCause).toContain(words);
});

test("a test of old Rust that returned an error is explained by that error", () => {
  const log =
    "running 1 test\nError: ParseFloatError { kind: Invalid }\ntest t::depth ... FAILED\n\nfailures:\n\n---- t::depth stdout ----\nthread 't::depth' panicked at 'assertion failed: `(left == right)`\n  left: `1`,\n right: `0`: the test returned a termination value with a non-zero status code (1) which indicates a failure', /rustc/library/test/src/lib.rs:184:5\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n\n\nfailures:\n    t::depth\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n";
  expect(explain(log).rootCause).toContain("ParseFloatError");
});

const psql = 'psql: error: connection to server at "127.0.0.1", port 5432 failed: Connection refused\n';
const curl = "curl: (7) Failed to connect to 127.0.0.1 port 9 after 0 ms: Couldn't connect to server\n";

test("an attempt that failed is not a runner's count, and its repeated error is not certain", () => {
  const log = `${curl}attempt 1 failed\n${curl}attempt 2 failed\n${curl}attempt 3 failed\nfeed.json: missing field 'price'\n`;
  const { category, evidence } = explain(log);
  expect(category).toBe("unknown");
  expect(evidence[0]?.text).toBe("feed.json: missing field 'price'");
});

test.each([
  ["sqlite", `${psql.repeat(3)}falling back to sqlite\nError: in prepare, duplicate column name: name\n`, "data", "duplicate column name"],
  [
    "bash",
    `${curl}using local copy\nd.sh: line 1: syntax error near unexpected token \`fi'\nd.sh: line 1: \`if [ 1 = 1 ] then echo x; fi'\n`,
    "syntax",
    "syntax error near",
  ],
  [
    "rustc",
    `${curl}using local copy\nerror[E0308]: mismatched types\n --> a.rs:1:26\n  |\n1 | fn main() { let x: i32 = "a"; }\n  |                    ---   ^^^ expected \`i32\`, found \`&str\`\n\nerror: aborting due to previous error\n`,
    "syntax",
    "mismatched types",
  ],
])("the error of %s behind one that a script handled is the cause", (_, log, category, line) => {
  const explained = explain(log);
  expect(explained.category).toBe(category);
  expect(explained.confidence).toBeLessThanOrEqual(0.6);
  expect(explained.evidence[0]?.text).toContain(line);
});

test("the error of javac is shown first, and not the code below it", () => {
  const javac =
    'A.java:1: error: incompatible types: String cannot be converted to int\nclass A { int x = "a"; }\n                  ^\n1 error\n';
  expect(explain(`${curl}using local copy\n${javac}`).evidence[0]?.text).toContain("incompatible types");
});

const refusedInJava =
  "java.net.ConnectException: Connection refused\n\tat java.base/java.net.Socket.connect(Socket.java:633)\n\tat A.main(A.java:1)\n";
const missingInNode = `Error: ENOENT: no such file or directory, open '/x/cache.bin'\n${stackOfNode} {\n  errno: -2,\n  code: 'ENOENT'\n}\n`;

test.each([
  ["Java", `offline rules used\n2 of 9 rules violated\n${refusedInJava}`, "2 of 9 rules violated"],
  ["Node", `no cache, reading everything\n5 problems found\n${missingInNode}`, "5 problems found"],
])("an error that a program of %s printed itself is not certain below a count of what it found", (_, log, count) => {
  const { confidence, rootCause, evidence } = explain(log);
  expect(confidence).toBeLessThan(0.5);
  expect(rootCause).toContain("more was printed above the error");
  expect(evidence[1]?.text).toBe(count);
});

test("an error that ends the output below harmless words is certain", () => {
  expect(explain(`offline rules used\n9 of 9 rules loaded\n${refusedInJava}`).confidence).toBeGreaterThan(0.5);
  expect(
    explain(`2 of 9 rules violated\n${refusedInJava.replace("java.net", 'Exception in thread "main" java.net')}`).confidence,
  ).toBeGreaterThan(0.5);
});

test.each([
  ["inside the traceback", `${frame('open("/x/cache.bin")')}no cache, reading everything\naborted\n`, ""],
  ["below it", frame('open("/x/cache.bin")'), "no cache, reading everything\nexit\n"],
])("an error of Python with work and last words of the program %s is not certain", (_, above, below) => {
  const error = "FileNotFoundError: [Errno 2] No such file or directory: '/x/cache.bin'\n";
  expect(explain(`${above}${error}${below}`).confidence).toBeLessThan(0.5);
});

test.each([
  ["an error of the shell", `${curl}run.sh: line 3: TARGET: unbound variable\nusing local copy\n`, "TARGET: unbound variable"],
  [
    "words of the program",
    "ArgumentError: invalid value for Integer(): \"12a\"\na.rb:2:in `Integer'\na.rb:2:in `<main>'\ninventory is empty\nusing default quantity\n",
    "inventory is empty",
  ],
])("what a program says of going on is shown behind %s", (_, log, line) => {
  const { confidence, evidence } = explain(log);
  expect(confidence).toBeLessThan(0.5);
  expect(evidence[0]?.text).toContain(line);
});

const off = "metrics off: connect ECONNREFUSED 127.0.0.1:9";
/** What a program says of its own failure, in whatever words. */
test.each([
  ["aborted", `${off}\nreading customers\nimport aborted: customer 17 has two active contracts\n`],
  ["failed", `${off}\nreading customers\nimport failed: customer 17 has two active contracts\n`],
  [
    "of Python's logging",
    "ERROR:billing:cannot reach cache: [Errno 111] Connection refused\nINFO:billing:computing 12 invoices\nCRITICAL:billing:invoice 7 has a negative amount, giving up\n",
  ],
  [
    "of a logger with times",
    "2026-11-27 17:42:16,279 ERROR billing cannot reach cache: [Errno 111] Connection refused\n2026-11-27 17:42:16,279 INFO billing computing 12 invoices\n2026-11-27 17:42:16,279 CRITICAL billing invoice 7 has a negative amount, giving up\n",
  ],
  [
    "of .NET",
    "fail: Shop.Cache[0]\n      Connection refused (127.0.0.1:6379)\ninfo: Shop.Billing[0]\n      computing 12 invoices\ncrit: Shop.Billing[0]\n      invoice 7 has a negative amount\n",
  ],
  [
    "in fields of JSON",
    '{"level":50,"hostname":"ci-7","err":{"message":"getaddrinfo ENOTFOUND flags.internal"}}\n{"level":30,"hostname":"ci-7","msg":"using built-in flags"}\n{"level":60,"hostname":"ci-7","msg":"invoice 7 has a negative amount"}\n',
  ],
  [
    "of klog",
    "E1119 05:11:09.120331       1 leaderelection.go:330] error retrieving resource lock ops/janitor: context deadline exceeded\nI1119 05:11:15.771003       1 janitor.go:61] 8 volumes inspected\nF1119 05:11:15.771204       1 janitor.go:77] invoice 7 has a negative amount\n",
  ],
  [
    "of a script",
    "curl: (7) Failed to connect to 127.0.0.1 port 9777 after 0 ms: Couldn't connect to server\nnotify skipped\ncomparing 40 steps\nvisual check failed: 2 of 40 steps differ\n",
  ],
])("an error above the last words (%s) of a program that continued is not the cause", (_, log) => {
  const { category, evidence } = explain(log);
  expect(category).toBe("unknown");
  expect(evidence[0]?.text).toMatch(/customer 17 has|invoice 7 has|2 of 40 steps/);
});

test.each([
  [
    "authentication",
    'time=2026-01-01T10:00:01Z level=error msg="tracing disabled" err="dial tcp 127.0.0.1:4317: connect: connection refused"\ntime=2026-01-01T10:00:03Z level=fatal msg="cannot open database" err="pq: password authentication failed for user \\"app\\""\n',
  ],
  [
    "authentication",
    '{"level":"error","msg":"tracing disabled","error":"dial tcp 127.0.0.1:4317: connect: connection refused"}\n{"level":"info","msg":"opening database"}\n{"level":"fatal","msg":"cannot open database","error":"pq: password authentication failed for user app"}\n',
  ],
  [
    "data",
    '{"level":50,"msg":"redis unavailable","err":{"message":"connect ECONNREFUSED 127.0.0.1:6379"}}\n{"level":30,"msg":"running seed"}\n{"level":60,"msg":"seed failed","err":{"message":"insert into \\"users\\" violates foreign key constraint \\"users_org_fk\\""}}\n',
  ],
  [
    "environment",
    "2026-01-01 10:00:01,000 ERROR cache cannot reach cache: [Errno 111] Connection refused\n2026-01-01 10:00:02,000 INFO billing computing 12 invoices\n2026-01-01 10:00:03,000 CRITICAL billing cannot write invoice: [Errno 13] Permission denied: '/out/7.pdf'\n",
  ],
])("a fatal error of a log is the cause (%s), not an error after which the program continued", (category, log) => {
  expect(explain(log).category).toBe(category);
});

test("a task of Ansible whose failure was ignored is not the cause", () => {
  const log =
    'fatal: [web1]: FAILED! => {"msg": "Connection refused"}\n...ignoring\nTASK [write config]\nfatal: [web1]: FAILED! => {"msg": "[Errno 13] Permission denied: /etc/app/write.log"}\nPLAY RECAP\nweb1 : ok=3 changed=0 unreachable=0 failed=1 skipped=0 rescued=0 ignored=1\n';
  expect(explain(log).category).toBe("environment");
});
