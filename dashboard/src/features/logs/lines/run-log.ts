import { call } from "../../../api/client.ts";
import { onEvent, onFirstConnection, onReturn } from "../../../api/live.ts";
import { onSessionChange } from "../../../api/session.ts";
import { LogBuffer } from "./log-buffer.ts";

const chunksPerFetch = 5000;
const drawEveryMs = 60;
/** The output of services is not on the live channel. */
const askEveryMs = 2_000;
/** Chunks that arrive out of order are complete within this time. */
const gapPatienceMs = 400;

export type LogState =
  | { kind: "loading" }
  /** All that the server has is here. */
  | { kind: "ready" }
  | { kind: "failed"; error: unknown };

/** What the terminal shows. */
export interface ShownLog {
  readonly buffer: LogBuffer;
  readonly state: LogState;
  /** Of a log of several runs, the lines that name the run whose output follows. */
  readonly headings?: readonly number[];
  /** Of a log of several runs: how many lines they wrote, and the number of a line in the output of its run; `undefined` for what no run wrote. */
  readonly written?: { count: number; numberOf: (index: number) => number | undefined };
  subscribe(listener: () => void): () => void;
  /** Changes with the output. */
  readStamp(): number;
  /** Fetches what could not be fetched. */
  fetchMissing(): Promise<void>;
}

/**
 * The complete output of a run's suite: the stored part is fetched once, new chunks arrive on the live channel, gaps are fetched. Or the output of one of
 * its services, fetched repeatedly while the run is under way.
 */
export class RunLog implements ShownLog {
  readonly buffer = new LogBuffer();
  state: LogState = { kind: "loading" };
  /** The newest chunk that the server announced. */
  knownSeq = 0;
  /** The run has ended and every chunk has arrived. */
  isComplete = false;
  private readonly id: string;
  private readonly service: string | undefined;
  private readonly listeners = new Set<() => void>();
  private drawTimer: ReturnType<typeof setTimeout> | undefined;
  private gapTimer: ReturnType<typeof setTimeout> | undefined;
  private abort: AbortController | undefined;
  private fetchAgain = false;
  private users = 0;
  private stop: (() => void) | undefined;
  private stamp = 0;

  constructor(id: string, service: string | undefined) {
    this.id = id;
    this.service = service;
  }

  /** Listens and fetches until the returned function is called. */
  start(): () => void {
    // The terminal and the count of tests share it.
    this.users += 1;
    this.stop ??= this.service === undefined ? this.startListening() : this.startAsking();
    return () => {
      this.users -= 1;
      if (this.users > 0) return;
      this.stop?.();
      this.stop = undefined;
    };
  }

  private startListening(): () => void {
    const ends = [
      onEvent("execution-log", (chunk) => {
        if (chunk.taskId !== this.id) return;
        this.knownSeq = Math.max(this.knownSeq, chunk.seq);
        this.buffer.receive(chunk);
        this.draw();
        if (this.buffer.gap) this.gapTimer ??= setTimeout(() => this.fetchGap(), gapPatienceMs);
      }),
      onReturn(() => void this.fetchMissing()),
      // No event told of chunks that came between the first request and the connection.
      onFirstConnection(() => this.isComplete || void this.fetchMissing()),
    ];
    if (!this.isComplete) void this.fetchMissing();
    return () => {
      for (const end of ends) end();
      clearTimeout(this.gapTimer);
      this.gapTimer = undefined;
      this.abort?.abort();
      this.abort = undefined;
    };
  }

  private startAsking(): () => void {
    const ask = () => {
      if (!this.isComplete && !this.abort) void this.fetchMissing();
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => {
      clearInterval(timer);
      this.abort?.abort();
      this.abort = undefined;
    };
  }

  /** Fetches what the server has and this page has not. */
  async fetchMissing(): Promise<void> {
    if (this.abort) {
      this.fetchAgain = true;
      return;
    }
    const abort = new AbortController();
    this.abort = abort;
    if (this.state.kind === "failed") this.state = { kind: "loading" };
    try {
      do {
        this.fetchAgain = false;
        await this.fetchToEnd(abort.signal);
      } while (this.fetchAgain);
      this.state = { kind: "ready" };
    } catch (error) {
      if (abort.signal.aborted) return;
      this.state = { kind: "failed", error };
    } finally {
      if (this.abort === abort) this.abort = undefined;
      this.draw();
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes with the buffer, at once: nothing that is drawn before the listeners are called may mix old and new. */
  readStamp = (): number => this.stamp;

  private async fetchToEnd(signal: AbortSignal) {
    for (;;) {
      const after = this.buffer.lastSeq;
      const reply = await call("GET /api/executions/:id/logs", {
        params: { id: this.id },
        query: { after, limit: chunksPerFetch, service: this.service },
        signal,
      });
      this.buffer.receiveStored(reply.data);
      this.knownSeq = Math.max(this.knownSeq, reply.lastSeq);
      this.isComplete = reply.complete;
      this.draw();
      if (reply.data.length === 0 || this.buffer.lastSeq >= reply.lastSeq) return;
    }
  }

  private fetchGap() {
    this.gapTimer = undefined;
    if (this.buffer.gap) void this.fetchMissing();
  }

  private draw() {
    this.stamp += 1;
    this.drawTimer ??= setTimeout(() => {
      this.drawTimer = undefined;
      for (const listener of this.listeners) listener();
    }, drawEveryMs);
  }
}

const kept = new Map<string, RunLog>();
const keptAtMost = 3;

/** The log of a run's suite or of one of its services. The last few are cached, so that returning to the tab shows it immediately. */
export function runLogOf(id: string, service?: string): RunLog {
  const key = service === undefined ? id : `${id} ${service}`;
  const log = kept.get(key) ?? new RunLog(id, service);
  kept.delete(key);
  kept.set(key, log);
  for (const old of kept.keys()) {
    if (kept.size <= keptAtMost) break;
    kept.delete(old);
  }
  return log;
}

// Logs of one person are not kept for the next.
onSessionChange(() => kept.clear());
