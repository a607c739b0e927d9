import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

export interface ProgramOptions {
  name: string;
  /** The file for Node to run. */
  entry: string;
  /** A module to preload; it ends the program when we are gone. */
  followParent: string;
  env: NodeJS.ProcessEnv;
  onLine(line: string): void;
  /** Called when it exited unasked; it is restarted after `retryMs`. */
  onDeath(how: string, retryMs: number): void;
  /** An exit before `started` is final: the program has printed the reason, and `onDeath` is not called. */
  mustStart?: boolean;
  /** If its first start ends with this exit code, it is not restarted: it cannot work with its settings, and has printed why. */
  refusalCode?: number;
  /** Called after such an end instead of `onDeath`. */
  onRefusal?(): void;
  /** Called for every started process, so that a later start can wait for it. */
  onSpawn?(pid: number): void;
}

/** A supervised program. */
export interface Supervised {
  readonly pid: number | undefined;
  /** From now on it is restarted; only for `mustStart`. */
  started(): void;
  /** Resolves when the program itself says that it listens: another one may respond at its address. */
  readonly listening: Promise<void>;
  /** Resolves to how it ended when it exits for the first time. */
  readonly firstDeath: Promise<string>;
  /** Stops it, by force after the grace period. Resolves when it has exited. */
  stop(graceMs: number): Promise<void>;
  /** Sets the environment for later starts, and restarts it. */
  restart(env: NodeJS.ProcessEnv): void;
  kill(): void;
}

const firstRetryMs = 100;
const maxRetryMs = 5_000;
/** A program that ran this long has started; its next exit resets the back-off. */
const livedMs = 2_000;

export function supervise(options: ProgramOptions): Supervised {
  let child: ChildProcess | undefined;
  let env = options.env;
  let stopping = false;
  let isStarting = options.mustStart ?? false;
  let starts = 0;
  let quickDeaths = 0;
  let retry: NodeJS.Timeout | undefined;
  let tellFirstDeath: (how: string) => void = () => {};
  const firstDeath = new Promise<string>((resolve) => (tellFirstDeath = resolve));
  let tellListening: () => void = () => {};
  const listening = new Promise<void>((resolve) => (tellListening = resolve));

  const start = () => {
    starts += 1;
    const startedAt = Date.now();
    const started = startProgram(options, env);
    child = started;
    let ended = false;
    const onEnd = (how: string) => {
      if (ended) return;
      ended = true;
      if (child === started) child = undefined;
      if (!stopping) tellFirstDeath(how);
      if (stopping || isStarting) return;
      if (starts === 1 && how === `code ${options.refusalCode}`) return options.onRefusal?.();
      quickDeaths = Date.now() - startedAt >= livedMs ? 0 : quickDeaths + 1;
      const retryMs = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.max(0, quickDeaths - 1));
      options.onDeath(how, retryMs);
      retry = setTimeout(start, retryMs);
    };
    started.on("message", (message) => {
      if (typeof message === "object" && message !== null && "type" in message && message.type === "listening") tellListening();
    });
    started.on("error", (error) => onEnd(error.message));
    started.on("close", (code, signal) => onEnd(signal ?? `code ${code}`));
  };
  start();

  return {
    get pid() {
      return child?.pid;
    },
    firstDeath,
    listening,
    started() {
      isStarting = false;
    },
    kill: () => void child?.kill("SIGKILL"),
    restart(next) {
      env = next;
      child?.kill("SIGTERM");
    },
    async stop(graceMs) {
      stopping = true;
      clearTimeout(retry);
      if (child !== undefined) await stopProcess(child, graceMs);
    },
  };
}

function startProgram({ entry, followParent, onLine, onSpawn }: ProgramOptions, env: NodeJS.ProcessEnv): ChildProcess {
  const args = ["--import", pathToFileURL(followParent).href, entry];
  // Its own session: Ctrl-C in the terminal reaches only us, and we stop things in order.
  const started = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe", "ipc"], detached: true });
  for (const stream of [started.stdout, started.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on("line", onLine);
  }
  if (started.pid !== undefined) onSpawn?.(started.pid);
  return started;
}

async function stopProcess(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), graceMs);
  await gone;
  clearTimeout(force);
}
