import { shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import { combinationsOf, type ExpandedCombination } from "@gantry/contract/matrix-runs/expand.ts";
import type { ShardOfRun } from "@gantry/contract/executions/schemas.ts";
import type { Matrix } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Shards, Split } from "@gantry/contract/matrix-runs/shards-schema.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/errors.ts";
import { namesOfVariables } from "../../projects/variables/names-of-variables.ts";
import { projectOfRun } from "../../projects/find-or-create-project.ts";
import { type SplitRun, splitSuite } from "./split-suite.ts";

/** What decides which runs a matrix run has. */
export interface RequestedParts {
  projectId?: string | undefined;
  matrix?: Matrix | undefined;
  shards?: Shards | undefined;
}

export interface PlannedRun extends Omit<SplitRun, "shard"> {
  /** `null`: it runs the whole suite. */
  shard: ShardOfRun | null;
}

/** The runs that a matrix run starts. */
export interface PlannedMatrixRun {
  axes: { name: string; values: string[] }[];
  /** How many combinations there are; each is one run of the plan. */
  combinations: number;
  /** `null`: the suite is not split. */
  split: Split | null;
  /** By position. */
  runs: readonly PlannedRun[];
}

/**
 * Call it before the organization is locked: reading the durations of many tests takes long.
 * @throws 404 `Project not found`; 400 for too long lists of files; 409 for a variable of the project that `shards` sets
 */
export async function planMatrixRun(tx: TenantTransaction, { projectId, matrix, shards }: RequestedParts): Promise<PlannedMatrixRun> {
  const combinations = combinationsOf(matrix);
  const planned = shards === undefined ? wholeSuites(combinations) : await planShards(tx, projectId, combinations, shards);
  return { axes: axesOf(matrix, combinations), combinations: combinations.length, ...planned };
}

type Runs = Pick<PlannedMatrixRun, "split" | "runs">;

const wholeSuites = (combinations: readonly ExpandedCombination[]): Runs => ({
  split: null,
  runs: combinations.map((of) => ({ of, shard: null, variables: {} })),
});

async function planShards(
  tx: TenantTransaction,
  wanted: string | undefined,
  combinations: readonly ExpandedCombination[],
  shards: Shards,
): Promise<Runs> {
  const projectId = await projectOfRun(tx, wanted);
  if (projectId !== undefined) await requireFreeVariables(tx, projectId);
  return splitSuite(tx, projectId, combinations, shards);
}

/** Otherwise the shards would silently replace the project's value, or pass it as a file. @throws 409 */
async function requireFreeVariables(tx: TenantTransaction, projectId: string): Promise<void> {
  const [taken] = await namesOfVariables(tx, projectId, shardVariables);
  if (taken === undefined) return;
  throw conflict("Variable of the project", {
    message: `The project has a variable ${taken}, which \`shards\` sets for each run. Rename the project's variable, or leave out \`shards\`.`,
    code: "SHARD_VARIABLE_TAKEN",
  });
}

const axesOf = (matrix: Matrix | undefined, combinations: readonly ExpandedCombination[]): PlannedMatrixRun["axes"] =>
  Object.keys(matrix?.axes ?? {}).map((name, axis) => ({
    name,
    values: [...new Set(combinations.map(({ combination }) => combination[axis]?.value ?? ""))],
  }));
