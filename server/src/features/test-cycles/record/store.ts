import { type SelectQueryBuilder, sql } from "kysely";
import type { CycleFilter, CycleIssue, CycleSummary, Screenshot } from "@gantry/contract/test-cycles/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type Cursor, afterCursor, pageAndTotal } from "../../../platform/db/keyset.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { likeLiteral } from "../../../platform/db/like-literal.ts";
import { inExistingProject } from "../../projects/record/in-existing-project.ts";

type Cycles = SelectQueryBuilder<Schema, "test_cycles", object>;

/** The organization's cycles whose project is not deleted. */
export function cyclesOf(tx: TenantTransaction): Cycles {
  return tx.selectFrom("test_cycles").where("test_cycles.org_id", "=", tx.organizationId).where(inExistingProject("test_cycles"));
}

const summary = sql<CycleSummary>`(
  select json_build_object(
    'total', count(*), 'passed', count(*) filter (where status = 'PASSED'), 'failed', count(*) filter (where status = 'FAILED'),
    'skipped', count(*) filter (where status = 'SKIPPED'), 'pending', count(*) filter (where status in ('PENDING', 'RUNNING')))
  from test_cycle_items item where item.org_id = test_cycles.org_id and item.cycle_id = test_cycles.id)`;

export function findCycle(tx: TenantTransaction, id: string) {
  return cyclesOf(tx).where("test_cycles.id", "=", id).selectAll("test_cycles").select(summary.as("summary")).executeTakeFirst();
}

/** Locked until the transaction ends, so that changes of a cycle's items and status happen one after another. */
export function lockCycle(tx: TenantTransaction, id: string) {
  return cyclesOf(tx).where("test_cycles.id", "=", id).selectAll("test_cycles").forUpdate("test_cycles").executeTakeFirst();
}

export function selectCycles(tx: TenantTransaction, filter: CycleFilter, cursor: Cursor | undefined) {
  const matching = applyFilter(cyclesOf(tx), filter);
  const page = afterCursor(matching.selectAll("test_cycles").select(summary.as("summary")), cursor)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit + 1);
  return pageAndTotal(tx, page, matching.select("id"), { isFirst: cursor === undefined });
}

function applyFilter(query: Cycles, filter: CycleFilter): Cycles {
  let q = query;
  const project = filter.project ?? filter.projectId;
  if (project) q = q.where("project_id", "=", project);
  if (filter.status?.length) q = q.where("status", "in", filter.status);
  if (filter.source) q = q.where("source", "=", filter.source);
  if (filter.group) q = q.where("group_id", "=", filter.group);
  if (filter.search) q = q.where("name", "ilike", `%${likeLiteral(filter.search)}%`);
  return q;
}

/** In the order of their cycles. The case and the runs of an item are included only while they exist. */
export function itemsOf(tx: TenantTransaction, cycleIds: readonly string[]) {
  return (
    tx
      .selectFrom("test_cycle_items as item")
      .leftJoin("test_cases as live", (on) => on.onRef("live.org_id", "=", "item.org_id").onRef("live.id", "=", "item.test_case_id"))
      .where("item.org_id", "=", tx.organizationId)
      .where("item.cycle_id", "in", cycleIds)
      .selectAll("item")
      .select(["live.id as live_case_id", "live.number as live_case_number"])
      // Items that a version before the copies of these texts created show those of the case.
      .select((row) => [
        row.fn.coalesce("item.description", "live.description", sql<string>`''`).as("shown_description"),
        row.fn.coalesce("item.preconditions", "live.preconditions", sql<string>`''`).as("shown_preconditions"),
        row.fn.coalesce("item.test_data", "live.test_data", sql<string>`''`).as("shown_test_data"),
      ])
      .select(
        sql<string[]>`array(
      select e.id from unnest(item.earlier_executions || item.execution_id) with ordinality as named (id, place)
      join executions e on e.org_id = item.org_id and e.id = named.id and e.deleted_at is null order by named.place
    )`.as("live_executions"),
      )
      .select(
        sql<Screenshot[]>`coalesce((
      select json_agg(json_build_object('id', shot.id, 'step', shot.step, 'name', shot.name, 'contentType', shot.content_type,
        'sizeBytes', shot.size_bytes, 'createdBy', shot.created_by, 'createdAt', shot.created_at) order by shot.created_at, shot.id)
      from test_cycle_screenshots shot where shot.org_id = item.org_id and shot.item_id = item.id), '[]')`.as("screenshots"),
      )
      .select(
        sql<CycleIssue[]>`coalesce((
      select json_agg(json_build_object('provider', issue.provider, 'key', issue.key, 'url', issue.url, 'step', nullif(issue.step, -1),
        'createdBy', issue.created_by, 'createdAt', issue.created_at) order by issue.created_at, issue.provider, issue.step)
      from test_cycle_issues issue where issue.org_id = item.org_id and issue.item_id = item.id and issue.key <> ''), '[]')`.as("issues"),
      )
      .orderBy("item.ordinal")
      .execute()
  );
}
