import { sql } from "kysely";
import type { Combination } from "@gantry/contract/combination.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Identifies which part of which suite a run executes. */
interface PartOfSuite {
  matrixRun?: { id: string; position: number } | undefined;
  combination?: Combination | undefined;
  shard?: object | null | undefined;
}

/**
 * Whether a run is one of the plan's month. The shards of a suite are one run together, each time that the suite runs: a shard is counted
 * if no other shard of its combination has had as many runs. So any number of shards may be re-run for one run of the plan, and one shard that
 * is re-run again and again counts each time. Deleted runs stay counted. The organization must be locked.
 */
export async function isCounted(tx: TenantTransaction, { matrixRun, combination = [], shard }: PartOfSuite): Promise<boolean> {
  if (!matrixRun || !shard) return true;
  const { rows } = await sql<{ own: number; most: number }>`
    select coalesce(max(runs) filter (where matrix_position = ${matrixRun.position}), 0)::int as own, coalesce(max(runs), 0)::int as most
    from (
      select matrix_position, count(*) as runs from executions
      where org_id = ${tx.organizationId} and matrix_run_id = ${matrixRun.id} and combination = ${JSON.stringify(combination)}::jsonb
      group by matrix_position
    ) of_shard`.execute(tx);
  const [{ own, most } = { own: 0, most: 0 }] = rows;
  return own >= most;
}

/** A part of a matrix run and how often it has run. */
interface PartOfMatrix {
  combination: Combination;
  runs: number;
}

/** How many runs of the plan it takes to repeat some parts of a matrix run, each once. */
export function countReruns(all: readonly PartOfMatrix[], again: readonly PartOfMatrix[]): number {
  const nameOf = ({ combination }: PartOfMatrix) => JSON.stringify(combination);
  const most = new Map<string, number>();
  for (const part of all) most.set(nameOf(part), Math.max(part.runs, most.get(nameOf(part)) ?? 0));
  return new Set(again.filter((part) => part.runs >= (most.get(nameOf(part)) ?? 0)).map(nameOf)).size;
}
