import { sql } from "kysely";
import { maxLinks } from "@gantry/contract/test-cases/constants.ts";
import type { LinkedCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/errors.ts";
import { visibleTests } from "../../tests/history/present-test.ts";
import { caseIdIn, caseNumbersIn } from "./names.ts";

const name = sql<string>`lower(t.name)`;

/** The cases that a test reports to: those that people linked, then those that its name names, at most 100. @throws 404 `Test not found` */
export async function listCasesOfTest(ctx: Context, organizationId: string, testId: string): Promise<LinkedCase[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await visibleTests(tx).where("tests.id", "=", testId).select("tests.id").executeTakeFirst())) throw notFound("Test not found");
    const { rows } = await sql<Omit<LinkedCase, "link"> & { linkedBy: { id: string | null; name: string }; linkedAt: Date | null }>`
      with test as (
        select t.project_id, ${name} as name, ${caseIdIn(name)} as case_id, ${caseNumbersIn(name)} as case_numbers
        from tests t where t.org_id = ${organizationId} and t.id = ${testId}
      )
      select c.id, c.number, c.title, c.suite, c.type, link.linked_by as "linkedBy", link.created_at as "linkedAt"
      from test join test_cases c on c.org_id = ${organizationId} and c.project_id = test.project_id
      left join test_case_links link on link.org_id = c.org_id and link.test_case_id = c.id and link.test_id = ${testId}
      where link.test_id is not null or lower(c.title) = test.name or c.id = test.case_id or c.number = any(test.case_numbers)
      order by link.created_at nulls last, c.number limit ${maxLinks}`.execute(tx);
    return rows.map(({ linkedBy, linkedAt, ...testCase }) => ({
      ...testCase,
      link: linkedAt && { by: linkedBy, at: linkedAt.toISOString() },
    }));
  });
}
