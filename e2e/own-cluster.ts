import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../server/src/platform/postgres/embedded.ts";

/** A PostgreSQL of the test's own, behind an address that can be made to lead elsewhere. */
export interface OwnCluster {
  /** Through the door. */
  url: string;
  /** Past the door, also for a server of its own. */
  directUrl(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
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
  let target: string | "nowhere" | "silence" = plainUrl;
  const sockets = new Set<Socket>();
  const door = createServer((socket) => {
    keep(socket);
    if (target === "nowhere") return void socket.destroy();
    if (target === "silence") return;
    const behind = connect(placeOf(target));
    keep(behind);
    socket.pipe(behind).pipe(socket);
    socket.on("close", () => behind.destroy());
    behind.on("close", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  }
  await once(door, "listening");
  const url = new URL(plainUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((door.address() as AddressInfo).port);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const signalAll = (signal: NodeJS.Signals) => {
    if (running) for (const pid of [running.pid, ...childrenOf(running.pid)]) process.kill(pid, signal);
  };
  return {
    url: url.href,
    directUrl: () => plainUrl,
    async start() {
      running = await begin();
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    leadTo(next) {
      target = next === "itself" ? plainUrl : typeof next === "string" ? next : next.directUrl();
      cut();
    },
    async close() {
      signalAll("SIGCONT");
      cut();
      door.close();
      await running?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port) };
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
