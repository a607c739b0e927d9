import { type SqlBool, sql } from "kysely";
import type { QuarantineSkipped, TestFilter, TestSummary } from "@gantry/contract/tests/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { likeLiteral } from "../../../platform/db/like-literal.ts";
import { recordDue } from "../record/record-later.ts";
import { skippedRun } from "../quarantine/skipped-run.ts";
import { isStale } from "../history/count-missed.ts";
import { lastFlakeChecks } from "../history/flake-check-counts.ts";
import { outcomesOf } from "../history/outcomes-of.ts";
import { isQuarantined, lastBranch, presentTest, shownWithTest, visibleTests } from "../history/present-test.ts";
import { afterTestCursor, encodeTestCursor, testOrder } from "./test-order.ts";

/** The number of outcomes of a test in a list. */
const outcomesShown = 20;

/** The tests of a project, or of the whole organization, with statistics. @throws 400 for an invalid cursor. */
export async function listProjectTests(
  ctx: Context,
  organizationId: string,
  filter: TestFilter,
): Promise<{ data: TestSummary[]; pagination: Pagination; quarantineSkipped: QuarantineSkipped | null }> {
  const order = testOrder(filter.sort, filter.order);
  const after = afterTestCursor(order, filter.cursor);
  const project = filter.project ?? filter.projectId;
  await recordDue(ctx, organizationId, project);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const matching = applyFilter(tx, filter);
    // Select the page's ids first, then load details only for those.
    const pageOfProject = matching
      .where(sql<SqlBool>`tests.project_id = p.id`)
      .select(["tests.id", order.key.as("key")])
      .$if(after !== undefined, (q) => q.where(after ?? sql<SqlBool>`true`))
      .orderBy(order.key, order.direction)
      .orderBy("tests.id", order.direction)
      .limit(filter.limit + 1);
    const direction = sql.raw(order.direction);
    // Project by project: an index has the order of each project's tests, but not of the organization's.
    const { rows: keys } = await sql<{ id: string; sort_key: string }>`
      select page.id, page.key::text as sort_key from projects p cross join lateral (${pageOfProject}) page
      where p.org_id = ${organizationId} and p.deleted_at is null ${project === undefined ? sql`` : sql`and p.id = ${project}`}
      order by page.key ${direction}, page.id ${direction} limit ${filter.limit + 1}`.execute(tx);
    const { total } = await tx
      .selectFrom(
        matching
          .select("tests.id")
          .limit(totalCap + 1)
          .as("some"),
      )
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const shown = keys.slice(0, filter.limit);
    const last = shown.at(-1);
    return {
      data: await presentTests(
        tx,
        shown.map((row) => row.id),
      ),
      pagination: {
        limit: filter.limit,
        nextCursor: keys.length > filter.limit && last ? encodeTestCursor(order, last) : null,
        total: Math.min(total, totalCap),
        ...(total > totalCap ? { totalIsExact: false } : {}),
      },
      quarantineSkipped: project !== undefined && filter.cursor === undefined ? await skippedRun(tx, project) : null,
    };
  });
}

/** In the order of the given ids. */
async function presentTests(tx: TenantTransaction, ids: readonly string[]): Promise<TestSummary[]> {
  if (ids.length === 0) return [];
  const rows = await visibleTests(tx)
    .selectAll("tests")
    .select(shownWithTest)
    .where(sql<boolean>`tests.id = any(${ids as string[]}::text[])`)
    .execute();
  const outcomes = await outcomesOf(tx, ids, outcomesShown);
  const checks = await lastFlakeChecks(tx, ids);
  const byId = new Map(rows.map((row) => [row.id, presentTest(row, outcomes.get(row.id) ?? [], checks.get(row.id))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function applyFilter(tx: TenantTransaction, filter: TestFilter) {
  const project = filter.project ?? filter.projectId;
  const pattern = `%${likeLiteral(filter.search ?? "")}%`;
  return (
    visibleTests(tx)
      // Tests whose runs were all deleted are not listed.
      .where("tests.last_run_at", "is not", null)
      .$if(project !== undefined, (q) => q.where("tests.project_id", "=", project ?? ""))
      .$if(filter.status !== undefined, (q) => q.where("tests.last_status", "=", filter.status ?? null))
      .$if(filter.flaky !== undefined, (q) => q.where("tests.flaky", "=", filter.flaky ?? false))
      .$if(filter.broken !== undefined, (q) => q.where("tests.broken", "=", filter.broken ?? false))
      .$if(filter.stale !== undefined, (q) => q.where(sql<boolean>`(${isStale("tests")}) = ${filter.stale ?? false}`))
      .$if(filter.quarantined !== undefined, (q) => q.where(sql<boolean>`${isQuarantined} = ${filter.quarantined ?? false}`))
      .$if(Boolean(filter.branch), (q) => q.where(lastBranch, "=", filter.branch ?? ""))
      .$if(Boolean(filter.owner), (q) => q.where("tests.owner", "=", filter.owner ?? ""))
      .$if(Boolean(filter.file), (q) =>
        q.where((row) =>
          row.or([
            row("tests.file_path", "=", filter.file ?? ""),
            row("tests.file_path", "like", `${likeLiteral(filter.file ?? "").replace(/\/$/, "")}/%`),
          ]),
        ),
      )
      .$if(Boolean(filter.search), (q) =>
        q.where((row) =>
          row.or([
            row("tests.name", "ilike", pattern),
            row("tests.file_path", "ilike", pattern),
            row("tests.owner", "ilike", pattern),
            sql<boolean>`array_to_string(tests.suite, ' ') ilike ${pattern}`,
          ]),
        ),
      )
  );
}
