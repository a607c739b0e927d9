import { expect, test } from "vitest";
import { materialOf } from "../../corpus/read-corpus.ts";
import { explainByRules } from "../explain-by-rules.ts";

const explain = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

test.each([
  "PASS /\nFAIL expected 200, got 404 for /tours\nuploading screenshots\ncurl: (7) Failed to connect to 127.0.0.1 port 6555 after 0 ms: Couldn't connect to server\n",
  "12 checks ok\nFAIL: price of tour 7 is 12, expected 15\nStopping containers\nError response from daemon: No such container: web\n",
  "error: total 41, expected 42\nrm: cannot remove '/tmp/x.pid': No such file or directory\n",
  "run.sh: line 1: figlet2: command not found\nfiglet2 not installed, skipping banner\nerror: total 41, expected 42\n",
])("a failed check is the cause, whatever an upload or a missing tool beside it says: %s", (log) => {
  const { category, confidence, evidence } = explain(log);
  expect([category, confidence <= 0.6]).toEqual(["assertion", true]);
  expect(evidence[0]?.text).toMatch(/^(?:FAIL|error: total)/);
});

test.each([
  [
    "connection-refused",
    "curl: (7) Failed to connect to 127.0.0.1 port 6555 after 0 ms: Couldn't connect to server\nerror: expected a host name\n",
  ],
  ["syntax", "a.c:3:5: error: expected ';' before 'return'\nmake: *** [Makefile:2: a.o] Error 1\n"],
])("words without two values are no failed check: %s", (category, log) => {
  expect(["unknown", category]).toContain(explain(log).category);
});
