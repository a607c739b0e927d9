import http from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import {
  type Abandoned,
  AbandonedReply,
  AdoptedRun,
  type CacheReport,
  type Claim,
  ClaimedRun,
  HeartbeatReply,
  type Lease,
  type UpdateExecution,
  type UsageBatch,
} from "@gantry/contract/dispatch/schemas.ts";
import { largeUpdateBytes, leaseTokenHeader, workerProtocolVersion, workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import { z } from "zod";
import { readAll } from "../base/read-all.ts";

/** An error response of the server for which a retry is pointless. */
export class ServerRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, body: string) {
    super(`the server answered ${status}: ${errorText(body)}`);
    this.status = status;
    this.code = ErrorBody.safeParse(parsed(body)).data?.code;
  }

  /** The attempt is over, or the run is gone: stop, remove, report nothing more. */
  get attemptIsOver(): boolean {
    return (this.status === 409 && this.code !== "LOG_GAP") || this.status === 404;
  }
}

/** The server could not be reached, or is temporarily unable to answer. */
export class ServerUnreachable extends Error {
  /** The status of such a response. */
  readonly status: number | undefined;
  /** How long the server asks to wait, at most a minute; 0 if it does not. */
  readonly retryAfterMs: number;
  constructor(message: string, options: { cause?: unknown; status?: number; retryAfter?: string | undefined } = {}) {
    super(message, { cause: options.cause });
    this.status = options.status;
    const seconds = Number(options.retryAfter ?? 0);
    this.retryAfterMs = seconds > 0 ? Math.min(seconds, 60) * 1000 : 0;
  }
}

/** The server cannot store a report at the moment: its disk is full, or its object storage is unavailable. */
export const noRoomStatus = 507;
/** A report is worth waiting for, but not at the cost of the verdict. */
const withoutRoomMs = 5 * 60_000;
const largeUpdateTimeoutMs = 180_000;

export interface ServerClientOptions {
  serverUrl: string;
  secret: string;
  /** The timeout of an ordinary call. */
  callTimeoutMs?: number;
}

export interface StoredReport {
  files: number;
  sizeBytes: number;
  notes: string[];
}

/**
 * All calls of a worker to the server. Calls that must arrive are retried until they are answered or `signal` aborts; all of them are idempotent.
 * An error response throws `ServerRefusal` at once.
 */
export class ServerClient {
  readonly #url: URL;
  readonly #secret: string;
  readonly #callTimeoutMs: number;
  readonly #agent: http.Agent;
  /** The number of this start of the worker. The server rejects late output of an earlier start. */
  workerStart: number | undefined;

  constructor({ serverUrl, secret, callTimeoutMs = 15_000 }: ServerClientOptions) {
    this.#url = new URL(serverUrl);
    this.#secret = secret;
    this.#callTimeoutMs = callTimeoutMs;
    const Agent = this.#url.protocol === "https:" ? https.Agent : http.Agent;
    this.#agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  }

  /** The next run, `null` when none was queued within `waitMs`, or `drain`: take no more runs. Not retried, because the caller polls. */
  async claim(claim: Omit<z.input<typeof Claim>, "protocolVersion">, signal: AbortSignal): Promise<ClaimedRun | "drain" | null> {
    const body = JSON.stringify({ ...claim, protocolVersion: workerProtocolVersion });
    const reply = await this.#call(dispatch.claim, body, { signal, timeoutMs: claim.waitMs + this.#callTimeoutMs });
    const { run, drain } = z.object({ run: ClaimedRun.nullable(), drain: z.boolean().optional() }).parse(reply);
    return drain ? "drain" : run;
  }

  /** The run that an unanswered claim took, `null` if it took none. Retried. A server of an earlier release may respond with another run. */
  async claimBefore(claim: Omit<z.input<typeof Claim>, "protocolVersion">, signal: AbortSignal): Promise<ClaimedRun | null> {
    const body = JSON.stringify({ ...claim, protocolVersion: workerProtocolVersion });
    return z.object({ run: ClaimedRun.nullable() }).parse(await this.#insist(dispatch.claim, body, signal)).run;
  }

  async adopt(lease: Lease, workerId: string, signal: AbortSignal): Promise<AdoptedRun> {
    const body = JSON.stringify({ ...lease, workerId, workerStart: this.workerStart });
    return z.object({ run: AdoptedRun }).parse(await this.#insist(dispatch.adopt, body, signal)).run;
  }

  /** Not retried: the next heartbeat follows anyway. */
  async heartbeat(workerId: string, runs: readonly Lease[], timeoutMs: number): Promise<HeartbeatReply["runs"]> {
    const body = JSON.stringify({ workerId, runs });
    return HeartbeatReply.parse(await this.#call(dispatch.heartbeat, body, { timeoutMs })).runs;
  }

  /** Not retried: leftovers are checked again later. */
  async findAbandoned(found: Abandoned): Promise<AbandonedReply> {
    return AbandonedReply.parse(await this.#call(dispatch.abandoned, JSON.stringify(found), {}));
  }

  /** `service`: whose output it is; `undefined`: the suite's. */
  async sendLogs(lease: Lease, chunks: LogChunk[], signal: AbortSignal, service?: string): Promise<void> {
    try {
      await this.#insist(dispatch.logs, JSON.stringify({ ...lease, workerStart: this.workerStart, service, chunks }), signal);
    } catch (error) {
      // A proxy may allow less than the server; escaped control characters make a batch several times larger than its text.
      if (!(error instanceof ServerRefusal) || error.status !== 413 || chunks.length < 2) throw error;
      const half = Math.ceil(chunks.length / 2);
      await this.sendLogs(lease, chunks.slice(0, half), signal, service);
      await this.sendLogs(lease, chunks.slice(half), signal, service);
    }
  }

  /** Records that the run's source currently points to `commit`. @returns the commit to use */
  async recordSource(lease: Lease, commit: string, signal: AbortSignal): Promise<string> {
    const body = JSON.stringify({ ...lease, workerStart: this.workerStart, commit });
    return dispatch.source.reply.parse(await this.#insist(dispatch.source, body, signal)).commit;
  }

  /** Not retried: the next call contains the same caches. */
  async reportCaches(report: CacheReport): Promise<{ known: boolean; cleared: string[] }> {
    return dispatch.caches.reply.parse(await this.#call(dispatch.caches, JSON.stringify(report), {}));
  }

  /** Not retried: the next call contains the whole series again. */
  async sendUsage(lease: Lease, series: UsageBatch["series"], signal: AbortSignal): Promise<void> {
    await this.#call(dispatch.usage, JSON.stringify({ ...lease, workerStart: this.workerStart, series }), { signal });
  }

  /** With a report it gives up when the server has had no space for some minutes. @throws {ServerUnreachable} with status 507 then */
  async update(update: UpdateExecution, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify(update);
    const options = {
      ...(update.report ? { withoutRoomMs } : {}),
      ...(body.length > largeUpdateBytes ? { timeoutMs: largeUpdateTimeoutMs } : {}),
    };
    await this.#insist(dispatch.update, body, signal, options);
  }

  /**
   * Uploads the report as a tar. `makeTar` provides a new stream for every attempt. Gives up after repeated server errors, and when the server has had no
   * space for some minutes.
   */
  async storeReport({ taskId, attempt, leaseToken }: Lease, makeTar: () => Readable, signal: AbortSignal): Promise<StoredReport> {
    const route = { ...dispatch.report, path: `${dispatch.report.path}?taskId=${taskId}&attempt=${attempt}` };
    const reply = await this.#insist(route, makeTar, signal, {
      timeoutMs: 300_000,
      headers: { "content-type": "application/x-tar", [leaseTokenHeader]: leaseToken },
      serverErrors: 4,
      withoutRoomMs,
    });
    return dispatch.report.reply.parse(reply);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #insist(route: Endpoint, body: Body, signal: AbortSignal, options: Partial<CallOptions> = {}): Promise<unknown> {
    let serverErrors = 0;
    let roomBy = Number.POSITIVE_INFINITY;
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#call(route, body, { ...options, signal });
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof ServerUnreachable)) throw error;
        // Other statuses are temporary.
        if (error.status === 500 && ++serverErrors >= (options.serverErrors ?? Number.POSITIVE_INFINITY)) throw error;
        if (error.status !== noRoomStatus) roomBy = Number.POSITIVE_INFINITY;
        else if (options.withoutRoomMs !== undefined) {
          roomBy = Math.min(roomBy, performance.now() + options.withoutRoomMs);
          if (performance.now() >= roomBy) throw error;
        }
        const backOffMs = Math.min(50 * 2 ** tries, 2_000) * (0.75 + Math.random() / 2);
        await sleep(error.status === 429 ? Math.max(error.retryAfterMs, backOffMs) : backOffMs, undefined, { signal });
      }
    }
  }

  /** Closes the connection, so that the next calls connect again: a load balancer may send them to a server that works. */
  #leave(request: http.ClientRequest): void {
    request.shouldKeepAlive = false;
    for (const sockets of Object.values(this.#agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
  }

  #call(
    route: Endpoint,
    body: Body,
    { signal, timeoutMs = this.#callTimeoutMs, headers = { "content-type": "application/json" } }: CallOptions,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const request = (this.#url.protocol === "https:" ? https : http).request(
        new URL(this.#url.pathname.replace(/\/+$/, "") + route.path, this.#url),
        {
          method: route.method,
          agent: this.#agent,
          headers: {
            [workerSecretHeader]: this.#secret,
            ...headers,
            ...(typeof body === "string" ? { "content-length": Buffer.byteLength(body) } : {}),
          },
          ...(signal === undefined ? {} : { signal }),
        },
      );
      const deadline = setTimeout(() => request.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
      const fail = (error: unknown) => {
        clearTimeout(deadline);
        // The server had already closed this kept-alive connection and never saw the call.
        if (request.reusedSocket && typeof body === "string" && isReset(error) && !signal?.aborted) {
          this.#call({ method: route.method, path: route.path }, body, {
            timeoutMs,
            headers,
            ...(signal === undefined ? {} : { signal }),
          }).then(resolve, reject);
          return;
        }
        reject(
          signal?.aborted
            ? signal.reason
            : new ServerUnreachable(`${route.method} ${route.path}: ${error instanceof Error ? error.message : error}`, { cause: error }),
        );
      };
      request.on("error", fail);
      request.on("response", (response) => {
        response.on("error", fail);
        if ((response.statusCode ?? 0) >= 500) this.#leave(request);
        readAll(response).then((bytes) => {
          const text = bytes.toString();
          clearTimeout(deadline);
          const status = response.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(parsed(text));
          else if (status >= 500 || status === 429 || status === 408)
            reject(
              new ServerUnreachable(`the server answered ${status}: ${errorText(text)}`, {
                status,
                retryAfter: response.headers["retry-after"],
              }),
            );
          else reject(new ServerRefusal(status, text));
        }, fail);
      });
      if (typeof body === "string") request.end(body);
      else send(body(), request);
    });
  }
}

function isReset(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}

type Endpoint = { method: string; path: string };
type Body = string | (() => Readable);
interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** How many responses with status 500 to accept before giving up; default: unlimited. */
  serverErrors?: number;
  /** How long to retry while the server has no space; default: unlimited. */
  withoutRoomMs?: number;
}

function send(source: Readable, request: http.ClientRequest): void {
  source.on("error", (error) => request.destroy(error));
  request.on("close", () => source.destroy());
  source.pipe(request);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ErrorBody = z.object({
  error: z.string(),
  message: z.string().optional(),
  code: z.string().optional(),
  issues: z.unknown().optional(),
});

function errorText(text: string): string {
  const body = ErrorBody.safeParse(parsed(text));
  if (!body.success) return text.slice(0, 200);
  return [body.data.error, body.data.message, body.data.issues && JSON.stringify(body.data.issues).slice(0, 500)].filter(Boolean).join(" ");
}
