import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

const surefire = (summary: string) =>
  `[ERROR] Tests run: 2, Failures: 0, Errors: 1, Skipped: 0\n[INFO] \n[ERROR] Errors: \n[ERROR]   TillTest.opens:14 ${summary}\n[INFO] \n[INFO] BUILD FAILURE\n`;
const go = (line: string) => `--- FAIL: TestTill (0.00s)\n    till_test.go:14: ${line}\nFAIL\nFAIL\ttill\t0.01s\nFAIL\n`;

test.each([
  ["Java's optional in Surefire", "exception", surefire("» NoSuchElement No value present"), "No value present"],
  [
    "Selenium's element in Surefire",
    "element-not-found",
    surefire("» NoSuchElement no such element: Unable to locate element"),
    "no such element",
  ],
  ["a status in Go", "assertion", go("unexpected status 500: report: no such month"), "unexpected status 500"],
  ["a status in Go, whose body says not found", "assertion", go("unexpected status 404: not found"), "unexpected status 404"],
  ["a status in Go about the credentials", "authentication", go("unexpected status 401: token expired"), "unexpected status 401"],
  ["a variable in Go", "environment", go("TILL_API_KEY must be set for integration tests"), "must be set"],
  ["a demand in Go", "assertion", go("the total must be positive"), "must be positive"],
  [
    "a module in next build",
    "missing-dependency",
    "   Creating an optimized production build ...\nFailed to compile.\n\n./pages/till.jsx\nModule not found: Can't resolve '../components/Coin'\n\nhttps://nextjs.org/docs/messages/module-not-found\n\n\n> Build failed because of webpack errors\n",
    "Can't resolve",
  ],
  ["Node's file of variables", "environment", "node: .env.e2e: not found\n", ".env.e2e"],
  ["a command that is not there", "missing-dependency", "sh: 1: tillctl: not found\n", "tillctl"],
  [
    "H2",
    "data",
    'Exception in thread "main" org.h2.jdbc.JdbcSQLSyntaxErrorException: Column "RATE" not found; SQL statement:\nselect id from coins where rate = 2 [42122-214]\n\tat org.h2.message.DbException.getJdbcSQLException(DbException.java:514)\n',
    'Column "RATE" not found',
  ],
  [
    "javac's release in Maven",
    "environment",
    "[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.10.1:compile (default-compile) on project till: Fatal error compiling: error: release version 23 not supported -> [Help 1]\n",
    "release version 23",
  ],
  [
    "Jest's moduleNameMapper",
    "missing-dependency",
    "FAIL src/till.test.js\n  ● Test suite failed to run\n\n    Configuration error:\n\n    Could not locate module @till/coins mapped as:\n    /app/src/$1.\n\nTest Suites: 1 failed, 1 total\nTests:       0 total\n",
    "Could not locate module",
  ],
  [
    "Prettier",
    "syntax",
    "Checking formatting...\n[error] src/till.ts: SyntaxError: ',' expected. (1:29)\n[error] > 1 | export const a = (b: string => b;\n[error]     |                             ^\n[error]   2 |\nError occurred when checking code style in the above file.\n",
    "SyntaxError: ',' expected",
  ],
  [
    "pydantic-settings",
    "environment",
    'Traceback (most recent call last):\n  File "/app/till.py", line 3, in <module>\n    Settings()\npydantic_core._pydantic_core.ValidationError: 1 validation error for Settings\ndatabase_url\n  Field required [type=missing, input_value={}, input_type=dict]\n',
    "validation error for Settings",
  ],
])("%s: %s", (_what, category, log, line) => {
  const found = explain(log);
  expect(found.category).toBe(category);
  expect(found.evidence[0]?.text).toContain(line);
});
