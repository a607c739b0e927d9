import type { TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";

/** What the dashboard calls it: without axes, it is only a split suite. */
export const kindOf = ({ split, axes }: Pick<MatrixRun, "split" | "axes">): "matrix run" | "split suite" =>
  split !== null && axes.length === 0 ? "split suite" : "matrix run";

/** `Shop #217–#219, folder “cart”`: names are quoted, because they may contain any text. */
export function matrixRunName(
  projectName: string,
  { numbers }: Pick<MatrixRun, "numbers">,
  { folder, group_name }: { folder: string; group_name: string | null },
): string {
  const name = numbers ? `${projectName} ${numbersText(numbers)}` : projectName;
  if (group_name !== null) return `${name}, group “${group_name}”`;
  return folder === "all" ? name : `${name}, folder “${folder}”`;
}

const numbersText = ({ first, last }: { first: number; last: number }) => (first === last ? `#${first}` : `#${first}–#${last}`);

/** `matrix run failed, 2 of 12 runs did not pass` */
export function matrixRunVerdict(matrixRun: Pick<MatrixRun, "split" | "axes" | "counts">, status: TerminalStatus): string {
  const kind = kindOf(matrixRun);
  const { total, passed } = matrixRun.counts;
  const notPassed = `${total - passed} of ${total} ${total === 1 ? "run" : "runs"} did not pass`;
  switch (status) {
    case "PASSED":
      return `${kind} passed`;
    case "FAILED":
      return `${kind} failed, ${notPassed}`;
    case "UNSTABLE":
      return `${kind} unstable, ${notPassed}`;
    case "ERROR":
      return `${kind} ended without a verdict`;
  }
}
