import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { invalidField } from "../../../platform/errors.ts";
import { createMatrixRun } from "../../matrix-runs/create-matrix-run.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireRoomForRuns } from "../../organizations/run-quota.ts";
import type { PlannedMatrixRun, PlannedRun } from "./plan-matrix-run.ts";
import { acceptRun, type Requester, type RunRequest } from "./request-execution.ts";

/** What all runs of a matrix run have in common. */
export interface MatrixRunRequest extends Omit<RunRequest, "image" | "matrixRun" | "combination" | "shard" | "rerunOf" | "onlyFailed"> {
  /** Used by combinations whose values do not name an image. */
  image?: string | undefined;
}

export interface AcceptedMatrixRun {
  id: string;
  /** In the order of the matrix. */
  runs: [Execution, ...Execution[]];
}

/**
 * The part inside the caller's transaction, in which all runs are accepted, or none; announce them only after the commit.
 * @throws 404 `Project not found`; 400 for too many variables; 409 and 429 like any run
 */
export async function acceptMatrixRun(
  ctx: Context,
  tx: TenantTransaction,
  requester: Requester,
  wanted: MatrixRunRequest,
  planned: PlannedMatrixRun,
): Promise<AcceptedMatrixRun> {
  const organization = await lockOrganization(tx);
  await requireRoomForRuns(ctx, tx, organization, planned.combinations);
  const id = ctx.newId();
  const runs: Execution[] = [];
  for (const [position, one] of planned.runs.entries()) {
    const request = requestOf(wanted, one, { id, position });
    runs.push((await acceptRun(ctx, tx, { ...requester, idempotency: undefined }, request)).execution);
  }
  const [first, ...others] = runs;
  if (!first) throw new Error("A matrix run needs a combination: the schema of its request demands one.");
  await createMatrixRun(tx, {
    id,
    projectId: first.projectId,
    axes: planned.axes,
    combinations: planned.runs.map(({ of }) => [...of.combination]),
    split: planned.split,
    shards: planned.runs.flatMap(({ shard }) => shard ?? []),
    trigger: wanted.trigger,
    requestedBy: requester.requestedBy,
    ciContext: wanted.ciContext,
  });
  return { id, runs: [first, ...others] };
}

function requestOf(
  wanted: MatrixRunRequest,
  { of, shard, variables: ofShard }: PlannedRun,
  matrixRun: { id: string; position: number },
): RunRequest {
  const { variables, combination, image = wanted.image ?? "", ...changed } = of;
  const envVars = withVariables(wanted.envVars, { ...variables, ...ofShard });
  return { ...wanted, ...changed, image, envVars, matrixRun, combination: [...combination], shard };
}

const maxVariables = 100;

function withVariables(given: Readonly<Record<string, string>> = {}, more: Readonly<Record<string, string>>): Record<string, string> {
  const variables = { ...given, ...more };
  if (Object.keys(variables).length > maxVariables)
    throw invalidField("envVars", `must have at most ${maxVariables} variables together with those of each combination`);
  return variables;
}
