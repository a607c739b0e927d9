import { sql } from "kysely";
import type { Retention, RetentionPreview } from "@gantry/contract/retention/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { dueFiles } from "./due-files.ts";
import { countDueResults } from "./due-results.ts";
import { keptResultDays } from "./result-days.ts";
import { readRetention } from "./retention-settings.ts";

const runsShown = 50;

interface RequestedDays {
  logDays?: number | null | undefined;
  reportDays?: number | null | undefined;
  resultDays?: number | null | undefined;
}

/** What would be deleted now with the given retention periods, or the project's own; deletes nothing. @throws 404 `Project not found` */
export async function previewRetention(
  ctx: Context,
  organizationId: string,
  projectId: string,
  asked: RequestedDays,
): Promise<RetentionPreview> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const own = await readRetention(tx, projectId);
    const days: Retention = {
      logDays: asked.logDays === undefined ? own.logDays : asked.logDays,
      reportDays: asked.reportDays === undefined ? own.reportDays : asked.reportDays,
      resultDays: asked.resultDays === undefined ? own.resultDays : asked.resultDays,
    };
    const resultDays = keptResultDays(ctx, days.resultDays);
    const going = await sum(tx, projectId, days, false);
    const staying = await sum(tx, projectId, days, true);
    return {
      ...days,
      logs: { executions: going.logs, bytes: going.log_bytes },
      reports: { executions: going.reports, bytes: going.report_bytes },
      results: resultDays === null ? { executions: 0, tests: 0 } : await countDueResults(tx, projectId, resultDays),
      totalBytes: going.log_bytes + going.report_bytes,
      pinned: { executions: staying.executions, bytes: staying.log_bytes + staying.report_bytes },
      executions: await oldestRuns(tx, projectId, days),
    };
  });
}

async function sum(tx: TenantTransaction, projectId: string, days: Retention, pinned: boolean) {
  interface Sums {
    executions: number;
    logs: number;
    reports: number;
    log_bytes: number;
    report_bytes: number;
  }
  const { rows } = await sql<Sums>`
    select count(distinct execution_id) as executions,
      count(*) filter (where kind = 'log') as logs, count(*) filter (where kind = 'report') as reports,
      coalesce(sum(bytes) filter (where kind = 'log'), 0)::int8 as log_bytes,
      coalesce(sum(bytes) filter (where kind = 'report'), 0)::int8 as report_bytes
    from ${dueFiles(tx, projectId, days, pinned)}`.execute(tx);
  return rows[0] ?? { executions: 0, logs: 0, reports: 0, log_bytes: 0, report_bytes: 0 };
}

async function oldestRuns(tx: TenantTransaction, projectId: string, days: Retention): Promise<RetentionPreview["executions"]> {
  interface Run {
    id: string;
    image: string;
    group_name: string | null;
    finished_at: Date;
    log_bytes: number;
    report_bytes: number;
  }
  const { rows } = await sql<Run>`
    select execution_id as id, image, group_name, finished_at,
      coalesce(sum(bytes) filter (where kind = 'log'), 0)::int8 as log_bytes,
      coalesce(sum(bytes) filter (where kind = 'report'), 0)::int8 as report_bytes
    from ${dueFiles(tx, projectId, days, false)}
    group by 1, 2, 3, 4 order by finished_at, id limit ${runsShown}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    image: row.image,
    groupName: row.group_name,
    finishedAt: row.finished_at.toISOString(),
    logBytes: row.log_bytes,
    reportBytes: row.report_bytes,
  }));
}
