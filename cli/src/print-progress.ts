import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { Follower } from "./api/follow-execution.ts";

/** Prints a followed run's log, and on stderr why it waits; nothing with `--json`, where only the result is printed. */
export function printProgress({ json }: { json?: boolean }): Follower {
  if (json === true) return { onChunk: () => {}, onWait: () => {} };
  return { onChunk: printChunk, onWait: (reasons) => console.error(`Waiting: ${reasons}`) };
}

export function printChunk({ stream, log }: LogChunk): void {
  (stream === "stdout" ? process.stdout : process.stderr).write(log);
}
