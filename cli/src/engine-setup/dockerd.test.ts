import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { globalAgent } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "@gantry/host/process-facts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDocker } from "../../../worker/src/engines/docker/api/connect.ts";
import { importImage, shellSuite } from "../../../worker/src/engines/testing/images.ts";
import { runningSuites } from "../up/running-suites.ts";
import { ensureEngine } from "./ensure-engine.ts";
import { runningDockerds, startDockerd, stopDockerdWhenIdle } from "./dockerd.ts";

// If another daemon is running, this one uses separate paths; otherwise it would use the machine's.
const canStart = process.platform === "linux" && process.getuid?.() === 0 && runningDockerds().length > 0;
const image = "gantry-test/dockerd:1";
let dataDir = "";
let engine: Awaited<ReturnType<typeof startDockerd>>;

beforeAll(async () => {
  if (!canStart) return;
  dataDir = await mkdtemp(join(tmpdir(), "gantry-dockerd-"));
  engine = await startDockerd(dataDir);
});
afterAll(async () => {
  if (engine && isAlive(engine.pid)) process.kill(engine.pid, "SIGTERM");
  if (dataDir) await rm(dataDir, { recursive: true, force: true }).catch(() => {});
});

const stop = () => stopDockerdWhenIdle({ ...engine, dataDir, workerId: "worker-of-this-installation" });

test.runIf(canStart)("a Docker daemon that Gantry started is stopped when nothing else uses it, and says what does", async () => {
  const socketPath = engine.address.slice("unix://".length);
  const docker = connectDocker(engine.address);
  await importImage(docker, image, shellSuite);
  const container = await docker.createContainer({
    Image: image,
    Cmd: ["/bin/sh", "-c", "sleep 600"],
    HostConfig: { NetworkMode: "none" },
  });
  await container.start();
  expect(await stop()).toEqual({ usedFor: "a container runs in it" });
  await container.remove({ force: true });
  // Connections that the client keeps alive would count as another program's.
  globalAgent.destroy();

  const client = connect(socketPath);
  client.write("GET /_ping HTTP/1.1\r\nhost: engine\r\n\r\n");
  await once(client, "data");
  expect(await stop()).toEqual({ usedFor: "another program is connected to it" });
  client.destroy();
  expect(isAlive(engine.pid)).toBe(true);

  // `gantry up` has just called the daemon.
  await runningSuites(dataDir, engine.address);
  expect(await stop()).toBe("stopped");
  expect(isAlive(engine.pid)).toBe(false);
});

test.runIf(canStart)("the next start uses the same daemon's images, although another engine answers at a usual address", async () => {
  const usual = await mkdtemp(join(tmpdir(), "gantry-runtime-"));
  await symlink(process.env["GANTRY_TEST_DOCKER"] ?? "/var/run/docker.sock", join(usual, "docker.sock"));
  const again = await ensureEngine({ XDG_RUNTIME_DIR: usual }, dataDir, () => {});
  await rm(usual, { recursive: true });
  expect(again.address).toBe(engine.address);
  expect(await imageNames(again.address)).toContain(image);
  process.kill(again.ownPid ?? 0, "SIGTERM");
});

const imageNames = async (address: string) => (await connectDocker(address).listImages()).flatMap(({ RepoTags }) => RepoTags ?? []);
