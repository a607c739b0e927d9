import { sql } from "kysely";
import type { Retention, RetentionOutcome } from "@gantry/contract/retention/schemas.ts";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { eachOrganization } from "../organizations/each-organization.ts";
import { isDatabaseDown } from "../../platform/db/database-down.ts";
import { type DueFile, dueFiles, type FileDays } from "./due-files.ts";
import { countDueResults } from "./due-results.ts";
import { removeDueResults } from "./remove-due-results.ts";
import { removeFile } from "./remove-file.ts";
import { keptResultDays } from "./result-days.ts";
import { readRetention } from "./retention-settings.ts";

const filesPerRound = 200;
/** A request, or a round of the job, ends shortly after this; the rest follows in the next one. */
const waitTimeoutMs = 20_000;

/** Run manually: deletes what is older than the project keeps. @returns what was freed. @throws 404 `Project not found` */
export async function applyRetention(ctx: Context, actor: Actor, projectId: string): Promise<RetentionOutcome> {
  const { organizationId } = actor;
  const days = await ctx.db.withTenant(organizationId, (tx) => readRetention(tx, projectId));
  const until = performance.now() + waitTimeoutMs;
  const files = await removeDue(ctx, organizationId, projectId, days, until);
  const outcome = { ...files, ...(await applyToResults(ctx, organizationId, projectId, days, until, files.remaining)) };
  await ctx.db.withTenant(organizationId, (tx) =>
    recordAudit(ctx, tx, actor, { action: "project.retention_applied", targetType: "project", targetId: projectId, details: outcome }),
  );
  return outcome;
}

/** @param remaining the runs whose files were not reached: these runs may be among those whose results were not */
async function applyToResults(
  ctx: Context,
  organizationId: string,
  projectId: string,
  { resultDays }: Retention,
  until: number,
  remaining: number,
): Promise<Pick<RetentionOutcome, "results" | "remaining">> {
  const days = keptResultDays(ctx, resultDays);
  if (days === null) return { results: 0, remaining };
  const { runs, isMore } = await removeDueResults(ctx, organizationId, { projectId, days }, until);
  if (!isMore) return { results: runs, remaining };
  const left = await ctx.db.withTenant(organizationId, (tx) => countDueResults(tx, projectId, days));
  return { results: runs, remaining: Math.max(remaining, left.executions) };
}

/** The timed job: deletes the files of every project with a retention period. Results have a separate job. */
export async function applyAllRetention(ctx: Context): Promise<void> {
  const projects = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("projects")
      .select(["org_id", "id", "log_days", "report_days"])
      .where((row) => row.or([row("log_days", "is not", null), row("report_days", "is not", null)]))
      // In random order: projects that one round does not reach may come first in the next.
      .orderBy(sql`random()`)
      .execute(),
  );
  const until = performance.now() + waitTimeoutMs;
  await eachOrganization(ctx, projects, "retention was not applied to a project", async ({ org_id, id, log_days, report_days }) => {
    if (performance.now() > until) return;
    const outcome = await removeDue(ctx, org_id, id, { logDays: log_days, reportDays: report_days }, until);
    if (outcome.freedBytes > 0) ctx.log.info({ organizationId: org_id, projectId: id, ...outcome }, "retention freed space");
  });
}

async function removeDue(
  ctx: Context,
  organizationId: string,
  projectId: string,
  days: FileDays,
  until: number,
): Promise<Omit<RetentionOutcome, "results">> {
  const outcome = { logs: 0, reports: 0, freedBytes: 0, remaining: 0 };
  const skipped: string[] = [];
  let failed = 0;
  for (;;) {
    const files = await nextFiles(ctx, organizationId, projectId, days, skipped);
    if (files.length === 0) return { ...outcome, remaining: failed };
    for (const file of files) {
      if (performance.now() > until) return { ...outcome, remaining: await countRuns(ctx, organizationId, projectId, days) };
      const freed = await removeFile(ctx, organizationId, file).catch((error: unknown) => {
        if (isDatabaseDown(error)) throw error;
        ctx.log.error({ err: error, organizationId, taskId: file.execution_id, kind: file.kind }, "retention could not remove a file");
        failed++;
      });
      if (freed === undefined) skipped.push(`${file.kind} ${file.execution_id}`);
      else outcome[file.kind === "log" ? "logs" : "reports"]++;
      outcome.freedBytes += freed ?? 0;
    }
  }
}

async function nextFiles(
  ctx: Context,
  organizationId: string,
  projectId: string,
  days: FileDays,
  skipped: readonly string[],
): Promise<DueFile[]> {
  const { rows } = await ctx.db.withTenant(organizationId, (tx) =>
    sql<DueFile>`
      select * from ${dueFiles(tx, projectId, days, false)}
      where kind || ' ' || execution_id <> all(${skipped as string[]}::text[])
      order by finished_at, execution_id limit ${filesPerRound}`.execute(tx),
  );
  return rows;
}

async function countRuns(ctx: Context, organizationId: string, projectId: string, days: FileDays): Promise<number> {
  const { rows } = await ctx.db.withTenant(organizationId, (tx) =>
    sql<{ runs: number }>`select count(distinct execution_id) as runs from ${dueFiles(tx, projectId, days, false)}`.execute(tx),
  );
  return rows[0]?.runs ?? 0;
}
