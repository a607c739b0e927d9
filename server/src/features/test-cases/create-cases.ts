import { sql } from "kysely";
import type { CaseContent } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { earlierResponse, type IdempotencyKey, storeResponse } from "../idempotency/earlier-response.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { mergeValues, withFieldIds } from "./fields/read-values.ts";
import { type CaseRow, presentCase } from "./present.ts";

/** @throws 404 `Project not found`; 400 for a custom field that the project does not have, or a value that does not fit it */
export async function createCase(ctx: Context, organizationId: string, projectId: string, content: CaseContent) {
  const [row] = await ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, projectId);
    return insertCases(ctx, tx, projectId, await withFieldIds(tx, projectId, [content], () => "customFields"));
  });
  if (!row) throw new Error("an inserted test case did not come back");
  return presentCase(row);
}

export interface Created {
  inserted: number;
  ids: string[];
}

/** All or none, in the given order; repeating a request with the same key creates them once. @throws 404 and 400 like `createCase` */
export async function createCases(
  ctx: Context,
  organizationId: string,
  projectId: string,
  contents: readonly CaseContent[],
  idempotency: IdempotencyKey | undefined,
): Promise<Created> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    // Only a request with a key needs the lock: a duplicate waits here and then finds the response.
    if (idempotency) await lockOrganization(tx);
    const before = await earlierResponse(tx, idempotency);
    if (before) return before as Created;
    await requireProject(tx, projectId);
    const known = await withFieldIds(tx, projectId, contents, (place) => `testCases.${place}.customFields`);
    const rows = await insertCases(ctx, tx, projectId, known);
    const created = { inserted: rows.length, ids: rows.map((row) => row.id) };
    await storeResponse(tx, idempotency, 201, created);
    return created;
  });
}

/** The statement alone, for callers that have checked the project. Custom fields are given by their ids. */
export async function insertCases(
  ctx: Pick<Context, "newId">,
  tx: TenantTransaction,
  projectId: string,
  contents: readonly CaseContent[],
  firstPlace = 0,
): Promise<CaseRow[]> {
  if (contents.length === 0) return [];
  return tx
    .insertInto("test_cases")
    .values(
      contents.map((content, place) => ({
        org_id: tx.organizationId,
        id: ctx.newId(),
        project_id: projectId,
        title: content.title,
        description: content.description,
        suite: content.suite,
        preconditions: content.preconditions,
        test_data: content.testData,
        data_table: content.dataTable ? JSON.stringify(content.dataTable) : null,
        steps: JSON.stringify(content.steps),
        priority: content.priority,
        type: content.type,
        tags: [...new Set(content.tags)],
        owner: content.owner,
        requirements: [...new Set(content.requirements)],
        custom_fields: JSON.stringify(mergeValues({}, content.customFields)),
        source: content.source ? JSON.stringify(content.source) : null,
        // One millisecond apart, so that lists show them in the given order.
        created_at: sql<Date>`now() + ${firstPlace + place} * interval '1 millisecond'`,
      })),
    )
    .returningAll()
    .execute();
}
