import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  [
    "Error: kiln 4 did not start.\nThis usually means that the port is in use (EADDRINUSE) or the license has expired.\n",
    "kiln 4 did not start",
  ],
  [
    "\nPush of the glaze failed.\n\nCommon problems:\n  1. You are not logged in: unauthorized: authentication required\n  2. The registry cannot be reached: no such host\n",
    "Push of the glaze failed",
  ],
  [
    "Upload failed. Possible causes:\n - the disk is full (No space left on device)\n - you are not logged in (401 Unauthorized)\n",
    "Upload failed",
  ],
])("what might be wrong is not the cause: %s", (log, error) => {
  const { confidence, evidence } = explain(log);
  expect(confidence).toBeLessThan(0.5);
  expect(evidence[0]?.text).toContain(error);
});

const traceback = 'Traceback (most recent call last):\n  File "/app/kiln.py", line 5, in <module>\n    load()\n';

test.each([
  [
    "SQLAlchemy",
    "connection-refused",
    'sqlalchemy.exc.OperationalError: (psycopg2.OperationalError) connection to server at "127.0.0.1", port 15998 failed: Connection refused\n\tIs the server running on that host and accepting TCP/IP connections?\n\n(Background on this error at: https://sqlalche.me/e/21/e3q8)\n',
  ],
  [
    "pydantic",
    "data",
    "pydantic_core._pydantic_core.ValidationError: 1 validation error for Kiln\nheat\n  Input should be a valid integer [type=int_parsing, input_value='hot', input_type=str]\n    For further information visit https://errors.pydantic.dev/2.13/v/int_parsing\n",
  ],
  [
    "PyYAML",
    "data",
    'yaml.parser.ParserError: while parsing a block mapping\n  in "kiln.yaml", line 1, column 1\nexpected <block end>, but found \'<block mapping start>\'\n  in "kiln.yaml", line 3, column 2\n',
  ],
  ["psycopg2", "data", 'psycopg2.errors.UndefinedColumn: column "heet" does not exist\nLINE 1: select heet from kilns\n               ^\n'],
])("lines that %s adds to its message do not make it uncertain", (_library, category, error) => {
  const found = explain(traceback + error);
  expect(found).toMatchObject({ category });
  expect(found.confidence).toBeGreaterThanOrEqual(0.5);
  expect(found.rootCause).not.toContain("not certain");
});

test("other words below an error of Python still make it uncertain", () => {
  const log = `${traceback}ValueError: kiln 7 has no owner\nchecking the other kilns\n2 kilns have no owner\n`;
  expect(explain(log).confidence).toBeLessThan(0.5);
});

test("what gmake says of other jobs does not hide the error of the compiler", () => {
  const log =
    "add.c:2:2: error: expected ‘,’ or ‘;’ before ‘return’\n    2 |  return c; }\n      |  ^~~~~~\ngmake[2]: *** [CMakeFiles/a.dir/build.make:90: add.c.o] Error 1\ngmake[2]: *** Waiting for unfinished jobs....\ngmake: *** [Makefile:91: all] Error 2\n";
  const { category, evidence } = explain(log, 2);
  expect(category).toBe("syntax");
  expect(evidence[0]?.text).toContain("add.c:2:2: error");
});

test("notes about candidates are not the error of the compiler", () => {
  const log =
    "In file included from /usr/include/c++/12/algorithm:60,\n                 from a.cpp:1:\na.cpp:3:64: error: no matching function for call to ‘max(int&, double&)’\n/usr/include/c++/12/bits/stl_algobase.h:254:5: note: candidate: ‘max(const _Tp&, const _Tp&)’\na.cpp:3:64: note:   mismatched types ‘std::initializer_list<_Tp>’ and ‘int’\n";
  const { category, evidence } = explain(log);
  expect(category).toBe("syntax");
  expect(evidence[0]?.text).toContain("no matching function");
});

test.each([
  "F401 [*] `os` imported but unused\n --> app.py:1:8\n  |\n1 | import os\n  |        ^^\n\nFound 1 error.\n[*] 1 fixable with the `--fix` option.\n",
  "invalid-syntax: Expected `)`, found newline\n --> a.py:1:8\n  |\n1 | def f(:\n  |        ^\n\nFound 1 error.\n",
  'error: Expected ")" but found ";"\n    at /app/a.ts:1:17\n',
])("a finding of Ruff or Bun is syntax: %s", (log) => {
  const { category, evidence } = explain(log);
  expect(category).toBe("syntax");
  expect(evidence[0]?.text).toBe(log.split("\n")[0]);
});

test("a line that begins with a number is shown if there is no other", () => {
  expect(explain("1: B6 Body message is missing\n").evidence[0]?.text).toContain("Body message is missing");
});
