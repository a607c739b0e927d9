import { sql } from "kysely";
import type { GroupOccurrence, OccurrenceFilter } from "@gantry/contract/failure-groups/schemas.ts";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../context.ts";
import { paginate } from "../../platform/db/keyset.ts";
import { notFound } from "../../platform/errors.ts";
import { occurrencesIn } from "../analysis/days/read-days.ts";
import { decodePosition, encodePosition } from "../analysis/position.ts";
import { presentRun, type RunColumns } from "./read-groups.ts";

interface OccurrenceRow extends RunColumns {
  ordinal: number;
  group_name: string | null;
  test_name: string | null;
  suite: string[] | null;
  variant: string | null;
  /** Unique, and in the order of the list for occurrences of the same time. */
  place: string;
}

/** The tests and runs in which a failure occurred, newest first. @throws 404 `Failure not found`; 400 for an invalid cursor */
export async function listGroupOccurrences(
  ctx: Context,
  organizationId: string,
  id: string,
  filter: OccurrenceFilter,
): Promise<{ data: GroupOccurrence[]; pagination: Pagination }> {
  const after = decodePosition(filter.cursor);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const group = await tx
      .selectFrom("failure_groups")
      .select(["project_id", "fingerprint"])
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!group) throw notFound("Failure not found");
    const all = sql`${occurrencesIn(tx, { days: filter.days, branch: filter.branch })} where o.project_id = ${group.project_id} and o.fingerprint = ${group.fingerprint}`;
    const found = sql`(select o.*, e.number, e.group_name, e.ci_branch as branch, e.ci_context ->> 'commitSha' as commit_sha,
      o.execution_id || '-' || lpad((o.ordinal + 1)::text, 8, '0') as place from ${all}) o`;
    const { rows } = await sql<OccurrenceRow>`
      select o.*, t.name as test_name, t.suite, t.variant from ${found}
      left join test_results t on t.org_id = o.org_id and t.execution_id = o.execution_id and t.ordinal = o.ordinal
      where ${after ? sql`(o.at, o.place) < (${after.at}::timestamptz, ${after.id})` : sql`true`}
      order by o.at desc, o.place desc limit ${filter.limit + 1}`.execute(tx);
    const counted = await sql<{ total: number }>`
      select count(*) as total from (select from ${all} limit ${totalCap + 1}) counted`.execute(tx);
    const total = counted.rows[0]?.total ?? 0;
    const page = paginate(rows, { limit: filter.limit, total, cursorOf: ({ at, place }) => encodePosition({ at, id: place }) });
    return { data: page.rows.map(present), pagination: page.pagination };
  });
}

const present = (row: OccurrenceRow): GroupOccurrence => ({
  run: presentRun(row),
  groupName: row.group_name,
  testId: row.ordinal < 0 ? null : `${row.execution_id}-${row.ordinal}`,
  testName: row.test_name,
  suite: row.suite,
  variant: row.variant,
});
