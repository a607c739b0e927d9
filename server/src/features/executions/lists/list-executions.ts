import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { CiContext, ExecutionFilter, RunSource } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import { type Cursor, afterCursor, encodeCursor, pageAndTotal } from "../../../platform/db/keyset.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { likeLiteral } from "../../../platform/db/like-literal.ts";
import { visible } from "../record/find-execution.ts";
import { type ShownExecution, shownColumns } from "../record/execution-record.ts";
import { isFoundUnder } from "./matrix-run-status.ts";
import {
  hasOwnStatus,
  hasShownStatus,
  hasStatus,
  isFirstOfItsMatrixRun,
  isNoShard,
  isOfNoMatrixRun,
  type Status,
} from "./suites-together.ts";
import { suiteOfTest } from "./suite-of-test.ts";

type Executions = SelectQueryBuilder<Schema, "executions", object>;

/** The filters of a list of runs, without the page. */
export type RunFilter = Omit<ExecutionFilter, "limit" | "cursor">;

type Listed = Pick<ShownExecution, "id" | "shard" | "matrix_run_id">;

/** `without`: runs that are listed already; of a split suite or matrix run that is one row, all of its runs. */
interface Wanted extends RunFilter {
  without?: readonly Listed[];
}

/** A page and the total number of runs, and where the next page begins. A run whose number is searched for comes first. */
export async function listExecutions(tx: TenantTransaction, filter: ExecutionFilter, cursor: Cursor | undefined): Promise<RunList> {
  const numbered = await runsOfNumber(tx, filter);
  // If these runs filled the page, there would be no cursor for the next one.
  if (numbered.length === 0 || numbered.length >= filter.limit) return listNewest(tx, filter, cursor);
  const limit = cursor === undefined ? filter.limit - numbered.length : filter.limit;
  const others = await listNewest(tx, { ...filter, limit, without: numbered }, cursor);
  return { ...others, rows: cursor === undefined ? [...numbered, ...others.rows] : others.rows, total: others.total + numbered.length };
}

/** The runs with the number that is searched for, newest first: one in each project. */
async function runsOfNumber(tx: TenantTransaction, filter: RunFilter): Promise<ShownExecution[]> {
  const number = bareNumber(filter.search);
  if (!number) return [];
  const { search: _, ...others } = filter;
  const ofProjects = sql<SqlBool>`executions.project_id = any(array(select id from projects where org_id = ${tx.organizationId}))`;
  return newestFirst(
    matchingRuns(tx, { ...others, number })
      .where(ofProjects)
      .select(shownColumns),
  ).execute();
}

/** The newest runs that a text finds; the runs of a number first. */
export async function findRuns(tx: TenantTransaction, search: string, limit: number): Promise<ShownExecution[]> {
  const numbered = (await runsOfNumber(tx, { search })).slice(0, limit);
  const others = await executionsAfter(tx, { search, without: numbered }, undefined, limit - numbered.length).execute();
  return [...numbered, ...others];
}

async function listNewest(tx: TenantTransaction, filter: Wanted & { limit: number }, cursor: Cursor | undefined): Promise<RunList> {
  const all = matchingRuns(tx, filter).select("executions.id");
  if (!readsRuns(filter)) {
    const page = executionsAfter(tx, filter, cursor, filter.limit + 1);
    const { rows, total } = await pageAndTotal(tx, page, all, { isFirst: cursor === undefined });
    return { ...pageOf(rows, filter.limit), total, isWhole: total <= totalCap };
  }
  const page = await readRuns(tx, filter, cursor, filter.limit);
  if (cursor === undefined && page.rows.length < filter.limit)
    return { ...page, total: page.rows.length, isWhole: page.next === undefined };
  const counted = sql<{ total: number }>`select count(*)::int as total from ${all.limit(totalCap + 1)} found`;
  const { rows } = await (filter.matrixRuns === "together" ? countTogether(tx, filter, counted) : counted).execute(tx);
  const total = rows[0]?.total ?? 0;
  return { ...page, total, isWhole: total <= totalCap && (await lastRead(tx, filter, undefined)) === undefined };
}

/** A fifth more than the cap, for re-runs. */
const partsCounted = Math.ceil(totalCap * 1.2);

/**
 * The number of rows if a matrix run is one. Finding the first run of each is slow. Runs of a matrix run usually follow one another, so the first of each
 * such sequence is taken, and the matrix runs that they belong to are counted. Only if that is not enough are rows counted as they are listed.
 */
function countTogether(tx: TenantTransaction, { status, ...filter }: Wanted, asListed: ReturnType<typeof sql>) {
  const runs = otherFilters(newestRuns(tx, filter), filter)
    .select(["id", "created_at", "status", "verdict", "error_code", "matrix_run_id"])
    .select(sql<string | null>`lag(matrix_run_id) over (order by created_at desc, id desc)`.as("previous"));
  return sql<{ total: number }>`
    with parts as materialized (
      select coalesce(matrix_run_id, id) as listed from (${runs}) executions
      where case when matrix_run_id = previous then false else ${status?.length ? isFoundUnder(tx, status) : sql`true`} end limit ${partsCounted}
    ), counted as (
      select count(*) as parts, count(distinct listed)::int as total from parts
    )
    select case when total > ${totalCap} or parts < ${partsCounted} then total else (${asListed}) end as total from counted`;
}

export interface RunList extends RunsRead {
  /** May be one over the cap. */
  total: number;
  /** Whether `total` is exact. */
  isWhole: boolean;
}

export const paginationOf = ({ next, total, isWhole }: RunList, limit: number): Pagination => ({
  limit,
  nextCursor: next === undefined ? null : encodeCursor(next),
  total: Math.min(total, totalCap),
  ...(isWhole ? {} : { totalIsExact: false }),
});

export interface RunsRead {
  rows: ShownExecution[];
  /** Where the next page starts; `undefined`: there is none. Set even for a page with fewer rows than requested if reading stopped, see {@link runsRead}. */
  next: Cursor | undefined;
}

/**
 * The maximum number of runs that a page reads with filters that no index covers, such as a text. Otherwise a search without results would read millions. The next page
 * continues after them.
 */
export const runsRead = 100_000;

/** The matching runs after the cursor, newest first. */
export async function readRuns(tx: TenantTransaction, filter: Wanted, cursor: Cursor | undefined, limit: number): Promise<RunsRead> {
  const page = pageOf(await executionsAfter(tx, filter, cursor, limit + 1).execute(), limit);
  return page.next || !readsRuns(filter) ? page : { ...page, next: await lastRead(tx, filter, cursor) };
}

function pageOf(rows: readonly ShownExecution[], limit: number): RunsRead {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last && { createdAt: last.created_at, id: last.id } };
}

/** The last run that a page reads; `undefined`: it reads all. */
export async function lastRead(tx: TenantTransaction, filter: RunFilter, cursor: Cursor | undefined): Promise<Cursor | undefined> {
  const row = await newestFirst(afterCursor(indexedRuns(tx, filter).select(["created_at", "id"]), cursor))
    .offset(runsRead - 1)
    .limit(1)
    .executeTakeFirst();
  return row && { createdAt: row.created_at, id: row.id };
}

/** The matching runs of the {@link runsRead} newest ones after the cursor, newest first. */
export function executionsAfter(tx: TenantTransaction, filter: Wanted, cursor: Cursor | undefined, limit: number) {
  return newestFirst(matchingRuns(tx, filter, cursor).select(shownColumns)).limit(limit);
}

const newestFirst = <O>(query: SelectQueryBuilder<Schema, "executions", O>) => query.orderBy("created_at", "desc").orderBy("id", "desc");

export function matchingRuns(tx: TenantTransaction, filter: Wanted, cursor?: Cursor): Executions {
  if (!readsRuns(filter)) return afterCursor(indexedRuns(tx, filter), cursor);
  const read = newestRuns(tx, filter, cursor);
  if (filter.matrixRuns === "together") return withMatrixRunsTogether(tx, read, filter);
  const matching = otherFilters(read, filter);
  if (filter.shards !== "together") return matching;
  return matching.where(sql<boolean>`(${isNoShard} or ${isFirstOfItsMatrixRun(otherFilters(indexedRuns(tx, filter), filter))})`);
}

/** The runs that a page reads. */
function newestRuns(tx: TenantTransaction, filter: RunFilter, cursor?: Cursor): Executions {
  const newest = newestFirst(afterCursor(indexedRuns(tx, filter), cursor).selectAll("executions")).limit(runsRead);
  return tx.selectFrom(sql<Schema["executions"]>`(${newest})`.as("executions"));
}

/** The first matching run of each matrix run that has one of the statuses. The status is checked last, because that reads all runs of a matrix run. */
function withMatrixRunsTogether(tx: TenantTransaction, read: Executions, { status, ...filter }: Wanted): Executions {
  const isOne = sql<boolean>`(${isOfNoMatrixRun} or ${isFirstOfItsMatrixRun(otherFilters(indexedRuns(tx, filter), filter))})`;
  const matching = otherFilters(read, filter);
  return matching.where(status?.length ? sql<boolean>`case when ${isOne} then ${isFoundUnder(tx, status)} else false end` : isOne);
}

/** Whether a filter has to read the runs, because no index covers it. */
function readsRuns(filter: RunFilter): boolean {
  const { status, environment, trigger, image, prNumber, commitSha, combination, author, search, shards, matrixRuns, groupName } = filter;
  const lists = [status, trigger].some((list) => list !== undefined && list.length > 0);
  const others = [environment, image, prNumber, commitSha, combination, author, search].some(Boolean);
  const isTogether = shards === "together" || matrixRuns === "together";
  return lists || others || isTogether || (groupName !== undefined && !isGroupIndexed(filter));
}

const projectOf = ({ project, projectId }: RunFilter) => project ?? projectId;

const isGroupIndexed = (filter: RunFilter) => Boolean(filter.groupName) && Boolean(projectOf(filter));

/** The runs that match the filters that have an index. */
function indexedRuns(tx: TenantTransaction, filter: RunFilter): Executions {
  let q: Executions = visible(tx);
  const project = projectOf(filter);
  if (project) q = q.where("project_id", "=", project);
  if (isGroupIndexed(filter)) q = q.where("group_name", "=", filter.groupName ?? "");
  if (filter.from) q = q.where("created_at", ">=", startOf(filter.from));
  if (filter.to) q = q.where("created_at", "<=", endOf(filter.to));
  if (filter.number) q = q.where("number", "=", filter.number);
  if (filter.branch) q = q.where("ci_branch", "=", filter.branch);
  if (filter.matrixRun) q = q.where("matrix_run_id", "=", filter.matrixRun);
  if (filter.test) q = q.where(hasTest(tx, filter.test, project));
  if (filter.testId || filter.suite) q = q.where(ranTests(tx, filter, project));
  return q;
}

function otherFilters(all: Executions, filter: Wanted): Executions {
  let q = filter.without?.length ? all.where(isNotOf(filter.without, filter)) : all;
  if (filter.status?.length) q = q.where(statusOfRow(filter, filter.status));
  if (filter.environment) q = q.where("environment", "=", filter.environment);
  if (filter.groupName === "") q = q.where("group_name", "is", null);
  else if (filter.groupName !== undefined) q = q.where("group_name", "=", filter.groupName);
  if (filter.trigger?.length) q = q.where("trigger", "in", filter.trigger);
  if (filter.image) q = q.where("image", "=", filter.image);
  if (filter.prNumber) q = q.where("ci_pr", "=", filter.prNumber);
  if (filter.commitSha) q = q.where("ci_commit", "like", `${likeLiteral(filter.commitSha.toLowerCase())}%`);
  if (filter.combination) q = q.where(sql<boolean>`combination @> ${JSON.stringify([partOf(filter.combination)])}::jsonb`);
  if (filter.author) q = q.where(sql`lower(${ciField("author")})`, "=", filter.author.toLowerCase());
  return filter.search ? q.where(searched(filter.search)) : q;
}

function statusOfRow({ shards, matrixRuns }: RunFilter, statuses: readonly Status[]) {
  if (shards === "together") return hasStatus(statuses);
  return matrixRuns === "separate" ? hasShownStatus("executions", statuses) : hasOwnStatus("executions", statuses);
}

function isNotOf(listed: readonly Listed[], filter: RunFilter) {
  const runs = listed.map(({ id }) => id);
  const suites = listed.flatMap((run) => (isPartOfRow(run, filter) && run.matrix_run_id) || []);
  return sql<boolean>`not (executions.id = any(${runs}::text[]) or coalesce(executions.matrix_run_id = any(${suites}::text[]), false))`;
}

/** Whether the run is listed in place of its matrix run. */
export function isPartOfRow({ matrix_run_id, shard }: Omit<Listed, "id">, { shards, matrixRuns }: RunFilter): boolean {
  return matrix_run_id !== null && (matrixRuns === "together" || (shards === "together" && shard !== null));
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

/** Runs with a result of a test whose name contains the text. Tests that ran last are searched first, because common words are in many names. */
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

const bareNumber = (text = "") => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

/** The minimum length of an id's beginning. Ids begin with a time, so a short number would match all ids of some weeks. */
const leastOfId = 6;
const leastOfCommit = 4;

/** `#1482` is the number of a run or of a pull request. Other text is searched for in everything that the list shows of a run. */
function searched(text: string) {
  const [, digits] = /^(?:(?:PR|pull request) ?)?#(\d{1,9})$/i.exec(text.trim()) ?? [];
  const bare = bareNumber(text);
  const start = `${likeLiteral(text.toLowerCase())}%`;
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
          ...(text.length < leastOfId ? [] : [row("id", "like", start)]),
          ...(text.length < leastOfCommit ? [] : [row("ci_commit", "like", start), row(sourceField("commit"), "like", start)]),
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
