import { describe, expect, test, vi } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";
import { failedProgram } from "./failed-programs.ts";
import { consoleRunners, splitConsole } from "../format.ts";
import type { ConsoleRunner } from "../runners/runner.ts";

const read = (text: string, files: Record<string, string> = {}, exitCode = 0) =>
  collectFiles(files, { console: { text, isCut: false }, exitCode });

const passed = "\n\n  shop\n    ✔ adds\n\n\n  1 passing (3ms)\n\n";
const report = { "junit.xml": '<testsuite tests="1"><testcase name="a" /></testsuite>' };

/**
 * Real output, shortened, of runners that could not start, or whose runtime crashed; that of the JVM, Cypress, Robot Framework and .NET is
 * taken from their documentation.
 */
const ofRunners = [
  ["pytest's options", "ERROR: file or directory not found: gone/\n\n"],
  ["pytest's plugins", "ERROR: Missing required plugins: pytest-gone\n\n"],
  ["pytest's configuration", "ERROR: /app/pytest.ini:1: unexpected value continuation\n\n"],
  ["pytest, not installed", "/ci/run.sh: line 4: pytest: command not found\nuploading nothing\ndone\n"],
  ["PHPUnit's configuration", 'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nCould not read "phpunit.xml".\n'],
  ["PHPUnit's bootstrap file", 'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nCannot open file "/app/gone.php".\n\n'],
  ["PHPUnit's options", 'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nUnknown option "--nope"\n'],
  ["go without the module", "a_test.go:4:2: no required module provides package ex.com/gone; to add it:\n\tgo get ex.com/gone\n"],
  ["go without files", "no Go files in /app\n"],
  ["go without go.mod", "pattern ./...: directory prefix . does not contain main module or its selected dependencies\n"],
  ["go's set-up", "FAIL\tshop [setup failed]\n"],
  ["go.mod", "go: errors parsing go.mod:\n/app/go.mod:1: unknown directive: modul\n"],
  ["Cypress", "Cypress verification failed: Missing library libgbm.so.1\n\n----------\n\nPlatform: linux-x64 (Debian - 12)\n"],
  ["Vitest without tests", "\n RUN  v4.1.12 /app\n\nNo test files found, exiting with code 1\n\ninclude: **/*.test.js\n"],
  [
    "Robot Framework",
    "[ ERROR ] Parsing 'gone.robot' failed: File or directory to execute does not exist.\n\nTry --help for usage information.\n",
  ],
  ["behave without steps", "ConfigError: No steps directory in '/app/features'\n"],
  ["RSpec's options", "invalid option: --nope\n\nPlease use --help for a listing of valid options\n"],
  ["Cucumber's options", "invalid option: --nope (OptionParser::InvalidOption)\n/usr/lib/ruby/cucumber/cli/options.rb:271:in `parse!'\n"],
  ["Jest's options", '● Unrecognized CLI Parameter:\n\n  Unrecognized option "nope".\n\n'],
  ["Mocha's reporter", "\n✖ ERROR: TypeError: Could not load reporter \"gone\":\n\n Error: Cannot find module '/app/gone'\n"],
  ["AVA without tests", "\n  ✘ Couldn’t find any files to test\n\n"],
  ["node:test without tests", "Could not find '/app/gone'\n"],
  [
    "Playwright's project",
    'Error: Project(s) "gone" not found. Available projects: ""\n    at Object.filterProjects (/app/index.js:2244:11)\n',
  ],
  ["Bats", 'Error: Test file "/app/gone.bats" does not exist\n'],
  ["Bats behind a mark", '.ERROR: Test file "/app/gone.bats" does not exist.\n'],
  ["go's import cycle", "package shop/a\n\timports shop/b\n\timports shop/a: import cycle not allowed\n"],
  ["go's commands", "go tst: unknown command\nRun 'go help' for usage.\n"],
  [
    "ctest's folder",
    'Internal ctest changing into directory: /app/gone\nFailed to change working directory to "/app/gone" : No such file\n',
  ],
  [
    "Jasmine with fit",
    "Randomized with seed 18348\nStarted\n.\n\n\nRan 1 of 2 specs\n1 spec, 0 failures\nFinished in 0.101 seconds\nIncomplete: fit() or fdescribe() was found\nRandomized with seed 18348 (jasmine --random=true --seed=18348)\n",
  ],
  [
    "Python",
    'F.Fatal Python error: Segmentation fault\n\nCurrent thread 0x01 (most recent call first):\n  File "/app/a.py", line 5 in x\n',
  ],
  [
    "Ruby's interpreter",
    "./app/spec/a_spec.rb:3: [BUG] Segmentation fault at 0x000000000000662b\nruby 3.1.2p20\n\n-- Control frame --\nc:1\n",
  ],
  [
    "Node's memory",
    ".FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n----- Native stack trace -----\n\n 1: 0xca5580 node::Abort() [node]\n",
  ],
  [
    "Node's abort",
    "  .----- Native stack trace -----\n\n 1: 0xd3a3c0  [node]\n\n----- JavaScript stack trace -----\n\n1: /app/a.js:1:36\n\n",
  ],
  [
    "the JVM",
    "[INFO] Running shop.CartTest\n#\n# A fatal error has been detected by the Java Runtime Environment:\n#\n#  SIGSEGV (0xb)\n#\n",
  ],
  ["a killed runner", ".....run.sh: line 2:    71 Killed                  pytest -q\nfinished\n"],
  ["a crashed runner", "run.sh: line 2:    71 Segmentation fault      (core dumped) npx jest --ci\n"],
  ["node --test, aborted", "bash: line 1: 14111 Aborted                 node --test a.js\n"],
  ["Jasmine without tests", "Started\n\n\nNo specs found\nFinished in 0.001 seconds\nIncomplete: No specs found\n"],
] as const;

/** The same of tools that start a runner, and of programs that their runtime ended. */
const ofOthers = [
  ["options of a Python program", "usage: behave [options]\nbehave: error: unrecognized arguments: --nope\n"],
  ["pytest's usage", "usage: pytest [options]\npytest: error: unrecognized arguments: --nope\n  inifile: None\n  rootdir: /app\n\n"],
  ["dotnet", "/ci/ATest.cs(7,9): error CS0103: The name 'Stock' does not exist [/ci/Shop.csproj]\n\nBuild FAILED.\n"],
  ["npm", 'npm error Missing script: "test"\nnpm error\nnpm error To see a list of scripts, run:\nnpm error   npm run\n'],
  ["a shell", "> test\n> gonerunner\n\nsh: 1: gonerunner: not found\n"],
  ["a shell, before what the script printed", "./run.sh: line 1: npm: command not found\npipeline finished\n"],
  ["a shell, with the streams in the other order", "pipeline finished\n./run.sh: line 1: npm: command not found\n"],
  [
    "a shell, after a folder that is missing",
    "./run.sh: line 1: cd: /nowhere: No such file or directory\n./run.sh: line 2: ./gradlew: No such file or directory\nbuild finished\n",
  ],
  ["bash", "bash: gone.sh: No such file or directory\n"],
  ["env", "env: ‘gonerunner’: No such file or directory\n"],
  ["make", "make: *** No rule to make target 'test'.  Stop.\n"],
  ["python -m", "/usr/bin/python3: No module named pytest\n"],
  ["a file of Python", "python: can't open file '/app/run.py': [Errno 2] No such file or directory\n"],
  ["a file of PHP", "Could not open input file: vendor/bin/phpunit\n"],
  ["java", "Error: Unable to access jarfile tests.jar\n"],
  [
    "a traceback",
    'starting\nTraceback (most recent call last):\n  File "/app/run.py", line 5, in <module>\n    main()\nValueError: no database\n',
  ],
  [
    "a chained traceback",
    'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    g()\nKeyError: 1\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File "a.py", line 2, in <module>\n    f()\nshop.errors.Gone: no database\n',
  ],
  [
    "a traceback of a library in C",
    'Traceback (most recent call last):\n  File "/app/run.py", line 5, in <module>\n    connect()\nsocket.gaierror: [Errno -2] Name or service not known\n',
  ],
  [
    "a traceback whose message begins with a line break",
    'Traceback (most recent call last):\n  File "/app/run.py", line 5, in <module>\n    check()\nAssertionError: \n  Arrays are not equal\n  Mismatched elements: 1 / 3\n',
  ],
  [
    "a traceback with a long difference",
    `Traceback (most recent call last):\n  File "/app/run.py", line 5, in <module>\n    check()\nAssertionError: the export has changed\n--- a\n+++ b\n@@ -1 +1 @@\n${" line\n-old\n+new\n? ^\n".repeat(30)}`,
  ],
  [
    "a traceback with a message of two lines for each field",
    `Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    x()\nValidationError: 32 validation errors for Settings\n${"name\n  Field required\n".repeat(32)}`,
  ],
  [
    "a traceback with a statement of SQL",
    'Traceback (most recent call last):\n  File "/app/run.py", line 5, in <module>\n    run()\nsqlalchemy.exc.OperationalError: (sqlite3.OperationalError) no such table: orders\n[SQL: SELECT orders.id \nFROM orders \nWHERE orders.state = ?\n LIMIT ?]\n[parameters: (1,)]\n(Background on this error at: https://sqlalche.me/e/21/e3q8)\n',
  ],
  [
    "Django's system check",
    "django.core.management.base.SystemCheckError: System check identified some issues:\n\nERRORS:\nshop.Plan.price: (fields.E132) 'max_digits' must be greater or equal to 'decimal_places'.\n\nSystem check identified 1 issue (0 silenced).\n",
  ],
  ["Django's commands", "CommandError: No fixture named 'gone' found.\n"],
  [
    "a group of errors in Python",
    '  + Exception Group Traceback (most recent call last):\n  |   File "a.py", line 7, in <module>\n  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)\n  +-+---------------- 1 ----------------\n    | Traceback (most recent call last):\n    |   File "a.py", line 3, in b\n    | KeyError: \'region\'\n    +------------------------------------\n',
  ],
  ["a syntax error in Python", '  File "/app/run.py", line 1\n    def main(:\n             ^\nSyntaxError: invalid syntax\n'],
  [
    "Node",
    '/app/a.js:1\nthrow new Error("no db")\n^\n\nError: no db\n    at Object.<anonymous> (/app/a.js:1:7)\n    at node:internal/main/run_main_module:28:49\n\nNode.js v20.20.2\n',
  ],
  [
    "a module of Node",
    "Error: Cannot find module 'gone'\nRequire stack:\n- /app/spec/a.js\n    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15) {\n  code: 'MODULE_NOT_FOUND',\n  requireStack: [ '/app/spec/a.js' ]\n}\n",
  ],
  ["Ruby", "t.rb:1:in `require': cannot load such file -- gone (LoadError)\n\tfrom t.rb:1:in `<main>'\n"],
  [
    "Ruby with a message of many lines",
    `a.rb:2:in \`check': row 3: (ArgumentError)\n${"column is empty\n".repeat(18)}\tfrom a.rb:1:in \`each'\n\tfrom a.rb:3:in \`<main>'\n`,
  ],
  ["the syntax of Ruby", "job.rb:6: syntax error, unexpected end-of-input, expecting `end'\nrun([1])\n        ^\n"],
  [
    "the syntax of Perl",
    'Global symbol "$y" requires explicit package name at a.pl line 1.\nExecution of a.pl aborted due to compilation errors.\n',
  ],
  ["Lua", "go\nlua5.4: a.lua:3: attempt to index a nil value (local 't')\nstack traceback:\n\ta.lua:3: in main chunk\n\t[C]: in ?\n"],
  ["R", 'Error in f("gold") : no plan: gold\nExecution halted\n'],
  [
    "PHP",
    'PHP Fatal error:  Uncaught Error: Class "Gone" not found in /app/ATest.php:1\nStack trace:\n#0 {main}\n  thrown in /app/ATest.php on line 1\n',
  ],
  ["Java", 'Exception in thread "main" java.lang.IllegalStateException: no database\n\tat shop.Tests.main(Tests.java:3)\n'],
  ["a deep stack of Java", `Exception in thread "main" java.lang.StackOverflowError\n${"\tat A.d(A.java:1)\n".repeat(1_024)}`],
  [".NET", "Unhandled exception. System.InvalidOperationException: no database\n   at Shop.Main() in /app/a.cs:line 3\n"],
  ["pytest.UsageError", "$ pytest\nERROR: set DB_URL first\n\n"],
  ["go run", "check stock: bad\nexit status 1\n"],
  [
    "uvu",
    "TypeError: boom\n    at Object.<anonymous> (/app/b.js:1:7)\n    at async Module.run (file:///app/node_modules/uvu/run/index.mjs:9:3)\n",
  ],
  ["Mocha, json-stream", '["start",{"total":2}]\n["end",{"suites":1,"tests":2,"passes":1,"pending":0,"failures":1}]\n'],
  ["RSpec, html", "<script>document.getElementById('totals').innerHTML = \"2 examples, 1 failure\";</script>\n</html>\n"],
  ["Vitest, github-actions", "\n::error file=/app/a.test.js,title=a.test.js > b,line=2,column=25::AssertionError: expected 1 to be 2\n\n"],
  [
    "unittest, interrupted",
    '.Traceback (most recent call last):\n  File "/app/t.py", line 4, in test_b\n    def test_b(self):\nKeyboardInterrupt\n',
  ],
  ["Perl", 'Can\'t open perl script "gone.pl": No such file or directory\n'],
  [
    "Maven without POM",
    "[ERROR] The goal you specified requires a project to execute but there is no POM in this directory (/app).\n[ERROR] [Help 1] x\n",
  ],
  ["a variable of bash", "start\n\nbash: line 1: NOSUCH: unbound variable\n"],
  ["the syntax of sh", 'sh: 1: Syntax error: "(" unexpected\n'],
  ["curl", "1\ncurl: (22) The requested URL returned error: 404\n"],
  ["tar", "tar: dist: Cannot stat: No such file or directory\ntar: Exiting with failure status due to previous errors\n"],
  ["psql", 'psql: error: connection to server at "db" failed: Connection refused\n\tIs the server running on that host?\n'],
  ["Poetry", "Command not found: pytest\n"],
  ["uv", "error: Failed to spawn: `pytest`\n  Caused by: No such file or directory (os error 2)\n"],
  ["Bundler", "Could not find rspec-3.12.0 in locally installed gems\nRun `bundle install` to install missing gems.\n"],
  ["the kernel", "exec /app/run: exec format error\n"],
  ["the loader", "./suite: error while loading shared libraries: libpq.so.5: cannot open shared object file\n"],
  ["glibc", "node: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by node)\n"],
  ["pip", "ERROR: Could not find a version that satisfies the requirement x\nERROR: No matching distribution found for x\n"],
  ["Docker", "docker: Error response from daemon: pull access denied for shop.\n"],
  [
    "Docker without its engine",
    "docker: Cannot connect to the Docker daemon at unix:///x. Is the docker daemon running?\n\nRun 'docker run --help' for more information\n",
  ],
  ["C", "check 1 ok\nt: t.c:3: main: Assertion `x==1' failed.\nAborted (core dumped)\n"],
  ["C++", "terminate called after throwing an instance of 'std::runtime_error'\n  what():  no database\nAborted\n"],
  ["AddressSanitizer", "==13895==ERROR: AddressSanitizer: heap-use-after-free on address 0x6\nREAD of size 1\n==13895==ABORTING\n"],
  ["malloc", "free(): double free detected in tcache 2\nrun.sh: line 2: 13949 Aborted                 ./t\n"],
  ["a killed program", ".....kill.sh: line 3: 13994 Killed                  python3 check.py\nfinished\n"],
  ["a crashed program", "run.sh: line 2: 13880 Segmentation fault      ./s\n"],
  ["Go", "panic: no database\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:4 +0x25\nexit status 2\n"],
] as const;

test.each([...ofRunners, ...ofOthers])("%s: a run that did not start has not passed", async (_name, text) => {
  expect((await read(text)).doubt).toContain("The output says that the run failed");
  // Behind the prefix of a tool that started two programs.
  const lines = text.split("\n").map((line) => `tests-1  | ${line}`);
  expect((await read(`${lines.join("\n")}\nweb-1    | listening\nweb-1    | stopped\n`)).doubt).toBeDefined();
});

describe("beside tests that passed", () => {
  test.each([...ofRunners, ...ofOthers])("%s may have been printed by a test, if a summary or a report follows", async (_name, text) => {
    // A failed build is one even then.
    if (text.includes("Build FAILED.")) return;
    expect((await read(`${text}${passed}`)).doubt).toBeUndefined();
    expect((await read(text, report)).doubt).toBeUndefined();
  });

  test.each(ofRunners)("%s counts after the last summary", async (_name, text) => {
    expect((await read(`${passed}${text}`)).doubt).toContain("The output says that the run failed");
  });
});

test.each([
  [
    "a traceback that was logged",
    'Traceback (most recent call last):\n  File "a.py", line 2, in f\n    g()\nValueError: try 1\nall checks are done\n',
  ],
  ["a crash that was expected", "t: t.c:3: main: Assertion `x==1' failed.\nAborted (core dumped)\nall 3 crashes are caught: ok\n"],
  ["a killed service", `${passed}run.sh: line 4:    71 Killed                  ./server --port 80\n`],
  ["a killed service without a runner", "pages are fine\nrun.sh: line 4:    71 Killed                  ./server\n"],
  ["a service that crashed after the tests", `${passed}terminate called without an active exception\nAborted (core dumped)\n`],
  ["words about a crash", "Segmentation fault handled by the watchdog\nKilled 3 old jobs\nAborted transactions: 4\n"],
  ["an upload that failed after the tests", `${passed}curl: (22) The requested URL returned error: 404\n`],
  ["a download that was tried again", "curl: (7) Failed to connect to api port 80\nwaiting for api\n10 pages checked\n"],
  ["an error that a script went past", "ERROR: cache is cold\n10 pages checked\n"],
  ["a fallback", "sh: 1: chromium: not found\nusing firefox\n10 pages checked\n"],
  ["a file that is missing", "cat: /tmp/x: No such file or directory\n"],
  ["a help text", "usage: check [options]\n\nTry check --verbose for more\nall is well\n"],
  ["an option of another tool", "error: unknown option '--fast'\n".concat("checked\n".repeat(20))],
  [
    "Django's warnings",
    "System check identified some issues:\n\nWARNINGS:\n?: (urls.W005) x\n\nSystem check identified 1 issue (0 silenced).\n",
  ],
  ["go's downloads", "go: downloading ex.com/a v1.0.0\nchecked\n"],
  ["a stack that a program printed itself", "Error: attempt 1 failed\n    at a (/app/a.js:1:1)\nconnected\n"],
])("%s is no failure", async (_name, text) => {
  expect((await read(text)).doubt).toBeUndefined();
});

test("any number of lines that may say that a call failed cost a few readings of the output", () => {
  const line = "npm ERR! code ELIFECYCLE";
  const read = vi.spyOn(consoleRunners[0] as ConsoleRunner, "summaries");
  const cost = (text: string) => {
    read.mockClear();
    const said = failedProgram(splitConsole(text, false).streams);
    return { said, readings: read.mock.calls.length };
  };
  const many = `${line}\n`.repeat(14);
  expect(cost(`${many}${passed}`)).toMatchObject({ said: undefined });
  expect(cost(`${passed}${many}`)).toMatchObject({ said: line });
  // The last one stands after the summary.
  const mixed = cost(`${many.slice(0, many.length / 2)}${passed.trim()}\n${line}`);
  expect(mixed.said).toBe(line);
  expect(mixed.readings).toBeLessThanOrEqual(8);
  read.mockRestore();
});
