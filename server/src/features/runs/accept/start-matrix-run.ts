import { expandMatrix } from "@gantry/contract/matrix-runs/expand.ts";
import type { Execution, Trigger } from "@gantry/contract/executions/schemas.ts";
import type { MatrixRun, StartMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../../context.ts";
import { invalidField } from "../../../platform/http/errors.ts";
import { earlierAnswer, keepAnswer } from "../../idempotency/answer-once.ts";
import { createMatrixRun } from "../../matrix-runs/create-matrix-run.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireRoomForRuns } from "../../organizations/run-quota.ts";
import { acceptRun, announceQueued, type Requester } from "./request-execution.ts";

/**
 * Queues a run for each combination of a matrix. All of them are accepted in one transaction, or none.
 * @throws 404 `Project not found`; 400 for a combination with too many variables; 409 and 429 like any run
 */
export async function startMatrixRun(
  ctx: Context,
  requester: Requester,
  { matrix, ...wanted }: StartMatrixRun & { trigger: Trigger },
): Promise<MatrixRun> {
  const { combinations } = expandMatrix(matrix);
  const { started, runs } = await ctx.db.withTenant(requester.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const before = await earlierAnswer(tx, requester.idempotency);
    if (before) return { started: before as MatrixRun, runs: [] };
    await requireRoomForRuns(ctx, tx, organization, combinations.length);
    const id = ctx.newId();
    const accepted: Execution[] = [];
    for (const [position, { variables, combination, image = wanted.image ?? "", ...changed }] of combinations.entries()) {
      const request = { ...wanted, ...changed, image, envVars: withVariables(wanted.envVars, variables) };
      const one = { ...request, matrixRun: { id, position }, combination: [...combination] };
      accepted.push((await acceptRun(ctx, tx, { ...requester, idempotency: undefined }, one)).execution);
    }
    await createMatrixRun(tx, {
      id,
      projectId: accepted[0]?.projectId ?? "",
      axes: Object.keys(matrix.axes).map((name, axis) => ({
        name,
        values: [...new Set(combinations.map(({ combination }) => combination[axis]?.value ?? ""))],
      })),
      combinations: combinations.map(({ combination }) => [...combination]),
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

const mostVariables = 100;

function withVariables(given: Readonly<Record<string, string>> = {}, more: Readonly<Record<string, string>>): Record<string, string> {
  const variables = { ...given, ...more };
  if (Object.keys(variables).length > mostVariables)
    throw invalidField("envVars", `must have at most ${mostVariables} variables together with those of each combination`);
  return variables;
}
