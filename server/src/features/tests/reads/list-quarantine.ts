import { sql } from "kysely";
import type { QuarantineEvent, QuarantinedTest } from "@gantry/contract/quarantine/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../../context.ts";
import { type Cursor, decodeCursor, pageAndTotal, toPage } from "../../../platform/db/keyset.ts";
import { recordDue } from "../record/record-later.ts";
import { inQuarantine, presentQuarantine } from "../quarantine/present.ts";

interface Question {
  limit: number;
  cursor?: string | undefined;
  project?: string | undefined;
  projectId?: string | undefined;
  testId?: string | undefined;
}

/** The tests in quarantine now, newest first. */
export async function listQuarantine(
  ctx: Context,
  organizationId: string,
  question: Question,
): Promise<{ data: QuarantinedTest[]; pagination: Pagination }> {
  const cursor = decodeCursor(question.cursor);
  const project = question.project ?? question.projectId;
  await recordDue(ctx, organizationId, project);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const matching = inQuarantine(tx).$if(project !== undefined, (q) => q.where("quarantine.project_id", "=", project ?? ""));
    const wanted = matching
      .$if(cursor !== undefined, (q) => q.where(before("quarantine.created_at", "quarantine.test_id", cursor)))
      .orderBy("quarantine.created_at", "desc")
      .orderBy("quarantine.test_id", "desc")
      .limit(question.limit + 1);
    const { rows, total } = await pageAndTotal(tx, wanted, matching, { isFirst: cursor === undefined });
    const page = toPage(
      rows.map((row) => ({ ...row, id: row.test_id })),
      question.limit,
      total,
    );
    return { data: page.rows.map(presentQuarantine), pagination: page.pagination };
  });
}

/** Quarantine changes, newest first. */
export async function listQuarantineEvents(
  ctx: Context,
  organizationId: string,
  question: Question,
): Promise<{ data: QuarantineEvent[]; pagination: Pagination }> {
  const cursor = decodeCursor(question.cursor);
  const project = question.project ?? question.projectId;
  await recordDue(ctx, organizationId, project);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const matching = tx
      .selectFrom("quarantine_events as event")
      .innerJoin("tests", (on) => on.onRef("tests.org_id", "=", "event.org_id").onRef("tests.id", "=", "event.test_id"))
      .innerJoin("projects", (on) => on.onRef("projects.org_id", "=", "event.org_id").onRef("projects.id", "=", "event.project_id"))
      .where("event.org_id", "=", organizationId)
      .where("projects.deleted_at", "is", null)
      .$if(project !== undefined, (q) => q.where("event.project_id", "=", project ?? ""))
      .$if(question.testId !== undefined, (q) => q.where("event.test_id", "=", question.testId ?? ""));
    const wanted = matching
      .selectAll("event")
      .select(["tests.name", "tests.test_key"])
      .$if(cursor !== undefined, (q) => q.where(before("event.created_at", "event.id", cursor)))
      .orderBy("event.created_at", "desc")
      .orderBy("event.id", "desc")
      .limit(question.limit + 1);
    const { rows, total } = await pageAndTotal(tx, wanted, matching.select("event.id"), { isFirst: cursor === undefined });
    const page = toPage(rows, question.limit, total);
    return {
      data: page.rows.map((row) => ({
        id: row.id,
        testId: row.test_id,
        testKey: row.test_key,
        projectId: row.project_id,
        name: row.name,
        event: row.event,
        source: row.source,
        reason: row.reason,
        groupName: row.group_name,
        executionId: row.execution_id,
        by: row.by_whom,
        at: row.created_at.toISOString(),
      })),
      pagination: page.pagination,
    };
  });
}

function before(moment: string, id: string, cursor: Cursor | undefined) {
  return sql<boolean>`(${sql.ref(moment)}, ${sql.ref(id)}) < (${cursor?.createdAt}, ${cursor?.id})`;
}
