import { api } from "@gantry/contract/api.ts";
import { execFile } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newApiKey } from "../server/src/testing/given/api-key.ts";
import { shellSuite } from "../worker/src/engines/testing/images.ts";
import { gantry } from "./program.ts";
import { endSuite, type Person, type Program, type Stack, startStack, untilLogged, waitForEnd } from "./stack.ts";

let stack: Stack;
let worker: Program;
let ada: Person;
let image: string;
beforeAll(async () => {
  stack = await startStack();
  worker = stack.worker("worker");
  await worker.start();
  ada = await stack.person();
  image = await stack.image("shell", shellSuite);
});
afterAll(() => stack?.close());

/** A shell text: writes a report of these results, each `name` or `name=why it failed`. */
function report(...results: string[]): string {
  const cases = results.map((result) => {
    const [name, why] = result.split("=");
    return `<testcase classname="cart" name="${name}" file="cart.sh">${why ? `<failure message="${why}"/>` : ""}</testcase>`;
  });
  return `mkdir -p /app/reports; echo '<testsuite name="cart" tests="${results.length}">${cases.join("")}</testsuite>' > /app/reports/junit.xml`;
}

/** A suite that does this at first, and that when tests are named to it. */
const suite = (first: string, retry: string) => `if [ -z "$TESTS" ]; then echo first; ${first}; else echo "again: $TESTS"; ${retry}; fi`;
const failsFirst = `${report("adds", "pays=declined")}; exit 1`;

const testsOf = async (id: string) => (await ada.call(api.executions.tests, { params: { id } })).data;
const attemptsOf = async (id: string, name: string) => {
  const found = (await testsOf(id)).find((one) => one.name === name);
  const { attempts } = (await ada.call(api.executions.test, { params: { id, test: found?.id ?? "" } })).data.test;
  return attempts.map(({ status, message }) => (message === undefined ? status : `${status}: ${message}`));
};

async function untilNothingIsLeft(id: string): Promise<void> {
  await expect.poll(() => stack.docker.listContainers({ all: true, filters: { label: [`gantry.task=${id}`] } })).toEqual([]);
}

test("a test that fails first and passes in the second attempt is flaky, and the run is as if its runner had repeated it", async () => {
  const { id } = await ada.run({ image, retries: 2, command: suite(failsFirst, `${report("pays")}; ls /app/reports; exit 0`) });
  expect(await ada.ended(id)).toMatchObject({
    status: "UNSTABLE",
    exitCode: 0,
    retriesDone: 1,
    attempt: 2,
    tests: { total: 2, passed: 2, failed: 0, flaky: 1 },
  });
  expect(await attemptsOf(id, "pays")).toEqual(["failed: declined", "passed"]);
  expect(await ada.log(id)).toBe("first\nGantry: Retry 1 of 2: 1 failed test runs again.\nagain: cart.sh::cart::pays\njunit.xml\n");
  await untilNothingIsLeft(id);
});

test("a test that fails every time is failed, with three attempts, and `gantry run` waits for all of them", async () => {
  const apiKey = await newApiKey(ada, { name: "pipeline", role: "developer" });
  const command = suite(failsFirst, `${report("pays=declined again")}; exit 1`);
  const args = ["run", image, "--retries", "2", "--wait", "--json", "--command", command];
  const ended = await new Promise<{ code: unknown; run: { id: string } }>((resolve, reject) => {
    const env = { ...process.env, GANTRY_URL: stack.url, GANTRY_API_KEY: apiKey };
    execFile(process.execPath, [gantry, ...args], { env }, (error, stdout, stderr) =>
      stdout === "" ? reject(new Error(stderr)) : resolve({ code: error?.code, run: JSON.parse(stdout) }),
    );
  });
  expect(ended.code).toBe(1);
  const { id } = ended.run;
  expect(await ada.ended(id)).toMatchObject({ status: "FAILED", exitCode: 1, retriesDone: 2, tests: { failed: 1, passed: 1 } });
  expect(await attemptsOf(id, "pays")).toEqual(["failed: declined", "failed: declined again", "failed: declined again"]);
});

describe("a run does not pass", () => {
  test.each([
    ["when the retry leaves the failed test out", `${report("adds")}; exit 0`, { status: "FAILED", exitCode: 1 }],
    ["when the retry writes no report", "exit 0", { status: "FAILED", exitCode: 1 }],
    ["when the retry dies after its report", `${report("pays")}; kill -9 $$`, { status: "FAILED", exitCode: 137 }],
    [
      "when the report of the retry breaks off",
      `${report("pays")}; echo '<testsuite' > /app/reports/junit-2.xml`,
      { status: "FAILED", exitCode: 0 },
    ],
    ["when another test fails in the retries", `${report("pays", "adds=no cart")}; exit 1`, { status: "FAILED", exitCode: 1 }],
  ])("%s", async (_, retry, expected) => {
    const { id } = await ada.run({ image, retries: 2, command: suite(failsFirst, retry) });
    expect(await ada.ended(id)).toMatchObject({ ...expected, tests: { total: 2 } });
  });
});

test("each attempt of a run with services has them, and its own limits and secrets", async () => {
  const projectId = (await ada.call(api.projects.create, { body: { name: "Shop" } })).data.id;
  await ada.call(api.projects.setVariable, { params: { id: projectId, name: "TOKEN" }, body: { value: "very-secret", secret: true } });
  const serving = 'CMD ["/bin/sh", "-c", "while true; do echo hello | nc -l -p 7301; done"]';
  const services = [{ name: "db", image: await stack.image("service", { changes: [serving] }), readyWhen: { port: 7301 } }];
  const ask = 'nc db 7301 </dev/null; echo "token $TOKEN"';
  const { id } = await ada.run({
    image,
    projectId,
    services,
    retries: 1,
    command: suite(`${ask}; ${failsFirst}`, `${ask}; ${report("pays")}`),
  });
  expect(await ada.ended(id)).toMatchObject({ status: "UNSTABLE", tests: { flaky: 1 } });
  const log = await ada.log(id);
  expect(log.match(/Ready: db\./g)).toHaveLength(2);
  expect(log.match(/hello\ntoken \*{4}\n/g)).toHaveLength(2);
  await untilNothingIsLeft(id);
});

describe("with a worker that is killed", () => {
  const passesLater = suite(failsFirst, `${report("pays")}; exit 0`);

  test.each(["after-exit", "report-packed", "facts-sent"])("at %s of the first attempt, the run goes on with its retry", async (point) => {
    await worker.kill("SIGTERM");
    // With a second slot, a claim that no one reads any more would take the retry, and its lease would have to end first: `lost-runs.test.ts`.
    const dying = stack.worker(`killed-${point}`, { CRASH_AT: point, WORKER_SLOTS: "1" });
    await dying.start();
    const { id } = await ada.run({ image, retries: 1, command: passesLater });
    // Two workers of one name at once are no restart.
    await expect.poll(() => dying.isAlive()).toBe(false);
    const next = stack.worker(`killed-${point}`);
    await next.start();
    expect(await ada.ended(id)).toMatchObject({ status: "UNSTABLE", retriesDone: 1, tests: { total: 2, failed: 0, flaky: 1 } });
    expect(await attemptsOf(id, "pays")).toEqual(["failed: declined", "passed"]);
    // No attempt was carried out twice.
    expect(await ada.log(id)).toBe("first\nGantry: Retry 1 of 1: 1 failed test runs again.\nagain: cart.sh::cart::pays\n");
    await untilNothingIsLeft(id);
    await next.kill("SIGTERM");
    await worker.start();
  });

  test("during the retry, the run goes on where it was", async () => {
    const { id } = await ada.run({ image, retries: 1, command: suite(failsFirst, `${waitForEnd}; ${report("pays")}; echo end`) });
    await untilLogged(ada, id, "again:");
    await worker.kill("SIGKILL");
    await endSuite(stack.docker, id);
    await worker.start();
    expect(await ada.ended(id)).toMatchObject({ status: "UNSTABLE", attempt: 2, tests: { total: 2, flaky: 1 } });
    expect(await ada.log(id)).toBe("first\nGantry: Retry 1 of 1: 1 failed test runs again.\nagain: cart.sh::cart::pays\nend\n");
  });

  test("for ever during the retry, another worker repeats the retry, not the run", async () => {
    const { id } = await ada.run({ image, retries: 1, command: suite(failsFirst, `${waitForEnd}; ${report("pays")}`) });
    await untilLogged(ada, id, "again:");
    await worker.kill("SIGKILL");
    const other = stack.worker("other");
    await other.start();
    const secondAttempt = async () => (await ada.execution(id)).attempt;
    await expect.poll(secondAttempt).toBe(3);
    await untilLogged(ada, id, "attempt 3 follows");
    await expect.poll(async () => (await ada.execution(id)).status).toBe("RUNNING");
    await endSuite(stack.docker, id);
    expect(await ada.ended(id)).toMatchObject({ status: "UNSTABLE", retriesDone: 1, tests: { total: 2, failed: 0, flaky: 1 } });
    expect(await attemptsOf(id, "pays")).toEqual(["failed: declined", "passed"]);
    await other.kill("SIGTERM");
    await worker.start();
  });
});

test("a run that is cancelled between two attempts ends at once, with the results that it has", async () => {
  const concurrencyGroup = "staging";
  const command = suite(`${waitForEnd}; ${failsFirst}`, report("pays"));
  const { id } = await ada.run({ image, retries: 1, concurrencyGroup, command });
  await untilLogged(ada, id, "first");
  // Goes before the retry.
  const between = await ada.run({ image, concurrencyGroup, priority: 5, command: waitForEnd });
  await endSuite(stack.docker, id);
  await expect.poll(async () => (await ada.execution(between.id)).status).toBe("RUNNING");
  expect(await ada.execution(id)).toMatchObject({ status: "PENDING", retriesDone: 1 });
  await ada.call(api.executions.cancel, { params: { id } });
  expect(await ada.ended(id)).toMatchObject({
    status: "ERROR",
    error: { code: "CANCELLED" },
    tests: { total: 2, failed: 1 },
    // The retry had not begun.
    notes: [],
  });
  await untilNothingIsLeft(id);
  await endSuite(stack.docker, between.id);
  expect((await ada.ended(between.id)).status).toBe("PASSED");
});
