import { sql } from "kysely";
import type { Coverage } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import { casesOf } from "./store.ts";

/** The project's requirements in order, each with its cases and what they last showed: automated, or in a cycle, whichever is newer. */
export async function readCoverage(ctx: Context, organizationId: string, projectId: string): Promise<Coverage[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const cases = casesOf(tx).where("project_id", "=", projectId).select(["id", "number", "title", "type", "requirements"]);
    const { rows } = await sql<Coverage>`
      with covering as (
        select requirement, c.id, c.number, c.title, c.type, row_number() over (partition by requirement order by c.number) as place
        from (${cases}) c, unnest(c.requirements) as requirement
      ), shown as (
        select * from covering where place <= 100 and requirement in (select distinct requirement from covering order by 1 limit 1000)
      )
      select requirement, json_agg(json_build_object('id', id, 'number', number, 'title', title, 'type', type, 'result', (
          select newest.result from (
            select case r.status when 'passed' then 'passed' when 'failed' then 'failed' else 'skipped' end as result, r.at
            from test_case_results r join executions e on e.org_id = r.org_id and e.id = r.execution_id and e.deleted_at is null
            where r.org_id = ${organizationId} and r.test_case_id = shown.id
            union all
            select lower(item.status), item.updated_at from test_cycle_items item
            where item.org_id = ${organizationId} and item.test_case_id = shown.id and item.status in ('PASSED', 'FAILED', 'SKIPPED')
          ) newest order by newest.at desc limit 1)) order by number) as cases
      from shown group by requirement order by requirement`.execute(tx);
    return rows;
  });
}
