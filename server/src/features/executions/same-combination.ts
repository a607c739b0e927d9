import { sql } from "kysely";
import type { ExecutionRow } from "./execution-record.ts";

/** Of a run: it has the same values of a matrix. Runs of other combinations have other tests, with results of their own. */
export const sameCombination = ({ combination }: Pick<ExecutionRow, "combination">) =>
  sql<boolean>`combination = ${JSON.stringify(combination)}::jsonb`;
