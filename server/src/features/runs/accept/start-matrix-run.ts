import { shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import { combinationsOf, type ExpandedCombination } from "@gantry/contract/matrix-runs/expand.ts";
import type { Execution, ShardOfRun, Trigger } from "@gantry/contract/executions/schemas.ts";
import type { Matrix, MatrixRun, StartMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Shards, Split } from "@gantry/contract/matrix-runs/shards-schema.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, invalidField } from "../../../platform/http/errors.ts";
import { earlierAnswer, keepAnswer } from "../../idempotency/answer-once.ts";
import { createMatrixRun } from "../../matrix-runs/create-matrix-run.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireRoomForRuns } from "../../organizations/run-quota.ts";
import { namesOfVariables } from "../../projects/names-of-variables.ts";
import { projectOfRun } from "../../projects/find-or-create-project.ts";
import { acceptRun, announceQueued, type Requester, type RunRequest } from "./request-execution.ts";
import { type SplitRun, splitSuite } from "./split-suite.ts";

/**
 * Queues a run for each combination of a matrix, or several for each if `shards` splits the suite. All of them are accepted in one transaction, or none.
 * @throws 404 `Project not found`; 400 for too many variables or too long lists of files; 409 and 429 like any run
 */
export async function startMatrixRun(
  ctx: Context,
  requester: Requester,
  { matrix, shards, ...wanted }: StartMatrixRun & { trigger: Trigger },
): Promise<MatrixRun> {
  const combinations = combinationsOf(matrix);
  const { started, runs } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    // Before the organization is locked: reading the durations of many tests takes long.
    const planned = shards === undefined ? wholeSuites(combinations) : await planShardsOf(tx, wanted.projectId, combinations, shards);
    const organization = await lockOrganization(tx);
    const before = await earlierAnswer(tx, requester.idempotency);
    if (before) return { started: before as MatrixRun, runs: [] };
    await requireRoomForRuns(ctx, tx, organization, combinations.length);
    const id = ctx.newId();
    const accepted: Execution[] = [];
    for (const [position, one] of planned.runs.entries()) {
      const request = requestOf(wanted, one, { id, position });
      accepted.push((await acceptRun(ctx, tx, { ...requester, idempotency: undefined }, request)).execution);
    }
    await createMatrixRun(tx, {
      id,
      projectId: accepted[0]?.projectId ?? "",
      axes: axesOf(matrix, combinations),
      combinations: planned.runs.map(({ of }) => [...of.combination]),
      split: planned.split,
      shards: planned.runs.flatMap(({ shard }) => shard ?? []),
      trigger: wanted.trigger,
      requestedBy: requester.requestedBy,
      ciContext: wanted.ciContext,
    });
    const started = await readMatrixRun(tx, id);
    await keepAnswer(tx, requester.idempotency, 201, started);
    return { started, runs: accepted };
  });
  for (const run of runs) announceQueued(ctx, run);
  return started;
}

/** The runs to start. */
interface Planned {
  split: Split | null;
  runs: readonly (Omit<SplitRun, "shard"> & { shard: ShardOfRun | null })[];
}

const wholeSuites = (combinations: readonly ExpandedCombination[]): Planned => ({
  split: null,
  runs: combinations.map((of) => ({ of, shard: null, variables: {} })),
});

async function planShardsOf(
  tx: TenantTransaction,
  wanted: string | undefined,
  combinations: readonly ExpandedCombination[],
  shards: Shards,
): Promise<Planned> {
  const projectId = await projectOfRun(tx, wanted);
  if (projectId !== undefined) await requireFreeVariables(tx, projectId);
  return splitSuite(tx, projectId, combinations, shards);
}

/** A value of the project would be replaced, or be given as a file, and nobody would see why. @throws 409 */
async function requireFreeVariables(tx: TenantTransaction, projectId: string): Promise<void> {
  const [taken] = await namesOfVariables(tx, projectId, shardVariables);
  if (taken === undefined) return;
  throw conflict("Variable of the project", {
    message: `The project has a variable ${taken}, which \`shards\` sets for each run. Rename the project's variable, or leave out \`shards\`.`,
    code: "SHARD_VARIABLE_TAKEN",
  });
}

function requestOf(
  wanted: Omit<StartMatrixRun, "matrix" | "shards"> & { trigger: Trigger },
  { of, shard, variables: ofShard }: Planned["runs"][number],
  matrixRun: { id: string; position: number },
): RunRequest {
  const { variables, combination, image = wanted.image ?? "", ...changed } = of;
  const envVars = withVariables(wanted.envVars, { ...variables, ...ofShard });
  return { ...wanted, ...changed, image, envVars, matrixRun, combination: [...combination], shard };
}

const axesOf = (matrix: Matrix | undefined, combinations: readonly ExpandedCombination[]) =>
  Object.keys(matrix?.axes ?? {}).map((name, axis) => ({
    name,
    values: [...new Set(combinations.map(({ combination }) => combination[axis]?.value ?? ""))],
  }));

const mostVariables = 100;

function withVariables(given: Readonly<Record<string, string>> = {}, more: Readonly<Record<string, string>>): Record<string, string> {
  const variables = { ...given, ...more };
  if (Object.keys(variables).length > mostVariables)
    throw invalidField("envVars", `must have at most ${mostVariables} variables together with those of each combination`);
  return variables;
}
