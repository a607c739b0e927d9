import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { runNotFound } from "../../../platform/errors.ts";
import type { Actor } from "../../audit/record-audit.ts";
import { findExecution } from "../../executions/record/find-execution.ts";
import { composeIssue } from "./compose-issue.ts";
import { presentIssue } from "./present-issue.ts";
import { trackIssue } from "./track-issue.ts";

export interface IssueRequest {
  executionId: string;
  provider: TrackedIssue["provider"];
  testKey?: string | undefined;
  title?: string | undefined;
}

/** Finds the request in the transaction that reserves its issue. */
export type FindRequest = (tx: TenantTransaction) => Promise<IssueRequest>;

/**
 * Creates an issue for a failed run, or for one of its failed tests, in the linked tracker; only one for each.
 * @throws 404 `Run not found` or `Test not found`; 409 when there is one, the run did not fail, or the tracker is not linked; 400
 * with the tracker's message.
 */
export async function createIssue(
  ctx: Context,
  actor: Actor & { name: string },
  requested: IssueRequest | FindRequest,
): Promise<TrackedIssue> {
  const found: { request?: IssueRequest } = {};
  const row = await trackIssue(ctx, actor, async (tx) => {
    const request = typeof requested === "function" ? await requested(tx) : requested;
    found.request = request;
    const { executionId, provider, testKey = "" } = request;
    const run = await findExecution(tx, executionId);
    if (!run) throw runNotFound();
    return {
      place: { table: "tracked_issues", key: { execution_id: executionId, test_key: testKey }, provider },
      issue: await composeIssue(tx, run, request, ctx.dashboardLink),
      target: { targetType: "execution", targetId: executionId, details: { executionId } },
    };
  });
  if (!row || !found.request) throw runNotFound();
  const { executionId, provider, testKey = "" } = found.request;
  return presentIssue({ ...row, execution_id: executionId, provider, test_key: testKey });
}
