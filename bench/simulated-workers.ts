import { setTimeout as sleep } from "node:timers/promises";
import type { ClaimedRun, Lease } from "@gantry/contract/dispatch/schemas.ts";
import { heartbeatMs } from "@gantry/contract/dispatch/constants.ts";
import { ServerClient, ServerUnreachable } from "../worker/src/api/server-client.ts";
import { workerSecret } from "./bench-server.ts";

/** What the simulated workers did, and how long the calls took in milliseconds. */
export interface Done {
  claims: number[];
  ends: number[];
  logBytes: number;
  /** Claims that the server answered with 503, or that timed out. */
  refused: number;
}

/** What each slot of each worker does until `isOver`. */
export type Slot = (worker: SimulatedWorker, isOver: () => boolean) => Promise<void>;

export interface Fleet {
  urls: readonly string[];
  workers: number;
  slots: number;
}

/**
 * Workers without an engine: the client of the real worker, with connections of its own for each, and a heartbeat every second that names the runs it holds.
 * @returns what they did in so many milliseconds. Calls that are in progress at the end are finished, and count if they end in time.
 */
export async function simulate({ urls, workers, slots }: Fleet, forMs: number, slot: Slot): Promise<Done> {
  const done: Done = { claims: [], ends: [], logBytes: 0, refused: 0 };
  const until = performance.now() + forMs;
  const isOver = () => performance.now() >= until;
  const fleet = Array.from({ length: workers }, (_, index) => {
    const url = urls[index % urls.length];
    if (url === undefined) throw new Error("no server");
    return new SimulatedWorker(`simulated-${index}`, url, slots, done, isOver);
  });
  await Promise.all(
    fleet.map(async (worker) => {
      const heart = worker.beat();
      await Promise.all(Array.from({ length: slots }, () => slot(worker, isOver)));
      await heart;
      worker.close();
    }),
  );
  return done;
}

const text = (bytes: number) =>
  "a line of the output of a suite, sixty-four characters long, ok\n".repeat(Math.ceil(bytes / 64)).slice(0, bytes);

export class SimulatedWorker {
  readonly #id: string;
  readonly #client: ServerClient;
  readonly #slots: number;
  readonly #done: Done;
  readonly #isOver: () => boolean;
  readonly #held = new Set<Lease>();
  readonly #signal = new AbortController().signal;
  #claims = 0;

  constructor(id: string, serverUrl: string, slots: number, done: Done, isOver: () => boolean) {
    this.#id = id;
    this.#slots = slots;
    this.#done = done;
    this.#isOver = isOver;
    this.#client = new ServerClient({ serverUrl, secret: workerSecret });
  }

  /** `undefined`: there was none, or the server refused. */
  async claim(): Promise<ClaimedRun | undefined> {
    const before = performance.now();
    const what = {
      workerId: this.#id,
      name: this.#id,
      engine: "simulated",
      slots: this.#slots,
      waitMs: 1_000,
      claimId: `${process.pid}-${this.#claims++}`,
    };
    try {
      const run = await this.#client.claim(what, this.#signal);
      if (run === null || run === "drain") return undefined;
      this.#held.add({ taskId: run.taskId, attempt: run.attempt, leaseToken: run.leaseToken });
      if (!this.#isOver()) this.#done.claims.push(performance.now() - before);
      return run;
    } catch (error) {
      if (!(error instanceof ServerUnreachable)) throw error;
      this.#done.refused++;
      await sleep(100);
      return undefined;
    }
  }

  async start(run: ClaimedRun): Promise<void> {
    await this.#client.update({ ...leaseOf(run), status: "RUNNING", startedAt: new Date().toISOString() }, this.#signal);
  }

  /** One batch, in chunks of at most 64 KiB, as a worker sends it. @returns the last `seq` */
  async log(run: ClaimedRun, bytes: number, lastSeq: number): Promise<number> {
    const at = new Date().toISOString();
    const sizes = Array.from({ length: Math.ceil(bytes / 65_536) }, (_, index) => Math.min(65_536, bytes - index * 65_536));
    const chunks = sizes.map((size, index) => ({ seq: lastSeq + index + 1, stream: "stdout" as const, log: text(size), at }));
    await this.#client.sendLogs(leaseOf(run), chunks, this.#signal);
    if (!this.#isOver()) this.#done.logBytes += bytes;
    return lastSeq + chunks.length;
  }

  /** With so many results, all passed. */
  async end(run: ClaimedRun, tests: number): Promise<void> {
    const before = performance.now();
    await this.#client.update(
      {
        ...leaseOf(run),
        status: "ANALYZING",
        exitCode: 0,
        finishedAt: new Date().toISOString(),
        results: {
          formats: ["junit"],
          tests: Array.from({ length: tests }, (_, n) => ({
            name: `buys article ${n} and pays by invoice`,
            suite: ["checkout", `suite ${n % 10}`],
            filePath: `tests/checkout/file${n % 10}.test.js`,
            status: "passed" as const,
            durationMs: 20 + n,
            retries: 0,
            flaky: false,
            tags: [],
            attachments: [],
            attempts: [],
            tries: [],
          })),
          notes: [],
        },
      },
      this.#signal,
    );
    for (const held of this.#held) if (held.taskId === run.taskId) this.#held.delete(held);
    if (!this.#isOver()) this.#done.ends.push(performance.now() - before);
  }

  close(): void {
    this.#client.close();
  }

  /** Heartbeats until the time is over. */
  async beat(): Promise<void> {
    // Workers start at different moments.
    await sleep(Math.random() * heartbeatMs);
    while (!this.#isOver()) {
      const before = performance.now();
      if (this.#held.size > 0) await this.#client.heartbeat(this.#id, [...this.#held], 15_000).catch(() => this.#done.refused++);
      await sleep(Math.max(0, heartbeatMs - (performance.now() - before)));
    }
  }
}

const leaseOf = ({ taskId, attempt, leaseToken }: ClaimedRun): Lease => ({ taskId, attempt, leaseToken });
