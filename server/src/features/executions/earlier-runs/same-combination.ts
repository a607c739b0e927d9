import { sql } from "kysely";
import type { ExecutionRow } from "../record/execution-record.ts";

/**
 * Whether a run has the same values of a matrix and is the same shard. Runs of other combinations have separate tests and results, and other
 * shards have other parts of the suite.
 */
export const sameCombination = ({ combination, shard }: Pick<ExecutionRow, "combination" | "shard">) =>
  sql<boolean>`(combination = ${JSON.stringify(combination)}::jsonb and ${shardNumber("shard")} is not distinct from ${shard && `${shard.index}/${shard.total}`}::text)`;

/** `2/4`; null: the whole suite. How many files a shard has, and how long they take, is different each time. */
export const shardNumber = (column: string) =>
  sql<string | null>`((${sql.ref(column)} ->> 'index') || '/' || (${sql.ref(column)} ->> 'total'))`;
