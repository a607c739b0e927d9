import { sql } from "kysely";
import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { TestKind } from "@gantry/contract/results/schemas.ts";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

export interface OverdueTest {
  test_id: string;
  test_key: string;
  /** The group in which it failed, and the last run of that group. */
  group_name: string;
  execution_id: string;
}

/** A test with enough failures in a group, and whether it passed elsewhere in between. */
interface Candidate extends OverdueTest {
  passed_between: boolean;
  name: string;
  kind: TestKind | null;
}

/**
 * Of the given tests, those to quarantine: in some group the last three runs in which the test passed or failed all failed, and it passed nowhere
 * since the last of them. A pass that ended a quarantine restarts the count in every group: after it, three new failures are needed. Computed from
 * the runs in the order of their creation, so the order of arrival does not matter. For runs skipped by the quarantine guard, and runs created
 * before a manual release, only passes count.
 */
export async function overdueTests(tx: TenantTransaction, testIds: readonly string[]): Promise<OverdueTest[]> {
  if (testIds.length === 0) return [];
  const { rows } = await sql<Candidate>`
    select distinct on (t.id) t.id as test_id, t.test_key, t.name, t.kind, g.group_name, last.execution_id,
      coalesce((pass.run_at, pass.execution_id) > (last.first_run_at, last.first_execution_id), false) as passed_between
    from tests t
    left join lateral (
      select run_at, execution_id from test_outcomes o
      where o.org_id = ${tx.organizationId} and o.test_id = t.id and o.status = 'passed' order by run_at desc, execution_id desc limit 1
    ) pass on true
    cross join lateral (
      select distinct o.group_name from test_outcomes o
      where o.org_id = ${tx.organizationId} and o.test_id = t.id and o.status = 'failed' and o.group_name is not null and not o.mass_failure
        and o.run_at >= coalesce(pass.run_at, '-infinity') and (pass.run_at is null or (o.run_at, o.execution_id) > (pass.run_at, pass.execution_id))
        and o.run_at > coalesce(t.counts_from, '-infinity')
    ) g
    cross join lateral (
      select count(*) as runs, bool_and(status = 'failed') as all_failed,
        (array_agg(execution_id order by run_at desc, execution_id desc))[1] as execution_id, max(run_at) as run_at,
        (array_agg(execution_id order by run_at, execution_id))[1] as first_execution_id, min(run_at) as first_run_at
      from (
        select o.status, o.run_at, o.execution_id from test_outcomes o
        where o.org_id = ${tx.organizationId} and o.test_id = t.id and o.group_name = g.group_name
          and (o.status = 'passed' or (o.status = 'failed' and not o.mass_failure))
          and o.run_at > coalesce(t.counts_from, '-infinity')
        order by o.run_at desc, o.execution_id desc limit ${quarantineThreshold}
      ) newest
    ) last
    where t.org_id = ${tx.organizationId} and t.id = any(${testIds as string[]}::text[])
      and last.runs = ${quarantineThreshold} and last.all_failed
    order by t.id, last.run_at desc, last.execution_id desc`.execute(tx);
  // Never quarantine these: they have no passing result that could release them, and the next failure may have another cause.
  const ofTests = rows.filter((test) => !isOutsideTests(test));
  const doubtful = ofTests.filter((row) => row.passed_between).map((row) => row.test_id);
  const replayed = await replayTests(tx, doubtful);
  return ofTests.flatMap(({ passed_between, name: _name, kind: _kind, ...test }) => {
    if (!passed_between) return [test];
    const trigger = replayed.get(test.test_id);
    return trigger ? [{ ...test, ...trigger }] : [];
  });
}

interface ReplayedOutcome {
  test_id: string;
  status: "passed" | "failed";
  group_name: string | null;
  execution_id: string;
}

type Trigger = Pick<OverdueTest, "group_name" | "execution_id">;

/** Replays the whole history of tests, oldest run first. @returns what put each test into the quarantine that it is in at the end. */
async function replayTests(tx: TenantTransaction, testIds: readonly string[]): Promise<Map<string, Trigger>> {
  const inside = new Map<string, Trigger>();
  if (testIds.length === 0) return inside;
  const { rows } = await sql<ReplayedOutcome>`
    select o.test_id, o.status, o.group_name, o.execution_id
    from test_outcomes o join tests t on t.org_id = o.org_id and t.id = o.test_id
    where o.org_id = ${tx.organizationId} and o.test_id = any(${testIds as string[]}::text[])
      and (o.status = 'passed' or (o.status = 'failed' and not o.mass_failure and o.group_name is not null))
      and o.run_at > coalesce(t.counts_from, '-infinity')
    order by o.test_id, o.run_at, o.execution_id`.execute(tx);
  let testId = "";
  const inARow = new Map<string, number>();
  for (const row of rows) {
    if (row.test_id !== testId) inARow.clear();
    testId = row.test_id;
    const group = row.group_name;
    if (row.status === "passed") {
      if (inside.delete(testId)) inARow.clear();
      else if (group !== null) inARow.delete(group);
    } else if (group !== null) {
      const failures = (inARow.get(group) ?? 0) + 1;
      inARow.set(group, failures);
      if (failures >= quarantineThreshold) inside.set(testId, { group_name: group, execution_id: row.execution_id });
    }
  }
  return inside;
}
