import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { matrixName } from "../executions/names/axis-labels.ts";

export const nameOf = ({ axes }: Pick<MatrixRun, "axes">): string => matrixName(axes.map(({ name }) => name));

/** `#217–#219`, the numbers of the runs that it was started with. */
export function numbersOf({ numbers }: Pick<MatrixRun, "numbers">): string | undefined {
  if (numbers === null) return undefined;
  return numbers.first === numbers.last ? `#${numbers.first}` : `#${numbers.first}–#${numbers.last}`;
}

/** What the runs are together. */
export const wholeOf = ({ axes, split }: Pick<MatrixRun, "axes" | "split">): string =>
  split && axes.length === 0 ? "split suite" : "matrix run";
