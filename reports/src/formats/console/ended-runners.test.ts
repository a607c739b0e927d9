import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const read = (text: string, files: Record<string, string> = {}) => collectFiles(files, { console: { text, isCut: false }, exitCode: 0 });

/** Output of real runs whose exit code was lost. */
test.each([
  [
    "cargo test, a test that aborts",
    "   Compiling shop v0.1.0 (/app)\n    Finished `test` profile [unoptimized + debuginfo] target(s) in 3.61s\n     Running unittests src/lib.rs (target/debug/deps/shop-507999230d6984fa)\n\nrunning 2 tests\nerror: test failed, to rerun pass `--lib`\n\nCaused by:\n  process didn't exit successfully: `/app/target/debug/deps/shop-507999230d6984fa` (signal: 6, SIGABRT: process abort signal)\n",
  ],
  [
    "cargo test -q, a test that aborts",
    "\nrunning 2 tests\n.error: test failed, to rerun pass `--lib`\n\nCaused by:\n  process didn't exit successfully: `/app/target/debug/deps/shop-507999230d6984fa --quiet` (signal: 6, SIGABRT: process abort signal)\n",
  ],
  [
    "cargo test, a test that leaves with 3",
    "    Finished `test` profile [unoptimized + debuginfo] target(s) in 0.17s\n     Running unittests src/lib.rs (target/debug/deps/shop-507999230d6984fa)\n\nrunning 2 tests\nerror: test failed, to rerun pass `--lib`\n\nCaused by:\n  process didn't exit successfully: `/app/target/debug/deps/shop-507999230d6984fa` (exit status: 3)\nnote: test exited abnormally; to see the full output pass --no-capture to the harness.\n",
  ],
  [
    "a Rust program that panics",
    "   Compiling shop v0.1.0 (/app)\n    Finished `dev` profile [unoptimized + debuginfo] target(s) in 1.14s\n     Running `target/debug/shop`\ncheck 1\n\nthread 'main' (23765) panicked at src/main.rs:1:76:\nindex out of bounds: the len is 0 but the index is 1\nnote: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace.\n",
  ],
  [
    "a Node program that throws behind its dots",
    "../app/n.js:1\nprocess.stdout.write('.'); process.stdout.write('.'); setTimeout(() => { throw new Error('no database') }, 5)\n                                                                         ^\n\nError: no database\n    at Timeout._onTimeout (/app/n.js:1:80)\n    at listOnTimeout (node:internal/timers:581:17)\n    at process.processTimers (node:internal/timers:519:7)\n\nNode.js v20.20.2\n",
  ],
  [
    "Mocha, a throw behind its dot",
    "\n\n  ./app/test/a.js:1\ndescribe('shop', () => { it('adds', () => {}); it('pays', () => { process.nextTick(() => { process.removeAllListeners('uncaughtException'); throw new Error('no database') }); return new Promise(r => setTimeout(r, 50)) }) });\n                                                                                                                                            ^\n\nError: no database\n    at /app/test/a.js:1:147\n    at process.processTicksAndRejections (node:internal/process/task_queues:77:11)\n\nNode.js v20.20.2\n",
  ],
  [
    "Mocha, a throw after the last test",
    "\n\n  ..\n\n  2 passing (25ms)\n\n/app/node_modules/mocha/lib/runner.js:1120\n    throw err;\n    ^\n\nError: late leak\n    at Timeout._onTimeout (/app/test/a.js:1:136)\n    at listOnTimeout (node:internal/timers:581:17)\n    at process.processTimers (node:internal/timers:519:7)\n\nNode.js v20.20.2\n",
  ],
  [
    "minitest, an error in after_run",
    "Run options: --seed 39938\n\n# Running:\n\n.mt.rb:5:in `block in <main>': leaked connection (RuntimeError)\n\tfrom /usr/share/gems/minitest-5.17.0/lib/minitest.rb:79:in `reverse_each'\n\tfrom /usr/share/gems/minitest-5.17.0/lib/minitest.rb:79:in `block (2 levels) in autorun'\n\n\nFinished in 0.005136s, 194.7128 runs/s, 194.7128 assertions/s.\n\n1 runs, 1 assertions, 0 failures, 0 errors, 0 skips\n",
  ],
  [
    "prove, a file that is missing, said last",
    "t/a.t ........ ok\nAll tests successful.\nFiles=1, Tests=1,  1 wallclock secs ( 0.01 usr  0.01 sys +  0.03 cusr  0.01 csys =  0.06 CPU)\nResult: PASS\nCannot detect source of 't/missing.t'! at /usr/share/perl/5.36/TAP/Parser/IteratorFactory.pm line 256.\n",
  ],
  [
    "prove, a file that is missing, said first",
    "Cannot detect source of 't/missing.t'! at /usr/share/perl/5.36/TAP/Parser/IteratorFactory.pm line 256.\nt/a.t ........ ok\nAll tests successful.\nFiles=1, Tests=1,  1 wallclock secs ( 0.01 usr  0.01 sys +  0.03 cusr  0.01 csys =  0.06 CPU)\nResult: PASS\n",
  ],
  [
    "pytest, nothing collected",
    "============================= test session starts ==============================\nplatform linux -- Python 3.11.2, pytest-7.2.1, pluggy-1.0.0+repack\nrootdir: /app\nplugins: cov-4.0.0, rerunfailures-10.2, asyncio-0.20.3, timeout-2.1.0, xdist-3.1.0\nasyncio: mode=Mode.STRICT\ncollected 0 items\n\n============================ no tests ran in 0.26s =============================\n",
  ],
  ["pytest -q, nothing collected", "\nno tests ran in 0.01s\n"],
  [
    "pytest, all deselected",
    "============================= test session starts ==============================\ncollected 3 items / 3 deselected / 0 selected\n\n============================ 3 deselected in 0.01s =============================\n",
  ],
  ["a killed one-liner", 'bash: line 1: 10524 Killed                  python3 -c "import os,signal; os.kill(os.getpid(),9)"\n'],
  [
    "a killed one-liner, the script continued",
    "working\ns.sh: line 1: 10990 Killed                  python3 -c \"import os,signal; print('working'); os.kill(os.getpid(),9)\"\nnext\n",
  ],
  ["a killed test program", "ok 3 pages\nrun.sh: line 2:    71 Killed                  ./run-tests --all\n"],
  ["a killed program of another shell", "working\nKilled\nnext\n"],
  ["a segmentation fault", "working\nSegmentation fault (core dumped)\n"],
  ["an abort", "working\nAborted\n"],
  ["a program that was terminated", "working\nTerminated\n"],
  ["a runner that was terminated", ".....run.sh: line 2:    71 Terminated              pytest -q\n"],
])("%s: a run that was ended has not passed", async (_, text) => {
  const { tests, counts, doubt } = await read(text);
  expect(doubt).toBeDefined();
  expect(tests.filter(({ status }) => status === "passed")).toHaveLength(counts ? 0 : tests.length);
});

test.each([
  ["a service that was stopped", "all 3 pages passed\nTerminated\n"],
  ["a service that was stopped by name", "pages are fine\nrun.sh: line 4:    71 Terminated              node server.js\n"],
  ["a service that was killed", "pages are fine\nrun.sh: line 4:    71 Killed                  ./server --port 80\n"],
])("%s leaves a note, because it may have been the tests", async (_, text) => {
  expect(await read(text)).toMatchObject({ doubt: undefined, possibleFailure: expect.stringMatching(/Killed|Terminated/) });
});

test("two deselected groups before tests that passed are no failure", async () => {
  const text = "===== 3 deselected in 0.01s =====\n===== 2 passed in 0.02s =====\n";
  expect((await read(text)).doubt).toBeUndefined();
});

/** Real: Vitest 4 with tests that print what failures of eight other programs look like. */
const vitest = readFileSync(new URL("./printed/vitest.txt", import.meta.url), "utf8");

test("what the tests of a passing Vitest run print is no failure", async () => {
  expect(await read(vitest)).toMatchObject({
    tests: [],
    counts: { runner: "Vitest", passed: 4, failed: 0 },
    doubt: undefined,
    possibleFailure: undefined,
  });
});

test("a failure before, after and inside of such a run still counts", async () => {
  const go = "--- FAIL: TestX (0.00s)\nFAIL\nFAIL\texample.com/x\t0.01s\n";
  for (const text of [go + vitest, vitest + go]) expect((await read(text)).tests).toMatchObject([{ name: "TestX", status: "failed" }]);
  const failing = vitest.replace("2 passed (2)", "1 failed | 1 passed (2)").replace("4 passed (4)", "1 failed | 3 passed (4)");
  expect((await read(failing)).tests.length).toBeGreaterThan(0);
  // Without its summary, nothing says that the tests passed.
  expect((await read(vitest.split(" Test Files")[0] ?? "")).doubt ?? "").toContain("Vitest");
});

test("what the tests of a passing Jest run print is no failure", async () => {
  const text = `PASS ./a.test.js\n  console.log\n      1 passing (3ms)\n      1 failing\n\n      at Object.log (a.test.js:1:1)\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\n`;
  expect((await read(text)).counts).toMatchObject({ runner: "Jest", passed: 1, failed: 0 });
});

const traceback = 'Traceback (most recent call last):\n  File "/app/seed.py", line 3, in <module>\n    connect()\n';

test.each([
  [
    "psycopg2",
    `${traceback}psycopg2.OperationalError: connection to server at "db" (10.0.0.3), port 5432 failed: Connection refused\n\tIs the server running on that host and accepting TCP/IP connections?\n`,
  ],
  [
    "SQLAlchemy",
    `${traceback}sqlalchemy.exc.ProgrammingError: (psycopg2.errors.UndefinedTable) relation "orders" does not exist\nLINE 1: SELECT * FROM orders\n                      ^\n\n[SQL: SELECT * FROM orders]\n(Background on this error at: https://sqlalche.me/e/20/f405)\n`,
  ],
  ["PyYAML", `${traceback}yaml.scanner.ScannerError: mapping values are not allowed here\n  in "c.yml", line 1, column 5\n`],
  [
    "pydantic",
    `${traceback}pydantic_core._pydantic_core.ValidationError: 1 validation error for Order\nprice\n  Field required [type=missing, input_value={}, input_type=dict]\n    For further information visit https://errors.pydantic.dev/2.5/v/missing\n`,
  ],
])("an error of %s whose message has several lines ended the program", async (_, text) => {
  expect((await read(`migrating\n${text}`)).doubt).toMatch(/(?:OperationalError|ProgrammingError|ScannerError|ValidationError): /);
});

test.each([
  ["a message of several lines", `${traceback}ValueError: bad row\nrow 3 is empty\n`],
  [
    "Ruby's output behind its error",
    "seed.rb:2:in `initialize': Failed to open TCP connection to 127.0.0.1:9 (Errno::ECONNREFUSED)\n\tfrom seed.rb:2:in `<main>'\nmigrating\n",
  ],
  ["the linker", "building\ncollect2: error: ld returned 1 exit status\n"],
  ["a compiler", "A.java:1: error: incompatible types: String cannot be converted to int\n1 error\n"],
  ["a compiler, the script continued", "A.java:1: error: incompatible types: String cannot be converted to int\n1 error\ncompiled\n"],
  ["ld, the script continued", "ld: b.o: in function `main':\nb.c:(.text+0x5): undefined reference to `g'\nlinked\n"],
  ["ld without its library, the script continued", "/usr/bin/x86_64-linux-gnu-ld: cannot find -lgone: No such file or directory\nlinked\n"],
  [
    "ld with a name twice, the script continued",
    "ld: b.o: in function `main':\nb.c:(.text+0x0): multiple definition of `main'; a.o:a.c:(.text+0x0): first defined here\nlinked\n",
  ],
  ["the assembler, the script continued", "x.s: Assembler messages:\nx.s:1: Error: bad register name `%foo'\nassembled\n"],
  ["ar, the script continued", "ar: nofile.a: No such file or directory\npacked\n"],
  ["a tool of the shell", "writing\ncat: write error: No space left on device\n"],
])("what may have ended the program leaves a note: %s", async (_, text) => {
  expect(await read(text)).toMatchObject({ doubt: undefined, possibleFailure: expect.any(String) });
});

test.each([
  ["a linker that warns", "ld: warning: cannot find entry symbol _start; defaulting to 0000000000401000\nlinked\n"],
  ["a new archive", "ar: creating lib.a\npacked\n"],
  [
    "a linker that notes",
    "/usr/bin/ld: warning: a.o: missing .note.GNU-stack section implies executable stack\n/usr/bin/ld: NOTE: This behaviour is deprecated and will be removed in a future version of the linker\nbuilt\n",
  ],
  ["a linker that skips", "/usr/bin/ld: skipping incompatible /usr/lib32/libm.so when searching for -lm\nbuilt\n"],
  ["a linker that tells its mode", "ld: mode elf_x86_64\nbuilt\n"],
])("no note of %s", async (_, text) => {
  expect(await read(text)).toMatchObject({ doubt: undefined, possibleFailure: undefined });
});

/** Real: Vitest 3 with a test that prints what Vitest's own end of a failed run looks like. */
const printedEnd = (ownLine: string, end: string) =>
  `\n RUN  v3.2.7 /app\n\nstdout | a.test.js > a\n Test Files  1 failed (1)\n      Tests  2 failed (2)\n\n${ownLine}\n\n${end}   Start at  03:33:30\n   Duration  2.36s\n\n`;

test.each([
  ["default", " ✓ a.test.js (1 test) 6ms\n ✓ b.test.js (1 test) 14ms"],
  ["verbose", " ✓ a.test.js > a 12ms"],
  ["dot", "··"],
])("the end of a failed run that a test of Vitest prints is no failure (%s)", async (_, ownLine) => {
  const passed = " Test Files  2 passed (2)\n      Tests  2 passed (2)\n";
  const found = await read(printedEnd(ownLine, passed));
  expect(found.doubt).toBeUndefined();
  expect(found.possibleFailure).toBeUndefined();
  expect(found.counts?.failed ?? 0).toBe(0);
  expect(found.tests.filter(({ status }) => status === "failed")).toEqual([]);
  const failed = await read(printedEnd(ownLine, " Test Files  1 failed | 1 passed (2)\n      Tests  1 failed | 1 passed (2)\n"));
  expect(failed.doubt !== undefined || (failed.counts?.failed ?? 0) > 0 || failed.tests.some(({ status }) => status === "failed")).toBe(
    true,
  );
  // The next run's end is not this one's.
  const both = await read(
    printedEnd(ownLine, " Test Files  1 failed | 1 passed (2)\n      Tests  1 failed | 1 passed (2)\n") + printedEnd(ownLine, passed),
  );
  expect(both.doubt !== undefined || (both.counts?.failed ?? 0) > 0 || both.tests.some(({ status }) => status === "failed")).toBe(true);
});

test("Vitest's end of a failed run that a test of Jest prints is no failure, with several files too", async () => {
  const text =
    "PASS ./a.test.js\n  ● Console\n\n    console.log\n       Test Files  1 failed (1)\n            Tests  2 failed (2)\n\n      at Object.log (a.test.js:2:11)\n\nPASS ./b.test.js\n\nTest Suites: 2 passed, 2 total\nTests:       2 passed, 2 total\nSnapshots:   0 total\nTime:        3.979 s\nRan all test suites.\n";
  expect(await read(text)).toMatchObject({
    doubt: undefined,
    possibleFailure: undefined,
    counts: { runner: "Jest", passed: 2, failed: 0 },
  });
});

test("words of Jest that a passing test of node:test prints are no failure", async () => {
  const jest = "FAIL src/a.test.js\n  ● adds\n\n    expect(received).toBe(expected)\n";
  const node = (failed: number) =>
    `✔ prints (0.5ms)\nℹ tests 1\nℹ suites 0\nℹ pass ${1 - failed}\nℹ fail ${failed}\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\n`;
  expect(await read(`${jest}${node(0)}`)).toMatchObject({ doubt: undefined, tests: [{ name: "prints", status: "passed" }] });
  // Jest began after it.
  expect((await read(`${node(0)}${jest}`)).tests).toContainEqual(expect.objectContaining({ name: "adds", status: "failed" }));
});

test("a point of TAP that a passing test of node:test prints is no failure", async () => {
  const text =
    "not ok 1 - boom\n✔ prints (0.5ms)\nℹ tests 1\nℹ suites 0\nℹ pass 1\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 40\n";
  expect((await read(text)).tests).toMatchObject([{ name: "prints", status: "passed" }]);
  expect((await read(`TAP version 13\nnot ok 1 - boom\n${text.replace("not ok 1 - boom\n", "")}`)).tests).toContainEqual(
    expect.objectContaining({ name: "boom", status: "failed" }),
  );
});
