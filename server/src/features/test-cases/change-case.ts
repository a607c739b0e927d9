import { sql } from "kysely";
import type { CaseContent, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/http/errors.ts";
import { presentCase } from "./present.ts";
import { casesOf, findCase } from "./store.ts";

type CaseChange = { [Field in keyof Omit<CaseContent, "source">]?: CaseContent[Field] | undefined };

/** Changes the given fields. @throws 404 `Test case not found` */
export async function changeCase(ctx: Context, organizationId: string, id: string, change: CaseChange): Promise<TestCase> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await writeContent(tx, id, change);
    const row = await findCase(tx, id);
    if (!row) throw notFound("Test case not found");
    return presentCase(row);
  });
}

/** The fields of a case that a change writes. */
export const writtenFields = <Content extends CaseChange>(content: Content) => {
  const { title, description, suite, preconditions, testData, priority, type, steps } = content;
  return { title, description, suite, preconditions, testData, priority, type, steps };
};

/** The statement alone; does nothing for a missing case. */
export async function writeContent(tx: TenantTransaction, id: string, change: CaseChange): Promise<void> {
  const { steps, testData, ...columns } = writtenFields(change);
  await tx
    .updateTable("test_cases")
    .set({
      ...columns,
      test_data: testData,
      ...(steps ? { steps: JSON.stringify(steps) } : {}),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "in", casesOf(tx).where("test_cases.id", "=", id).select("test_cases.id"))
    .execute();
}
