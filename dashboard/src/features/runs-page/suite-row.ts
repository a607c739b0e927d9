import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { formatCounted } from "../../ui/text/format.ts";
import { matrixName } from "../executions/names/axis-labels.ts";

/** The suite that a run of the list stands for; `undefined`: the run is a row of its own. */
export const suiteOf = ({ shard, matrixRunId }: Execution, suites: readonly ListedMatrixRun[]): ListedMatrixRun | undefined =>
  shard === null ? undefined : suites.find(({ id }) => id === matrixRunId);

/** The cells of the suite's row: what all of its shards have in common, and their tests and time together. */
export function asSuite(run: Execution, suite: ListedMatrixRun): Execution {
  const valuesOf = (axis: string) => suite.axes.find(({ name }) => name === axis)?.values.join(", ");
  return {
    ...run,
    shard: null,
    matrixRunId: null,
    combination: [],
    error: null,
    image: valuesOf("image") ?? run.image,
    environment: valuesOf("environment") ?? run.environment,
    requestedBy: suite.requestedBy,
    trigger: suite.trigger,
    tests: suite.tests,
    durationMs: suite.durationMs,
    startedAt: suite.inProgressSince,
    finishedAt: suite.finishedAt,
  };
}

/** `4 shards`, or `Matrix of BROWSER, 8 shards`. */
export const partsOf = ({ axes, counts }: ListedMatrixRun): string =>
  [...(axes.length > 0 ? [matrixName(axes.map(({ name }) => name))] : []), formatCounted(counts.total, "shard")].join(", ");

/** How far the shards are; `undefined` when all have passed, which the status says. */
export function progressOf({ counts: { total, queued, running, failed, cancelled, deleted } }: ListedMatrixRun): string | undefined {
  const open = queued + running;
  const parts = [
    ...(open > 0 ? [`${total - open} of ${total} ended`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
  ];
  return parts.length === 0 ? undefined : `Shards: ${parts.join(", ")}`;
}
