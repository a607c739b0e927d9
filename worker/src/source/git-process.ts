import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import type { GitFailure } from "./source-problem.ts";

/**
 * Limits the address space, the size of a written file and the CPU time, and ends with the worker: its pipe closes when the worker dies, and then all
 * processes of the group are killed. Arguments: KiB, blocks of 512 bytes, seconds, and those of git.
 */
const script = `ulimit -v "$1" 2>/dev/null; ulimit -f "$2"; ulimit -t "$3"; ulimit -c 0; shift 3
exec 3<&0 </dev/null
(cat <&3; kill -KILL 0) >/dev/null 2>&1 &
exec git "$@" 3<&-`;

const maxOutput = 64 * 1024;

export interface GitLimits {
  memoryBytes: number;
  /** Limit for a single file that git writes, such as the pack. */
  fileBytes: number;
  cpuSeconds: number;
}

/** One git process in a process group of its own. */
export class Git {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly stdout: Readable;
  /** Resolves when git has ended and its output is read: `undefined` after exit code 0. */
  readonly ended: Promise<GitFailure | undefined>;

  /** @param environment all that git sees of the environment */
  constructor(args: readonly string[], environment: Readonly<Record<string, string>>, limits: GitLimits, signal: AbortSignal) {
    const limited = [limits.memoryBytes / 1024, limits.fileBytes / 512 + 1, limits.cpuSeconds].map((limit) => String(Math.ceil(limit)));
    this.#child = spawn("/bin/sh", ["-c", script, "sh", ...limited, ...args], {
      env: { ...environment },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    this.stdout = this.#child.stdout;
    this.#child.stdin.on("error", () => {});
    const stop = () => this.stop();
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    this.ended = this.#watch().finally(() => signal.removeEventListener("abort", stop));
    this.ended.catch(() => {});
  }

  #watch(): Promise<GitFailure | undefined> {
    let stderr = "";
    this.#child.stderr.setEncoding("utf8").on("data", (piece: string) => (stderr = (stderr + piece).slice(-8_000)));
    return new Promise((resolve, reject) => {
      this.#child.on("error", reject);
      // What watches the worker, and helpers of git that outlived it.
      this.#child.on("exit", () => this.stop());
      this.#child.on("close", (code, signal) => resolve(code === 0 ? undefined : { stderr, signal }));
    });
  }

  /** Kills git and all that it started. */
  stop(): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // All have ended.
    }
  }

  /** The output of a command that prints little. What a server makes it print beyond that ends it. */
  async read(): Promise<{ output: string; failure: GitFailure | undefined }> {
    let output = "";
    for await (const piece of this.stdout.setEncoding("utf8") as AsyncIterable<string>) {
      output += piece;
      if (output.length > maxOutput) break;
    }
    if (output.length > maxOutput) this.stop();
    return { output, failure: await this.ended };
  }
}
