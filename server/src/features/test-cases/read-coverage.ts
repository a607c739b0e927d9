import { sql } from "kysely";
import { maxCasesPerRequirement, maxRequirements } from "@gantry/contract/test-cases/constants.ts";
import type { Coverage } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import { latestVerdict } from "./latest-verdict.ts";
import { casesOf } from "./record/store.ts";

type CoveringCase = Coverage["cases"][number];
type CaseRow = Omit<CoveringCase, "result"> & { inCycle: { status: "passed" | "failed" | "skipped"; at: string } | null };

/** The project's requirements in order, each with its cases and what they last showed: automated and in a cycle. */
export async function readCoverage(ctx: Context, organizationId: string, projectId: string): Promise<Coverage[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const cases = casesOf(tx).where("project_id", "=", projectId).select(["id", "number", "title", "type", "requirements"]);
    // Each table of results is read once, not once per case.
    const { rows } = await sql<Omit<Coverage, "state" | "cases"> & { cases: CaseRow[] }>`
      with covering as (
        select requirement, c.id, c.number, c.title, c.type, row_number() over (partition by requirement order by c.number) as place,
          count(*) over (partition by requirement) as total
        from (${cases}) c, unnest(c.requirements) as requirement
      ), shown as materialized (
        select * from covering where place <= ${maxCasesPerRequirement}
          and requirement in (select distinct requirement from covering order by 1 limit ${maxRequirements})
      ), ids as materialized (
        select distinct id from shown
      ), automated as materialized (
        select distinct on (r.test_case_id) r.test_case_id, r.status, r.execution_id, r.at
        from test_case_results r join executions e on e.org_id = r.org_id and e.id = r.execution_id and e.deleted_at is null
        where r.org_id = ${organizationId} and r.test_case_id in (select id from ids)
        order by r.test_case_id, r.at desc
      ), items as materialized (
        -- Of a case with several rows of data, the worst result in a cycle counts.
        select test_case_id, cycle_id, execution_id is null as by_hand, max(updated_at) as updated_at,
          case when bool_or(status = 'FAILED') then 'FAILED' when bool_or(status = 'PASSED') then 'PASSED' else 'SKIPPED' end as status
        from test_cycle_items
        where org_id = ${organizationId} and status in ('PASSED', 'FAILED', 'SKIPPED') and test_case_id in (select id from ids)
        group by test_case_id, cycle_id, by_hand
      ), in_cycle as materialized (
        select distinct on (test_case_id) test_case_id, status, updated_at from items order by test_case_id, updated_at desc
      ), manual as materialized (
        select distinct on (test_case_id) test_case_id, status, cycle_id, updated_at from items where by_hand
        order by test_case_id, updated_at desc
      )
      select requirement, max(total)::integer as "caseCount", json_agg(json_build_object(
        'id', id, 'number', number, 'title', title, 'type', type,
        'inCycle', case when in_cycle.updated_at is not null then json_build_object('status', lower(in_cycle.status), 'at', in_cycle.updated_at) end,
        'automated', case when automated.at is not null then json_build_object(
          'status', automated.status, 'executionId', automated.execution_id, 'at', automated.at) end,
        'manual', case when manual.updated_at is not null then json_build_object(
          'status', manual.status, 'cycleId', manual.cycle_id, 'at', manual.updated_at) end
      ) order by number) as cases
      from shown
      left join automated on automated.test_case_id = shown.id
      left join in_cycle on in_cycle.test_case_id = shown.id
      left join manual on manual.test_case_id = shown.id
      group by requirement order by requirement`.execute(tx);
    return rows.map(({ requirement, caseCount, cases: found }) => {
      const cases = found.map(presentCovering);
      return { requirement, state: stateOf(cases, caseCount), caseCount, cases };
    });
  });
}

function presentCovering({ inCycle, automated, manual, ...covering }: CaseRow): CoveringCase {
  const result = latestVerdict({ automated, inCycle })?.status ?? null;
  return { ...covering, result, automated: timed(automated), manual: timed(manual) };
}

function stateOf(cases: readonly CoveringCase[], caseCount: number): Coverage["state"] {
  if (cases.some(({ result }) => result === "failed")) return "failing";
  const passed = cases.filter(({ result }) => result === "passed").length;
  if (passed === 0) return "untested";
  return passed === caseCount ? "passing" : "partial";
}

/** Converts PostgreSQL's JSON time format. */
const timed = <T extends { at: string }>(result: T | null): T | null => result && { ...result, at: new Date(result.at).toISOString() };
