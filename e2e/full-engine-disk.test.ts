import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOwnEngine, type OwnEngine } from "../chaos/own-engine.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";
import { countsOf, type Person, type Program, type Stack, startStack, untilLogged } from "./stack.ts";

/** Each signal lets it print the lines up to the next of its numbers. It writes no file: the disk may be full. */
const suite = `#!/bin/sh
go=0; trap 'go=$((go+1))' USR1
i=1; step=0
for last in 100 10000 10100 10200 10300; do
  while [ $go -lt $step ]; do sleep 0.05; done
  while [ $i -le $last ]; do echo "seq=$i"; i=$((i+1)); done
  step=$((step+1))
done
`;
const image = "gantry-test/steps:1";
const lines = Array.from({ length: 10_300 }, (_, index) => `seq=${index + 1}`);

let stack: Stack;
let engine: OwnEngine;
let worker: Program;
beforeAll(async () => {
  [stack, engine] = await Promise.all([startStack(), createOwnEngine(256)]);
  await engine.start();
  await importImage(engine.docker, image, { entrypoint: suite });
  worker = stack.worker("worker", { DOCKER_HOST: `unix://${engine.socket}`, RUN_NETWORK: "none" });
  await worker.start();
});
afterAll(async () => {
  await stack?.close();
  await engine?.close();
});

/** A run that has printed its first lines, and lets go of the next ones. */
async function start(ada: Person) {
  const { id } = await ada.run({ image });
  await untilLogged(ada, id, "seq=100\n");
  const container = engine.docker.getContainer(`run-${id}-1`);
  const output = (await container.attach({ stream: true, stdout: true, stderr: true })) as unknown as Readable;
  let printed = "";
  output.on("data", (bytes: Buffer) => (printed += bytes.toString("latin1")));
  const printUntil = async (line: number) => {
    await container.kill({ signal: "SIGUSR1" });
    await expect.poll(() => printed.includes(`seq=${line}\n`)).toBe(true);
  };
  return { id, printUntil };
}

/** The numbered lines of a run that says that it may lack output. */
async function incompleteLog(ada: Person, id: string): Promise<string[]> {
  const { error, notes } = await ada.ended(id);
  expect(error).toMatchObject({ code: "REPORT_INCOMPLETE" });
  expect(notes.map(({ code }) => code)).toContain("OUTPUT_INCOMPLETE");
  const log = await ada.log(id);
  expect(log).toContain("Gantry: Output of this run may be missing");
  return countsOf(log);
}

const inOrder = (log: readonly string[]) => {
  const known = new Set(log);
  return lines.filter((line) => known.has(line));
};

test("a worker that is restarted after the engine's disk was full keeps what was sent before, and the run says that output may be missing", async () => {
  const ada = await stack.person();
  const { id, printUntil } = await start(ada);
  await engine.fillDisk();
  await printUntil(10_000);
  await engine.freeDisk();
  await printUntil(10_100);
  await untilLogged(ada, id, "seq=10100\n");
  await worker.kill("SIGKILL");
  await printUntil(10_200);
  await worker.start();
  await printUntil(10_300);
  const log = await incompleteLog(ada, id);
  expect(log.slice(0, 10_100)).toEqual(lines.slice(0, 10_100));
  expect(log).toEqual(inOrder(log));
});

test("output that an engine with a full disk lost while no worker was there is missed", async () => {
  const ada = await stack.person();
  const { id, printUntil } = await start(ada);
  await worker.kill("SIGKILL");
  await engine.fillDisk();
  await printUntil(10_000);
  await engine.freeDisk();
  for (const line of [10_100, 10_200, 10_300]) await printUntil(line);
  await worker.start();
  const log = await incompleteLog(ada, id);
  expect(log.slice(0, 100)).toEqual(lines.slice(0, 100));
  expect(log).toEqual(inOrder(log));
});
