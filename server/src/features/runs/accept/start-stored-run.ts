import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { HttpError } from "../../../platform/errors.ts";
import { acceptMatrixRun, type MatrixRunRequest } from "./accept-matrix-run.ts";
import { type RequestedParts, planMatrixRun, type PlannedMatrixRun } from "./plan-matrix-run.ts";
import type { Requester } from "./request-execution.ts";

/** A run as a schedule or a trigger stores it. */
type StoredRun = Omit<RequestedParts, "projectId">;

/** Whether it starts a matrix run. Otherwise it starts a single run. */
export const startsMatrixRun = ({ matrix, shards }: StoredRun): boolean => matrix !== undefined || shards !== undefined;

/** A plan that was made before the organization was locked, or the error that prevented it. */
export interface PlannedAhead {
  /** The stored run that was planned, to detect changes. */
  of: string;
  plan: PlannedMatrixRun | HttpError;
}

/** Plans the matrix run of a stored run, before the organization is locked. `undefined` for a single run. */
export async function planAhead(tx: TenantTransaction, projectId: string, run: StoredRun): Promise<PlannedAhead | undefined> {
  if (!startsMatrixRun(run)) return undefined;
  const plan = await planMatrixRun(tx, { ...run, projectId }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status < 500) return error;
    throw error;
  });
  return { of: nameOf(run), plan };
}

/**
 * Accepts the matrix run of a stored run, in a transaction that holds the organization. If what is stored has changed since it was planned, it is planned again.
 * @throws 404 `Project not found`; 400, 409 and 429 like any matrix run
 */
export async function acceptStoredMatrixRun(
  ctx: Context,
  tx: TenantTransaction,
  requester: Requester,
  { matrix, shards, ...wanted }: MatrixRunRequest & StoredRun & { projectId: string },
  ahead: PlannedAhead | undefined,
): Promise<[Execution, ...Execution[]]> {
  const isCurrent = ahead?.of === nameOf({ matrix, shards });
  const plan = isCurrent ? ahead.plan : await planMatrixRun(tx, { projectId: wanted.projectId, matrix, shards });
  if (plan instanceof HttpError) throw plan;
  return (await acceptMatrixRun(ctx, tx, requester, wanted, plan)).runs;
}

const nameOf = ({ matrix, shards }: StoredRun): string => JSON.stringify({ matrix, shards });
