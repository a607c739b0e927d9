import { randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import {
  Claim,
  type ClaimedRun,
  Lease,
  CacheReport,
  LogBatch,
  type SmallReport,
  UpdateExecution,
  UsageBatch,
} from "@gantry/contract/dispatch/schemas.ts";
import { leaseTokenHeader, workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import { newClaimedRun } from "./claimed-run.ts";

export interface Recorded {
  run: ClaimedRun;
  chunks: LogChunk[];
  /** Output of services, by their names. */
  serviceChunks: Map<string, LogChunk[]>;
  updates: UpdateExecution[];
  /** As received, in order. */
  usage: UsageBatch[];
  /** As received: a tar, or with the facts. */
  report: Buffer | SmallReport | undefined;
  order: "continue" | "cancel" | "lost";
  heartbeats: number;
  ended: Promise<UpdateExecution>;
  end: (update: UpdateExecution) => void;
  /** Requests of the attempt get 409. */
  over: boolean;
}

/**
 * The server's side of the worker protocol, in memory: queue runs and inspect what the worker reports. It checks what the real server checks: the
 * secret, the attempt, the order of `seq`.
 */
export class ProtocolServer {
  readonly secret = "test-secret-of-the-worker";
  readonly runs = new Map<string, Recorded>();
  /** What the worker reported last, if it did so in one part. */
  caches: CacheReport["report"] | undefined;
  /** The ids of caches that the worker is told to delete. */
  clearedCaches: string[] = [];
  /** Called before every response; may delay, or respond by returning a status. */
  interfere: ((path: string) => Promise<number | undefined> | number | undefined) | undefined;
  /** Called when half of a response was sent. */
  halfway: ((path: string) => Promise<void>) | undefined;
  #server: http.Server | undefined;
  readonly #claimed = new Map<string, Recorded>();
  #port = 0;
  readonly #queue: ClaimedRun[] = [];
  #waiting: ((run: ClaimedRun | null) => void)[] = [];

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens; after `close` on the same port again. */
  async open(): Promise<this> {
    this.#server = http.createServer((request, response) => void this.#respond(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  queue(changes: Partial<ClaimedRun> & { image: string }): Recorded {
    const run = newClaimedRun(changes);
    let end: Recorded["end"] = () => {};
    const ended = new Promise<UpdateExecution>((resolve) => {
      end = resolve;
    });
    const recorded: Recorded = {
      run,
      chunks: [],
      serviceChunks: new Map(),
      updates: [],
      usage: [],
      report: undefined,
      order: "continue",
      heartbeats: 0,
      ended,
      end,
      over: false,
    };
    this.runs.set(run.taskId, recorded);
    const waiter = this.#waiting.shift();
    if (waiter) waiter(run);
    else this.#queue.push(run);
    return recorded;
  }

  /** Queues it again, as the server does when a lease has expired before anything started. */
  requeue(recorded: Recorded): void {
    recorded.run = { ...recorded.run, attempt: recorded.run.attempt + 1, leaseToken: randomBytes(32).toString("base64url") };
    this.#queue.push(recorded.run);
  }

  async #respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? "/", "http://server");
    const reply = async (status: number, value: unknown) => {
      const text = JSON.stringify(value);
      const wait = status === 429 ? { "retry-after": "2" } : {};
      response.writeHead(status, { "content-type": "application/json", ...wait });
      const half = this.halfway ? text.length / 2 : 0;
      response.write(text.slice(0, half));
      if (half > 0) await this.halfway?.(url.pathname);
      response.end(text.slice(half));
    };
    try {
      const forced = await this.interfere?.(url.pathname);
      if (forced !== undefined) return await reply(forced, { success: false, error: "interference" });
      if (request.headers[workerSecretHeader] !== this.secret) return await reply(401, { success: false, error: "Unauthorized" });
      const value = await this.#handle(url, String(request.headers[leaseTokenHeader] ?? ""), body, response);
      if (value !== undefined) await reply(200, { success: true, ...value });
    } catch (error) {
      if (error instanceof Refusal) await reply(error.status, { success: false, error: error.message });
      else await reply(400, { success: false, error: String(error) });
    }
  }

  async #handle(url: URL, leaseToken: string, body: Buffer, response: http.ServerResponse): Promise<object | undefined> {
    if (url.pathname === dispatch.claim.path) return { run: await this.#claim(Claim.parse(JSON.parse(body.toString())), response) };
    if (url.pathname === dispatch.adopt.path) {
      const { run, chunks, serviceChunks } = this.#current(Lease.parse(JSON.parse(body.toString())));
      const variables = run.variables.map(({ name, secret }) => ({ name, secret }));
      return {
        run: {
          ...run,
          leaseToken: undefined,
          registryLogin: undefined,
          variables,
          services: run.services.map((service) => ({
            ...service,
            variables: [],
            registryLogin: null,
            log: positionOf(serviceChunks.get(service.name) ?? []),
          })),
          lastSeq: chunks.at(-1)?.seq ?? 0,
          logBytes: bytesOf(chunks),
          logEnd: { stdout: textOf({ chunks }).slice(-65_536), stderr: textOf({ chunks }, "stderr").slice(-65_536) },
        },
      };
    }
    if (url.pathname === dispatch.heartbeat.path)
      return { runs: JSON.parse(body.toString()).runs.map((lease: Lease) => this.#order(lease)) };
    if (url.pathname === dispatch.logs.path) return this.#store(LogBatch.parse(JSON.parse(body.toString())));
    if (url.pathname === dispatch.caches.path) {
      const { report } = CacheReport.parse(JSON.parse(body.toString()));
      if (report) this.caches = report;
      return { known: true, cleared: this.clearedCaches };
    }
    if (url.pathname === dispatch.usage.path) return this.#keepUsage(UsageBatch.parse(JSON.parse(body.toString())));
    if (url.pathname === dispatch.report.path) {
      const { taskId = "", attempt } = Object.fromEntries(url.searchParams);
      const recorded = this.#current({ taskId, attempt: Number(attempt), leaseToken });
      recorded.report = body;
      return { files: 0, sizeBytes: body.length, notes: [] };
    }
    const update = UpdateExecution.parse(JSON.parse(body.toString()));
    const recorded = this.#current({ ...update, attempt: update.attempt ?? 0 });
    recorded.updates.push(update);
    if (update.report) recorded.report = update.report;
    if (update.status === "ANALYZING") {
      recorded.over = true;
      recorded.end(update);
    }
    return { data: { taskId: update.taskId, status: update.status } };
  }

  /** Answers the claims that wait, without a run, as when their time is over: the worker checks its disk before it claims again. */
  endWaits(): void {
    for (const leave of this.#waiting) leave(null);
  }

  /** How many claims wait for a run. */
  waitingClaims(): number {
    return this.#waiting.length;
  }

  async #claim({ claimId = "", repeated, stopping, waitMs }: Claim, response: http.ServerResponse): Promise<ClaimedRun | null> {
    const before = repeated ? this.#claimed.get(claimId) : undefined;
    if (before?.updates.length === 0) return (before.run = { ...before.run, leaseToken: randomBytes(32).toString("base64url") });
    const run = stopping ? null : await this.#next(waitMs, response);
    const recorded = run && this.runs.get(run.taskId);
    if (recorded) this.#claimed.set(claimId, recorded);
    return run;
  }

  #next(waitMs: number, response: http.ServerResponse): Promise<ClaimedRun | null> | ClaimedRun | null {
    const queued = this.#queue.shift();
    if (queued) return queued;
    return new Promise((resolve) => {
      const timer = setTimeout(() => leave(null), waitMs);
      const take = (run: ClaimedRun | null) => leave(run);
      const leave = (run: ClaimedRun | null) => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((one) => one !== take);
        resolve(run);
      };
      this.#waiting.push(take);
      response.on("close", () => leave(null));
    });
  }

  #current({ taskId, attempt, leaseToken }: Lease): Recorded {
    const recorded = this.runs.get(taskId);
    if (recorded === undefined) throw new Refusal(404, "Run not found");
    if (recorded.over || recorded.run.attempt !== attempt || recorded.run.leaseToken !== leaseToken)
      throw new Refusal(409, "This attempt is over");
    return recorded;
  }

  /** Also after the end of the attempt. */
  #keepUsage(batch: UsageBatch): object {
    const recorded = this.runs.get(batch.taskId);
    if (recorded?.run.attempt !== batch.attempt || recorded.run.leaseToken !== batch.leaseToken)
      throw new Refusal(409, "This attempt is over");
    recorded.usage.push(batch);
    return {};
  }

  #order({ taskId, attempt, leaseToken }: Lease): object {
    const recorded = this.runs.get(taskId);
    if (recorded?.run.leaseToken !== leaseToken) return { taskId, attempt, order: "lost" };
    recorded.heartbeats += 1;
    return { taskId, attempt, order: recorded.order };
  }

  #store({ chunks, service, ...lease }: LogBatch): object {
    const recorded = this.#current(lease);
    const stored = service === undefined ? recorded.chunks : (recorded.serviceChunks.get(service) ?? []);
    if (service !== undefined) recorded.serviceChunks.set(service, stored);
    for (const chunk of chunks) {
      const last = stored.at(-1)?.seq ?? 0;
      if (chunk.seq > last + 1) throw new Error(`gap in seq: ${chunk.seq} after ${last}`);
      if (chunk.seq === last + 1) stored.push(chunk);
    }
    return { lastSeq: stored.at(-1)?.seq ?? 0 };
  }
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const positionOf = (chunks: LogChunk[]) => ({
  lastSeq: chunks.at(-1)?.seq ?? 0,
  logBytes: bytesOf(chunks),
  logEnd: { stdout: textOf({ chunks }).slice(-65_536), stderr: textOf({ chunks }, "stderr").slice(-65_536) },
});

function bytesOf(chunks: LogChunk[]): { stdout: number; stderr: number } {
  const sum = (stream: string) =>
    chunks.filter((chunk) => chunk.stream === stream).reduce((bytes, { log }) => bytes + Buffer.byteLength(log), 0);
  return { stdout: sum("stdout"), stderr: sum("stderr") };
}

/** The stored text of one stream. */
export function textOf(recorded: Pick<Recorded, "chunks">, stream: LogChunk["stream"] = "stdout"): string {
  return recorded.chunks
    .filter((chunk) => chunk.stream === stream)
    .map(({ log }) => log)
    .join("");
}

/** The output of a run's service. */
export function outputOf({ serviceChunks }: Recorded, service: string, stream: LogChunk["stream"] = "stdout"): string {
  return textOf({ chunks: serviceChunks.get(service) ?? [] }, stream);
}
