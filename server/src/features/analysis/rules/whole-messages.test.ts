import { expect, test } from "vitest";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const frames = "    at Object.<anonymous> (/app/a.js:2:11)\n    at node:internal/main/run_main_module:28:49";
const explained = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

test("one item of a list is not the cause of the whole error", () => {
  const { category, evidence } = explained(
    `migrating\n/app/a.js:4\nthrow e;\n^\n\nError: 2 migrations failed:\n  0004_users: column "mail" exists\n0005_orders: timeout\n\nrolled back\n${frames}\n\nNode.js v20.20.2`,
  );
  expect(category).toBe("exception");
  expect(evidence[0]?.text).toBe("Error: 2 migrations failed:");
  expect(explained("checking 4 feeds\n2 feeds are broken:\n  eu-1: stale for 4 h\n  us-2: 401 Unauthorized").category).toBe("unknown");
});

test("a cause that most items of a list have is the cause", () => {
  expect(explained("2 services are down:\n  db: Connection refused\n  cache: Connection refused").category).toBe("connection-refused");
});

/** What tools and runtimes say about themselves, and the line that says why. */
const ends: readonly [FailureCategory, line: string, log: string][] = [
  [
    "exception",
    "[cause]: Error: bad port",
    `TypeError: fetch failed\n    at node:internal/deps/undici/undici:14976:13\n    at async file:///app/a.mjs:1:1 {\n  [cause]: Error: bad port\n      at makeNetworkError (node:internal/deps/undici/undici:9495:35)\n}\n\nNode.js v20.20.2`,
  ],
  [
    "environment",
    "dist: Cannot stat",
    "tar: dist: Cannot stat: No such file or directory\ntar: Exiting with failure status due to previous errors",
  ],
  [
    "data",
    "not in gzip format",
    "\ngzip: stdin: not in gzip format\ntar: Child returned status 1\ntar: Error is not recoverable: exiting now",
  ],
  [
    "exception",
    "plan gold is missing",
    "rake aborted!\nplan gold is missing\n/app/Rakefile:1:in `block in <top (required)>'\nTasks: TOP => seed\n(See full trace by running task with --trace)",
  ],
  [
    "crash",
    "heap-buffer-overflow",
    "==14050==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x6\nWRITE of size 4\n==14050==ABORTING",
  ],
  [
    "syntax",
    "Global symbol",
    'Global symbol "$y" requires explicit package name at a.pl line 1.\nExecution of a.pl aborted due to compilation errors.',
  ],
  [
    "exception",
    "no tariff",
    "PHP Fatal error:  Uncaught DomainException: no tariff\nfor gold in /app/a.php:1\nStack trace:\n#0 {main}\n  thrown in /app/a.php on line 1",
  ],
  ["network", "unexpected EOF", 'Post "http://api/x": read tcp 10.0.0.1: unexpected EOF'],
  ["unknown", "unexpected EOF", "2026/11/23 06:19:29 load state: unexpected EOF"],
  [
    "data",
    "TOMLDecodeError",
    'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    x()\ntomllib.TOMLDecodeError: Invalid value (at end of document)',
  ],
  ["syntax", "Unclosed configuration block", "╷\n│ Error: Unclosed configuration block\n│ \n│   on main.tf line 1:\n╵"],
  ["environment", "unknown flag", "Error: unknown flag: --nope\nSee 'podman --help'"],
  [
    "environment",
    "existing package-lock.json",
    "npm error code EUSAGE\nnpm error\nnpm error The `npm ci` command can only install with an existing package-lock.json or\nnpm error npm-shrinkwrap.json with lockfileVersion >= 1.\nnpm error\nnpm error Usage:\nnpm error npm ci",
  ],
  ["unknown", "lua: no plan", "lua: no plan\nstack traceback:\n\t[C]: in function 'error'\n\ta.lua:1: in main chunk\n\t[C]: in ?"],
  ["data", "ExpatError", "xml.parsers.expat.ExpatError: syntax error: line 1, column 0"],
  ["data", "No valid patches", 'error: No valid patches in input (allow with "--allow-empty")'],
  [
    "authentication",
    "could not be verified",
    "gpg: the signature could not be verified.\nPlease remember that the signature file\nshould be the first file given on the command line.",
  ],
  ["unknown", "no plan", ";;; note: auto-compilation is enabled, set GUILE_AUTO_COMPILE=0\n/app/a.scm:1:16: no plan 3"],
];

test.each(ends)("%s: %s", (category, line, log) => {
  const found = explained(log);
  expect(found.category).toBe(category);
  expect(found.evidence[0]?.text).toContain(line);
});

test.each([
  [
    "with an item more",
    "expected [ 'ETIMEDOUT', 'ok' ], received [ 'ETIMEDOUT', 'ETIMEDOUT', 'ok' ]",
    "  [\n+   'ETIMEDOUT',\n    'ETIMEDOUT',\n    'ok'\n  ]",
  ],
  ["with an item less", "expected [ 'a', 'b' ], received [ 'b' ]", "  [\n-   'a',\n    'b'\n  ]"],
  ["with lines left out", "expected 31, received 30", "  {\n    a: 1,\n...\n      29,\n+     30\n-     31\n    ]\n  }"],
])("the cause of a difference %s has both values", (_, cause, difference) => {
  const head = "AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:\n+ actual - expected\n\n";
  expect(explained(`${head}${difference}\n${frames}\n\nNode.js v20.20.2`).rootCause).toContain(cause);
});

test("a failure of a test that is also a line of the log cites both", () => {
  const text = "a_test.go:3: double(3) = 6, want 7";
  const material = materialOf({ log: `--- FAIL: TestTotals (0.00s)\n    ${text}\nFAIL\nFAIL\tshop\t0.002s\nFAIL`, exitCode: 1 });
  const failed = { id: "e-0", ordinal: 0, testKey: "key", name: "TestTotals", filePath: null, flaky: false, message: text, trace: "" };
  const { evidence } = explainByRules({ ...material, tests: [failed] });
  expect(evidence).toContainEqual({ test: "e-0", name: "TestTotals", text });
  expect(evidence).toContainEqual({ line: 2, seq: 1, text });
});
