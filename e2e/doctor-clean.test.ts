import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WorkerRules } from "../worker/src/engines/docker/egress/firewall.ts";
import { ImageMarks } from "../worker/src/engines/docker/images/image-marks.ts";
import { findNetworkRules } from "../worker/src/engines/docker/networks/network-rules.ts";
import { testDocker } from "../worker/src/engines/testing/images.ts";
import { gantry } from "./program.ts";
import { endSuite, type Stack, startStack, untilLogged, waitForEnd } from "./stack.ts";

/** `undefined` where no network rules can be set. */
let rules: WorkerRules | undefined;
/** Two installations that share an engine. */
let mine: Stack;
let others: Stack;
let suite: string;
let dataDir: string;
const workerSecret = "worker-secret-of-this-installation-012345678";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-clean-"));
  [mine, others] = [await startStack({ WORKER_SECRET: workerSecret }), await startStack()];
  const found = await findNetworkRules(mine.docker, { instance: "test", workerId: "test" }, { isLocal: true, isPodman: false });
  if ("rules" in found) rules = found.rules;
  suite = await mine.image("waiting", { entrypoint: `#!/bin/sh\necho up\n${waitForEnd}\n` });
});
afterAll(async () => {
  await Promise.all([mine?.close(), others?.close()]);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

interface Cleaned {
  code: number;
  remove: { kind: string; name: string; workerId: string }[];
  keep: { workerId: string; count: number; reason: string }[];
  removed: number;
}

async function clean(...args: string[]): Promise<Cleaned> {
  const { text, code } = await run("--json", ...args);
  return { code, ...JSON.parse(text) };
}

async function run(...args: string[]): Promise<{ text: string; code: number }> {
  const { host } = await testDocker();
  const env = { ...process.env, SERVER_URL: mine.url, WORKER_SECRET: workerSecret, DATA_DIR: dataDir, DOCKER_HOST: host };
  const child = execFile(process.execPath, [gantry, "doctor", "--clean", ...args], { env });
  let text = "";
  child.stdout?.on("data", (chunk: string) => (text += chunk));
  child.stderr?.on("data", (chunk: string) => (text += chunk));
  const [code] = await once(child, "close");
  return { text, code: Number(code) };
}

/** Everything on the engine that belongs to a worker, asked for without the command. */
async function thingsOf(workerId: string): Promise<string[]> {
  const filters = { label: [`gantry.worker=${workerId}`] };
  const containers = await mine.docker.listContainers({ all: true, filters });
  const networks = await mine.docker.listNetworks({ filters });
  const { Volumes } = await mine.docker.listVolumes({ filters: JSON.stringify(filters) });
  const ruled = (await rules?.workers()) ?? [];
  return [
    ...containers.map(({ Names }) => `container ${Names[0]}`),
    ...networks.map(({ Name }) => `network ${Name}`),
    ...(Volumes ?? []).map(({ Name }) => `volume ${Name}`),
    ...ruled.filter((id) => id === workerId).map((id) => `rules ${id}`),
  ].sort();
}

const workerIdIn = async (folder: string): Promise<string> => (await readFile(join(folder, "worker/id"), "utf8")).trim();

test("gantry doctor --clean removes what a killed worker left, and nothing that is in use, unlabelled or another installation's", async () => {
  const lostDir = join(dataDir, "lost");
  const lost = mine.worker("lost", { DATA_DIR: lostDir });
  await lost.start();
  const strangersDir = join(dataDir, "strangers");
  const strangersWorker = others.worker("strangers", { DATA_DIR: strangersDir, RUN_NETWORK: "bridge" });
  await strangersWorker.start();
  const [ada, eve] = [await mine.person(), await others.person()];
  const [run1, run2] = [await ada.run({ image: suite }), await eve.run({ image: suite })];
  await untilLogged(ada, run1.id, "up");
  await untilLogged(eve, run2.id, "up");
  const [lostId, strangersId] = [await workerIdIn(lostDir), await workerIdIn(strangersDir)];
  const bystander = await mine.docker.createNetwork({ Name: `${mine.instance}-bystander` });
  const strangersThings = await thingsOf(strangersId);
  const kindsOf = (things: readonly string[]) => [...new Set(things.map((thing) => thing.split(" ")[0]))];
  expect(kindsOf(strangersThings)).toEqual(["container", "network", ...(rules ? ["rules"] : [])]);

  await lost.kill("SIGKILL");
  // An unfinished pull of a private image, as a killed worker leaves it.
  await new ImageMarks(mine.docker, { instance: mine.instance, workerId: lostId }).pullStarts(
    "registry.invalid/a:1",
    ada.organizationId,
    undefined,
  );
  const first = await clean("--yes", "--worker", strangersId);
  expect(first).toMatchObject({ code: 0, remove: [], removed: 0 });
  expect(first.keep).toContainEqual({ workerId: strangersId, count: strangersThings.length, reason: "its worker runs on this machine" });

  // Its data directory is lost, and its identity with it: another worker carries the run out.
  await rm(lostDir, { recursive: true });
  const successor = mine.worker("successor");
  await successor.start();
  await expect.poll(async () => (await ada.execution(run1.id)).attempt).toBe(2);
  const isKept = async () => (await clean("--worker", lostId)).keep.some(({ workerId }) => workerId === lostId);
  await expect.poll(isKept).toBe(false);
  // The other worker may have removed the container of the first attempt already.
  const left = (await thingsOf(lostId)).filter((thing) => !thing.includes(run1.id));
  expect(kindsOf(left)).toEqual(["container", "network", ...(rules ? ["rules"] : []), "volume"]);
  const shown = await run("--worker", lostId);
  expect(shown.code).toBe(0);
  for (const thing of left) expect(shown.text).toContain(thing.split(" ")[1]?.replace(/^\//, ""));
  expect(shown.text).toContain("Nothing was removed. Add --yes to remove it.");
  expect(await thingsOf(lostId)).toEqual(expect.arrayContaining(left));

  // The other installation's worker is not running at the moment, but its suite is.
  await strangersWorker.kill("SIGKILL");
  const cleaned = await clean("--yes", "--worker", lostId);
  expect(cleaned).toMatchObject({ code: 0, failed: [] });
  expect(cleaned.keep).toContainEqual(
    expect.objectContaining({ workerId: strangersId, reason: expect.stringContaining("this server does not know its worker") }),
  );
  expect(await thingsOf(lostId)).toEqual([]);
  const repeated = await run("--yes", "--worker", lostId);
  expect(repeated.code).toBe(0);
  expect(repeated.text).toContain(`Nothing on this engine belongs to the worker ${lostId}.`);
  expect(await thingsOf(strangersId)).toEqual(strangersThings);
  expect((await bystander.inspect()).Id).toBe(bystander.id);
  await bystander.remove();
  await strangersWorker.start();
  for (const { id } of [run1, run2]) await endSuite(mine.docker, id);
  expect(await ada.ended(run1.id)).toMatchObject({ status: "PASSED", attempt: 2 });
  expect(await eve.ended(run2.id)).toMatchObject({ status: "PASSED" });

  await mine.server.kill("SIGKILL");
  const alone = await run("--yes");
  expect(alone.code).toBe(4);
  expect(alone.text).toContain("does not answer, and only it knows which runs are over");
});
