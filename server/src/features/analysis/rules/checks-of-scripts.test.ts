import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  ["[FAIL] parcels: nobody answers for the depot list", "[FAIL] parcels"],
  ["tag is v3.0.1, version in setup.cfg is 3.0.0", "tag is"],
  ["crate version 0.7.2 does not match tag v0.8.0", "crate version"],
  ["✗ p95 of /parcels 640ms exceeds budget of 400ms", "p95 of /parcels"],
  ["p95=812ms limit=500ms", "p95=812ms"],
  ["module depot violates the layering rule", "module depot"],
  ["docs/depot.md is out of date", "docs/depot.md"],
  ["parcel-kit uses a forbidden license: GPL-3.0", "parcel-kit"],
])("a failed check of a script is an assertion: %s", (said, words) => {
  const { category, confidence, evidence } = explain(`checking the depot\n${said}\n`);
  expect(category).toBe("assertion");
  expect(confidence).toBeLessThan(0.95);
  expect(evidence[0]?.text).toContain(words);
});

test.each([
  ["smoke\nGET /parcels -> 404, wanted 200\nsmoke failed\n", "assertion", "GET /parcels"],
  ["preflight\nDEPOT_URL is empty\npreflight failed\n", "environment", "DEPOT_URL"],
  ["waiting\nGET https://depot.example.org/ready -> 503\ngiving up\n", "network", "-> 503"],
  ["grep\nsrc/depot.py:88: TODO remove before launch\nleftovers found\n", "assertion", "TODO"],
  ["✔ flag 'a'\n✖ flag 'parcel-map' is on in production but nobody owns it\n1 problem(s)\n", "assertion", "parcel-map"],
  ["requests: 500, errors: 0\n✗ p95 latency 640ms exceeds budget of 400ms\n", "assertion", "p95 latency"],
])("the last words of a script that only say that it failed are not the error: %s", (log, category, words) => {
  const answer = explain(log);
  expect(answer.category).toBe(category);
  expect(answer.evidence[0]?.text).toContain(words);
});

test("without a telling line above, the last words stay the error", () => {
  const { category, evidence } = explain("deploying depot ...\nrollout failed\n");
  expect(category).toBe("unknown");
  expect(evidence[0]?.text).toBe("rollout failed");
});

test("a marked check that could not be made is no assertion", () => {
  expect(explain("[FAIL] parcels: could not connect to the depot\n").category).not.toBe("assertion");
});

test.each([
  ["❌ Invalid environment variables: {\n  DEPOT_URL: [ 'Invalid input: expected string, received undefined' ]\n}\n", "environment"],
  ["2026/11/28 10:00:00 config: required field depot.url is missing\nexit status 1\n", "environment"],
  ["Unrecognized VM option 'UseDepotGC'\nError: Could not create the Java Virtual Machine.\n", "environment"],
  [
    "error during build:\n[UNRESOLVED_ENTRY] Cannot resolve entry module depot.html.\n    at build (file:///app/a.mjs:1:2)\n",
    "environment",
  ],
  ["No test files found, exiting with code 1\n\nfilter: src/depot\nexclude:  **/node_modules/**\n", "environment"],
  [
    'fatal: [web]: FAILED! => {"msg": "The task includes an option with an undefined variable. The error was: \'depot_port\' is undefined"}\n',
    "environment",
  ],
  ["* What went wrong:\nPlugin [id: 'org.depot', version: '1'] was not found in any of the following sources:\n", "missing-dependency"],
  ['[1/4] Resolving packages...\nerror Couldn\'t find any versions for "depot" that matches "1.0.0"\n', "missing-dependency"],
  [
    "Unhandled exception. System.Collections.Generic.KeyNotFoundException: The given key 'depot' was not present in the dictionary.\n",
    "data",
  ],
])("what programs and tools say of their settings: %s", (log, category) => {
  expect(explain(log).category).toBe(category);
});

const surefire = (thrown: string) =>
  `[INFO] Running org.depot.ParcelTest\n[ERROR] Tests run: 1, Failures: 0, Errors: 1, Skipped: 0, Time elapsed: 0.2 s <<< FAILURE! - in org.depot.ParcelTest\n[ERROR] sends  Time elapsed: 0.1 s  <<< ERROR!\n${thrown}\n[INFO] \n[INFO] Results:\n[INFO] \n[ERROR] Errors: \n[ERROR]   ParcelTest.sends:5 » X\n[INFO] \n[ERROR] Tests run: 1, Failures: 0, Errors: 1, Skipped: 0\n`;

test("an exception of Java without a message is the error itself", () => {
  const { category, evidence } = explain(surefire("java.lang.UnsupportedOperationException\n\tat org.depot.Parcel.add(Parcel.java:5)\n"));
  expect(category).toBe("exception");
  expect(evidence[0]?.text).toContain("UnsupportedOperationException");
});

test.each([
  ["java.net.ConnectException\n\tat org.depot.Parcel.get(Parcel.java:6)\nCaused by: java.net.ConnectException\n", "connection-refused"],
  [
    "java.net.ConnectException\n\tat org.depot.Parcel.get(Parcel.java:6)\nCaused by: java.net.ConnectException\nCaused by: java.nio.channels.UnresolvedAddressException\n",
    "dns",
  ],
])("Java's client names what it could not reach by a class alone: %s", (thrown, category) => {
  expect(explain(surefire(thrown)).category).toBe(category);
});

test("an image that cannot be pulled is the cause of a rollout that never ended", () => {
  const log =
    'Waiting for deployment "depot" rollout to finish: 0 of 1 updated replicas are available...\n' +
    '12s  Warning  Failed  pod/depot-5d  Failed to pull image "registry.example.org/depot:9": not found\n' +
    "11s  Normal  BackOff  pod/depot-5d  Back-off pulling image\n" +
    "error: timed out waiting for the condition on deployments/depot\n";
  const { category, evidence } = explain(log);
  expect(category).toBe("missing-dependency");
  expect(evidence[0]?.text).toContain("Failed to pull image");
});

test("an error that PHP prints twice is certain", () => {
  const error =
    "Uncaught Error: Call to a member function weigh() on null in /app/depot.php:3\nStack trace:\n#0 {main}\n  thrown in /app/depot.php on line 3\n";
  const { category, confidence } = explain(`depot report\nPHP Fatal error:  ${error}Fatal error: ${error}`, 255);
  expect(category).toBe("exception");
  expect(confidence).toBeGreaterThan(0.5);
});
