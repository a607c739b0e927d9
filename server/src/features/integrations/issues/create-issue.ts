import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, HttpError, runNotFound } from "../../../platform/http/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { findExecution } from "../../executions/find-execution.ts";
import { connectionError, accessWithin } from "../check-connection.ts";
import { openSettings } from "../linked-record.ts";
import type { CreatedIssue, Issue, Tracker } from "../providers/provider.ts";
import { ProviderError } from "../providers/api/provider-error.ts";
import { providers } from "../providers/registry.ts";
import { readLinked } from "../store.ts";
import { notLinked, unreadable } from "../test-provider.ts";
import { composeIssue } from "./compose-issue.ts";
import { issueExists } from "./issue-exists.ts";
import { presentIssue } from "./present-issue.ts";

export interface IssueRequest {
  executionId: string;
  provider: TrackedIssue["provider"];
  testKey?: string | undefined;
  title?: string | undefined;
}

/** Finds the request in the transaction that reserves its issue. */
export type FindRequest = (tx: TenantTransaction) => Promise<IssueRequest>;

const timeoutMs = 25_000;
/** Longer than a tracker may take: after that, the process that was creating the issue has died. */
const heldSeconds = 60;
/** After a missing response: the tracker may still be creating the issue, and its search index lags. */
const unsureSeconds = 10;

/** The record of an issue, reserved while it is created. */
interface Reservation {
  reference: string;
  /** Empty until the tracker has the issue. */
  key: string;
  url: string;
  /** The time of the first attempt; `undefined` if this is the first. */
  since: Date | undefined;
  /** Issues of this tracker that were created for something else. */
  taken: ReadonlySet<string>;
}

/**
 * Creates an issue for a failed run, or for one of its failed tests, in the linked tracker; only one for each, also with concurrent requests. If an
 * earlier attempt was interrupted, its issue is found and completed.
 * @throws 404 `Run not found` or `Test not found`; 409 when there is one, the run did not fail, or the tracker is not linked; 400
 * with the tracker's message.
 */
export async function createIssue(
  ctx: Context,
  actor: Actor & { name: string },
  requested: IssueRequest | FindRequest,
): Promise<TrackedIssue> {
  const { organizationId } = actor;
  const createdBy = { id: actor.userId, name: actor.name };
  const { request, composed, settings, reservation } = await ctx.db.withTenant(organizationId, async (tx) => {
    const request = typeof requested === "function" ? await requested(tx) : requested;
    const run = await findExecution(tx, request.executionId);
    if (!run) throw runNotFound();
    const composed = await composeIssue(tx, run, request, ctx.dashboardLink);
    const record = await readLinked(tx, request.provider);
    if (!record?.enabled) throw notLinked(request.provider);
    const settings = openSettings(ctx.secrets, organizationId, request.provider, record);
    if (!settings) throw unreadable(request.provider);
    return { request, composed, settings, reservation: await reserve(tx, request, createdBy) };
  });
  const issue = { ...composed, reference: reservation.reference };
  const { tracker } = providers[request.provider](settings, accessWithin(ctx, timeoutMs));
  if (!tracker)
    throw badRequest("Provider not supported", {
      message: `${request.provider} has no issues. Name a linked issue tracker.`,
      code: "PROVIDER_NOT_SUPPORTED",
    });
  const created = await place(ctx, organizationId, request, tracker, issue, reservation);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const row = await tx
      .updateTable("tracked_issues")
      .set({ ...created, incomplete: false, held_until: null, created_at: sql<Date>`clock_timestamp()` })
      .where(isThis(organizationId, request))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw runNotFound();
    const details = { provider: request.provider, key: created.key, executionId: request.executionId };
    await recordAudit(ctx, tx, actor, { action: "issue.created", targetType: "execution", targetId: request.executionId, details });
    return presentIssue(row);
  });
}

const isThis = (organizationId: string, { executionId, provider, testKey = "" }: IssueRequest) =>
  sql<boolean>`(org_id, execution_id, provider, test_key) = (${organizationId}, ${executionId}, ${provider}, ${testKey})`;

/** Reserves the issue's record before it is created. @throws 409 when it is reserved or exists. */
async function reserve(tx: TenantTransaction, request: IssueRequest, createdBy: { id: string | null; name: string }): Promise<Reservation> {
  const reference = randomUUID();
  const { rows } = await sql<{ reference: string; key: string; url: string; created_at: Date }>`
    insert into tracked_issues as issue (org_id, execution_id, provider, test_key, created_by, reference, held_until)
    values (${tx.organizationId}, ${request.executionId}, ${request.provider}, ${request.testKey ?? ""}, ${JSON.stringify(createdBy)}::jsonb,
      ${reference}, clock_timestamp() + make_interval(secs => ${heldSeconds}))
    on conflict (org_id, execution_id, provider, test_key) do update set
        held_until = excluded.held_until, created_by = excluded.created_by,
        reference = coalesce(nullif(issue.reference, ''), excluded.reference)
      where (issue.key = '' or issue.incomplete) and (issue.held_until is null or issue.held_until <= clock_timestamp())
    returning reference, key, url, created_at`.execute(tx);
  const [row] = rows;
  if (!row) throw issueExists();
  if (row.reference === reference) return { ...row, since: undefined, taken: new Set() };
  const others = await tx
    .selectFrom("tracked_issues")
    .select("key")
    .where("org_id", "=", tx.organizationId)
    .where("provider", "=", request.provider)
    .where("key", "!=", "")
    .where((not) => not.not(isThis(tx.organizationId, request)))
    .orderBy("created_at", "desc")
    .limit(1000)
    .execute();
  return { ...row, since: row.created_at, taken: new Set(others.map(({ key }) => key)) };
}

/**
 * Makes sure that the tracker has the issue with its whole text. The progress is stored after each step, so that the next attempt continues there:
 * a rejection frees the record, a missing response keeps it so that the issue can be looked up.
 */
async function place(
  ctx: Context,
  organizationId: string,
  request: IssueRequest,
  tracker: Tracker,
  issue: Issue,
  { key, url, since, taken }: Reservation,
): Promise<CreatedIssue> {
  const rows = isThis(organizationId, request);
  const release = (seconds: number) =>
    ctx.db.withTenant(organizationId, (tx) =>
      tx
        .updateTable("tracked_issues")
        .set({ held_until: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })
        .where(rows)
        .execute(),
    );
  const inWords = (error: unknown, more: string) => withMore(connectionError(request.provider, error), more);

  let created: CreatedIssue | undefined = key === "" ? undefined : { key, url };
  if (!created && since) {
    created = await tracker.findIssue(issue, { since, taken }).catch(async (error: unknown) => {
      await release(0);
      throw inWords(error, "Gantry was looking for the issue that an earlier try may have created. Try again.");
    });
  }
  created ??= await tracker.createIssue(issue).catch(async (error: unknown) => {
    if (!isRefusal(error)) {
      await release(unsureSeconds);
      throw inWords(error, `If the issue was created anyway, the next attempt finds it. Try again in ${unsureSeconds} seconds.`);
    }
    await ctx.db.withTenant(organizationId, (tx) => tx.deleteFrom("tracked_issues").where(rows).where("key", "=", "").execute());
    throw connectionError(request.provider, error);
  });
  if (!tracker.completeIssue) return created;
  const known = created;
  await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .updateTable("tracked_issues")
      .set({ ...known, incomplete: true })
      .where(rows)
      .execute(),
  );
  await tracker.completeIssue(issue, known.key).catch(async (error: unknown) => {
    await release(0);
    throw inWords(error, `The issue ${known.key} was created, but without its text. Try again to add it.`);
  });
  return created;
}

/** The tracker has responded without creating anything. */
const isRefusal = (error: unknown) => error instanceof ProviderError && error.kind !== "unavailable";

function withMore(error: unknown, more: string): unknown {
  if (!(error instanceof HttpError)) return error;
  const { error: title, message = "", ...rest } = error.reply;
  return new HttpError(error.status, { ...rest, error: title, message: `${message} ${more}`.trim() });
}
