import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";
import { readSummaries, splitConsole } from "../format.ts";
import { splitStreams } from "./streams.ts";

const readConsole = (text: string, isCut: boolean) => readSummaries(splitConsole(text, isCut));

const read = (text: string) => collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
const real = (name: string) => readFileSync(join(import.meta.dirname, "../prefixed", `${name}.txt`), "utf8");
const samples = readdirSync(join(import.meta.dirname, "../samples")).map((file) => ({
  name: file.replace(".txt", ""),
  text: readFileSync(join(import.meta.dirname, "../samples", file), "utf8"),
}));

/** What docker compose, concurrently, pnpm and a CI system write in front of a line. */
const prefixes: Record<string, (line: string) => string> = {
  compose: (line) => `tests-1  | ${line}`,
  concurrently: (line) => `[api] ${line}`,
  pnpm: (line) => `packages/api test: ${line}`,
  time: (line) => `2026-11-22T18:00:00.1234567Z ${line}`,
};

// Three lines are the least that show a prefix.
const longEnough = samples.filter(({ text }) => text.split("\n").filter((line) => line.trim() !== "").length >= 3);

describe.each(Object.entries(prefixes))("with the prefix of %s", (_name, prefixed) => {
  test.each(longEnough.map(({ name, text }) => [name, text]))("%s is read as without it", (_sample, text) => {
    const lines = text.replace(/\n$/, "").split("\n");
    expect(readConsole(`${lines.map(prefixed).join("\n")}\n`, false)).toEqual(readConsole(text, false));
  });
});

describe.each([
  ["Docker's build", (line: string, index: number) => `#14 ${index}.512 ${line}`],
  ["stern", (line: string) => `tests-7c9f tests ${line}`.trimEnd()],
  ["kubectl", (line: string) => `[pod/tests-7c9f/tests] ${line}`],
  ["a node of Kubernetes", (line: string) => `2026-11-22T18:00:00.123456789Z stdout F ${line}`],
  ["GitHub's command line", (line: string) => `unit\tRun npm test\t2026-11-22T18:00:00.1234567Z ${line}`],
  ["GNU parallel", (line: string) => `shop\t${line}`],
  ["syslog", (line: string) => `Nov  2 18:00:01 ci test[412]: ${line}`],
  ["ts", (line: string) => `Nov 22 18:00:01 ${line}`],
  ["a stopwatch", (line: string, index: number) => `00:00:${10 + (index % 50)} ${line}`],
  ["seconds since 1970", (line: string) => `1763835007.123456 ${line}`],
  ["a logger", (line: string) => `[2026-11-22 18:00:00,123] INFO ${line}`],
  ["Heroku", (line: string) => `2026-11-22T18:04:00.123456+00:00 app[tests.1]: ${line}`],
  ["journalctl, short-precise", (line: string) => `Nov 22 18:00:01.123456 ci test[412]: ${line}`],
  ["journalctl, short-full", (line: string) => `Sun 2026-11-22 18:00:01 UTC ci test[412]: ${line}`],
  ["Buildkite", (line: string, index: number) => `\u001b_bk;t=${17_953_700_000 + index}\u0007${line}`],
  ["TeamCity", (line: string) => `[18:04:00]\t[Step 2/3] ${line}`],
  ["Jenkins", (line: string) => `18:04:00  [shop] ${line}`],
  ["a logger of Python", (line: string) => `2026-11-22 18:04:00,123 - runner - INFO - ${line}`],
  ["a logger of Java", (line: string) => `2026-11-22 18:04:00,123 INFO  [shop-runner] c.a.ci.StepRunner - ${line}`],
  ["GitLab, with parts of lines", (line: string, index: number) => `2026-11-22T18:04:00.123456Z 01O${index % 3 === 0 ? "+" : " "}${line}`],
  ["Vagrant", (line: string) => `    default: ${line}`],
  ["docker compose and pnpm", (line: string) => `tests-1  | packages/shop test: ${line}`],
  ["docker compose and concurrently", (line: string) => `tests-1  | [shop] ${line}`],
  ["a time, docker compose and Turborepo", (line: string) => `2026-11-22T18:00:00.1234567Z tests-1  | shop:test: ${line}`],
  ["a quotation", (line: string) => `> ${line}`],
  ["an indent", (line: string) => `    ${line}`],
])("with the prefix of %s", (_name, prefixed) => {
  test.each(samples.filter(({ name }) => /^(?:pytest|jest-one|mocha-ok|go|node-spec)$/.test(name)).map(({ name, text }) => [name, text]))(
    "%s is read as without it",
    (_sample, text) => {
      const lines = text.replace(/\n$/, "").split("\n");
      expect(readConsole(`${lines.map(prefixed).join("\n")}\n`, false)).toEqual(readConsole(text, false));
    },
  );
});

test("a script's own lines may stand around output that it indents", async () => {
  const rspec = samples.find(({ name }) => name === "rspec")?.text ?? "";
  const alone = await read(rspec);
  expect((alone.counts?.failed ?? 0) + alone.tests.filter(({ status }) => status === "failed").length).toBeGreaterThan(0);
  const inside = await read(`== ruby ==\n${rspec.replaceAll(/^(?=.)/gm, "    ")}\n== done ==\n`);
  expect([inside.counts, inside.tests.map(({ name, status }) => [name, status])]).toEqual([
    alone.counts,
    alone.tests.map(({ name, status }) => [name, status]),
  ]);
});

describe.each([
  ["concurrently", (program: string, line: string) => `[${program}] ${line}`],
  ["docker compose and concurrently", (program: string, line: string) => `tests-1  | [${program}] ${line}`],
  ["stern, two pods", (program: string, line: string) => `${program}-7d4f9c-x2x1p tests ${line}`],
  ["stern, two containers", (program: string, line: string) => `ci-7d4f9c-x2x1p ${program} ${line}`],
  ["journalctl", (program: string, line: string) => `2026-11-22T18:04:00+0000 ci.example.org ${program}[4711]: ${line}`],
  ["Heroku", (program: string, line: string) => `2026-11-22T18:04:00.123456+00:00 app[${program}.1]: ${line}`],
  ["aws logs tail", (program: string, line: string) => `2026-11-22T18:04:00.123000+00:00 ${program}/task/3f2a ${line}`],
])("%s", (_name, prefixed) => {
  test("two programs that print by turns are each read", () => {
    const linesOf = (sample: string) =>
      samples
        .find(({ name }) => name === sample)
        ?.text.trimEnd()
        .split("\n") ?? [];
    const [one, other] = [linesOf("pytest"), linesOf("jest-one")];
    const lines: string[] = [];
    for (let index = 0; index < Math.max(one.length, other.length); index++) {
      lines.push(...one.slice(index, index + 1).map((line) => prefixed("api", line)));
      lines.push(...other.slice(index, index + 1).map((line) => prefixed("web", line)));
    }
    const streams = splitStreams(lines);
    expect(streams.map((stream) => stream.lines.map(({ text }) => text))).toEqual([one, other]);
    // Where each line stands in the whole output.
    expect(streams[1]?.lines.every(({ index, text }) => lines[index] === prefixed("web", text))).toBe(true);
  });
});

test.each(samples.map(({ name, text }) => [name, text]))("the output of %s alone has no prefix", (_name, text) => {
  const lines = text.split("\n");
  expect(splitStreams(lines)).toEqual([{ label: undefined, lines: lines.map((line, index) => ({ index, text: line })) }]);
});

test("ignores the container list that stern prints", async () => {
  const lines = (samples.find(({ name }) => name === "pytest")?.text ?? "").trimEnd().split("\n");
  const { counts, tests } = await read(
    `+ api-1 › api\n+ web-1 › web\n${lines.map((line) => `api-1 api ${line}\nweb-1 web ok\nweb-1 web \n`).join("")}`,
  );
  expect((counts?.failed ?? 0) + tests.filter(({ status }) => status === "failed").length).toBeGreaterThan(0);
});

test("levels of a logger and workers of pytest-xdist are no prefixes", () => {
  for (const lines of [
    ["[INFO] Tests run: 3", "[ERROR] Failures: 1", "[INFO] done", "[INFO] done"],
    ["[gw0] [ 50%] PASSED a.py::a", "[gw1] [ 75%] PASSED a.py::b", "[gw0] [100%] FAILED a.py::c"],
    ["INFO: a", "INFO: b", "WARN: c", "INFO: d", "INFO: e", "INFO: f", "INFO: g", "INFO: h"],
    Array.from({ length: 6 }, (_, index) => `Error: connect ECONNREFUSED 127.0.0.1:500${index}`),
    ["not ok 1 a", "not ok 2 b", "not ok 3 c", "not ok 4 d", "not ok 5 e"],
    ["ok  \ta\t0.1s", "ok  \tb\t0.1s", "FAIL\tc\t0.1s", "?   \td\t[no test files]", "ok  \te\t0.1s", "ok  \tf\t0.1s"],
  ])
    expect(splitStreams(lines)).toHaveLength(1);
});

describe("real runs whose exit code was lost", () => {
  test.each([["concurrently"], ["concurrently-names"], ["pnpm"], ["run-p"]])("%s: the failed test counts", async (name) => {
    expect((await read(real(name))).counts).toMatchObject({ passed: 2, failed: 1 });
  });

  test("docker compose: the failed test counts", async () => {
    const { counts, tests } = await read(real("compose"));
    expect((counts?.failed ?? 0) + tests.filter(({ status }) => status === "failed").length).toBe(1);
  });

  test("a package whose runner was stopped is not hidden by one that passed", async () => {
    expect((await read(real("pnpm-stopped"))).doubt).toContain("pytest");
  });
});

describe("a program that failed by the words of the tool around it", () => {
  const compose = "db-1     | ready\ntests-1  | starting\ntests-1  | checking\ntests-1  | cannot go on\n";
  test.each([
    ["docker compose", `${compose}tests-1 exited with code 3\n`, "tests-1 exited with code 3"],
    ["docker compose 1", `${compose}shop_tests-1 exited with code 3\n`, "shop_tests-1 exited with code 3"],
    ["docker compose 2.3", `${compose}tests-1   exited with code 3\n`, "exited with code 3"],
    ["docker compose, out of memory", `${compose}tests-1 exited with code 137\n`, "tests-1 exited with code 137"],
    [
      "docker compose, ended by a signal",
      `${compose}db-1 exited with code 0\ntests-1 exited with code 143\n`,
      "tests-1 exited with code 143",
    ],
    [
      "concurrently that ended the others",
      "[1] checking\n[1] differs\n[1] ./check exited with code 1\n--> Sending SIGTERM to other processes..\n[0] sleep 20 exited with code SIGTERM\n",
      "./check exited with code 1",
    ],
    ["concurrently, a crash", "[a] one\n[b] two\n[a] ok\n[b] bad\n[a] x exited with code 0\n[b] y exited with code SIGSEGV\n", "SIGSEGV"],
    ["concurrently", "[a] one\n[b] two\n[a] ok\n[b] bad\n[a] x exited with code 0\n[b] y exited with code 1\n", "y exited with code 1"],
    ["npm-run-all", '[a] one\n[b] two\n[a] ok\nERROR: "b" exited with 2.\n', "exited with 2"],
    [
      "pnpm",
      "packages/a test: x\npackages/a test: y\npackages/a test: Failed\n\u2009ERR_PNPM_RECURSIVE_FAIL\u2009 \n",
      "ERR_PNPM_RECURSIVE_FAIL",
    ],
    [
      "docker compose, one line for each",
      "db-1     | ready\ntests-1  | 2 files differ\ntests-1 exited with code 1\nAborting on container exit...\n",
      "code 1",
    ],
    [
      "concurrently, few lines",
      "[a] one\n[a] x exited with code 3\n--> Sending SIGTERM to other processes..\n[b] y exited with code SIGTERM\n",
      "x exited",
    ],
    [
      "foreman",
      "18:04:00 web.1  | up\n18:04:00 shop.1 | one\n18:04:01 shop.1 | exited with code 1\n18:04:01 system | sending SIGTERM to all processes\n18:04:01 web.1  | exited with code 2\n",
      "exited with code 1",
    ],
    [
      "overmind",
      "api    | up\nshop   | one\nshop   | two\nshop   | Exited with code 1\nsystem | Interrupting api...\n",
      "Exited with code 1",
    ],
    [
      "a program behind a prefix",
      `${"core: checking\n".repeat(8)}shop: checking\nshop: npm error Lifecycle script \`test\` failed with error:\nshop: npm error code 1\n`,
      "Lifecycle script",
    ],
    ["pnpm of one package", "checks\n\u2009ELIFECYCLE\u2009 Command failed with exit code 1.\n", "ELIFECYCLE"],
  ])("%s", async (_name, text, words) => {
    expect((await read(text)).doubt).toContain(words);
  });

  test.each([
    "lerna ERR! npm run test exited 1 in 'shop'",
    " ERROR  run failed: command  exited (1)",
    "make: *** [Makefile:9: lint] Error 1",
    "error Command failed with exit code 1.",
    "  evaluation failed :( (1.50 seconds)",
    "✖    1/2 targets failed, including the following:",
    "The command failed in workspace shop@workspace:packages/shop with exit code 1; stopping.",
    'error: script "test" exited with code 1',
    "error: Recipe `test` failed on line 2 with exit code 1",
    'task: Failed to run task "test": exit status 1',
    "rake aborted!",
    "nox > Session tests-3.11 failed.",
    "- exit code: 123",
    "Script ./ci/check.sh handling the test event returned with error code 1",
    'ERROR: failed to solve: process "/bin/sh -c make test" did not complete successfully: exit code: 2',
    "dependency failed to start: container app-db-1 is unhealthy",
    "##[error]Process completed with exit code 1.",
  ])("%s, behind tests that passed", async (line) => {
    expect((await read(`3 passed in 0.03s\n${line}\n`)).doubt).toContain(line.trim());
  });

  test.each([
    ["a service that compose stopped", `${compose}tests-1 exited with code 0\nAborting on container exit...\ndb-1 exited with code 2\n`],
    ["a service that was killed", `${compose}db-1 exited with code 137\ntests-1 exited with code 0\n`],
    ["a service that the user stopped", `${compose}Gracefully stopping... (press Ctrl+C again to force)\ntests-1 exited with code 137\n`],
    ["a service that was started again", `${compose}tests-1 exited with code 1\ntests-1  | again\ntests-1 exited with code 0\n`],
    ["a service that compose started again and stopped later", `${compose}tests-1 exited with code 1\ntests-1  | again\ntests-1  | done\n`],
    [
      "a server that concurrently ended",
      "[a] one\n[b] two\n[a] ok\n[b] up\n[a] x exited with code 0\n--> Sending SIGTERM to other processes..\n[b] y exited with code 143\n",
    ],
    [
      "a server that failed when concurrently ended it",
      "[a] one\n[b] two\n[a] ok\n[b] up\n[a] x exited with code 0\n--> Sending SIGTERM to other processes..\n[b] y exited with code 1\n",
    ],
    [
      "a linter whose findings were fixed",
      "npm ERR! code ELIFECYCLE\nnpm ERR! errno 1\n\n> shop@1.0.0 lint:fix\n> eslint . --fix\n\nPASS ./a.test.js\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\n",
    ],
    ["a failure that a test printed", "make: *** [x] Error 1\nrake aborted!\n3 passed in 0.03s\n"],
    ["a failure that make ignored", "make: [Makefile:3: lint] Error 1 (ignored)\nmake[1]: *** [Makefile:3: lint] Error 1\n"],
    ["a message of a service that passed", `${compose}tests-1  | worker exited with code 1\ntests-1 exited with code 0\n`],
    ["a message of one line", "starting\n[worker] child exited with code 1\ndone\n"],
    ["a command that failed long before the end", ` ELIFECYCLE  Command failed with exit code 1.\n${"a line\n".repeat(40)}`],
  ])("%s is none", async (_name, text) => {
    expect((await read(text)).doubt).toBeUndefined();
  });
});
