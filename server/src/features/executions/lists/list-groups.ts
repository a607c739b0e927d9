import { sql } from "kysely";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { busyTimes } from "./busy-times.ts";
import { mergeMatrixRuns, type ReadRun, statusInGroup, suitesToMeasure } from "./merge-matrix-runs.ts";
import { lastRead, matchingRuns, type RunFilter, runsRead } from "./list-executions.ts";
import { suiteStatuses } from "./suite-statuses.ts";
import { matrixRunsUnder } from "./matrix-run-status.ts";
import { hasShownStatus, wasCancelled } from "./suites-together.ts";

const latestRuns = 20;
const groupsShown = 500;
/** The time is bounded, however many groups an organization has: names of groups, counted once in each project. */
const groupsRead = 5_000;

interface GroupRow {
  groupName: string;
  executions: number;
  executionsAreExact: boolean;
  lastCreatedAt: Date;
  /** Regardless of the filter by status. */
  newest: ReadRun;
  latest: ReadRun[];
}

/**
 * The groups of the runs that match, with the newest of these. A matrix run or split suite is one of them, with its own status. The status of a group is that of
 * its newest one, which does not have to match a filter by status.
 */
export async function listGroups(tx: TenantTransaction, filter: RunFilter) {
  const { project, projectId, ...others } = filter;
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  const rows = isNarrowed ? await narrowedGroups(tx, filter) : await allGroups(tx, project ?? projectId);
  const suites = new Set(rows.flatMap(({ newest, latest }) => [newest, ...latest].flatMap(({ suite }) => suite ?? [])));
  const statuses = await suiteStatuses(tx, [...suites]);
  const measured = new Set(rows.flatMap(({ latest }) => suitesToMeasure(latest, statuses)));
  const times = await busyTimes(tx, [...measured]);
  return rows.map(({ newest, ...group }) => ({
    ...group,
    lastStatus: statusInGroup(newest, statuses),
    latest: mergeMatrixRuns(group.latest, statuses, { isCut: group.latest.length === latestRuns, times }),
  }));
}

const durationMs = sql`case when e.finished_at >= e.started_at then round(extract(epoch from e.finished_at - e.started_at) * 1000)::float8 end`;
const msOf = (column: "started_at" | "finished_at") => sql`round(extract(epoch from ${sql.ref(`e.${column}`)}) * 1000)::float8`;
/** A row `e` of `executions` as {@link ReadRun}. */
const readRun = sql`json_build_object(
  'id', e.id, 'number', e.number, 'status', case when ${wasCancelled("e")} then 'CANCELLED' else e.status end, 'durationMs', ${durationMs}, 'startMs', ${msOf("started_at")}, 'endMs', ${msOf("finished_at")},
  'suite', e.matrix_run_id, 'isRerun', e.rerun_of is not null)`;

/**
 * Of the newest runs only, as in the list of runs: filters that no index knows have to read them. As in the list with `matrixRuns=together`, a matrix run or split
 * suite is found with all of its runs by what it is shown as.
 */
async function narrowedGroups(tx: TenantTransaction, { status, ...filter }: RunFilter): Promise<GroupRow[]> {
  const isWhole = (await lastRead(tx, filter, undefined)) === undefined;
  const matches = status?.length
    ? sql`case when e.matrix_run_id is null then ${hasShownStatus("e", status)} else e.matrix_run_id in (
        ${matrixRunsUnder(tx, status, sql`select matrix_run_id from runs where group_name is not null`)}) end`
    : sql`true`;
  const runs = matchingRuns(tx, filter)
    .select(["id", "number", "status", "group_name", "created_at", "started_at", "finished_at"])
    .select(["matrix_run_id", "rerun_of", "verdict", "error_code"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(runsRead);
  const { rows } = await sql<GroupRow>`
    with runs as materialized (${runs}), matched as (
      select e.*, ${matches} as matches from runs e where e.group_name is not null
    ), placed as materialized (
      select matched.*, row_number() over (partition by group_name order by created_at desc, id desc) as place,
        row_number() over (partition by group_name, matches order by created_at desc, id desc) as place_of_match
      from matched
    )
    select e.group_name as "groupName", max(e.created_at) as "lastCreatedAt", least(count(*) filter (where e.matches), ${totalCap})::int as executions,
      ${isWhole}::boolean and count(*) filter (where e.matches) <= ${totalCap} as "executionsAreExact",
      json_agg(${readRun}) filter (where e.place = 1) -> 0 as newest,
      json_agg(${readRun} order by e.place) filter (where e.matches and e.place_of_match <= ${latestRuns}) as latest
    from placed e group by e.group_name having bool_or(e.matches) order by 2 desc, 1 limit ${groupsShown}`.execute(tx);
  return rows;
}

/**
 * The groups in use with their last runs, newest first. The names are read one by one from the index of groups, each with its newest runs, because an
 * organization can have millions of runs. Up to {@link totalCap} runs of a group are counted in each project.
 */
async function allGroups(tx: TenantTransaction, project: string | undefined): Promise<GroupRow[]> {
  const ofProject = project === undefined ? sql`` : sql`and e.project_id = ${project}`;
  const nextName = (after: ReturnType<typeof sql>) => sql`(
    select e.project_id, e.group_name from executions e
    where e.org_id = ${tx.organizationId} and e.group_name is not null ${ofProject} ${after}
    order by e.project_id, e.group_name limit 1)`;
  const visibleOfGroup = sql`
    from executions e where e.org_id = ${tx.organizationId} and e.project_id = named.project_id and e.group_name = named.group_name and e.deleted_at is null`;
  const { rows } = await sql<Omit<GroupRow, "newest">>`
    with recursive named as (
      ${nextName(sql``)}
      union all
      select next.* from named cross join lateral ${nextName(sql`and (e.project_id, e.group_name) > (named.project_id, named.group_name)`)} next
    ), latest as (
      select named.group_name, named.project_id, run.* from (select * from named limit ${groupsRead}) named cross join lateral (
        -- The function greatest ignores null.
        select e.id, e.created_at, ${readRun} as read
        ${visibleOfGroup} order by e.created_at desc, e.id desc limit ${latestRuns}
      ) run
    ), shown as (
      select group_name, max(created_at) as last_created_at from latest group by group_name order by 2 desc, 1 limit ${groupsShown}
    )
    select shown.group_name as "groupName", shown.last_created_at as "lastCreatedAt", counted.executions, counted.most <= ${totalCap} as "executionsAreExact", (
      select json_agg(run.read order by run.created_at desc, run.id desc)
      from (select * from latest where latest.group_name = shown.group_name order by created_at desc, id desc limit ${latestRuns}) run
    ) as latest
    from shown cross join lateral (
      select sum(least(n, ${totalCap}))::int as executions, max(n) as most from (select distinct project_id, group_name from latest where latest.group_name = shown.group_name) named
      cross join lateral (select count(*) as n from (select ${visibleOfGroup} limit ${totalCap + 1}) one) counting
    ) counted order by shown.last_created_at desc, shown.group_name`.execute(tx);
  return rows.flatMap((row) => row.latest.slice(0, 1).map((newest) => ({ ...row, newest })));
}
