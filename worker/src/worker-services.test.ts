import type { ClaimedService } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { newClaimedService } from "./engines/testing/new-run.ts";
import { outputOf, type Recorded, textOf } from "./testing/protocol-server.ts";
import { numbers, untilRemoved } from "./testing/recorded-run.ts";
import { openBench, startProcess, type WorkerBench } from "./testing/worker.ts";

const image = "gantry-test/services-of-worker:1";

/** The shell text of a service that answers on a port for ever. */
const serving = (port: number) => `while true; do echo hello | nc -l -p ${port}; done`;

const service = (name: string, command: string, changes: Partial<ClaimedService> = {}) => newClaimedService(image, name, command, changes);

describe("a worker with a run that has services", () => {
  let bench: WorkerBench;
  let docker: Docker;
  let host: string;

  beforeAll(async () => {
    ({ docker, host } = await testDocker());
    await importImage(docker, image, shellSuite);
  });
  afterEach(() => bench.close());

  async function untilAllRemoved(run: Recorded): Promise<void> {
    await untilRemoved(docker, run);
    const networks = async () => (await docker.listNetworks()).filter(({ Name }) => Name.includes(run.run.taskId));
    await expect.poll(networks).toEqual([]);
  }

  it.each(["none", "bridge", "pooled"])("lets the suite reach them with RUN_NETWORK=%s", async (network) => {
    bench = await openBench(host, { RUN_NETWORK: network });
    await bench.start();
    const services = [service("db", `echo up; ${serving(7101)}`, { readyWhen: { port: 7101 } })];
    const run = bench.server.queue({ image, command: "nc db 7101 </dev/null; exit 3", services });
    expect(await run.ended).toMatchObject({ exitCode: 3, error: null });
    expect(textOf(run)).toBe("hello\n");
    expect(textOf(run, "system")).toBe("Ready: db.\n");
    expect(outputOf(run, "db")).toBe("up\n");
    await untilAllRemoved(run);
  });

  it("sends their output masked, and none of it as the suite's", async () => {
    bench = await openBench(host);
    await bench.start();
    const secret = { name: "TOKEN", value: "very-secret-value", secret: true };
    const services = [service("db", 'echo "token $TOKEN"; sleep 60', { variables: [secret], readyWhen: { log: "token" } })];
    const run = bench.server.queue({ image, command: "echo suite", services, variables: [secret] });
    expect(await run.ended).toMatchObject({ exitCode: 0 });
    expect(outputOf(run, "db")).toBe("token ****\n");
    expect(textOf(run)).toBe("suite\n");
    await untilAllRemoved(run);
  });

  it("ends it with the reason and the last lines of one that does not become ready", async () => {
    bench = await openBench(host);
    await bench.start();
    const secret = { name: "TOKEN", value: "very-secret-value", secret: true };
    const services = [
      service("db", 'echo first; echo "no disk for $TOKEN" >&2; exit 4', { variables: [secret], readyWhen: { port: 7102 } }),
      service("other", "sleep 60"),
    ];
    const run = bench.server.queue({ image, command: "echo never", services, variables: [secret] });
    const { error, exitCode } = await run.ended;
    expect(exitCode).toBeNull();
    expect(error?.code).toBe("SERVICE_FAILED");
    expect(error?.message).toContain("The service db ended before it was ready: its exit code was 4. Its last output:\n");
    expect(error?.message).toContain("no disk for ****");
    expect(textOf(run, "system")).toContain("The suite was not started. The service db ended before it was ready");
    expect(textOf(run)).toBe("");
    expect(outputOf(run, "db", "stderr")).toBe("no disk for ****\n");
    await untilAllRemoved(run);
  });

  it("ends it when a variable to inherit does not exist", async () => {
    bench = await openBench(host);
    await bench.start();
    const run = bench.server.queue({ image, command: "true", services: [service("db", "sleep 60", { missingVariables: ["PGPASSWORD"] })] });
    const { error } = await run.ended;
    expect(error).toMatchObject({
      code: "SERVICE_FAILED",
      message: expect.stringContaining(
        "The service db inherits PGPASSWORD. Neither the project nor the run has a variable named PGPASSWORD.",
      ),
    });
  });

  it("ends it when a variable to inherit is a file, and says so", async () => {
    bench = await openBench(host);
    await bench.start();
    const services = [service("db", "sleep 60", { missingVariables: ["KUBECONFIG"] })];
    const run = bench.server.queue({ image, command: "true", services, files: [{ name: "KUBECONFIG", value: "token: of-the-cluster" }] });
    const { error } = await run.ended;
    expect(error?.message).toContain("The service db inherits KUBECONFIG. KUBECONFIG is a file of the project, and services get no files.");
  });

  it("notes one that ends while the suite runs", async () => {
    bench = await openBench(host);
    await bench.start();
    const run = bench.server.queue({ image, command: "sleep 3; echo done", services: [service("db", "sleep 1; exit 6")] });
    const { exitCode, error, results } = await run.ended;
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: null });
    expect(results?.endedServices).toEqual(["The service db ended while the suite ran: its exit code was 6."]);
    expect(textOf(run, "system")).toContain("The service db ended while the suite ran");
    await untilAllRemoved(run);
  });

  it("removes them when the run is cancelled, before and after the suite has started", async () => {
    bench = await openBench(host);
    await bench.start();
    const starting = bench.server.queue({
      image,
      command: "true",
      services: [service("db", "echo up; sleep 60", { readyWhen: { port: 7103 } })],
    });
    await expect.poll(() => outputOf(starting, "db")).toBe("up\n");
    starting.order = "cancel";
    expect(await starting.ended).toMatchObject({ error: { code: "CANCELLED" } });
    await untilAllRemoved(starting);
    const running = bench.server.queue({ image, command: "echo runs; sleep 60", services: [service("db", "sleep 60")] });
    await expect.poll(() => textOf(running)).toBe("runs\n");
    running.order = "cancel";
    const { error, results } = await running.ended;
    expect(error?.code).toBe("CANCELLED");
    expect(results?.endedServices).toBeUndefined();
    await untilAllRemoved(running);
  });

  it("removes them at the run's time limit", async () => {
    bench = await openBench(host);
    await bench.start();
    const run = bench.server.queue({ image, command: "sleep 60", timeoutMs: 1_000, services: [service("db", "sleep 60")] });
    expect(await run.ended).toMatchObject({ error: { code: "TIMEOUT" } });
    await untilAllRemoved(run);
  });

  it("adopts them with the suite after a restart", async () => {
    bench = await openBench(host);
    const first = await bench.start();
    const services = [service("db", `seq 1 100; ${serving(7104)}`, { readyWhen: { port: 7104 } })];
    const run = bench.server.queue({ image, command: "echo up; sleep 3; nc db 7104 </dev/null; exit 2", services });
    await expect.poll(() => textOf(run)).toBe("up\n");
    await first.stop();
    await bench.start();
    expect(await run.ended).toMatchObject({ exitCode: 2, error: null });
    expect(textOf(run)).toBe("up\nhello\n");
    expect(outputOf(run, "db")).toBe(numbers(1, 100));
    await untilAllRemoved(run);
  });

  it.each(["service-created", "services-started", "services-ready", "after-create", "after-start", "mid-log", "after-exit", "facts-sent"])(
    "killed at %s, leaves one outcome and no container",
    async (point) => {
      bench = await openBench(host, { RUN_NETWORK: "bridge" });
      const services = [service("db", `seq 1 100; ${serving(7105)}`, { readyWhen: { port: 7105 } })];
      const run = bench.server.queue({ image, command: "seq 1 50; sleep 0.5; nc db 7105 </dev/null; exit 5", services });
      const doomed = await startProcess(bench.config, { CRASH_AT: point });
      expect(await doomed.exited).toBe("SIGKILL");
      await bench.start();
      if (["service-created", "services-started", "services-ready", "after-create"].includes(point)) {
        await expect.poll(() => run.updates.at(-1)?.status).toBe("PENDING");
      } else {
        expect(await run.ended).toMatchObject({ exitCode: 5, error: null });
        expect(textOf(run)).toBe(`${numbers(1, 50)}hello\n`);
        expect(outputOf(run, "db")).toBe(numbers(1, 100));
        expect(run.updates.filter(({ status }) => status === "ANALYZING")).toHaveLength(1);
      }
      await untilAllRemoved(run);
    },
  );
});
