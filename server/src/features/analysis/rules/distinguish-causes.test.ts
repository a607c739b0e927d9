import { describe, expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

const python = (code: string, error: string, file = "/app/plan.py") =>
  `Traceback (most recent call last):\n  File "/app/main.py", line 9, in <module>\n    main()\n  File "${file}", line 4, in main\n    ${code}\n${error}\n`;
const node = (error: string, frames: string) =>
  `node:fs:441\n    throw err;\n    ^\n\n${error}\n${frames}\n    at main (/app/main.mjs:3:5)\n\nNode.js v22.1.0\n`;

/** docs/analysis.md states each of them. */
test.each([
  [
    "a pattern of Perl that did not match",
    "assertion",
    "#   Failed test 'dies'\n#   at t/a.t line 3.\n#                   'quota\n# '\n#     doesn't match '(?^:Connection refused)'\n# Looks like you failed 1 test of 1.\n",
  ],
  [
    "a pattern of Perl that matched",
    "assertion",
    "#   Failed test 'writes'\n#   at t/a.t line 3.\n#                   'write: No space left on device'\n#           matches '(?^:No space left)'\n# Looks like you failed 1 test of 1.\n",
  ],
  [
    "a test of AVA that had not ended",
    "timeout",
    "  1 tests were pending in t.test.mjs\n\n  ◌ answers connect ECONNREFUSED 127.0.0.1:5432\n\n  Timed out while running tests\n",
  ],
  [
    "a rejection with another message",
    "assertion",
    'FAIL ./a.test.js\n  ● refuses\n\n    expect(received).rejects.toMatchObject()\n\n    - Expected  - 1\n    + Received  + 1\n\n      Object {\n    -   "message": "ENOSPC: no space left on device, write",\n    +   "message": "quota",\n      }\n\n      at Object.toMatchObject (a.test.js:2:60)\n\nTests:       1 failed, 1 total\n',
  ],
  ["a missing key of any form", "data", python("return plan['B']", "KeyError: 'B'")],
  ["a missing key that is a number", "data", python("return rows[17]", "KeyError: 17")],
  ["a missing key of several values", "data", python("return prices['EUR', 2]", "KeyError: ('EUR', 2)")],
  ["a missing key in capitals", "data", python("return rates['CARD_FEE']", "KeyError: 'CARD_FEE'")],
  ["a missing variable", "environment", python("os.environ['SHOP_DSN']", "KeyError: 'SHOP_DSN'").replace("/app/plan.py", "<frozen os>")],
  ["an index out of range", "exception", python("return rows[9]", "IndexError: list index out of range")],
  [
    "a fixture that does not exist",
    "data",
    node("Error: ENOENT: no such file or directory, open 'fixtures/orders.json'", "    at Object.readFileSync (node:fs:441:20)"),
  ],
  [
    "a file that cannot be written",
    "environment",
    node("Error: ENOENT: no such file or directory, open '/proc/export.csv'", "    at Object.writeFileSync (node:fs:2413:20)"),
  ],
  [
    "a file that Python cannot write",
    "environment",
    python("open('/nope/data/out.csv', 'w')", "FileNotFoundError: [Errno 2] No such file or directory: '/nope/data/out.csv'"),
  ],
  ["a wrong format", "data", 'Error: price is not a number: "12,50"\n    at parse (/app/price.mjs:2:9)\n    at /app/main.mjs:4:1\n'],
  ["a date in a wrong format", "data", "loading prices\nError: cannot parse '31.02.2026' as a date\n"],
  [
    "a fixture without rows",
    "data",
    '1 failing\n\n  1) stock\n       "before all" hook:\n     Error: seed file seeds/warehouse.sql has no rows\n      at Context.<anonymous> (stock.spec.js:4:11)\n',
  ],
  ["a threshold", "assertion", "PASS home: 120 ms (budget 300 ms)\nFAIL search: 412 ms (budget 300 ms)\n"],
  ["a threshold in words", "assertion", "bundle: 912 kB exceeds the budget of 500 kB\n"],
  ["a check with a rule", "assertion", "check 1 ok\ncheck 2 FAIL: balance is -5, must not be negative\n"],
  [
    "a mark with values",
    "assertion",
    "(node:12) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.\n✓ cart\n✗ stock: expected 5 items, found 4\n",
  ],
  [
    "a test of tape that never ends",
    "exception",
    "TAP version 13\n# waits\nnot ok 1 test exited without ending: waits\n  ---\n    operator: fail\n    at: process.<anonymous> (/app/node_modules/tape/index.js:94:23)\n  ...\n\n1..1\n# tests 1\n# pass  0\n# fail  1\n",
  ],
] as const)("%s is %s", (_, category, log) => {
  expect(explain(log)).toMatchObject({ category });
});

test("a point of TAP with `found` and `wanted` names its values", () => {
  const log =
    "TAP version 14\n1..1\nnot ok 1 - coins\n  ---\n  message: 'coin total differs'\n  severity: fail\n  found: 311\n  wanted: 312\n  ...\n";
  expect(explain(log)).toMatchObject({ category: "assertion", rootCause: expect.stringContaining("expected 312, received 311") });
});

test.each([
  [
    "in front of the error with a stack",
    "exception",
    "Cannot read properties",
    "cleanup after failure: disconnecting\nError: Redis connection lost: ECONNRESET\nTypeError: Cannot read properties of undefined (reading 'push')\n    at add (file:///app/main.mjs:1:20)\n    at file:///app/main.mjs:5:1\n",
  ],
  [
    "behind the error",
    "data",
    'column "vat"',
    'psql:migrations/0042.sql:3: ERROR:  column "vat" of relation "invoice" already exists\npsql: closing; could not send cancel request: Connection refused\n',
  ],
] as const)("an error of cleaning up is not the cause, %s", (_, category, words, log) => {
  expect(explain(log, 3)).toMatchObject({ category, rootCause: expect.stringContaining(words) });
});

test("an error of cleaning up is the cause if there is no other one", () => {
  expect(explain("all done\nshutting down: connect ECONNREFUSED 127.0.0.1:6379\n").category).toBe("connection-refused");
});

test("a report without a failure says that nothing shows why the runner failed", () => {
  const counts = { total: 1, passed: 1, failed: 0, skipped: 0, flaky: 0, quarantined: 0 };
  const { category, summary, rootCause } = explainByRules({ ...materialOf({ log: "", exitCode: 1 }), counts });
  expect([category, summary]).toEqual(["unknown", expect.stringContaining("no test failed, and nothing shows why")]);
  expect(rootCause).toBe("All tests passed, but the runner ended with exit code 1. The report does not show why.");
});

const refused = "curl: (7) Failed to connect to 127.0.0.1 port 5999 after 0 ms: Couldn't connect to server\n";

test.each([
  [
    "Python",
    'Traceback (most recent call last):\n  File "/app/at.py", line 4, in <module>\n    rate(3)\n  File "/app/at.py", line 3, in rate\n    def rate(a): return a/0\n                        ~^~\nZeroDivisionError: division by zero\nError: could not close the session: Connection refused\n',
    "ZeroDivisionError",
  ],
  [
    "Perl",
    `Can't call method "flush_all" on an undefined value at at.pl line 2.\ncould not close the session: Connection refused\n`,
    "flush_all",
  ],
  [
    "Ruby",
    "could not close the session: Connection refused\nt.rb:2:in `go': undefined method `flush_all' for nil:NilClass (NoMethodError)\n\ndef go(x) x.flush_all end\n           ^^^^^^^^^^\n\tfrom t.rb:3:in `<main>'\n",
    "flush_all",
  ],
  [
    "Ruby, whose output is written last",
    "metrics not sent: connection refused\na.rb:5:in `<main>': undefined method `total' for nil:NilClass (NoMethodError)\n\norders.total\n      ^^^^^^\nreading orders\nreading the prices of 3 shops\n",
    "NoMethodError",
  ],
  [
    "Ruby, in several lines above its error",
    "metrics not sent: connection refused\nclosing the journal\nclosing the cache\nclosing the files\nremoving the lock\na.rb:5:in `<main>': undefined method `total' for nil:NilClass (NoMethodError)\n\norders.total\n      ^^^^^^\n",
    "NoMethodError",
  ],
  [
    "Ruby, behind its error",
    "a.rb:5:in `<main>': undefined method `total' for nil:NilClass (NoMethodError)\n\no.total\n ^^^^^^\ncleanup: connection refused\n",
    "NoMethodError",
  ],
  [
    "PHP, after a step that failed before it",
    `${refused.repeat(3)}using the cache\nPHP Fatal error:  Uncaught JsonException: Syntax error in /w/a.php:1\nStack trace:\n#0 /w/a.php(1): json_decode()\n#1 {main}\n  thrown in /w/a.php on line 1\n`,
    "JsonException",
  ],
  [
    "Lua, after a step that failed before it",
    `${refused.repeat(3)}using the cache\nlua5.4: (command line):1: attempt to index a nil value (local 's')\nstack traceback:\n\t(command line):1: in main chunk\n\t[C]: in ?\n`,
    "attempt to index",
  ],
])("what a program of %s says at its exit is not surely the cause, and its own error comes first", (_language, log, error) => {
  const { confidence, evidence } = explain(log);
  expect(confidence).toBeLessThan(0.5);
  expect(evidence[0]?.text).toContain(error);
});

test("a warning of Perl above the last error is not the error that ended the program", () => {
  const log =
    "Use of uninitialized value $x in addition at t.pl line 3.\nconnect to db.example.com:5432: Connection refused at t.pl line 9.\n";
  expect(explain(log, 255).rootCause).toContain("Connection refused");
});

test("a compiler's warning and note are not shown instead of its error", () => {
  const log =
    "connection refused: none\ngcc -Wall a.c -o a\na.c: In function 'main':\na.c:2:60: error: 'y' undeclared (first use in this function)\n    2 | int main(void){ int timeout_exceeded=1; return y; }\n      |                                                ^\na.c:2:60: note: each undeclared identifier is reported only once for each function it appears in\na.c:2:21: warning: unused variable 'timeout_exceeded' [-Wunused-variable]\n    2 | int main(void){ int timeout_exceeded=1; return y; }\n      |                     ^~~~~~~~~~~~~~~~\nmake: *** [Makefile:3: all] Error 1\n";
  expect(explain(log, 2).evidence[0]?.text).toBe("a.c:2:60: error: 'y' undeclared (first use in this function)");
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'timeout')",
  "TypeError: Cannot destructure property 'timeout' of 'o' as it is undefined.",
  "TypeError: config.timeout is not a function",
  "ReferenceError: timeout is not defined",
  "ReferenceError: Cannot access 'timeout' before initialization",
  "NameError: name 'timeout' is not defined",
  "TypeError: f() got an unexpected keyword argument 'timeout'",
  "TypeError: timeout() takes 1 positional argument but 2 were given",
  "java.lang.IllegalArgumentException: timeout must be positive",
  "TypeError: Cannot read properties of undefined (reading 'unauthorized')",
  "TypeError: Cannot read properties of undefined (reading 'segfault')",
  "host timeout-1.example.net  up 14 d\ndenied.example.net runs release 8, its neighbours run release 9",
  "permission_denied_total: 17\nunauthorizedUsers: 4\npermission_denied_total went down since yesterday, counters only go up",
])("a name in the code is no cause: %s", (error) => {
  expect(["exception", "unknown"]).toContain(explain(`${error}\n`, 1).category);
});

test("the name of a setting is no cause, but what is wrong with it", () => {
  const error = 'Error: Invalid configuration: timeout must be a number, got "5s"';
  expect(["exception", "unknown", "syntax", "environment", "data"]).toContain(explain(`${error}\n`, 1).category);
});

test.each([
  ["syntax", 'psql:001_init.sql:3: ERROR:  syntax error at or near "TABEL"'],
  ["network", "curl: (60) SSL certificate problem: unable to get local issuer certificate"],
  ["environment", "Web server failed to start. Port 8080 was already in use."],
  ["timeout", "Error: Timeout of 5000 ms exceeded while waiting for the server"],
])("%s: %s", (category, error) => {
  expect(explain(`${error}\n`, 1).category).toBe(category);
});

test("the first evidence of an error of Node is its message, not one of its properties", () => {
  const log =
    "node:events:502\n      throw er; // Unhandled 'error' event\n      ^\n\nError: listen EADDRINUSE: address already in use :::8124\n    at Server.listen (node:net:2067:7)\nEmitted 'error' event on Server instance at:\n    at emitErrorNT (node:net:1944:8) {\n  code: 'EADDRINUSE',\n  errno: -98,\n  syscall: 'listen'\n}\n\nNode.js v20.20.2\n";
  expect(explain(log, 1).evidence[0]?.text).toBe("Error: listen EADDRINUSE: address already in use :::8124");
});

test("an error of a destructor of Python is not the one that ended the program", () => {
  const log =
    'Traceback (most recent call last):\n  File "/builds/etl/load.py", line 17, in main\n    when = date.fromisoformat(row["booked"])\nValueError: Invalid isoformat string: \'31.11.2026\'\nException ignored in: <function Pool.__del__ at 0x7f6a1c0f2a20>\nTraceback (most recent call last):\n  File "/builds/etl/pool.py", line 51, in __del__\n    self.sock.shutdown(2)\nOSError: [Errno 107] Transport endpoint is not connected\n';
  const { category, evidence } = explain(log, 1);
  expect(["data", "unknown"]).toContain(category);
  expect(evidence[0]?.text).toContain("Invalid isoformat string");
});

test("an error of a destructor of Python does not hide the error below it that ended the program", () => {
  const log =
    'Exception ignored in: <function Pool.__del__ at 0x7f6a1c0f2a20>\nTraceback (most recent call last):\n  File "/builds/etl/pool.py", line 51, in __del__\n    self.sock.shutdown(2)\nOSError: [Errno 107] Transport endpoint is not connected\nread 12 rows\nTraceback (most recent call last):\n  File "/builds/etl/load.py", line 17, in <module>\n    when = date.fromisoformat(row["booked"])\nValueError: Invalid isoformat string: \'31.11.2026\'\n';
  const { category, evidence } = explain(log, 1);
  expect(category).toBe("data");
  expect(evidence[0]?.text).toContain("Invalid isoformat string");
});

test("the last line of a job of Jenkins is no failed assertion", () => {
  const log =
    "aws: An error occurred (AccessDenied) when calling the PutObject operation: User: arn:aws:iam::111122223333:user/ci is not authorized to perform: s3:PutObject\nupload failed\n[Pipeline] End of Pipeline\nERROR: script returned exit code 1\nFinished: FAILURE\n";
  expect(explain(log, 1).category).toBe("authentication");
});

test("the name of a test that a script reports as passed is not the cause", () => {
  const log = "Test \"ENOTFOUND\" ok\nError: EACCES: permission denied, open '/var/lib/shop/lock'\n    at open (node:fs:1:1)\n";
  expect(["environment", "unknown"]).toContain(explain(log).category);
  expect(explain(log).evidence[0]?.text).toContain("EACCES");
});

test("GitLab's after_script does not explain why the job failed", () => {
  const log =
    "$ twine upload dist/*\nERROR    HTTPError: 403 Forbidden from https://pypi.example.org/legacy/\n         Invalid or non-existent authentication information.\nRunning after_script\n$ docker rm -f pypi-proxy\ndocker: command not found\nWARNING: after_script failed, but job will continue unaffected: exit code 1\nERROR: Job failed: exit code 1\n";
  expect(explain(log, 1).category).toBe("authentication");
});

test.each([
  [
    "a library that a program can do without",
    "Could not load dynamic library 'libcudart.so.12'; dlerror: libcudart.so.12: cannot open shared object file: No such file or directory\nIgnore above cudart dlerror if you do not have a GPU set up on your machine.\nepoch 3/3 - loss nan\ntraining aborted, nothing saved\n",
  ],
  [
    "the title of a row",
    'checking dashboards\n  panel "OOM kills"            ok\n  panel "Connection refused"   drawn in two colours\n1 panel to be repainted\n',
  ],
])("%s is not the cause", (_, log) => {
  expect(explain(log, 1).category).toBe("unknown");
});

test("an error of Ruby at its exit is not the one that ended the program", () => {
  const log =
    "Uncaught exception during import: CSV::MalformedCSVError: Unclosed quoted field in line 88.\n/builds/crm/lib/import.rb:14:in `block in run'\n/builds/crm/bin/import:6:in `<main>'\nat_exit: could not release lock: Redis::CannotConnectError (Connection refused - connect(2) for 127.0.0.1:6379)\n";
  expect(explain(log, 1).category).toBe("data");
});

test("the names of a method and of a keyword of Ruby are no causes", () => {
  const log = "gate.rb:1:in `access_denied': missing keyword: :unauthorized (ArgumentError)\n\tfrom gate.rb:2:in `<main>'\n";
  expect(explain(log, 1).category).toBe("exception");
});

test.each([
  [
    "assertion",
    "the name of a snapshot",
    ' FAIL  src/err.test.ts > shows ECONNRESET\nError: Snapshot `shows ECONNRESET 1` mismatched\n\nExpected: ""socket hang up""\nReceived: ""timed out""\n\n ❯ src/err.test.ts:5:20\n\n Test Files  1 failed (1)\n      Tests  1 failed (1)\n',
  ],
  [
    "environment",
    "Terraform's version",
    'Initializing the backend...\n\nError: Unsupported Terraform Core version\n\n  on main.tf line 2, in terraform:\n   2:   required_version = ">= 99.0"\n\nThis configuration does not support Terraform version 1.11.4. To proceed,\neither choose another supported Terraform version or update this version\nconstraint.\n',
  ],
  [
    "dns",
    "an error that Terraform explains in paragraphs",
    'Initializing provider plugins...\n\nError: Failed to query available provider packages\n\nCould not retrieve the list of available versions for provider\nhost.invalid/a/b: Get "https://host.invalid/.well-known/terraform.json":\ndial tcp: lookup host.invalid on 10.0.0.2:53: no such host\n\nTo see which modules are currently depending on host.invalid/a/b and what\nversions are specified, run the following command:\n    terraform providers\n',
  ],
  ["syntax", "GHC", "[1 of 2] Compiling Cart ( src/Cart.hs, dist/Cart.o )\n\nsrc/Cart.hs:7:9: error: Variable not in scope: totl :: Int\n"],
  [
    "environment",
    "a reason below Gradle's heading",
    "FAILURE: Build failed with an exception.\n\n* What went wrong:\nCould not determine the dependencies of task ':app:compile'.\n> SDK location not found. Define a valid SDK location with an ANDROID_HOME environment variable.\n\nBUILD FAILED in 4s\n",
  ],
  [
    "environment",
    "advice of several lines",
    "ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.\n\nPlease set the JAVA_HOME variable in your environment to match the\nlocation of your Java installation.\n",
  ],
])("%s: %s", (category, _, log) => {
  expect(explain(log).category).toBe(category);
});

describe("a line that a structured log calls an error", () => {
  test("is the last statement of a program that handled an earlier error", () => {
    const { category, evidence } = explain(
      'level=error msg="connection refused" peer=cache\nlevel=info msg="cache off"\nlevel=error msg="digest differs" image=shop\nlevel=info msg="exiting"\n',
    );
    expect(category).toBe("unknown");
    expect(evidence[0]?.text).toContain("digest differs");
  });

  test.each([
    [
      "Python",
      "2026-11-27 10:00:00,000 ERROR cache - Connection refused: cache:6379",
      "2026-11-27 10:00:01,000 ERROR price - order 12 waits for its kiln",
      "2026-11-27 10:00:01,100 INFO main - shutdown",
    ],
    [
      "Serilog",
      "[10:00:00 ERR] Name or service not known (mail:25)",
      "[10:00:01 FTL] Ledger is not balanced: 80 against 82",
      "[10:00:01 INF] Stopped",
    ],
    [
      "logback",
      "ERROR s.Cache -- java.net.ConnectException: Connection refused",
      "ERROR s.Main -- checksum of batch 4 is wrong",
      "INFO s.Main -- Bye",
    ],
    ["syslog", "<3>cache: permission denied", "<3>shop: order 9 has two owners", "<6>shop: stopped"],
    [
      "Winston",
      'error: connect ECONNREFUSED 127.0.0.1:6379 {"service":"shop"}',
      'error: shelf 12 has no owner {"service":"shop"}',
      'info: bye {"service":"shop"}',
    ],
    [
      "logfmt, with totals",
      'level=error msg="lookup mail: no such host"',
      'level=error msg="totals differ: ledger 80, orders 82"',
      'level=info msg="exiting"',
    ],
  ])("of %s is the first evidence, also with other lines below it", (_, handled, last, end) => {
    const { category, evidence } = explain(`${handled}\nINFO main - running without it\n${last}\n${end}\n`);
    expect(category).toBe("unknown");
    expect(evidence[0]?.text).toContain(/[a-z]{4}.*/.exec(last)?.[0].slice(-20));
  });

  test("is the first evidence if nobody knows the cause", () => {
    const { category, evidence } = explain(
      'level=error msg="out of memory in worker 3, restarted"\nlevel=info msg="worker 3 restarted"\nlevel=error msg="balance check failed" expected=0 actual=-5\nlevel=info msg="shutdown complete"\n',
    );
    expect(category).toBe("unknown");
    expect(evidence[0]?.text).toContain("balance check failed");
  });

  test("is the cause if it names one", () => {
    const { category, confidence } = explain(
      '{"level":"error","msg":"connection refused","peer":"cache"}\n{"level":"info","msg":"using local cache"}\n{"level":"error","msg":"insert failed","error":"duplicate key value violates unique constraint"}\n',
    );
    expect([category, confidence <= 0.6]).toEqual(["data", true]);
  });
});

describe("of two errors of Python, one behind the other,", () => {
  const refused =
    'Traceback (most recent call last):\n  File "/ci/db.py", line 4, in connect\n    s.connect(address)\nConnectionRefusedError: [Errno 111] Connection refused\n';

  test("an error in the code that handles the first one is the cause", () => {
    const { category, evidence } = explain(
      `${refused}\nDuring handling of the above exception, another exception occurred:\n\n${python("self.logr.error('no db')", "AttributeError: 'App' object has no attribute 'logr'")}`,
    );
    expect(category).toBe("exception");
    expect(evidence[0]?.text).toContain("AttributeError");
  });

  test("nobody knows the cause if the last one is the program's own, which is the first evidence", () => {
    const { category, evidence } = explain(
      `${refused}\nDuring handling of the above exception, another exception occurred:\n\n${python("raise ValueError(text)", "ValueError: no price for sku 12")}`,
    );
    expect(category).toBe("unknown");
    expect(evidence[0]?.text).toContain("no price for sku 12");
  });

  test("the first one is the cause if the program says so", () => {
    const own = python('raise AppError("could not start the shop") from e', "db.AppError: could not start the shop");
    const { category, confidence } = explain(`${refused}\nThe above exception was the direct cause of the following exception:\n\n${own}`);
    expect(category).toBe("connection-refused");
    expect(confidence).toBeGreaterThan(0.5);
  });
});

test("the line because of which a run with exit code 0 failed is the evidence", () => {
  const log = "FAILURE: Build failed with an exception.\n* What went wrong:\nExecution failed for task ':test'.\nuploaded cache\n";
  const { evidence } = explainByRules({ ...materialOf({ log, exitCode: 0 }), declared: "FAILURE: Build failed with an exception." });
  expect(evidence[0]?.text).toBe("FAILURE: Build failed with an exception.");
});
