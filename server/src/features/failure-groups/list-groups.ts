import { sql } from "kysely";
import { type FailureState, failureStates } from "@gantry/contract/failure-groups/constants.ts";
import type { FailureFilter, FailureGroup } from "@gantry/contract/failure-groups/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../context.ts";
import { paginate } from "../../platform/db/keyset.ts";
import { encodeFailureCursor, readFailureCursor, sortKeys } from "./failure-order.ts";
import { matchingFailures } from "./match-failures.ts";
import { readGroups } from "./read-groups.ts";

export interface FailureList {
  data: FailureGroup[];
  pagination: Pagination;
  /** Of each state, with the other filters. */
  counts: Record<FailureState, number>;
}

/** The failures of an organization that match a filter. Those of deleted runs are not counted. @throws 400 for an invalid cursor. */
export async function listGroups(
  ctx: Context,
  { organizationId, userId }: { organizationId: string; userId: string },
  filter: FailureFilter,
): Promise<FailureList> {
  const after = readFailureCursor(filter, filter.cursor);
  const direction = sql.raw(filter.order);
  const than = sql.raw(filter.order === "asc" ? ">" : "<");
  const project = filter.project ?? filter.projectId;
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      const { rows } = await sql<{ counts: Partial<Record<FailureState, number>>; page: { id: string; sort_key: number }[] }>`
        with matching as materialized (${matchingFailures(tx, { ...filter, project }, userId)}),
        page as (
          select id, ${sortKeys[filter.sort]} as sort_key from matching
          where ${filter.state?.length ? sql`state = any(${filter.state}::text[])` : sql`true`}
            and ${after ? sql`(${sortKeys[filter.sort]}, id) ${than} (${after.key}::bigint, ${after.id})` : sql`true`}
          order by sort_key ${direction}, id ${direction} limit ${filter.limit + 1}
        )
        select (select coalesce(jsonb_object_agg(state, n), '{}') from (select state, count(*) as n from matching group by state) s) as counts,
          (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sort_key', sort_key) order by sort_key ${direction}, id ${direction}), '[]')
            from page) as page`.execute(tx);
      const { counts: found, page } = rows[0] ?? { counts: {}, page: [] };
      const counts = Object.fromEntries(failureStates.map((state) => [state, found[state] ?? 0])) as Record<FailureState, number>;
      const states = filter.state?.length ? new Set(filter.state) : new Set(failureStates);
      const total = [...states].reduce((sum, state) => sum + counts[state], 0);
      const shown = paginate(page, { limit: filter.limit, total, cursorOf: (last) => encodeFailureCursor(filter, last) });
      const ids = shown.rows.map(({ id }) => id);
      return { data: await readGroups(tx, ids, filter), pagination: shown.pagination, counts };
    },
    { snapshot: "one" },
  );
}
