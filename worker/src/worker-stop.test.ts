import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type Docker from "dockerode";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { inNetworkOf } from "./engines/testing/registry.ts";
import { type Recorded, textOf } from "./testing/protocol-server.ts";
import { openBench, startProcess, type WorkerBench } from "./testing/worker.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

const image = "gantry-test/stopped-worker:1";
let bench: WorkerBench;
let docker: Docker;
let host: string;
beforeAll(async () => {
  ({ docker, host } = await testDocker());
  await importImage(docker, image, shellSuite);
});
afterEach(() => bench.close());

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/** Returned once, without an error, and with the current lease token. */
function expectReturned({ run, updates }: Recorded): void {
  expect(updates).toMatchObject([{ status: "PENDING", attempt: 1, leaseToken: run.leaseToken }]);
  expect(updates[0]?.error ?? null).toBeNull();
}

/** The claims that arrive from now on. The worker makes other calls, too. */
function countClaims(): () => number {
  let claims = 0;
  bench.server.interfere = (path) => {
    if (path === dispatch.claim.path) claims++;
    return undefined;
  };
  return () => claims;
}

const containersOf = ({ run }: Recorded) => docker.listContainers({ all: true, filters: { label: [`gantry.task=${run.taskId}`] } });

/** The engine at another address. Requests whose first line matches wait there until `release`. */
async function holdRequests(line: RegExp) {
  const released = gate();
  const reached = gate();
  const relay = createServer((client) => {
    const engine = connect(host.replace(/^unix:\/\//, ""));
    engine.pipe(client);
    client.on("data", (data) => {
      if (!line.test(data.toString("latin1"))) return void engine.write(data);
      reached.open();
      void released.opened.then(() => engine.write(data));
    });
    client.on("end", () => engine.end());
    for (const socket of [client, engine]) socket.on("error", () => {}).on("close", () => [client, engine].map((one) => one.destroy()));
  });
  await once(relay.listen(0, "127.0.0.1"), "listening");
  const address = `tcp://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return { address, reached: reached.opened, release: () => released.open(), close: () => relay.close() };
}

test.each(["false", "true"])(
  "a worker that stops while it reads the answer to a claim returns the run (STOP_RUNS_ON_EXIT=%s)",
  async (stopRuns) => {
    bench = await openBench(host, { WORKER_SLOTS: "1", STOP_RUNS_ON_EXIT: stopRuns });
    const half = gate();
    let rest = gate();
    bench.server.halfway = async (path) => {
      if (path !== dispatch.claim.path) return;
      half.open();
      await rest.opened;
    };
    const worker = await bench.start();
    const run = bench.server.queue({ image, command: "true" });
    await half.opened;
    const first = rest;
    rest = gate();
    rest.open();
    await worker.stop();
    expectReturned(run);
    expect(await containersOf(run)).toEqual([]);
    first.open();
  },
);

test("a worker that stops while it waits for a run takes none", async () => {
  bench = await openBench(host, { WORKER_SLOTS: "3" });
  const claims = countClaims();
  const worker = await bench.start();
  await expect.poll(claims).toBe(3);
  const stopped = worker.stop();
  const run = bench.server.queue({ image, command: "true" });
  await stopped;
  expect(worker.running()).toEqual([]);
  // One of the claims may have taken it.
  if (run.updates.length > 0) expectReturned(run);
});

test("a worker that stops while the server does not answer ends without it", async () => {
  bench = await openBench(host, { WORKER_SLOTS: "2" });
  const claims = countClaims();
  const worker = await bench.start();
  await expect.poll(claims).toBe(2);
  bench.server.interfere = () => new Promise(() => {});
  await worker.stop();
});

test.each(["false", "true"])("a worker that stops while it pulls an image returns the run (STOP_RUNS_ON_EXIT=%s)", async (stopRuns) => {
  const program =
    'const s = require("net").createServer(() => console.log("asked")).listen(0, "127.0.0.1", () => console.log(s.address().port))';
  const [command = "", ...args] = [...inNetworkOf(host), process.execPath, "-e", program];
  const registry = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  registry.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  await vi.waitUntil(() => /^\d+\n/.test(printed), { timeout: waitTimeoutMs });
  const name = `127.0.0.1:${printed.trim()}`;
  bench = await openBench(host, { IMAGE_REGISTRIES: name, REGISTRY_TIMEOUT_SECONDS: "120", STOP_RUNS_ON_EXIT: stopRuns });
  const worker = await bench.start();
  const run = bench.server.queue({ image: `${name}/never:1`, command: "true" });
  await vi.waitUntil(() => printed.includes("asked"), { timeout: waitTimeoutMs });
  await worker.stop();
  expectReturned(run);
  const gone = once(registry, "close");
  registry.kill();
  await gone;
});

test.each([
  ["before its container is created", /^POST \S*\/containers\/create/, "false"],
  ["when its container is created but not started", /^POST \S*\/containers\/[0-9a-f]+\/start/, "false"],
  ["when its container is created but not started, and suites are stopped too", /^POST \S*\/containers\/[0-9a-f]+\/start/, "true"],
])("a worker that stops %s removes the container and returns the run", async (_, line, stopRuns) => {
  const engine = await holdRequests(line);
  bench = await openBench(engine.address, { STOP_RUNS_ON_EXIT: stopRuns });
  const worker = await bench.start();
  const run = bench.server.queue({ image, command: "sleep 60" });
  await engine.reached;
  const stopped = worker.stop();
  engine.release();
  await stopped;
  expectReturned(run);
  expect(await containersOf(run)).toEqual([]);
  engine.close();
});

test("a worker that stops while it reports a failed start returns the run", async () => {
  bench = await openBench(host, { IMAGE_PULL_POLICY: "never" });
  const asked = gate();
  let answering = false;
  bench.server.interfere = async (path) => {
    if (path !== dispatch.update.path || answering) return undefined;
    asked.open();
    return 503;
  };
  const worker = await bench.start();
  const run = bench.server.queue({ image: "gantry-test/is-not-here:1", command: "true" });
  await asked.opened;
  const stopped = worker.stop();
  answering = true;
  await stopped;
  expectReturned(run);
});

test("a worker waits as long as the server asks when it calls too often, and then goes on", async () => {
  bench = await openBench(host, { WORKER_SLOTS: "1" });
  const claims: number[] = [];
  bench.server.interfere = (path) => {
    if (path !== dispatch.claim.path) return undefined;
    claims.push(performance.now());
    return claims.length <= 2 ? 429 : undefined;
  };
  await bench.start();
  const run = bench.server.queue({ image, command: "true" });
  expect(await run.ended).toMatchObject({ exitCode: 0 });
  const [first = 0, second = 0, third = 0] = claims;
  for (const waited of [second - first, third - second]) expect(waited).toBeGreaterThan(1_900);
});

test("a worker with FINISH_RUNS_ON_EXIT takes no more runs after SIGTERM, and ends when its suite has ended", async () => {
  bench = await openBench(host, { WORKER_SLOTS: "2" });
  const { exited, kill } = await startProcess(bench.config, { FINISH_RUNS_ON_EXIT: "true" });
  const run = bench.server.queue({ image, command: "echo up; while [ ! -e /tmp/end ]; do sleep 0.1; done; exit 3" });
  await expect.poll(() => textOf(run)).toBe("up\n");
  kill("SIGTERM");
  // The other slot's claim ends.
  await expect.poll(() => bench.server.waitingClaims()).toBe(0);
  const next = bench.server.queue({ image, command: "true" });
  const [container] = await containersOf(run);
  const touch = await docker.getContainer(container?.Id ?? "").exec({ Cmd: ["touch", "/tmp/end"] });
  await touch.start({ Detach: true });
  expect(await run.ended).toMatchObject({ exitCode: 3, error: null });
  expect(await exited).toBe(0);
  expect(next.updates).toEqual([]);
});
