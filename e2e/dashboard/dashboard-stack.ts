import { api } from "@gantry/contract/api.ts";
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { ClaimedRun, UpdateExecution } from "@gantry/contract/dispatch/schemas.ts";
import { heartbeatMs, leaseTokenHeader, workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import type { FakeWeb } from "../../server/src/testing/fake-web.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { startTestPostgres } from "../../host/src/postgres/testing.ts";
import { waitTimeoutMs } from "../../host/src/testing/wait-timeout.ts";
import { takeNext } from "../../server/src/testing/given/claimed-run.ts";
import { workerAt } from "../../server/src/testing/leased-calls.ts";
import { clientsOf, sendTo } from "../../server/src/testing/client.ts";
import { personOf, signUp } from "../../server/src/testing/person.ts";
import type { TestServer } from "../../server/src/testing/start-server.ts";
import { createServerProcess, throughFakes } from "../program.ts";

/** `gantry server` with the built dashboard. */
export interface DashboardServer extends Pick<TestServer, "url" | "as" | "raw" | "request" | "signUp" | "personOf" | "worker"> {
  workerSecret: string;
  /** Where browsers open reports. */
  reportsUrl: string;
  /** The server's database, directly. */
  ctx: { db: Database };
  /** Resolves when no message of the outbox is due or being delivered. */
  idle(): Promise<void>;
  /** Kills the process and starts it again at the same address. */
  restart(): Promise<void>;
}

export interface DashboardStack {
  server: DashboardServer;
  worker: SimulatedWorker;
  close(): Promise<void>;
}

interface DashboardStackOptions {
  env?: Record<string, string>;
  /** Fakes of the services on the internet. */
  web?: FakeWeb;
}

/** The built server with the built dashboard, and a worker whose runs go as a script says. */
export async function startDashboardStack({ env = {}, web }: DashboardStackOptions = {}): Promise<DashboardStack> {
  const stopPostgres = await startTestPostgres();
  const program = await createServerProcess({ DEFAULT_PLAN: "enterprise", ...(web ? throughFakes(web.url) : {}), ...env });
  await program.start();
  const { url, reportsUrl, db, workerSecret } = program;
  const send = sendTo(url);
  const as = clientsOf(send);
  const server: DashboardServer = {
    url,
    reportsUrl,
    ctx: { db },
    workerSecret,
    as,
    raw: as({}).raw,
    request: as({}).request,
    signUp: (details) => signUp(send, details),
    personOf: (session) => personOf(send, session),
    worker: workerAt(url, workerSecret),
    idle: () => until("everything in the outbox is delivered", () => nothingDue(db)),
    async restart() {
      await program.kill("SIGKILL");
      await program.start();
    },
  };
  const worker = new SimulatedWorker(server);
  return {
    server,
    worker,
    async close() {
      worker.stop();
      await program.close();
      await stopPostgres();
    },
  };
}

/** No message is due, and none is being delivered. */
async function nothingDue(db: Database): Promise<boolean> {
  const now = new Date();
  const due = await db.asSystem((tx) =>
    tx
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "waiting")
      .where((row) => row.or([row("due_at", "<=", now), row("held_until", ">", now)]))
      .executeTakeFirst(),
  );
  return due === undefined;
}

type Facts = Omit<(typeof UpdateExecution)["_zod"]["input"], "taskId" | "status" | "attempt">;

/** Speaks the worker's protocol; what its runs write and how they end is told by the caller. */
export class SimulatedWorker {
  private readonly server: DashboardServer;
  private readonly lastSeq = new Map<string, number>();
  private readonly held = new Map<string, ClaimedRun>();
  private readonly heart: NodeJS.Timeout;

  constructor(server: DashboardServer) {
    this.server = server;
    this.heart = setInterval(() => void this.beat(), heartbeatMs);
  }

  stop(): void {
    clearInterval(this.heart);
  }

  /** Takes the next queued run and starts it. */
  async take(): Promise<ClaimedRun> {
    const run = await takeNext(this.server, { workerId: "simulated", engine: "simulated" });
    this.held.set(run.taskId, run);
    await this.report(run, "RUNNING", { startedAt: new Date().toISOString() });
    return run;
  }

  async say(run: ClaimedRun, text: string, stream: LogChunk["stream"] = "stdout"): Promise<void> {
    await this.sayAll(run, [text], stream);
  }

  async sayAll(run: ClaimedRun, texts: readonly string[], stream: LogChunk["stream"] = "stdout"): Promise<void> {
    let seq = this.lastSeq.get(run.taskId) ?? 0;
    const chunks = texts.map((log) => ({ seq: ++seq, stream, log, at: new Date().toISOString() }));
    this.lastSeq.set(run.taskId, seq);
    const answer = await this.server.worker(api.dispatch.logs, { taskId: run.taskId, attempt: run.attempt, chunks });
    if (answer.status !== 200) throw new Error(`the output was refused: ${JSON.stringify(answer.body)}`);
  }

  /** Uploads a report folder. */
  async leave(run: ClaimedRun, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
    const tar = await tarOf(files);
    const { workerSecret } = this.server;
    const headers = { [workerSecretHeader]: workerSecret, [leaseTokenHeader]: run.leaseToken, "content-type": "application/x-tar" };
    const query = { taskId: run.taskId, attempt: run.attempt };
    await this.server.as(headers).call(api.dispatch.report, { query, body: tar });
  }

  async finish(run: ClaimedRun, facts: Facts): Promise<void> {
    this.held.delete(run.taskId);
    await this.report(run, "ANALYZING", { finishedAt: new Date().toISOString(), ...facts });
  }

  private async beat() {
    const runs = [...this.held.values()].map(({ taskId, attempt }) => ({ taskId, attempt }));
    if (runs.length > 0) await this.server.worker(api.dispatch.heartbeat, { workerId: "simulated", runs }).catch(() => undefined);
  }

  private async report(run: ClaimedRun, status: "RUNNING" | "ANALYZING", facts: Facts) {
    const answer = await this.server.worker(api.dispatch.update, { taskId: run.taskId, attempt: run.attempt, status, ...facts });
    if (answer.status !== 200) throw new Error(`${status} was refused: ${JSON.stringify(answer.body)}`);
  }
}

/** An archive of files, by their paths. */
export async function tarOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "gantry-report-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const tar = spawn("tar", ["-cf", "-", "-C", folder, ...Object.keys(files)], { stdio: ["ignore", "pipe", "inherit"] });
  const whole = await buffer(tar.stdout);
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  return whole;
}

/** Waits until a condition holds. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const givesUpAt = Date.now() + waitTimeoutMs;
  while (Date.now() < givesUpAt) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error(`${what} did not happen in ${waitTimeoutMs} ms`);
}
