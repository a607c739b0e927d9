import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";
import { type Place, startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

/** A PostgreSQL of the test's own, behind an address that can be made to lead elsewhere. */
export interface OwnCluster {
  /** Through the proxy. */
  url: string;
  /** Past the proxy, also for a separate server. */
  directUrl(): string;
  proxy: TcpProxy;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills all of its processes at once. */
  kill(): void;
  /** Stops and continues all of its processes, as a machine that hangs. */
  freeze(): void;
  thaw(): void;
  /** What new connections reach from now on; those that are open are cut. `nowhere` refuses them, `silence` accepts and never answers. */
  leadTo(target: OwnCluster | "itself" | "nowhere" | "silence"): void;
  close(): Promise<void>;
}

export async function createCluster(settings: Record<string, string> = {}): Promise<OwnCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), "gantry-pg-"));
  const quiet = { info: () => {}, warn: () => {} };
  const quick = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", shared_buffers: "32MB" };
  const begin = () => startEmbeddedPostgres({ dataDir, log: quiet, settings: { ...quick, ...settings } });
  let running: Awaited<ReturnType<typeof begin>> | undefined = await begin();
  const plainUrl = running.url;
  let target = plainUrl;
  const proxy = await startTcpProxy(() => [placeOf(target)]);
  const url = new URL(plainUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String(proxy.port);
  const signalAll = (signal: NodeJS.Signals) => {
    if (running) for (const pid of [running.pid, ...childrenOf(running.pid)]) sendTo(pid, signal);
  };
  return {
    url: url.href,
    directUrl: () => plainUrl,
    proxy,
    async start() {
      running = await begin();
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
    kill() {
      signalAll("SIGKILL");
      running = undefined;
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    leadTo(next) {
      target = typeof next === "string" ? plainUrl : next.directUrl();
      proxy.set(next === "nowhere" ? "refuse" : next === "silence" ? "silence" : "pass");
      proxy.cut();
    },
    async close() {
      signalAll("SIGCONT");
      await proxy.close();
      await running?.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Where the database of an URL listens. */
export function placeOf(url: string): Place {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port) };
}

/** A backend may have ended since it was listed. */
function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]) === parent;
      } catch {
        return false;
      }
    });
}
