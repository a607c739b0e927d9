import { setTimeout as sleep } from "node:timers/promises";
import type { Attempt } from "@gantry/contract/dispatch/schemas.ts";
import type { Engine, Exit, LogPiece, Running, RunSpec } from "../engine.ts";

/**
 * An engine without containers, for tests: a run waits `SLEEP` seconds, prints `PRINT` (or one line) and exits with `EXIT_CODE`. With `LOSE_OUTPUT`,
 * its output may be incomplete.
 * The configuration rejects it in production.
 */
export function createFakeEngine(): Engine {
  const runs = new Map<string, FakeRun>();
  const key = ({ taskId, attempt }: Attempt) => `${taskId}-${attempt}`;
  return {
    name: "fake",
    supportsCaches: false,
    supportsSources: false,
    isAvailable: async () => ({ name: "fake", version: "1", apiVersion: "1", limits: [] }),
    unavailableReason: () => "",
    missingRuntime: async () => undefined,
    limitNetworks: async () => ({}),
    start: async (run, signal) => {
      signal.throwIfAborted();
      const running = new FakeRun(run, () => runs.delete(key(run)));
      runs.set(key(run), running);
      return running;
    },
    leftovers: async () => [],
    adopt: async (attempt) => runs.get(key(attempt)),
    discard: async (attempt) => runs.get(key(attempt))?.remove(),
    clearOwn: async () => {},
    clearAbandoned: async () => {},
    close: async () => {},
  };
}

class FakeRun implements Running {
  readonly startedAt = new Date();
  readonly imageDigest = undefined;
  readonly notes: readonly string[] = [];
  readonly services = [];
  readonly #run: RunSpec;
  readonly #killed = new AbortController();
  readonly #exit: Promise<Exit>;
  readonly #removeRun: () => void;

  constructor(run: RunSpec, removeRun: () => void) {
    this.#run = run;
    this.#removeRun = removeRun;
    this.#exit = this.#live();
  }

  async #live(): Promise<Exit> {
    const seconds = Number(this.#run.environment.get("SLEEP") ?? 0);
    await sleep(seconds * 1000, undefined, { signal: this.#killed.signal }).catch(() => {});
    const code = this.#killed.signal.aborted ? 137 : Number(this.#run.environment.get("EXIT_CODE") ?? 0);
    return { code, finishedAt: new Date(), outOfMemory: false };
  }

  get environment(): ReadonlyMap<string, string> {
    return this.#run.environment;
  }

  get logs(): AsyncIterable<LogPiece> {
    return this.#print();
  }

  async *#print(): AsyncGenerator<LogPiece> {
    const text = this.#run.environment.get("PRINT") ?? `running ${this.#run.folder}`;
    yield { stream: "stdout", bytes: Buffer.from(`${text}\n`) };
    await this.#exit;
    if (this.#run.environment.has("LOSE_OUTPUT")) yield { stream: "lost" };
  }

  wait(): Promise<Exit> {
    return this.#exit;
  }

  async usage(): Promise<undefined> {}

  async *copyOut(): AsyncGenerator<never> {}

  async stop(): Promise<void> {
    this.#killed.abort();
    await this.#exit;
  }

  detach(): void {}

  async remove(): Promise<void> {
    await this.stop();
    this.#removeRun();
  }
}
