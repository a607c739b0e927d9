import type Docker from "dockerode";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { textOf } from "./testing/protocol-server.ts";
import { openBench, type WorkerBench } from "./testing/worker.ts";

const image = "gantry-test/worker-shell:1";

describe("a worker", () => {
  let bench: WorkerBench;
  let docker: Docker;

  beforeAll(async () => {
    const engine = await testDocker();
    docker = engine.docker;
    await importImage(docker, image, shellSuite);
    bench = await openBench(engine.host);
    await bench.start();
  });
  afterAll(() => bench.close());

  it("carries a run out from claim to facts, and leaves no container behind", async () => {
    const run = bench.server.queue({ image, command: "seq 1 200; echo oops >&2; exit 3" });
    const facts = await run.ended;
    expect(facts).toMatchObject({ attempt: 1, exitCode: 3, error: null });
    expect(run.updates.map(({ status }) => status)).toEqual(["RUNNING", "ANALYZING"]);
    expect(textOf(run)).toBe(Array.from({ length: 200 }, (_, line) => `${line + 1}\n`).join(""));
    expect(textOf(run, "stderr")).toBe("oops\n");
    await expect.poll(async () => (await docker.listContainers({ all: true, filters: { name: [run.run.taskId] } })).length).toBe(0);
  });

  it("gives a container what the platform promises, and masks what is secret", async () => {
    const variables = [
      { name: "TOKEN", value: "s3cr3t-token", secret: true },
      { name: "CI", value: "false", secret: false },
      { name: "PLAIN", value: "seen", secret: false },
    ];
    const run = bench.server.queue({ image, command: 'echo "$TASK_ID $CI $FRAMEWORK_AGNOSTIC $BASE_URL $PLAIN $TOKEN"', variables });
    await run.ended;
    expect(textOf(run)).toBe(`${run.run.taskId} true true http://target.example seen ****\n`);
  });

  it("stops a cancelled run within two seconds", async () => {
    const run = bench.server.queue({ image, command: "trap '' TERM; echo up; while true; do sleep 1; done" });
    await expect.poll(() => textOf(run)).toBe("up\n");
    const before = Date.now();
    run.order = "cancel";
    expect(await run.ended).toMatchObject({ error: { code: "CANCELLED" } });
    // One heartbeat may have just gone by.
    expect(Date.now() - before).toBeLessThan(3_500);
  });

  it("ends a run at its time limit and says so", async () => {
    const run = bench.server.queue({ image, command: "echo up; sleep 60", timeoutMs: 1_000 });
    expect(await run.ended).toMatchObject({ error: { code: "TIMEOUT", message: expect.stringContaining("1 seconds") } });
  });
});
