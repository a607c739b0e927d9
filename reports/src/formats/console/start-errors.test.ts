import { describe, expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const read = (text: string, files: Record<string, string> = {}, exitCode = 0) =>
  collectFiles(files, { console: { text, isCut: false }, exitCode });

const passed = "\n\n  shop\n    ✔ adds\n\n\n  1 passing (3ms)\n\n";
const report = { "junit.xml": '<testsuite tests="1"><testcase name="a" /></testsuite>' };

/** Real output, shortened, of runners that could not start; that of Cypress, Robot Framework and .NET is taken from their documentation. */
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
  ["Jasmine without tests", "Started\n\n\nNo specs found\nFinished in 0.001 seconds\nIncomplete: No specs found\n"],
] as const;

/** The same of tools that start a runner, and of programs that their runtime ended. */
const ofOthers = [
  ["options of a Python program", "usage: behave [options]\nbehave: error: unrecognized arguments: --nope\n"],
  ["pytest's usage", "usage: pytest [options]\npytest: error: unrecognized arguments: --nope\n  inifile: None\n  rootdir: /app\n\n"],
  ["dotnet", "/ci/ATest.cs(7,9): error CS0103: The name 'Stock' does not exist [/ci/Shop.csproj]\n\nBuild FAILED.\n"],
  ["npm", 'npm error Missing script: "test"\nnpm error\nnpm error To see a list of scripts, run:\nnpm error   npm run\n'],
  ["a shell", "> test\n> gonerunner\n\nsh: 1: gonerunner: not found\n"],
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
    "PHP",
    'PHP Fatal error:  Uncaught Error: Class "Gone" not found in /app/ATest.php:1\nStack trace:\n#0 {main}\n  thrown in /app/ATest.php on line 1\n',
  ],
  ["Java", 'Exception in thread "main" java.lang.IllegalStateException: no database\n\tat shop.Tests.main(Tests.java:3)\n'],
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
  ["a fallback", "sh: 1: chromium: not found\nusing firefox\n10 pages checked\n"],
  ["a file that is missing", "cat: /tmp/x: No such file or directory\n"],
  ["a help text", "usage: check [options]\n\nTry check --verbose for more\nall is well\n"],
  ["an option of another tool", "error: unknown option '--fast'\n".concat("checked\n".repeat(20))],
  ["go's downloads", "go: downloading ex.com/a v1.0.0\nchecked\n"],
  ["a stack that a program printed itself", "Error: attempt 1 failed\n    at a (/app/a.js:1:1)\nconnected\n"],
])("%s is no failure", async (_name, text) => {
  expect((await read(text)).doubt).toBeUndefined();
});
