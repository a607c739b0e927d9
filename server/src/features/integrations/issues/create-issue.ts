import { sql } from "kysely";
import type { TrackedIssue } from "@gantry/contract/integrations.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, conflict, notFound } from "../../../platform/http/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { findExecution } from "../../executions/find-execution.ts";
import { connectionInWords, openDoor } from "../check-connection.ts";
import { openSettings } from "../linked-record.ts";
import type { Issue } from "../providers/provider.ts";
import { providers } from "../providers/registry.ts";
import { readLinked } from "../store.ts";
import { notLinked, unreadable } from "../test-provider.ts";
import { composeIssue } from "./compose-issue.ts";
import { presentIssue } from "./present-issue.ts";

export interface IssueRequest {
  executionId: string;
  provider: TrackedIssue["provider"];
  testKey?: string | undefined;
  title?: string | undefined;
}

const timeoutMs = 25_000;
/** Longer than the tracker may take: then whoever was making it has died. */
const heldSeconds = 60;

/**
 * Makes an issue from a failed run, or from one of its failed tests, in the linked tracker; one for each, however many ask at once.
 * @throws 404 `Execution not found` or `Test not found`; 409 when there is one, the run did not fail, or the tracker is not linked; 400
 * with what the tracker says.
 */
export async function createIssue(ctx: Context, actor: Actor & { name: string }, request: IssueRequest): Promise<TrackedIssue> {
  const { organizationId } = actor;
  const createdBy = { id: actor.userId, name: actor.name };
  const { issue, settings } = await ctx.db.withTenant(organizationId, async (tx) => {
    const run = await findExecution(tx, request.executionId);
    if (!run) throw notFound("Execution not found");
    const composed = await composeIssue(tx, run, request, ctx.dashboardLink);
    const record = await readLinked(tx, request.provider);
    if (!record?.enabled) throw notLinked(request.provider);
    const opened = openSettings(ctx.secrets, organizationId, request.provider, record);
    if (!opened) throw unreadable(request.provider);
    await reserve(tx, request, createdBy);
    return { issue: composed, settings: opened };
  });
  const made = await makeAtTracker(ctx, organizationId, request, settings, issue);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const row = await tx
      .updateTable("tracked_issues")
      .set({ ...made, held_until: null, created_at: sql<Date>`clock_timestamp()` })
      .where(
        sql<boolean>`(org_id, execution_id, provider, test_key) = (${organizationId}, ${request.executionId}, ${request.provider}, ${request.testKey ?? ""})`,
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound("Execution not found");
    const details = { provider: request.provider, key: made.key, executionId: request.executionId };
    await recordAudit(ctx, tx, actor, { action: "issue.created", targetType: "execution", targetId: request.executionId, details });
    return presentIssue(row);
  });
}

/** Takes the place of the issue before it is asked for. @throws 409 when it is taken. */
async function reserve(tx: TenantTransaction, request: IssueRequest, createdBy: { id: string | null; name: string }): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    insert into tracked_issues as issue (org_id, execution_id, provider, test_key, created_by, held_until)
    values (${tx.organizationId}, ${request.executionId}, ${request.provider}, ${request.testKey ?? ""}, ${JSON.stringify(createdBy)}::jsonb,
      clock_timestamp() + make_interval(secs => ${heldSeconds}))
    on conflict (org_id, execution_id, provider, test_key) do update set held_until = excluded.held_until, created_by = excluded.created_by
      where issue.key = '' and issue.held_until <= clock_timestamp()
    returning key`.execute(tx);
  if (rows.length > 0) return;
  throw conflict("Issue already exists", {
    message: "An issue was made from it already, or is being made right now: see the run's issues.",
    code: "ISSUE_EXISTS",
  });
}

async function makeAtTracker(ctx: Context, organizationId: string, request: IssueRequest, settings: unknown, issue: Issue) {
  try {
    const { tracker } = providers[request.provider](settings, openDoor(ctx, timeoutMs));
    if (!tracker) throw badRequest("Provider not supported", { code: "PROVIDER_NOT_SUPPORTED" });
    return await tracker.createIssue(issue);
  } catch (error) {
    await ctx.db.withTenant(organizationId, (tx) =>
      tx
        .deleteFrom("tracked_issues")
        .where(
          sql<boolean>`(org_id, execution_id, provider, test_key) = (${organizationId}, ${request.executionId}, ${request.provider}, ${request.testKey ?? ""})`,
        )
        .where("key", "=", "")
        .execute(),
    );
    throw connectionInWords(request.provider, error);
  }
}
