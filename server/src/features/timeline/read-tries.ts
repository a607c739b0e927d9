import { sql } from "kysely";
import { maxBars } from "@gantry/contract/timeline/constants.ts";
import type { Timeline, TimelineBar, TimelineBlock } from "@gantry/contract/timeline/schemas.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";

/** How far a start may be outside the run. If it is further away, the report was written with another clock. */
const toleranceMs = 60_000;
/** The number of parts of the time axis, in each of which the attempts of a lane that are not listed become one block. */
const blocksPerLane = 500;
/** Attempts of further lanes are merged into blocks without a lane. */
const maxLanes = 50;
const maxNameLength = 200;

interface Bar {
  ordinal: number;
  lane: string | null;
  start_ms: number;
  duration_ms: number;
  status: TestStatus;
  place: number;
  tries: number;
}

interface Block {
  lane: string | null;
  start_ms: number;
  end_ms: number;
  attempts: number;
}

/** The attempts of a run's tests whose start is known: the most important ones as bars, the others as blocks. The database selects them. */
export async function readTries(tx: TenantTransaction, run: ExecutionRow): Promise<Pick<Timeline, "tests" | "bars" | "blocks">> {
  const { rows } = await sql<{ total: number; timed: number; bars: Bar[] | null; blocks: Block[] | null }>`
    with result as materialized (
      select r.ordinal, r.tries from test_results r where r.org_id = ${tx.organizationId} and r.execution_id = ${run.id}
    ), attempt as materialized (
      select result.ordinal, (t.value ->> 0)::float8 as start_ms, (t.value ->> 1)::float8 as duration_ms, t.value ->> 2 as status,
        t.value ->> 3 as lane, t.place::int as place, jsonb_array_length(result.tries) as tries
      from result cross join lateral jsonb_array_elements(result.tries) with ordinality as t (value, place)
      where ${withinRun(run)}
    ), span as materialized (
      select min(start_ms) as first, greatest(max(start_ms + duration_ms) - min(start_ms), 1) as length from attempt
    ), named as materialized (
      select lane from attempt where lane is not null group by lane order by count(*) desc, lane limit ${maxLanes}
    ), ranked as materialized (
      select attempt.*, row_number() over (order by (attempt.status = 'failed') desc, duration_ms desc, ordinal, place) as rank from attempt
    ), block as (
      select named.lane, floor((start_ms - span.first) / span.length * ${blocksPerLane}) as part, min(start_ms) as start_ms,
        max(start_ms + duration_ms) as end_ms, count(*)::int as attempts
      from ranked cross join span left join named on named.lane = ranked.lane
      where rank > ${maxBars} group by 1, 2
    )
    select (select count(*)::int from result) as total, (select count(distinct ordinal)::int from attempt) as timed,
      (select json_agg(bar order by bar.start_ms, bar.ordinal, bar.place) from (
        select ordinal, lane, start_ms, duration_ms, status, place, tries from ranked where rank <= ${maxBars}
      ) bar) as bars,
      (select json_agg(block order by block.start_ms) from block) as blocks`.execute(tx);
  const [found] = rows;
  const bars = found?.bars ?? [];
  const names = await namesOf(tx, run.id, [...new Set(bars.map(({ ordinal }) => ordinal))]);
  return {
    tests: { total: found?.total ?? 0, timed: found?.timed ?? 0 },
    bars: bars.map((bar) => presentBar(run.id, bar, names.get(bar.ordinal) ?? "")),
    blocks: (found?.blocks ?? []).map(presentBlock),
  };
}

/** A separate query: in a join, the planner, which has no statistics about new results, would scan all attempts for each test. */
async function namesOf(tx: TenantTransaction, executionId: string, ordinals: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ ordinal: number; name: string }>`
    select ordinal, left(name, ${maxNameLength}) as name from test_results
    where org_id = ${tx.organizationId} and execution_id = ${executionId} and ordinal = any(${ordinals as number[]}::int[])`.execute(tx);
  return new Map(rows.map(({ ordinal, name }) => [ordinal, name]));
}

/** An uploaded run has only the times of its report, which agree with each other. */
function withinRun({ trigger, started_at, finished_at }: ExecutionRow) {
  if (trigger === "ingest") return sql<boolean>`true`;
  const from = (started_at?.getTime() ?? 0) - toleranceMs;
  const to = (finished_at ?? new Date()).getTime() + toleranceMs;
  return sql<boolean>`(t.value ->> 0)::float8 between ${from}::float8 and ${to}::float8`;
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

const presentBar = (executionId: string, bar: Bar, name: string): TimelineBar => ({
  testId: `${executionId}-${bar.ordinal}`,
  name,
  lane: bar.lane,
  startedAt: isoTime(bar.start_ms),
  durationMs: bar.duration_ms,
  status: bar.status,
  try: bar.place,
  tries: bar.tries,
});

const presentBlock = ({ lane, start_ms, end_ms, attempts }: Block): TimelineBlock => ({
  lane,
  startedAt: isoTime(start_ms),
  durationMs: end_ms - start_ms,
  attempts,
});
