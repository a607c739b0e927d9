import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { suiteOfTest } from "../../executions/lists/suite-of-test.ts";

/** The period and filters of insights. */
export interface InsightsQuestion {
  project: string | undefined;
  image: string | undefined;
  branch: string | undefined;
  environment: string | undefined;
  groupName: string | undefined;
  /** The outermost suite of tests, or their file. */
  suite: string | undefined;
  /** Days, UTC, inclusive. */
  from: string;
  to: string;
}

/** The maximum number of a period's newest runs that are read one by one; fewer if a suite's results are read with each of them. */
export const runsRead = ({ suite }: InsightsQuestion): number => (suite === undefined ? 10_000 : 1_000);
const suiteTestsRead = 1_000;

const dayMs = 86_400_000;
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** As an array: the planner expects few rows of a join, and would sort hundreds of thousands on disk. */
export function projectsOf(tx: TenantTransaction, project: string | undefined): RawBuilder<unknown> {
  const ofProject = project ? sql`and p.id = ${project}` : sql``;
  return sql`array(select p.id from projects p where p.org_id = ${tx.organizationId} and p.deleted_at is null ${ofProject})`;
}

/** Whether runs have to be read one by one: the daily sums know project and image only. */
export const isFiltered = ({ branch, environment, groupName, suite }: InsightsQuestion): boolean =>
  [branch, environment, groupName, suite].some((value) => value !== undefined);

/** Restricts outcomes, named `o`, to the tests of the suite; empty without one. */
export function ofSuite(tx: TenantTransaction, question: InsightsQuestion): RawBuilder<unknown> {
  if (question.suite === undefined) return sql``;
  return sql`and o.test_id = any(array(
    select t.id from tests t where t.org_id = ${tx.organizationId} and t.project_id = any(${projectsOf(tx, question.project)})
      and ${suiteOfTest} = ${question.suite} order by t.last_run_at desc nulls last, t.id limit ${suiteTestsRead}))`;
}

/**
 * The counted runs of a period that match, as a relation. Only the newest `most` of the period (of its branch, if there is one) are read, so that
 * the time is bounded, however many runs an organization has; `read_runs` says how many were.
 */
export function matchingRuns(tx: TenantTransaction, question: InsightsQuestion, most = runsRead(question)): RawBuilder<unknown> {
  const { image, branch, environment, groupName } = question;
  const where = [
    image === undefined ? [] : sql`r.image = ${image}`,
    environment === undefined ? [] : sql`r.environment = ${environment}`,
    groupName === undefined ? [] : sql`r.group_name = ${groupName}`,
  ].flat();
  const { suite } = question;
  const [start, end] = [sql`${`${question.from}T00:00:00Z`}::timestamptz`, sql`${`${addDays(question.to, 1)}T00:00:00Z`}::timestamptz`];
  const all = sql`
    select * from (
      select newest.*, count(*) over ()::int as read_runs from (
        select e.id, e.image, e.environment, e.group_name, e.ci_branch as branch, e.verdict, e.error_code, e.tests, e.created_at, e.rerun_of,
          (e.created_at at time zone 'utc')::date as day, e.trigger,
          greatest(0, extract(epoch from e.finished_at - e.started_at) * 1000)::float8 as run_ms,
          case when e.trigger <> 'ingest' then greatest(0, extract(epoch from e.started_at - e.created_at) * 1000)::float8 end as queue_ms
        from executions e
        where e.org_id = ${tx.organizationId} and e.deleted_at is null and e.history = 'counted'
          and e.created_at >= ${start} and e.created_at < ${end}
          ${question.project ? sql`and e.project_id = ${question.project}` : sql``}
          and e.project_id = any(${projectsOf(tx, question.project)})
          ${branch === undefined ? sql`` : sql`and e.ci_branch = ${branch}`}
        order by e.created_at desc, e.id desc limit ${most}
      ) newest
    ) r ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}`;
  if (suite === undefined) return all;
  // The result of the suite's tests in each run. If only quarantined tests failed, the run has passed.
  return sql`
    select a.id, a.image, a.environment, a.group_name, a.branch, a.created_at, a.rerun_of, a.day, a.trigger, a.queue_ms, a.read_runs, a.error_code, part.run_ms,
      case when part.failed > 0 and a.verdict <> 'PASSED' then 'FAILED' else 'PASSED' end as verdict,
      jsonb_build_object('total', part.passed + part.failed, 'passed', part.passed, 'failed', part.failed, 'skipped', part.skipped, 'flaky', part.flaky) as tests
    from (${all}) a join (
      select o.execution_id, count(*) filter (where o.status = 'passed') as passed, count(*) filter (where o.status = 'failed') as failed,
        count(*) filter (where o.status not in ('passed', 'failed')) as skipped, count(*) filter (where o.flaky) as flaky, sum(greatest(o.duration_ms, o.lost_ms))::float8 as run_ms
      from test_outcomes o where o.org_id = ${tx.organizationId} and o.run_at >= ${start} and o.run_at < ${end} ${ofSuite(tx, question)}
      group by o.execution_id
    ) part on part.execution_id = a.id and part.passed + part.failed > 0`;
}
