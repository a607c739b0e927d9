import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { CiContext, ExecutionFilter, RunOfGroup, RunSource } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type Cursor, afterCursor, pageAndTotal } from "../../platform/db/keyset.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { likeLiteral } from "../../platform/db/like-literal.ts";
import { visible } from "./find-execution.ts";
import { shownColumns } from "./execution-record.ts";
import { firstOfSuite, hasSuiteStatus } from "./suites-together.ts";
import { suiteOfTest } from "./suite-of-test.ts";

type Executions = SelectQueryBuilder<Schema, "executions", object>;

/** Which runs are meant, without the page. */
export type RunFilter = Omit<ExecutionFilter, "limit" | "cursor">;

export function listExecutions(tx: TenantTransaction, filter: ExecutionFilter, cursor: Cursor | undefined) {
  const page = executionsAfter(tx, filter, cursor, filter.limit + 1);
  return pageAndTotal(tx, page, applyFilter(tx, filter).select("id"), { isFirst: cursor === undefined });
}

/** The matching runs behind the cursor, newest first. */
export function executionsAfter(tx: TenantTransaction, filter: RunFilter, cursor: Cursor | undefined, limit: number) {
  return afterCursor(applyFilter(tx, filter).select(shownColumns), cursor).orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
}

function applyFilter(tx: TenantTransaction, filter: RunFilter): Executions {
  const matching = matchingRuns(tx, filter);
  return filter.shards === "together" ? matching.where(firstOfSuite(matchingRuns(tx, filter))) : matching;
}

function matchingRuns(tx: TenantTransaction, filter: RunFilter): Executions {
  let q: Executions = visible(tx);
  const project = filter.project ?? filter.projectId;
  if (project) q = q.where("project_id", "=", project);
  if (filter.status?.length) q = q.where("status", "in", filter.status);
  if (filter.status?.length && filter.shards === "together") q = q.where(hasSuiteStatus);
  if (filter.environment) q = q.where("environment", "=", filter.environment);
  if (filter.groupName !== undefined)
    q = filter.groupName === "" ? q.where("group_name", "is", null) : q.where("group_name", "=", filter.groupName);
  if (filter.trigger?.length) q = q.where("trigger", "in", filter.trigger);
  if (filter.image) q = q.where("image", "=", filter.image);
  if (filter.from) q = q.where("created_at", ">=", startOf(filter.from));
  if (filter.to) q = q.where("created_at", "<=", endOf(filter.to));
  if (filter.number) q = q.where("number", "=", filter.number);
  if (filter.branch) q = q.where(ciField("branch"), "=", filter.branch);
  if (filter.prNumber) q = q.where("ci_pr", "=", filter.prNumber);
  if (filter.commitSha) q = q.where("ci_commit", "like", `${likeLiteral(filter.commitSha.toLowerCase())}%`);
  if (filter.matrixRun) q = q.where("matrix_run_id", "=", filter.matrixRun);
  if (filter.combination) q = q.where(sql<boolean>`combination @> ${JSON.stringify([partOf(filter.combination)])}::jsonb`);
  if (filter.author) q = q.where(sql`lower(${ciField("author")})`, "=", filter.author.toLowerCase());
  if (filter.test) q = q.where(hasTest(tx, filter.test, project));
  if (filter.testId || filter.suite) q = q.where(ranTests(tx, filter, project));
  return filter.search ? q.where(searched(filter.search)) : q;
}

/** `BROWSER=chrome` */
function partOf(text: string): { axis: string; value: string } {
  const at = text.indexOf("=");
  return { axis: text.slice(0, at), value: text.slice(at + 1) };
}

/** The values of a run's combination and its shard, as in its name. */
const combinationText = sql<string>`concat_ws(', ',
  (select string_agg(part ->> 'value', ', ' order by place) from jsonb_array_elements(combination) with ordinality as parts (part, place)),
  'shard ' || (shard ->> 'index') || '/' || (shard ->> 'total'))`;

const ciField = (name: keyof CiContext) => sql<string | null>`(ci_context ->> ${sql.lit(name)})`;

const sourceField = (name: keyof RunSource) => sql<string | null>`(source ->> ${sql.lit(name)})`;

const searchedCiFields = ["repository", "branch", "author", "message"] as const;

const testsFound = 100;

/** Runs with a result of a test that is called like this. Tests that ran last come first: common words are in many. */
function hasTest(tx: TenantTransaction, text: string, project: string | undefined) {
  const pattern = `%${likeLiteral(text)}%`;
  return sql<SqlBool>`executions.id in (
    select o.execution_id from test_outcomes o where o.org_id = ${tx.organizationId} and o.test_id = any(array(
      select t.id from tests t where t.org_id = ${tx.organizationId} ${project === undefined ? sql`` : sql`and t.project_id = ${project}`}
        and (t.name ilike ${pattern} or t.file_path ilike ${pattern} or array_to_string(t.suite, ' › ') ilike ${pattern})
      order by t.last_run_at desc nulls last, t.id limit ${testsFound})))`;
}

const suiteTestsFound = 10_000;

/** Runs with a result of exactly this test, or of the tests of exactly this suite. */
function ranTests(tx: TenantTransaction, { testId, suite, testResult, from, to }: RunFilter, project: string | undefined) {
  const ofProject = project === undefined ? sql`` : sql`and t.project_id = ${project}`;
  const ofSuite = sql`any(array(
    select t.id from tests t where t.org_id = ${tx.organizationId} ${ofProject} and ${suiteOfTest} = ${suite ?? ""}
    order by t.last_run_at desc nulls last, t.id limit ${suiteTestsFound}))`;
  return sql<SqlBool>`executions.id in (
    select o.execution_id from test_outcomes o where o.org_id = ${tx.organizationId}
      ${testId === undefined ? sql`` : sql`and o.test_id = ${testId}`} ${suite ? sql`and o.test_id = ${ofSuite}` : sql``}
      ${testResult === undefined ? sql`` : testResult === "flaky" ? sql`and o.flaky` : sql`and o.status = 'failed'`}
      ${from ? sql`and o.run_at >= ${startOf(from)}` : sql``} ${to ? sql`and o.run_at <= ${endOf(to)}` : sql``})`;
}

/** `#1482` is the number of a run or of a pull request. Other text is searched for in all that the list shows of a run. */
function searched(text: string) {
  const [, digits] = /^(?:(?:PR|pull request) ?)?#(\d{1,9})$/i.exec(text.trim()) ?? [];
  const bare = /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
  const pattern = `%${likeLiteral(text)}%`;
  return (row: ExpressionBuilder<Schema, "executions">) =>
    digits !== undefined
      ? row.or([row("number", "=", Number(digits)), row("ci_pr", "=", Number(digits))])
      : row.or([
          row("image", "ilike", pattern),
          row("command", "ilike", pattern),
          row("folder", "ilike", pattern),
          row("group_name", "ilike", pattern),
          row(combinationText, "ilike", pattern),
          row("id", "like", pattern.toLowerCase()),
          row("ci_commit", "like", `${likeLiteral(text.toLowerCase())}%`),
          row(sourceField("commit"), "like", `${likeLiteral(text.toLowerCase())}%`),
          ...(["repository", "ref"] as const).map((name) => row(sourceField(name), "ilike", pattern)),
          ...(bare === undefined ? [] : [row("number", "=", bare), row("ci_pr", "=", bare)]),
          ...searchedCiFields.map((name) => row(ciField(name), "ilike", pattern)),
        ]);
}

const bareDate = /^\d{4}-\d{2}-\d{2}$/;
const startOf = (text: string) => new Date(bareDate.test(text) ? `${text}T00:00:00.000Z` : text);
const endOf = (text: string) => new Date(bareDate.test(text) ? `${text}T23:59:59.999Z` : text);

/** The run's position in the organization's queue, from 1; `null` if it is not queued. */
export async function queuePosition(tx: TenantTransaction, id: string): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select 1 + (
      select count(*) from run_queue other
      where other.org_id = mine.org_id
        and (-other.priority, other.enqueued_at, other.execution_id) < (-mine.priority, mine.enqueued_at, mine.execution_id)
    ) as position
    from run_queue mine where mine.org_id = ${tx.organizationId} and mine.execution_id = ${id}`.execute(tx);
  return rows[0]?.position ?? null;
}

const latestRuns = 20;

/** The groups in use with their last runs, newest first. */
export async function listGroups(tx: TenantTransaction, project: string | undefined) {
  let query = visible(tx).where("group_name", "is not", null);
  if (project) query = query.where("project_id", "=", project);
  const runs = query.select((row) => [
    "id",
    "number",
    "status",
    "created_at",
    row.ref("group_name").$notNull().as("groupName"),
    // `greatest` ignores null.
    sql<number | null>`case when finished_at >= started_at then round(extract(epoch from finished_at - started_at) * 1000)::float8 end`.as(
      "duration_ms",
    ),
    sql<number>`row_number() over (partition by group_name order by created_at desc, id desc)`.as("place"),
  ]);
  const groups = await tx
    .selectFrom(runs.as("run"))
    .select((row) => [
      "groupName",
      row.fn.countAll<number>().as("executions"),
      row.fn.max("created_at").as("lastCreatedAt"),
      sql<RunOfGroup[]>`json_agg(json_build_object('id', id, 'number', number, 'status', status, 'durationMs', duration_ms) order by place)
        filter (where place <= ${latestRuns})`.as("latest"),
    ])
    .groupBy("groupName")
    .orderBy("lastCreatedAt", "desc")
    .limit(500)
    .execute();
  return groups.map((group) => ({ ...group, lastStatus: group.latest[0]?.status ?? ("PENDING" as const) }));
}
