import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import { connectDocker } from "../worker/src/engines/docker/api/connect.ts";

const readyWithinMs = 120_000;

/** A Podman with a storage of its own. */
export interface OwnPodman {
  socket: string;
  docker: Docker;
  close(): Promise<void>;
}

/**
 * Podman's service in namespaces of its own, so that its networks are not the machine's. Its storage is on the machine's disk, because the worker reads the
 * logs of containers there. Needs root, and Debian's `podman`, `catatonit`, `netavark` and `runc`.
 */
export async function createOwnPodman(): Promise<OwnPodman> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-podman-"));
  const at = (name: string) => join(folder, name);
  for (const name of ["root", "run", "tmp", "networks"]) mkdirSync(at(name));
  // Debian's default runtime refuses machines with control groups of both versions.
  writeFileSync(
    at("containers.conf"),
    `[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n[network]\nnetwork_config_dir = "${at("networks")}"\n`,
  );
  const places = ["--root", at("root"), "--runroot", at("run"), "--tmpdir", at("tmp"), "--storage-driver", "overlay"];
  const socket = at("sock");
  // When our end of its input closes, everything is removed: also what a killed campaign left.
  const script = `mount --make-rprivate / && ip link set lo up && podman "$@" system service --time=0 "unix://$0" & cat
    kill $!
    own=$(readlink /proc/$$/ns/net)
    for process in /proc/[0-9]*; do
      pid=\${process#/proc/}
      if [ "$pid" != $$ ] && [ "$(readlink "$process/ns/net")" = "$own" ]; then pkill -9 -P "$pid"; kill -9 "$pid"; fi
    done`;
  const log = openSync(at("log"), "w");
  const holder = spawn("unshare", ["-m", "-n", "sh", "-c", script, socket, ...places], {
    stdio: ["pipe", log, log],
    env: { ...process.env, CONTAINERS_CONF: at("containers.conf"), PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin:/usr/bin:/bin` },
    detached: true,
  });
  const docker = connectDocker(socket);
  await untilAnswers(docker, holder, at("log"));
  return {
    socket,
    docker,
    async close() {
      holder.stdin?.end();
      if (holder.exitCode === null) await once(holder, "exit");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function untilAnswers(docker: Docker, holder: ChildProcess, logFile: string): Promise<void> {
  const answers = () =>
    docker.ping().then(
      () => true,
      () => false,
    );
  for (const until = Date.now() + readyWithinMs; !(await answers()); await sleep(100))
    if (holder.exitCode !== null || Date.now() > until)
      throw new Error(`Podman did not start: ${readFileSync(logFile, "utf8").slice(-2_000)}`);
}
