import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

const mavens =
  "[ERROR] COMPILATION ERROR : \n[ERROR] /app/src/main/java/Till.java:[4,12] cannot find symbol\n  symbol:   class Coin\n  location: class Till\n[INFO] 1 error\n[INFO] BUILD FAILURE\n" +
  "[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.11.0:compile (default-compile) on project till: Compilation failure\n" +
  "[ERROR] /app/src/main/java/Till.java:[4,12] cannot find symbol\n[ERROR]   symbol:   class Coin\n[ERROR]   location: class Till\n[ERROR] -> [Help 1]\n";
const pips =
  "Building wheels for collected packages: fastcrc\n  error: subprocess-exited-with-error\n\n  × python setup.py bdist_wheel did not run successfully.\n  │ exit code: 1\n  ╰─> [9 lines of output]\n      running build_ext\n      crc.c:1:10: fatal error: crc32.h: No such file or directory\n      compilation terminated.\n      error: command '/usr/bin/gcc' failed with exit code 1\n      [end of output]\n\n" +
  "  note: This error originates from a subprocess, and is likely not a problem with pip.\n  ERROR: Failed building wheel for fastcrc\nFailed to build fastcrc\nERROR: Could not build wheels for fastcrc, which is required to install pyproject.toml-based projects\n";
const sniffers =
  "FILE: /app/src/Rate.php\n--------------------\nFOUND 1 ERROR AFFECTING 1 LINE\n--------------------\n 9 | ERROR | [x] Expected 1 space after the comma,\n   |       |     found 0\n--------------------\nPHPCBF CAN FIX THE 1 MARKED SNIFF VIOLATIONS AUTOMATICALLY\n--------------------\n\nTime: 91ms; Memory: 6MB\n";

test.each([
  ["javac in Maven", "syntax", mavens, "cannot find symbol", "cannot find symbol: class Coin"],
  ["a package's compiler in pip", "missing-dependency", pips, "crc32.h: No such file", "crc32.h"],
  ["PHP_CodeSniffer", "syntax", sniffers, "Expected 1 space", "/app/src/Rate.php:9: Expected 1 space after the comma, found 0"],
  [
    "PHP_CodeSniffer in one line",
    "syntax",
    "/app/src/Rate.php:9:4: error - Closing brace should be on a new line\n",
    "Closing brace",
    "Closing brace",
  ],
  [
    "gfortran",
    "syntax",
    "heat.f90:7:10:\n\n    7 |   k = 'abc'\n      |          1\nError: Cannot convert CHARACTER(3) to REAL(8) at (1)\n",
    "Cannot convert",
    "Cannot convert",
  ],
  [
    "GHC",
    "syntax",
    "Bill.hs:8:3: error: [GHC-83865]\n    • Couldn't match type ‘Int’ with ‘Text’\n      Expected: Text\n",
    "Bill.hs:8:3",
    "Couldn't match type ‘Int’ with ‘Text’",
  ],
  [
    "ImageMagick",
    "environment",
    "convert: unable to open image `art/map.png': No such file or directory @ error/blob.c/OpenBlob/2924.\nconvert: no images defined `map.jpg' @ error/convert.c/ConvertImageCommand/3229.\n",
    "art/map.png",
    "art/map.png",
  ],
  [
    "Ansible's assert",
    "assertion",
    'TASK [memory] ****\nfatal: [web]: FAILED! => {\n    "assertion": "mem > 4",\n    "changed": false,\n    "evaluated_to": false,\n    "msg": "only 2 GB of memory"\n}\n',
    "only 2 GB of memory",
    "“only 2 GB of memory”",
  ],
  [
    "a module of Ansible",
    "unknown",
    'TASK [load] ****\nfatal: [web]: FAILED! => {"changed": true, "cmd": ["load"], "msg": "non-zero return code", "rc": 1, "stderr": "zzkq pwvx", "stdout": ""}\n',
    "zzkq",
    "“non-zero return code: zzkq pwvx”",
  ],
])("the message of %s is the error, and not what stands around it", (_tool, category, log, line, named) => {
  const found = explain(log);
  expect(found.category).toBe(category);
  expect(found.evidence[0]?.text).toContain(line);
  expect(found.rootCause).toContain(named);
});

test.each([
  [
    "an error with Ruby's stack below it",
    "invoice 12 has no address\nbill.rb:4:in `check'\nbill.rb:9:in `block in <main>'\nbill.rb:9:in `<main>'\n",
    "invoice 12",
  ],
  [
    "a step of Cucumber with two definitions",
    "Ambiguous match of \"I pay 3\":\n\nsteps/a.rb:1:in `/^I pay (.*)$/'\n\n (Cucumber::Ambiguous)\nlib/run.rb:3:in `call'\n",
    "Ambiguous match",
  ],
  [
    "an option whose name contains a level",
    "pytest: error: unrecognized arguments: --snapshot-warn-unused\n  rootdir: /app\n",
    "--snapshot-warn-unused",
  ],
  ["a check in a loop that went on", "app.js: 410 kB over budget of 300 kB\napp.css: 12 kB ok\nlogo.svg: 3 kB ok\n", "app.js"],
  ["a check above a count of what was read", "sheet is not balanced: 20 in, 19 out\nread 7 entries\n", "not balanced"],
])("the first evidence is %s", (_what, log, words) => {
  expect(explain(log).evidence[0]?.text).toContain(words);
});

test.each([
  [
    "Java",
    "Exception in thread \"main\" java.time.format.DateTimeParseException: Text '31/12/26' could not be parsed at index 0\n\tat Due.main(Due.java:2)\n",
  ],
  ["Go", '2026/11/28 10:00:00 due: parsing time "31/12/26" as "2006-01-02": cannot parse "31/12/26" as "2006"\n'],
  [".NET", "Unhandled exception. System.FormatException: String '31/12/26' was not recognized as a valid DateTime.\n   at Due.Main()\n"],
  [
    "Python",
    'Traceback (most recent call last):\n  File "due.py", line 3, in <module>\n    parse(row)\ndateutil.parser._parser.ParserError: Unknown string format: 31/12/26x\n',
  ],
])("text that %s cannot read as a date is data", (_language, log) => {
  expect(explain(log).category).toBe("data");
});

test.each([
  ["authentication", "RuntimeError: rates service responded with 401"],
  ["authentication", "RuntimeError: got status 403 from the vault"],
  ["network", "RuntimeError: rates service responded with 503"],
  ["network", "RuntimeError: rates service returned HTTP 502"],
])("an answer that a general error names is %s: %s", (category, error) => {
  const log = `Traceback (most recent call last):\n  File "rates.py", line 3, in <module>\n    main()\n${error}\n`;
  expect(explain(log).category).toBe(category);
});

test("modules of Python that import each other are no missing dependency", () => {
  const log =
    "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    import b\nImportError: cannot import name 'Cart' from partially initialized module 'shop.cart' (most likely due to a circular import) (/app/shop/cart.py)\n";
  expect(explain(log).category).toBe("exception");
});

test("a command that make ignores is not the cause", () => {
  const log =
    "nolint --all\nmake: nolint: No such file or directory\nmake: [Makefile:3: check] Error 127 (ignored)\nshelf holds 11 boxes, expected 12\nmake: *** [Makefile:4: check] Error 1\n";
  const { category, evidence } = explain(log, 2);
  expect(category).toBe("assertion");
  expect(evidence[0]?.text).toContain("expected 12");
});

test.each([
  [
    "words with which a script goes on without it",
    "Could not connect to Redis at 127.0.0.1:6379: Connection refused\nno cache, continuing without\nb.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    "syntax",
    "TS2322",
  ],
  [
    "another address",
    "curl: (7) Failed to connect to 10.0.0.1 port 80 after 0 ms: Couldn't connect to server\nattempt 1 failed, trying the mirror\ncurl: (22) The requested URL returned error: 401\npublish failed\n",
    "authentication",
    "401",
  ],
])("the error below %s is the cause", (_what, log, category, words) => {
  const found = explain(log);
  expect(found).toMatchObject({ category, confidence: expect.closeTo(0.6, 1) });
  expect(found.evidence[0]?.text).toContain(words);
});

test("what a script remembers of a failed check outweighs an upload that fails at its end", () => {
  const log =
    "FAIL: /cart answered 500, expected 200\nuploading the log\ncurl: (28) Operation timed out after 5000 milliseconds with 0 bytes received\n";
  expect(explain(log).category).toBe("assertion");
});

test("what Ruby printed before its error, and wrote behind it, leaves it certain", () => {
  const error = "plan.rb:3:in `fetch': key not found: :price (KeyError)\n\nrow.fetch(:price)\n   ^^^^^^\n\tfrom plan.rb:3:in `<main>'\n";
  expect(explain(`${error}2 plans\nA: 9\n`).confidence).toBeGreaterThanOrEqual(0.5);
  expect(explain(`${error}2 plans\n3 problems\n`).confidence).toBeLessThan(0.5);
});

test.each([
  ["ERROR: remove the debug output before merging", "assertion"],
  ["preflight: 4 images are not compressed", "assertion"],
  ["orders[3].lines[0]: amount is required", "data"],
  ["12:10:01.140 ERROR Boot - Missing property 'mail.smtp.host'", "environment"],
])("a script's own sentence is guessed by its form: %s", (log, category) => {
  expect(explain(`${log}\n`).category).toBe(category);
});
