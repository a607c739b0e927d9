import { type RawBuilder, sql } from "kysely";
import type { FailureFilter } from "@gantry/contract/failure-groups/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { likeLiteral } from "../../platform/db/like-literal.ts";
import { type FailurePeriod, failureSums, occurrencesIn } from "../analysis/days/read-days.ts";

type Filter = Pick<FailureFilter, "project" | "category" | "fingerprint" | "search" | "owner" | "days" | "branch" | "sort">;

/**
 * The groups that match everything except the state, with their counts in the period: `id`, `state`, `first_at`, `last_at`, `occurrences`,
 * `executions`, and `tests`, which are counted only to sort by them.
 * @param userId whom the owner `me` stands for.
 */
export function matchingFailures(tx: TenantTransaction, filter: Filter, userId: string): RawBuilder<unknown> {
  const { project, days, branch, category, fingerprint, search, sort } = filter;
  const period = { project, days, branch, fingerprints: fingerprint === undefined ? undefined : sql`array[${fingerprint}::text]` };
  const tests = sql`(
    select project_id, fingerprint, count(*) as tests from (
      select distinct project_id, fingerprint, unnest(tests) from (${failureSums(tx, period, { named: false })}) sums
    ) each group by project_id, fingerprint) counted`;
  const where = [
    ownedBy(filter.owner, userId),
    ...(category ? [sql`${categoryOf(tx, period)} = ${category}`] : []),
    ...(search
      ? [
          sql`(seen.project_id, seen.fingerprint) in (
          select o.project_id, o.fingerprint from ${occurrencesIn(tx, period)} where ${matchesText(tx, search)})`,
        ]
      : []),
  ];
  return sql`
    select g.id, g.state, g.first_at, seen.last_at, seen.occurrences, seen.executions, ${sort === "tests" ? sql`coalesce(counted.tests, 0)` : sql`0`} as tests
    from (
      select project_id, fingerprint, sum(occurrences) as occurrences, sum(executions) as executions, max(last_at) as last_at
      from (${failureSums(tx, period, { named: false })}) sums group by project_id, fingerprint
    ) seen join failure_groups g on g.org_id = ${tx.organizationId} and g.project_id = seen.project_id and g.fingerprint = seen.fingerprint
    ${sort === "tests" ? sql`left join ${tests} on counted.project_id = seen.project_id and counted.fingerprint = seen.fingerprint` : sql``}
    where ${sql.join(where, sql` and `)}`;
}

/** Of the latest occurrence of the failure `seen`. */
const categoryOf = (tx: TenantTransaction, period: FailurePeriod) => sql`(
  select o.category from ${occurrencesIn(tx, period)}
  where o.project_id = seen.project_id and o.fingerprint = seen.fingerprint and o.at = seen.last_at order by o.execution_id desc, o.ordinal limit 1)`;

/** Whether an occurrence's message or its test contains a text. */
function matchesText(tx: TenantTransaction, search: string): RawBuilder<boolean> {
  const pattern = `%${likeLiteral(search)}%`;
  return sql`(o.message ilike ${pattern} or (o.project_id, o.test_key) in (
    select project_id, test_key from tests
    where org_id = ${tx.organizationId}
      and (name ilike ${pattern} or file_path ilike ${pattern} or array_to_string(suite, ' ') ilike ${pattern})
  ))`;
}

const team = "team:";

function ownedBy(owner: string | undefined, userId: string): RawBuilder<boolean> {
  if (!owner) return sql`true`;
  if (owner === "none") return sql`g.owner_id is null and g.owner_team is null`;
  if (owner.startsWith(team)) return sql`g.owner_team = ${owner.slice(team.length).trim()}`;
  return sql`g.owner_id = ${owner === "me" ? userId : owner.toLowerCase()}`;
}
