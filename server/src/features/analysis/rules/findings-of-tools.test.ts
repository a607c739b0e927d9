import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  [
    "TypeScript",
    "src/net.ts(4,9): error TS2339: Property 'x' does not exist on type 'ConnectionRefusedError'.\n",
    "ConnectionRefusedError",
  ],
  [
    "ESLint",
    "/app/a.js\n  3:1  error  'SocketTimeoutError' is not defined  no-undef\n\n✖ 1 problem (1 error, 0 warnings)\n",
    "SocketTimeoutError",
  ],
  ["Ruff", "app/io.py:7:1: E302 expected 2 blank lines, found 1\napp/io.py:9:80: E501 Line too long\n", "E302"],
  [
    "Rollup",
    "vite v5.4.0 building for production...\nerror during build:\nsrc/main.js (8:4): Expected ';', got 'const'\n",
    "src/main.js (8:4)",
  ],
  [
    "Sass",
    "Error: Undefined mixin.\n  ╷\n4 │   @include card;\n  │   ^^^^^^^^^^^^^\n  ╵\n  theme/a.scss 4:3  root stylesheet\n",
    "Undefined mixin",
  ],
])("what %s found in the source is the cause, whatever names it quotes", (_tool, log, words) => {
  const { category, evidence } = explain(log);
  expect(category).toBe("syntax");
  expect(evidence[0]?.text).toContain(words);
});

test.each([
  [
    "a missing image of Docker",
    "docker: Error response from daemon: No such image: shop/db:3.\nSee 'docker run --help'.\n",
    "missing-dependency",
    "No such image",
  ],
  [
    "a file that is not in the build",
    "Step 3/5 : COPY build/ /app/\nCOPY failed: file not found in build context or excluded by .dockerignore: stat build/: file does not exist\n",
    "environment",
    "COPY failed",
  ],
  ["a status for curl", "curl: (22) The requested URL returned error: 410\n", "assertion", "410"],
  ["jq and a broken file", "parse error: Unmatched ']' at line 3, column 1\n", "data", "Unmatched"],
  ["a database that is read-only", "Error: attempt to write a readonly database\n", "environment", "readonly"],
  [
    "nginx",
    '2026/01/02 10:00:00 [emerg] 7#7: unknown directive "lisen" in /etc/nginx/nginx.conf:3\nnginx: configuration file /etc/nginx/nginx.conf test failed\n',
    "syntax",
    "unknown directive",
  ],
  [
    "Ansible, which quotes the task",
    'TASK [debug] ******\nok: [web] => {\n    "msg": "v2"\n}\n\nTASK [copy] ******\nfatal: [web]: FAILED! => {"msg": "The task includes an option with an undefined variable. The error was: \'region\' is undefined. \'region\' is undefined\\n\\n    - debug: msg=1"}\n',
    "environment",
    "'region' is undefined",
  ],
  [
    "PostgreSQL, which explains a deadlock in several lines",
    'Traceback (most recent call last):\n  File "/app/a.py", line 3, in <module>\n    run()\npsycopg2.errors.DeadlockDetected: deadlock detected\nDETAIL:  Process 7 waits for ShareLock on transaction 1; blocked by process 8.\nProcess 8 waits for ShareLock on transaction 2; blocked by process 7.\nHINT:  See server log for query details.\n\n',
    "data",
    "deadlock detected",
  ],
])("%s", (_what, log, category, words) => {
  const found = explain(log);
  expect([found.category, found.evidence[0]?.text]).toEqual([category, expect.stringContaining(words)]);
});

test("the page that Testing Library prints below its error is no comparison of values", () => {
  const log = `FAIL ./a.test.js
  ● shows the total

    TestingLibraryElementError: Unable to find an accessible element with the role "status" and name "Total"

    Ignored nodes: comments, script, style
    <body>
      <a
        href="/cart"
      >
        Cart
      </a>
    </body>

      at Object.getElementError (node_modules/@testing-library/dom/dist/config.js:37:19)

Tests:       1 failed, 1 total
`;
  expect(explain(log).category).toBe("element-not-found");
});

test("what is gone already when a script cleans up is not why it failed", () => {
  const log =
    "starting\nFAIL: expected 3 workers, got 2\ncleanup\nError: No such container: shop-db\ncat: /tmp/none.log: No such file or directory\n";
  const { category, evidence } = explain(log);
  expect([category, evidence[0]?.text]).toEqual(["assertion", "FAIL: expected 3 workers, got 2"]);
});

test("an error that was optional gives way to the difference below it", () => {
  const log = 'ERROR:  relation "prices" does not exist\nprices is optional, skipped\n--- want.txt\n+++ got.txt\n@@ -1 +1 @@\n-a\n+b\n';
  expect(explain(log).category).toBe("assertion");
});

test.each([
  ["Puppeteer", "Error: Browser was not found at the configured executablePath (/opt/chrome)\n", "missing-dependency"],
  [
    "Stylelint",
    'ConfigurationError: Could not find "shop-config". Do you need to install the package or use the "configBasedir" option?\n',
    "missing-dependency",
  ],
  ["Terraform", "│ Error: Inconsistent dependency lock file\n", "missing-dependency"],
  ["a script around gofmt", "These files are not formatted:\nmain.go\n", "syntax"],
  [
    "ESLint without a configuration",
    "Oops! Something went wrong! :(\n\nESLint: 8.57.1\n\nESLint couldn't find a configuration file. To set one up, please run:\n\n    npm init @eslint/config\n\nIf you think you already have a configuration file or if you need more help, please stop by\n",
    "environment",
  ],
  [
    "git, which the remote rejects",
    " ! [rejected]        main -> main (fetch first)\nerror: failed to push some refs to 'origin'\n",
    "environment",
  ],
  ["Redis", "WRONGTYPE Operation against a key holding the wrong kind of value\n", "data"],
  ["sha256sum", "app.bin: FAILED\nsha256sum: WARNING: 1 computed checksum did NOT match\n", "data"],
  ["AWS", "botocore.exceptions.NoCredentialsError: Unable to locate credentials\n", "authentication"],
  ["GnuPG", "gpg: signing failed: No secret key\n", "authentication"],
  ["wget", "2026-01-02 03:04:05 ERROR 404: File not found.\n", "assertion"],
])("knows the words of %s", (_tool, log, category) => {
  expect(explain(log).category).toBe(category);
});
