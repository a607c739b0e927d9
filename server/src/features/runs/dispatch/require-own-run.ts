import type { Context } from "../../../context.ts";
import type { WorkerCaller } from "../../../platform/http/caller.ts";
import { forbidden, runNotFound, unauthorized } from "../../../platform/errors.ts";
import { organizationOfTask } from "../../executions/record/find-organization.ts";

/** An organization's worker sees its organization's runs only. @throws 404 `Run not found` for others, as for one that does not exist */
export async function requireOwnRun(ctx: Context, { organizationId }: WorkerCaller, taskId: string): Promise<void> {
  if (organizationId === null) return;
  if ((await organizationOfTask(ctx, taskId)) !== organizationId) throw runNotFound("There is no run with this ID.");
}

export function tokenRevoked() {
  return unauthorized("Authentication required", { message: "This worker's token was revoked.", code: "WORKER_TOKEN_REVOKED" });
}

/** 403: only the installation's secret may set a status without holding the run. */
export function attemptRequired() {
  return forbidden("Insufficient permissions", {
    message: "With a worker token, only the worker that holds a run may set its status: send its attempt and lease token.",
    code: "ATTEMPT_REQUIRED",
  });
}
