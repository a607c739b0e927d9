import type { MatrixRunStatus } from "@gantry/contract/matrix-runs/constants.ts";
import { combinationLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";

/** Exit codes of `gantry run --matrix --wait`. */
const exitCodes: Partial<Record<MatrixRunStatus, number>> = { PASSED: 0, FAILED: 1, INCOMPLETE: 3 };
const inProgress = 6;

export const matrixExitCode = ({ status }: MatrixRun): number => exitCodes[status] ?? inProgress;

export const matrixRunUrl = ({ id }: Pick<MatrixRun, "id">, serverUrl: string): string =>
  `${serverUrl.replace(/\/+$/, "")}/matrix-runs/${id}`;

export const describeQueued = ({ counts, id }: MatrixRun): string =>
  `Queued ${counts.total} ${counts.total === 1 ? "run" : "runs"} of matrix run ${id}`;

/** A table of the combinations with their results, and the verdict. */
export function describeMatrixRun(matrixRun: MatrixRun, serverUrl: string): string {
  const { axes, combinations, status, reason } = matrixRun;
  const head = [...axes.map(({ name }) => name), "RUN", "RESULT", "TESTS", "TOOK"];
  const rows = combinations.map(({ combination, run, notRunAgain, cutShort }) => [
    ...combination.map(({ value }) => value),
    run ? `#${run.number}` : "",
    [
      stateOf(run),
      ...(notRunAgain > 0 ? [`${notRunAgain} failed before and not run again`] : []),
      ...(cutShort === null ? [] : [cutShort]),
    ].join(", "),
    run?.tests ? `${run.tests.passed} of ${run.tests.total} passed` : "",
    run?.durationMs == null ? "" : `${(run.durationMs / 1000).toFixed(1)} s`,
  ]);
  return `${table([head, ...rows])}\n\n${status}: ${reason}\n${matrixRunUrl(matrixRun, serverUrl)}`;
}

type Run = MatrixRun["combinations"][number]["run"];

function stateOf(run: Run): string {
  if (run === null) return "deleted";
  const state = run.verdict ?? run.status;
  return run.error === null ? state : `${state} (${run.error.code})`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Prints on stderr which runs have started or ended since the last call. */
export function printChanges(): (matrixRun: MatrixRun) => void {
  const before = new Map<string, string>();
  return ({ combinations }) => {
    for (const { combination, run } of combinations) {
      const label = combinationLabel(combination);
      const state = stateOf(run);
      if (before.get(label) !== state && state !== "PENDING") console.error(`${label}: ${run ? `#${run.number} ` : ""}${state}`);
      before.set(label, state);
    }
  };
}
