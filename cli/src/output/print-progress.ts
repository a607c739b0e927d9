import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { Follower } from "../api/follow-execution.ts";
import type { MatrixFollower } from "../api/follow-matrix-run.ts";
import { printChanges } from "./describe-matrix-run.ts";

/** Prints a followed run's log, and on stderr why it waits. With `--json`, it prints nothing, because only the result is printed. */
export function printProgress({ json }: { json?: boolean }): Follower {
  if (json === true) return { onChunk: () => {}, onWait: () => {} };
  return { onChunk: printChunk, onWait: printWait };
}

/** Prints on stderr which runs of a matrix run have started or ended, and why all of them wait; nothing with `--json`. */
export function printMatrixProgress({ json }: { json?: boolean }): MatrixFollower {
  if (json === true) return { onChange: () => {}, onWait: () => {} };
  return { onChange: printChanges(), onWait: printWait };
}

const printWait = (reasons: string) => console.error(`Waiting: ${reasons}`);

export function printChunk({ stream, log }: LogChunk): void {
  (stream === "stdout" ? process.stdout : process.stderr).write(log);
}
