import { sql } from "kysely";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { type FailureState, trendDays } from "@gantry/contract/failure-groups/constants.ts";
import type { FailureGroup, FailureOwner, FailureRun } from "@gantry/contract/failure-groups/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { failureTitle } from "./failure-title.ts";
import { type FailurePeriod, failureSums, occurrencesIn } from "../analysis/days/read-days.ts";

const branchesShown = 5;

/** What a failure run's columns are called in the queries of this folder. */
export interface RunColumns {
  execution_id: string;
  number: number;
  branch: string | null;
  commit_sha: string | null;
  at: Date;
}

interface GroupRow extends RunColumns {
  id: string;
  project_id: string;
  fingerprint: string;
  state: FailureState;
  state_at: Date | null;
  owner_id: string | null;
  owner_name: string | null;
  owner_team: string | null;
  first_at: Date;
  category: FailureCategory;
  is_guess: boolean;
  message: string;
  test_name: string | null;
  suite: string[] | null;
  file_path: string | null;
  variant: string | null;
  occurrences: number;
  executions: number;
  tests: number;
  branches: string[];
  branch_count: number;
  days: Record<string, number>;
  issues: FailureGroup["issues"];
}

/** The groups with these ids, in their order; those without an occurrence in the period are left out. */
export async function readGroups(
  tx: TenantTransaction,
  ids: readonly string[],
  period: Pick<FailurePeriod, "days" | "branch">,
): Promise<FailureGroup[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GroupRow & { today: string }>`
    with wanted as (select * from failure_groups where org_id = ${tx.organizationId} and id = any(${ids as string[]}::text[])),
    sums as materialized (
      select g.id, s.* from (${failureSums(tx, { ...period, project: undefined, fingerprints: sql`array(select fingerprint from wanted)` }, { named: true })}) s
      join wanted g on g.project_id = s.project_id and g.fingerprint = s.fingerprint
    ),
    counted as (
      select id, sum(occurrences) as occurrences, sum(executions) as executions, max(last_at) as last_at, count(distinct branch) as branch_count
      from sums group by id
    ),
    tests as (select id, count(*) as tests from (select distinct id, unnest(tests) from sums) each group by id),
    branches as (
      select id, array_agg(branch order by place) as names from (
        select id, branch, row_number() over (partition by id order by sum(occurrences) desc, branch) as place
        from sums where branch is not null group by id, branch
      ) ranked where place <= ${branchesShown} group by id
    ),
    days as (
      select id, jsonb_object_agg(day, n) as counts from (select id, day::text, sum(occurrences) as n from sums group by id, day) each group by id
    ),
    issues as (
      select g.id, jsonb_agg(distinct jsonb_build_object('provider', i.provider, 'key', i.key, 'url', i.url)) as links
      from wanted g join failure_occurrences o on o.org_id = g.org_id and o.fingerprint = g.fingerprint and o.project_id = g.project_id
      join tracked_issues i on i.org_id = o.org_id and i.execution_id = o.execution_id and i.test_key = coalesce(o.test_key, '') and i.key <> ''
      group by g.id
    )
    select g.id, g.project_id, g.fingerprint, g.state, g.state_at, g.owner_id, u.name as owner_name, g.owner_team, g.first_at,
      c.occurrences, c.executions, coalesce(n.tests, 0) as tests, c.branch_count,
      l.execution_id, l.number, l.branch, l.commit_sha, l.at, l.category, l.is_guess, l.message,
      t.name as test_name, t.suite, t.file_path, t.variant, coalesce(b.names, '{}') as branches, d.counts as days, coalesce(i.links, '[]') as issues,
      (now() at time zone 'utc')::date::text as today
    from wanted g join counted c on c.id = g.id join days d on d.id = g.id
    cross join lateral (
      select o.execution_id, o.ordinal, o.category, o.is_guess, o.message, o.at, e.number, e.ci_branch as branch, e.ci_context ->> 'commitSha' as commit_sha
      from ${occurrencesIn(tx, period)} where o.project_id = g.project_id and o.fingerprint = g.fingerprint and o.at = c.last_at
      order by o.execution_id desc, o.ordinal limit 1
    ) l
    left join tests n on n.id = g.id
    left join branches b on b.id = g.id
    left join issues i on i.id = g.id
    left join test_results t on t.org_id = g.org_id and t.execution_id = l.execution_id and t.ordinal = l.ordinal
    left join users u on u.id = g.owner_id`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, presentGroup(row, trendOf(row.days, row.today, period.days))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function presentGroup(row: GroupRow, trend: number[]): FailureGroup {
  return {
    id: row.id,
    projectId: row.project_id,
    fingerprint: row.fingerprint,
    state: row.state,
    stateChangedAt: row.state_at?.toISOString() ?? null,
    owner: presentOwner(row),
    category: row.category,
    isGuess: row.is_guess,
    title: failureTitle(row.category, row.message),
    message: row.message,
    test: row.test_name === null ? null : { name: row.test_name, suite: row.suite ?? [], filePath: row.file_path, variant: row.variant },
    occurrences: row.occurrences,
    executions: row.executions,
    tests: row.tests,
    firstSeenAt: row.first_at.toISOString(),
    lastSeenAt: row.at.toISOString(),
    lastRun: presentRun(row),
    branches: row.branches,
    branchCount: row.branch_count,
    trend,
    issues: row.issues,
  };
}

function presentOwner(row: Pick<GroupRow, "owner_id" | "owner_name" | "owner_team">): FailureOwner | null {
  if (row.owner_id !== null) return { userId: row.owner_id, name: row.owner_name ?? "" };
  return row.owner_team === null ? null : { userId: null, name: row.owner_team };
}

export const presentRun = (row: RunColumns): FailureRun => ({
  taskId: row.execution_id,
  number: row.number,
  branch: row.branch,
  commitSha: row.commit_sha,
  at: row.at.toISOString(),
});

const dayMs = 86_400_000;

/** One number for each day up to today, also for days without an occurrence. */
function trendOf(counts: Readonly<Record<string, number>>, today: string, days: number): number[] {
  const length = Math.min(days, trendDays);
  const dayAt = (index: number) => new Date(Date.parse(today) - (length - 1 - index) * dayMs).toISOString().slice(0, 10);
  return Array.from({ length }, (_, index) => counts[dayAt(index)] ?? 0);
}
