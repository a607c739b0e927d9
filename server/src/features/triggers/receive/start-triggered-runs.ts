import type { GitHost } from "@gantry/contract/triggers/constants.ts";
import { TriggeredRun } from "@gantry/contract/triggers/schemas.ts";
import type { Execution, RunSource } from "@gantry/contract/executions/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { HttpError } from "../../../platform/errors.ts";
import { acceptCiRun } from "../../ci/trigger-run.ts";
import { acceptStoredMatrixRun, type PlannedAhead, startsMatrixRun } from "../../runs/accept/start-stored-run.ts";
import type { TriggerRow } from "../record/store.ts";
import type { StartingEvent } from "./decide.ts";
import { contextOf } from "./context-of.ts";

/** Where a host keeps the commits of a pull request, also of a fork. */
const pullRequestRefs = {
  github: (number) => `refs/pull/${number}/head`,
  gitea: (number) => `refs/pull/${number}/head`,
  gitlab: (number) => `refs/merge-requests/${number}/head`,
} satisfies Record<GitHost, (number: number) => string>;

/**
 * Requests what a trigger starts, inside a transaction that holds the organization.
 * @returns the run, the runs of a matrix run in their order, or why it was refused
 */
export async function startTriggeredRuns(
  ctx: Context,
  tx: TenantTransaction,
  trigger: TriggerRow,
  event: StartingEvent,
  ahead: PlannedAhead | undefined,
): Promise<[Execution, ...Execution[]] | { refused: string }> {
  const requester = { organizationId: tx.organizationId, requestedBy: { id: null, name: `Trigger ${trigger.name}` } };
  const run = TriggeredRun.parse(trigger.run);
  const request = { ...run, projectId: trigger.project_id, source: sourceOf(trigger, run, event), ciContext: contextOf(trigger, event) };
  await sql`savepoint start_run`.execute(tx);
  try {
    // Like a matrix run of a pipeline, it is in no test cycle.
    if (startsMatrixRun(run)) return await acceptStoredMatrixRun(ctx, tx, requester, { ...request, trigger: "ci" }, ahead);
    return [(await acceptCiRun(ctx, tx, requester, request)).execution];
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    // What the rejected request wrote is undone; the delivery is kept with the reason.
    await sql`rollback to savepoint start_run`.execute(tx);
    return { refused: [error.reply.error, error.reply.message].filter(Boolean).join(": ") };
  }
}

/** The event's commit, whatever the branch has when the worker fetches it. */
function sourceOf({ host, repository }: TriggerRow, { source }: TriggeredRun, event: StartingEvent): RunSource | null {
  if (source === null) return null;
  const isForked = event.kind === "pull_request" && event.isFork;
  const ref = isForked ? pullRequestRefs[host](event.number) : event.commit;
  return { repository, ref, path: source.path ?? "", tokenVariable: source.tokenVariable ?? null, commit: event.commit };
}
