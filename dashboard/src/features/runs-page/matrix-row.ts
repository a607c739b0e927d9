import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { formatCounted } from "../../ui/text/format.ts";
import { matrixName } from "../executions/names/axis-labels.ts";
import { failedTexts } from "../matrix-runs/matrix-run-style.ts";

/** The matrix run or split suite whose row this run is; `undefined`: the run is a separate row. */
export const matrixRunOf = ({ matrixRunId }: Execution, matrixRuns: readonly ListedMatrixRun[]): ListedMatrixRun | undefined =>
  matrixRunId === null ? undefined : matrixRuns.find(({ id }) => id === matrixRunId);

/** The cells of the row of a matrix run: what all of its runs have in common, and their tests and time together. */
export function asMatrixRow(run: Execution, matrixRun: ListedMatrixRun): Execution {
  const valuesOf = (axis: string) => matrixRun.axes.find(({ name }) => name === axis)?.values.join(", ");
  return {
    ...run,
    shard: null,
    matrixRunId: null,
    combination: [],
    error: null,
    image: valuesOf("image") ?? run.image,
    environment: valuesOf("environment") ?? run.environment,
    requestedBy: matrixRun.requestedBy,
    trigger: matrixRun.trigger,
    tests: matrixRun.tests,
    durationMs: matrixRun.durationMs,
    startedAt: matrixRun.inProgressSince,
    finishedAt: matrixRun.finishedAt,
  };
}

/** `Matrix of BROWSER`, `4 shards`, or `Matrix of BROWSER, 8 shards`. */
export const partsOf = ({ axes, counts, split }: ListedMatrixRun): string =>
  [...(axes.length > 0 ? [matrixName(axes.map(({ name }) => name))] : []), ...(split ? [formatCounted(counts.total, "shard")] : [])].join(
    ", ",
  );

/** How far the runs are: `2 of 4 ended, 1 failed`, then `3 of 4 passed`. */
export function progressOf({ split, counts }: ListedMatrixRun): string {
  const { total, queued, running, passed, failed, cancelled, deleted, errors } = counts;
  const open = queued + running;
  const lacks = [
    ...(errors > 0 || open > 0 || cancelled + deleted > 0 ? failedTexts({ failed, errors }) : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
  ];
  const parts = [open > 0 ? `${total - open} of ${total} ended` : `${passed} of ${total} passed`, ...lacks];
  return `${split ? "Shards: " : ""}${parts.join(", ")}`;
}
