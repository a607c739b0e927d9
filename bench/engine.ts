import Docker from "dockerode";
import { createNetwork, removeNetwork } from "../worker/src/engines/docker/networks/bridge-networks.ts";
import { hostConfig } from "../worker/src/engines/docker/container/host-config.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";

export interface Engine {
  docker: Docker;
  host: string;
}

/** The engine at `DOCKER_HOST`, or at Docker's default socket. */
export async function findEngine(): Promise<Engine> {
  const host = process.env["DOCKER_HOST"] ?? "unix:///var/run/docker.sock";
  const docker = new Docker({ socketPath: host.replace(/^unix:\/\//, "") });
  await docker.ping();
  return { docker, host };
}

/** 2 MB: prints one line, exits 0. */
export async function importTrivial(docker: Docker): Promise<string> {
  await importImage(docker, "gantry-bench/trivial:1", { entrypoint: '#!/bin/sh\necho "ran $1"\n' });
  return "gantry-bench/trivial:1";
}

/** Network namespaces held by idle containers, one per slot, like the worker's own. */
export async function park(docker: Docker, slots: number): Promise<{ modes: string[]; remove: () => Promise<void> }> {
  await importImage(docker, "gantry-bench/idle:1", { entrypoint: "#!/bin/sh\nexec sleep 1000000\n" });
  const containers = await Promise.all(
    Array.from({ length: slots }, async () => {
      const container = await docker.createContainer({
        Image: "gantry-bench/idle:1",
        Cmd: ["/app/entrypoint.sh"],
        HostConfig: { NetworkMode: "bridge" },
      });
      await container.start();
      return container;
    }),
  );
  return {
    modes: containers.map((container) => `container:${container.id}`),
    remove: async () => void (await Promise.all(containers.map((container) => container.remove({ force: true })))),
  };
}

/** For `rawRun`: a bridge network that is created for this run and removed after it. */
export const ofItsOwn = "separate";
let networks = 0;

/** One container's life cycle without the service: create, attach, start, wait, remove. `mode`: the engine's network mode, or `ofItsOwn`. */
export async function rawRun(docker: Docker, image: string, mode: string): Promise<{ startedMs: number; totalMs: number }> {
  const began = performance.now();
  const networkMode = mode === ofItsOwn ? `gantry-bench-${process.pid}-${++networks}` : mode;
  if (mode === ofItsOwn) await createNetwork(docker, networkMode, `bench${networks}`, {});
  const container = await docker.createContainer({
    Image: image,
    Cmd: ["/app/entrypoint.sh", "all"],
    HostConfig: hostConfig({ cpus: 2, memoryMb: 2048 }, { networkMode, extraHosts: [], diskBytes: 10 * 1024 ** 3, runtime: undefined }),
  });
  const stream = await container.attach({ stream: true, stdout: true, stderr: true });
  stream.resume();
  await container.start();
  const startedMs = performance.now() - began;
  await container.wait();
  await container.remove();
  if (mode === ofItsOwn) await removeNetwork(docker, networkMode);
  return { startedMs, totalMs: performance.now() - began };
}

/** Runs `runs` containers, `modes.length` at a time, each lane in its network mode. @returns runs per second and times to start. */
export async function rawLoop(
  docker: Docker,
  image: string,
  runs: number,
  modes: readonly string[],
): Promise<{ perSecond: number; startedMs: number[] }> {
  let left = runs;
  const startedMs: number[] = [];
  const began = performance.now();
  await Promise.all(
    modes.map(async (mode) => {
      while (left-- > 0) startedMs.push((await rawRun(docker, image, mode)).startedMs);
    }),
  );
  return { perSecond: runs / ((performance.now() - began) / 1000), startedMs };
}
