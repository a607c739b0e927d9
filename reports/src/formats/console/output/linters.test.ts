import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";
import { linterFinding } from "./linters.ts";

const read = (text: string) => collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
const passed = "..                 [100%]\n2 passed in 4.08s\n";

const shellcheck =
  "\nIn build.sh line 5:\ncd foo\n^----^ SC2164 (warning): Use 'cd ... || exit' or 'cd ... || return' in case cd fails.\n\nDid you mean: \ncd foo || exit\n\nFor more information:\n  https://www.shellcheck.net/wiki/SC2164 -- Use 'cd ... || exit' or 'cd ... |...\n";

/**
 * Ends of outputs of linters that exited with 1, whose exit code was lost. Run: ShellCheck, Prettier, Pyright, markdownlint, rustfmt. The
 * others are from documentation.
 */
const findings = [
  ["ShellCheck", shellcheck, "SC2164"],
  ["ShellCheck, gcc", "build.sh:5:1: warning: Use 'cd ... || exit' in case cd fails. [SC2164]\n", "SC2164"],
  [
    "Prettier",
    "Checking formatting...\n[warn] a.js\n[warn] Code style issues found in 2 files. Run Prettier with --write to fix.\n",
    "style issues",
  ],
  ["Pyright", '/ci/a.py\n  /ci/a.py:2:12 - error: Type "int" is not a str\n2 errors, 0 warnings, 0 informations \n', "2 errors"],
  ["markdownlint", 'a.md:7 MD032/blanks-around-lists Lists should be surrounded by blank lines [Context: "- b"]\n', "MD032"],
  ["rustfmt", "Diff in /ci/src/main.rs:1:\n-fn main(){ let x = 5; }\n+fn main() {\n+    let x = 5;\n+}\n", "Diff in"],
  [
    "mypy",
    "app.py:2: error: Incompatible return value type  [return-value]\nFound 1 error in 1 file (checked 1 source file)\n",
    "Found 1 error",
  ],
  ["flake8", "app/a.py:1:1: F401 'os' imported but unused\napp/b.py:12:80: E501 line length 91\n", "E501"],
  [
    "Ruff",
    "a.py:1:8: F401 [*] `os` imported but unused\n  |\n1 | import os\n  |        ^^ F401\n  |\n  = help: Remove it\n\nFound 1 error.\n[*] 1 fixable with the `--fix` option.\n",
    "Found 1 error",
  ],
  [
    "Pylint",
    "************* Module app\napp.py:3:4: E1101: Instance of X has no y member (no-member)\n\n-----\nYour code has been rated at 2.50/10\n",
    "E1101",
  ],
  ["Black", "would reformat app.py\n\nOh no!\n1 file would be reformatted, 3 files would be left unchanged.\n", "would be reformatted"],
  ["RuboCop", "Offenses:\n\na.rb:1:1: C: Style/X: y\n\n1 file inspected, 1 offense detected, 1 offense autocorrectable\n", "1 offense"],
  [
    "golangci-lint",
    "main.go:9:12: Error return value of `f.Close` is not checked (errcheck)\n\tdefer f.Close()\n\t             ^\n1 issues:\n* errcheck: 1\n",
    "1 issues",
  ],
  ["Hadolint", "Dockerfile:1 DL3006 warning: Always tag the version of an image explicitly\n", "DL3006"],
  ["oxlint", "Found 2 warnings and 1 error.\nFinished in 27ms on 1 file with 96 rules using 2 threads.\n", "1 error"],
] as const;

test.each(findings)("findings of %s are noted, and the run still passes", async (_, text, line) => {
  const { possibleFailure, doubt, tests } = await read(text);
  expect(possibleFailure).toContain(line);
  expect(doubt).toBeUndefined();
  expect(tests).toEqual([]);
});

test("findings behind the summary of tests are noted, and findings above it are not", async () => {
  for (const [name, text, line] of findings) {
    expect([name, (await read(`${passed}${text}`)).possibleFailure]).toEqual([name, expect.stringContaining(line)]);
    expect([name, (await read(`${text}${passed}`)).possibleFailure]).toEqual([name, undefined]);
  }
});

test.each([
  ["corrected offenses", "3 files inspected, 1 offense detected, 1 offense corrected\n"],
  ["what Ruff corrected", "Found 1 error (1 fixed, 0 remaining).\n"],
  ["warnings of oxlint", "Found 2 warnings and 0 errors.\nFinished in 27ms on 1 file with 96 rules using 2 threads.\n"],
  ["warnings in ESLint's format compact", "/app/a.js: line 3, col 7, Warning - Unexpected error handling. (no-error)\n\n1 problem\n"],
  ["warnings in ESLint's format unix", "/app/a.js:3:7: 'failed' is never used. [Warning/no-unused-vars]\n\n1 problem\n"],
  [
    "warnings in ESLint's format json",
    '[{"filePath":"/app/a.js","messages":[{"ruleId":"no-undef","severity":1,"message":"\'failed\' error"}],"errorCount":0,"fatalErrorCount":0,"warningCount":1}]\n',
  ],
  [
    "warnings of Spectral",
    "/app/api.yaml\n 1:1  warning  info-contact  missing error\n\n✖ 2 problems (0 errors, 2 warnings, 0 infos, 0 hints)\n",
  ],
  [
    "warnings of stylelint",
    'a.css\n  2:3  ⚠  Unexpected unknown property "colr"  property-no-unknown\n\n⚠ 1 problem (0 errors, 1 warning)\n',
  ],
  [
    "warnings of Pylint",
    "************* Module a\na.py:1:0: W0611: Unused import failed (unused-import)\n\n-----\nYour code has been rated at 8.00/10\n",
  ],
  ["warnings of yamllint", 'a.yaml\n  1:1       warning  missing document start "---"  (document-start)\n\n'],
  [
    "warnings of Next.js",
    "./pages/a.js\n3:7  Warning: React Hook useEffect has a missing dependency: 'failed'.  react-hooks/exhaustive-deps\n\ninfo  - Need to disable some ESLint rules?\n",
  ],
  [
    "warnings of svelte-check",
    "/app/a.svelte:3:5\nWarn: A11y: missing alt attribute (svelte)\n\nsvelte-check found 0 errors and 1 warning in 1 file\n",
  ],
  [
    "warnings of tflint",
    '1 issue(s) found:\n\nWarning: Missing version constraint for provider "aws" (terraform_required_providers)\n\n  on main.tf line 1:\n\n',
  ],
  ["a clean type check", "0 errors, 1 warning, 0 informations\n"],
  ["success of mypy", "Success: no issues found in 3 source files\n"],
  ["warnings of a compiler", "a.c:3:5: warning: unused variable x [-Wunused-variable]\n1 warning generated.\n"],
  ["warnings of C#", "Program.cs(3,5): warning CS0168: The variable 'x' is declared but never used\nBuild succeeded.\n"],
  ["reformatted files", "reformatted app.py\n1 file reformatted, 3 files left unchanged.\n"],
  ["a log with a place and a code", "server.js:14 GET /orders 200\nworker.go:12:3: took 14 ms (cached)\nmain.go:14: started (pid)\n"],
  ["findings before a check that passed", "a.py:1:8: F401 `os` imported but unused\nall checks passed\n"],
])("%s are not noted", async (_, text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

test("errors in ESLint's other formats are noted", async () => {
  const compact = "/app/a.js: line 1, col 1, Error - No. (x)\n/app/a.js: line 3, col 7, Warning - No. (y)\n\n2 problems\n";
  expect((await read(compact)).possibleFailure).toBe("2 problems");
  // An error of the parser has no rule, and its message may go on below.
  const unix = "a.js:1:5: Parsing error: Unexpected token [Error]\nb.js:3:1: 'x' is never used. [Warning/no-unused-vars]\n\n2 problems\n";
  expect((await read(unix)).possibleFailure).toBe("2 problems");
  const frame =
    "/app/a.js: line 1, col 5, Error - Parsing error: Unexpected token\n> 1 | let = 1\n    |     ^\n/app/b.js: line 3, col 7, Warning - No. (y)\n\n2 problems\n";
  expect((await read(frame)).possibleFailure).toBe("2 problems");
  expect(
    (await read('[{"errorCount":1,"message":"error"},{"errorCount":0,"warningCount":1,"message":"error"}]\n')).possibleFailure,
  ).toContain("errorCount");
});

test.each([
  [
    "npm's error with its options",
    `npm error code EUSAGE\nnpm error\nnpm error Usage:\n${"npm error   --foreground-scripts\nnpm error\n".repeat(30)}npm error A complete log of this run can be found in: /root/x.log\n`,
  ],
  [
    "npm's error alone",
    'npm error Missing script: "test:e2e"\nnpm error\nnpm error To see a list of scripts, run:\nnpm error   npm run\nnpm error A complete log of this run can be found in: /root/x.log\n',
  ],
  [
    "what pytest-timeout ended",
    '..\n+++++++++++++++++++++++++++++++++++ Timeout ++++++++++++++++++++++++++++++++++++\n~~~~ Stack of MainThread (140) ~~~~\n  File "a.py", line 3, in test_a\n+++++++++++++++++++++++++++++++++++ Timeout ++++++++++++++++++++++++++++++++++++\n',
  ],
  ["a wrong checksum", "a: FAILED\nsha256sum: WARNING: 1 computed checksum did NOT match\n"],
  ["a missing terminal", "tput: No value for $TERM and no -T specified\n"],
  ["a missing terminal after a set-up", "installing\ntput: No value for $TERM and no -T specified\n"],
])("%s fails the run although its exit code is lost", async (_, text) => {
  expect((await read(text)).doubt).toContain("The output says that the run failed");
});

test("a script without a terminal for its colors is not failed", async () => {
  const tput = "tput: No value for $TERM and no -T specified\n";
  for (const text of [`${tput}${tput}all checks passed\n`, `${tput}all checks passed\n${tput}`, `${tput}all checks passed\n`])
    expect((await read(text)).doubt).toBeUndefined();
});

test("an uncaught error of PHP is noted, also if its output was flushed behind it", async () => {
  const text =
    "PHP Fatal error:  Uncaught TypeError: x in /t/a.php:2\nStack trace:\n#0 {main}\n  thrown in /t/a.php on line 2\nrunning checks\n";
  expect((await read(text)).possibleFailure).toContain("Uncaught TypeError");
});

test.each([
  "PHP Fatal error:  Cannot redeclare ATest::testA() in /app/ATest.php on line 2",
  "Fatal error: Allowed memory size of 16777216 bytes exhausted (tried to allocate 2097152 bytes) in /app/T.php on line 1",
  'PHP Parse error:  syntax error, unexpected token "}" in /app/T.php on line 3',
])("what ends PHP is noted, with other output behind it: %s", async (error) => {
  expect((await read(`${error}\nok\n`)).possibleFailure).toBe(error);
});

test("an error of GCC is noted, also with its code, notes and warnings behind it", async () => {
  const text =
    "a.c: In function ‘main’:\na.c:1:24: error: expected ‘;’ before ‘}’ token\n    1 | int main(void){ return totl }\n      |                            ^\na.c:1:24: note: each undeclared identifier is reported only once for each function it appears in\na.c:2:1: warning: unused variable\n";
  expect((await read(text)).possibleFailure).toBe("a.c:1:24: error: expected ‘;’ before ‘}’ token");
});

test("no sample of a runner ends with findings", () => {
  const folder = join(import.meta.dirname, "../samples");
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(join(folder, file), "utf8").split("\n");
    expect([file, linterFinding(lines.filter((line) => line.trim() !== ""))]).toEqual([file, undefined]);
  }
});

test.each([
  [
    "Node, a syntax error",
    "/app/a.js:2\n\n\n\nSyntaxError: Unexpected end of input\n    at wrapSafe (node:internal/modules/cjs/loader:1464:18)\n\nNode.js v20.20.2\n",
    "SyntaxError: Unexpected end",
  ],
  [
    "Perl, a syntax error",
    'syntax error at a.pl line 1, near "= ;"\nExecution of a.pl aborted due to compilation errors.\n',
    "aborted due to compilation errors",
  ],
  [
    "a linker",
    "/usr/bin/ld: /tmp/cc1.o: in function `main':\na.c:(.text+0xe): undefined reference to `totl'\ncollect2: error: ld returned 1 exit status\n",
    "undefined reference",
  ],
  ["Ruby, an open string", "a.rb:1: unterminated string meets end of file\n", "unterminated string"],
  ["Lua", "lua: a.lua:1: unexpected symbol near '='\n", "unexpected symbol"],
  ["Ruby, a syntax error", "a.rb:1: syntax error, unexpected end-of-input\ndef (\n     ^\n", "a.rb:1: syntax error"],
  [
    "GCC",
    "a.c:1:24: error: ‘totl’ undeclared (first use in this function)\n    1 | int main(void){ return totl }\n      |                        ^~~~\n",
    "‘totl’ undeclared",
  ],
])("what ended a program before the next line of a script is noted: %s", async (_, text, error) => {
  for (const after of ["done", "tests ok", "Copied 3 files"]) expect((await read(`${text}${after}\n`)).possibleFailure).toContain(error);
  expect((await read(`${text}${passed}`)).possibleFailure).toBeUndefined();
});

test("what a passed test of Jest prints is not noted, whatever it looks like; what follows is", async () => {
  const text =
    "  console.error\n    FAIL src/a.test.js\n    2 failed, 3 passed\n    ERROR: exit code 1\n        at Object.<anonymous> (/a.js:1:1)\n\n      at Object.error (a.test.js:1:39)\n\nPASS ./a.test.js (6.236 s)\n  ✓ fails: Error 500 (124 ms)\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\nSnapshots:   0 total\nTime:        6.782 s\nRan all test suites.\n";
  expect((await read(text)).possibleFailure).toBeUndefined();
  const several = text.replaceAll(/^ {2}(?=.)/gm, "    ").replace(/^/, "PASS ./a.test.js\n  ● Console\n\n");
  expect((await read(several)).possibleFailure).toBeUndefined();
  expect((await read(`${text}checks: 2 failed, 3 passed\n`)).possibleFailure).toBe("checks: 2 failed, 3 passed");
});
