import type { Execution } from "@gantry/contract/executions/schemas.ts";

type Part = Pick<Execution, "matrixRunId" | "combination" | "shard">;

/** What deleting these runs means for the matrix runs and split suites that they are parts of. `undefined`: they are parts of none. */
export function deletedPartText(runs: readonly Part[]): string | undefined {
  const parts = runs.filter(({ matrixRunId }) => matrixRunId !== null);
  const whole = parts.every(({ shard, combination }) => shard !== null && combination.length === 0) ? "split suite" : "matrix run";
  const wholes = new Set(parts.map(({ matrixRunId }) => matrixRunId)).size;
  if (wholes === 0) return undefined;
  const [owner, replaced] = runs.length === 1 ? ["its", "this run"] : [wholes === 1 ? "their" : "these", "the deleted runs"];
  const stays = wholes === 1 ? `The other runs of ${owner} ${whole} stay.` : `Other runs of ${owner} ${wholes} ${whole}s stay.`;
  return `${stays} A ${whole} does not pass without the result of each part, unless a full re-run has replaced ${replaced}.`;
}
