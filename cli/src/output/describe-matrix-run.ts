import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { knownDurations } from "./known-durations.ts";
import { textTable } from "@gantry/host/text-table.ts";

/** Exit codes of `gantry run --matrix --wait`. */
const exitCodes: Partial<Record<MatrixRunStatus, number>> = { PASSED: 0, FAILED: 1, INCOMPLETE: 3 };
const inProgress = 6;

export const matrixExitCode = ({ status }: MatrixRun): number => exitCodes[status] ?? inProgress;

export const matrixRunUrl = ({ id }: Pick<MatrixRun, "id">, serverUrl: string): string =>
  `${serverUrl.replace(/\/+$/, "")}/matrix-runs/${id}`;

export const describeQueued = ({ counts, id, split }: MatrixRun): string =>
  [
    `Queued ${counts.total} ${counts.total === 1 ? "run" : "runs"} of matrix run ${id}`,
    ...(split?.files == null ? [] : [knownDurations(split.filesWithDuration ?? 0, split.files)]),
    ...(split?.notes ?? []),
  ].join("\n");

/** A table of the combinations with their results, and the verdict. */
export function describeMatrixRun(matrixRun: MatrixRun, serverUrl: string): string {
  const { axes, combinations, status, reason, split } = matrixRun;
  const head = [...axes.map(({ name }) => name), ...(split ? ["SHARD", "EXPECTED"] : []), "RUN", "RESULT", "TESTS", "TOOK"];
  const rows = combinations.map(({ combination, shard, run, notRunAgain, cutShort }) => [
    ...combination.map(({ value }) => value),
    ...(split ? [shard ? `${shard.index}/${shard.total}` : "", shard?.expectedMs == null ? "" : inSeconds(shard.expectedMs)] : []),
    run ? `#${run.number}` : "",
    [
      stateOf(run),
      ...(notRunAgain > 0 ? [`${notRunAgain} failed before and not run again`] : []),
      ...(cutShort === null ? [] : [cutShort]),
    ].join(", "),
    run?.tests ? `${run.tests.passed} of ${run.tests.total} passed` : "",
    run?.durationMs == null ? "" : inSeconds(run.durationMs),
  ]);
  const verdict = [`${status}: ${reason}`, ...(split?.notes ?? []), matrixRunUrl(matrixRun, serverUrl)].join("\n");
  return `${textTable([head, ...rows])}\n\n${verdict}`;
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

type Run = MatrixRun["combinations"][number]["run"];

function stateOf(run: Run): string {
  if (run === null) return "deleted";
  const state = run.verdict ?? run.status;
  return run.error === null ? state : `${state} (${run.error.code})`;
}

/** Prints on stderr which runs have started or ended since the last call. */
export function printChanges(): (matrixRun: MatrixRun) => void {
  const before = new Map<string, string>();
  return ({ combinations }) => {
    for (const each of combinations) {
      const { run } = each;
      const label = runLabel(each);
      const state = stateOf(run);
      if (before.get(label) !== state && state !== "PENDING") console.error(`${label}: ${run ? `#${run.number} ` : ""}${state}`);
      before.set(label, state);
    }
  };
}
