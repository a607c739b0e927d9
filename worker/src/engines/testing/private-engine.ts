import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../../../cli/src/engine-setup/debian-packages.ts";
import { findEngine } from "../../../../cli/src/engine-setup/detect.ts";
import { endWithParent } from "../../../../host/src/testing/end-with-parent.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

export interface PrivateEngine {
  socket: string;
  name: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * A Docker Engine for one test run, in its own namespaces: it has its own `docker0`, sees none of the machine's networks and leaves nothing behind.
 * Needs root.
 * @param dataRoot where it stores containers; default: in a folder of its own, which is removed
 */
export async function startPrivateEngine(dataRoot?: string): Promise<PrivateEngine> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-engine-"));
  const socket = join(folder, "sock");
  const logPath = join(folder, "log");
  mkdirSync(join(folder, "exec"));
  const script = `mount --make-rprivate / && ip link set lo up && exec "$1" --data-root "$3" --exec-root "$2/exec" --pidfile "$2/pid" -H "unix://$2/sock" --log-level warn`;
  const log = openSync(logPath, "w");
  const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin:/usr/bin:/bin` };
  const child = spawn(
    "unshare",
    ["-m", "-n", "sh", "-c", script, "sh", findProgram("dockerd") ?? "dockerd", folder, dataRoot ?? join(folder, "data")],
    {
      detached: true,
      stdio: ["ignore", log, log],
      env,
    },
  );
  closeSync(log);
  endWithParent(child, { folder });
  const deadline = Date.now() + waitTimeoutMs;
  for (;;) {
    const found = await findEngine([`unix://${socket}`]);
    if (found !== undefined && child.pid !== undefined)
      return { socket, name: found.name, pid: child.pid, stop: () => stop(child, folder) };
    if (child.exitCode !== null || Date.now() > deadline) {
      const lastLines = existsSync(logPath) ? readFileSync(logPath, "utf8").trim().split("\n").slice(-8).join("\n") : "";
      await stop(child, folder);
      throw new Error(`The tests' container engine did not start:\n${lastLines}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, "close");
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), 15_000);
    await gone;
    clearTimeout(force);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
