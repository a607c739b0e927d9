import { type RawBuilder, sql } from "kysely";
import type { FailureFilter } from "@gantry/contract/failure-groups/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { likeLiteral } from "../../platform/db/like-literal.ts";

/** A period, and a branch if only its runs count. */
export interface Period {
  days: number;
  branch?: string | undefined;
}

/** Occurrences `o` in a period, and their runs `e`, which are not deleted. */
export function occurrencesIn(tx: TenantTransaction, { days, branch }: Period): RawBuilder<unknown> {
  return sql`(
      select * from failure_occurrences where org_id = ${tx.organizationId} and at > clock_timestamp() - make_interval(days => ${days})
    ) o join executions e on e.org_id = o.org_id and e.id = o.execution_id and e.deleted_at is null
      and ${branch ? sql`e.ci_branch = ${branch}` : sql`true`}`;
}

/** The same occurrences `o` for counting them. Looking each run up takes longer than everything else, and few runs are deleted. */
function countedIn(tx: TenantTransaction, period: Period): RawBuilder<unknown> {
  if (period.branch) return occurrencesIn(tx, period);
  return sql`(
    select * from failure_occurrences seen where seen.org_id = ${tx.organizationId} and seen.at > clock_timestamp() - make_interval(days => ${period.days})
      and not exists (select from executions e where e.org_id = seen.org_id and e.id = seen.execution_id and e.deleted_at is not null)
  ) o`;
}

type Filter = Pick<FailureFilter, "project" | "category" | "fingerprint" | "search" | "owner" | "days" | "branch">;

/**
 * The groups that match everything except the state, with their counts in the period: `id`, `state`, `first_at`, `last_at`, `occurrences`,
 * `executions`, `tests`.
 * @param userId whom the owner `me` stands for.
 */
export function matchingFailures(tx: TenantTransaction, filter: Filter, userId: string): RawBuilder<unknown> {
  const { project, category, fingerprint, search } = filter;
  const having = [
    ...(category ? [sql`(array_agg(o.category order by o.at desc, o.execution_id desc))[1] = ${category}`] : []),
    ...(search ? [sql`bool_or(${matchesText(tx, search)})`] : []),
  ];
  return sql`
    select g.id, g.state, g.first_at, seen.last_at, seen.occurrences, seen.executions, seen.tests from (
      select o.project_id, o.fingerprint, count(*) as occurrences, count(distinct o.execution_id) as executions,
        count(distinct o.test_key) as tests, max(o.at) as last_at
      from ${countedIn(tx, filter)}
      where ${project ? sql`o.project_id = ${project}` : sql`true`} and ${fingerprint ? sql`o.fingerprint = ${fingerprint}` : sql`true`}
      group by o.project_id, o.fingerprint
      having ${having.length > 0 ? sql.join(having, sql` and `) : sql`true`}
    ) seen join failure_groups g on g.org_id = ${tx.organizationId} and g.project_id = seen.project_id and g.fingerprint = seen.fingerprint
    where ${ownedBy(filter.owner, userId)}`;
}

/** Whether an occurrence's message or its test contains a text. */
function matchesText(tx: TenantTransaction, search: string): RawBuilder<boolean> {
  const pattern = `%${likeLiteral(search)}%`;
  return sql`o.message ilike ${pattern} or (o.project_id, o.test_key) in (
    select project_id, test_key from tests
    where org_id = ${tx.organizationId}
      and (name ilike ${pattern} or file_path ilike ${pattern} or array_to_string(suite, ' ') ilike ${pattern})
  )`;
}

const team = "team:";

function ownedBy(owner: string | undefined, userId: string): RawBuilder<boolean> {
  if (!owner) return sql`true`;
  if (owner === "none") return sql`g.owner_id is null and g.owner_team is null`;
  if (owner.startsWith(team)) return sql`g.owner_team = ${owner.slice(team.length).trim()}`;
  return sql`g.owner_id = ${owner === "me" ? userId : owner.toLowerCase()}`;
}
