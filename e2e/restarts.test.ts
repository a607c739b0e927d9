import { api } from "@gantry/contract/api.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countedLines, countsOf, endSuite, type Stack, startStack, type Program, untilLogged, waitForEnd } from "./stack.ts";

/** Prints ten numbered lines, then fifty more within five seconds of `endSuite`, and exits with the code that its folder names. */
const heldSuite = {
  entrypoint: [
    "#!/bin/sh",
    'count() { i=$1; while [ $i -le $2 ]; do echo "seq=$i"; i=$((i+1)); sleep $3; done; }',
    "count 1 10 0",
    waitForEnd,
    "count 11 60 0.1",
    "exit ${1#code-}",
    "",
  ].join("\n"),
};

let stack: Stack;
let worker: Program;
let image: string;
beforeAll(async () => {
  stack = await startStack();
  worker = stack.worker("worker");
  await worker.start();
  image = await stack.image("counting", heldSuite);
});
afterAll(() => stack?.close());

/** Ends the suite of a run; resolves when its first attempt has exited. */
async function untilExited(id: string) {
  await endSuite(stack.docker, id);
  await stack.docker.getContainer(`run-${id}-1`).wait();
}

test("a worker killed during a run and restarted ends the run with the right verdict and a complete log", async () => {
  const ada = await stack.person();
  const run = await ada.run({ image, folder: "code-3" });
  await untilLogged(ada, run.id, "seq=10");
  await worker.kill("SIGKILL");
  await endSuite(stack.docker, run.id);
  await worker.start();
  expect(await ada.ended(run.id)).toMatchObject({ status: "FAILED", exitCode: 3, attempt: 1, error: null });
  expect(countsOf(await ada.log(run.id))).toEqual(countedLines);
});

test("a run whose container ended while its worker was down is finished, not run again", async () => {
  const ada = await stack.person();
  const count = (from: number, to: number) => `i=${from}; while [ $i -le ${to} ]; do echo "seq=$i"; i=$((i+1)); done`;
  const suite = await stack.image("held", { entrypoint: ["#!/bin/sh", count(1, 30), waitForEnd, count(31, 60), ""].join("\n") });
  const run = await ada.run({ image: suite });
  await untilLogged(ada, run.id, "seq=30");
  await worker.kill("SIGKILL");
  await untilExited(run.id);
  await worker.start();
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED", exitCode: 0, attempt: 1 });
  expect(countsOf(await ada.log(run.id))).toEqual(countedLines);
});

test("exit codes 137, 143 and 255 count as the suite's own when it exits with them while its worker is down", async () => {
  const ada = await stack.person();
  const suite = await stack.image("brief", { entrypoint: `#!/bin/sh\necho up\n${waitForEnd}\nexit "$1"\n` });
  for (const [code, other] of [
    [255, 143],
    [137, 0],
  ] as const) {
    const runs = await Promise.all([ada.run({ image: suite, folder: String(code) }), ada.run({ image: suite, folder: String(other) })]);
    for (const run of runs) await untilLogged(ada, run.id, "up");
    await worker.kill("SIGKILL");
    await Promise.all(runs.map(({ id }) => untilExited(id)));
    await worker.start();
    for (const [index, exitCode] of [code, other].entries())
      expect(await ada.ended(runs[index]?.id ?? "")).toMatchObject({
        status: exitCode === 0 ? "PASSED" : "FAILED",
        exitCode,
        attempt: 1,
        error: null,
      });
  }
});

test("a container that was killed while its worker was down is not a failure of the suite", async () => {
  const ada = await stack.person();
  const run = await ada.run({ image, folder: "code-0" });
  await untilLogged(ada, run.id, "seq=10");
  await worker.kill("SIGKILL");
  await stack.docker.getContainer(`run-${run.id}-1`).kill();
  await worker.start();
  expect(await ada.ended(run.id)).toMatchObject({ status: "ERROR", error: { code: "INFRASTRUCTURE" } });
});

test("a worker that was frozen for eight seconds keeps its run and loses no output", async () => {
  const ada = await stack.person();
  const run = await ada.run({ image, folder: "code-0" });
  await untilLogged(ada, run.id, "seq=10");
  worker.signal("SIGSTOP");
  await sleep(8_000);
  worker.signal("SIGCONT");
  await endSuite(stack.docker, run.id);
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED", exitCode: 0, attempt: 1 });
  expect(countsOf(await ada.log(run.id))).toEqual(countedLines);
});

test("a server killed during a run and restarted loses no output and no verdict", async () => {
  const ada = await stack.person();
  const run = await ada.run({ image, folder: "code-0" });
  await untilLogged(ada, run.id, "seq=10");
  await stack.server.kill("SIGKILL");
  await endSuite(stack.docker, run.id);
  await stack.server.start();
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED", exitCode: 0, attempt: 1 });
  expect(countsOf(await ada.log(run.id))).toEqual(countedLines);
});

test("a run whose worker does not come back is started by another worker, as its second attempt", async () => {
  const ada = await stack.person();
  const run = await ada.run({ image, folder: "code-0" });
  await untilLogged(ada, run.id, "seq=10");
  await worker.kill("SIGKILL");
  const other = stack.worker("other");
  await other.start();
  await expect.poll(async () => (await ada.execution(run.id)).attempt).toBe(2);
  // The log has both attempts.
  await expect.poll(async () => (await ada.log(run.id)).split("seq=10\n").length - 1).toBe(2);
  await endSuite(stack.docker, run.id);
  expect(await ada.ended(run.id)).toMatchObject({ status: "PASSED", attempt: 2 });
  expect(await ada.log(run.id)).toContain("attempt 2 follows");
  await other.kill("SIGTERM");
  // What the first attempt left is removed by any worker; what belongs to another installation stays.
  const stranger = await stack.docker.createContainer({
    Image: image,
    Cmd: ["/bin/true"],
    Labels: {
      "gantry.instance": "stranger",
      "gantry.worker": "stranger",
      "gantry.role": "run",
      "gantry.task": "5".repeat(24),
      "gantry.attempt": "1",
    },
  });
  const there = () =>
    stack.docker
      .getContainer(`run-${run.id}-1`)
      .inspect()
      .then(
        () => true,
        () => false,
      );
  expect(await there()).toBe(true);
  const third = stack.worker("third");
  await third.start();
  await expect.poll(there).toBe(false);
  expect((await stranger.inspect()).Id).toBe(stranger.id);
  await stranger.remove();
  await third.kill("SIGTERM");
  await worker.start();
});

test("every run that the server accepted exists after it was killed at random times", async () => {
  const ada = await stack.person();
  const small = await stack.image("small", { entrypoint: "#!/bin/sh\nexit 0\n" });
  const accepted: string[] = [];
  let posting = true;
  const client = (async () => {
    while (posting) {
      const answer = await ada.request(api.executions.create, { body: { image: small } }).catch(() => undefined);
      if (answer?.status === 201) accepted.push(answer.body.data.id);
      await sleep(50);
    }
  })();
  for (let round = 0; round < 3; round++) {
    const before = accepted.length;
    await expect.poll(() => accepted.length).toBeGreaterThan(before + 1);
    await sleep(400 + 300 * round);
    await stack.server.kill("SIGKILL");
    await stack.server.start();
  }
  posting = false;
  await client;
  expect(accepted.length).toBeGreaterThan(3);
  // A run whose claim was answered by the server as it was killed waits for that server's silence, and then for its lease: docs/reliability.md.
  for (const id of accepted) expect(await ada.ended(id)).toMatchObject({ status: "PASSED" });
});
