import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { maxListedSuites } from "@gantry/contract/test-cases/constants.ts";
import type { CaseFilter } from "@gantry/contract/test-cases/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type Cursor, afterCursor, pageAndTotal } from "../../../platform/db/keyset.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { fieldsOf } from "../fields/field-store.ts";
import { matchesConditions } from "../fields/matches-condition.ts";
import { withLastInCycle, withLastResult } from "./last-result.ts";
import { matchesCase } from "./case-search.ts";
import { inExistingProject } from "../../projects/record/in-existing-project.ts";

type Cases = SelectQueryBuilder<Schema, "test_cases", object>;

/** The organization's cases whose project is not deleted. */
export function casesOf(tx: TenantTransaction): Cases {
  return tx.selectFrom("test_cases").where("test_cases.org_id", "=", tx.organizationId).where(inExistingProject("test_cases"));
}

export function findCase(tx: TenantTransaction, id: string) {
  return casesOf(tx)
    .where("test_cases.id", "=", id)
    .selectAll("test_cases")
    .select((row) => [withLastResult(row), withLastInCycle(row)])
    .executeTakeFirst();
}

export async function listCases(tx: TenantTransaction, projectId: string, filter: CaseFilter, cursor: Cursor | undefined) {
  const matching = applyFilter(tx, projectId, filter, await fieldConditions(tx, projectId, filter));
  const page = afterCursor(
    matching.selectAll("test_cases").select((row) => [withLastResult(row), withLastInCycle(row)]),
    cursor,
  )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit + 1);
  return pageAndTotal(tx, page, matching.select("id"), { isFirst: cursor === undefined });
}

export type CaseChoice = Pick<CaseFilter, "search" | "suite" | "tag" | "requirement" | "type" | "priority" | "fields">;

/** In the order of creation, after the last one of the previous page. */
export async function listForExport(
  tx: TenantTransaction,
  projectId: string,
  choice: CaseChoice,
  after: Cursor | undefined,
  limit: number,
) {
  let matching = applyFilter(tx, projectId, choice, await fieldConditions(tx, projectId, choice));
  if (after) matching = matching.where(sql<boolean>`(created_at, id) > (${after.createdAt}, ${after.id})`);
  return matching.selectAll("test_cases").orderBy("created_at").orderBy("id").limit(limit).execute();
}

async function fieldConditions(tx: TenantTransaction, projectId: string, { fields }: CaseChoice) {
  return fields?.length ? matchesConditions(await fieldsOf(tx, projectId), fields) : undefined;
}

function applyFilter(tx: TenantTransaction, projectId: string, filter: CaseChoice, onFields: Expression<SqlBool> | undefined): Cases {
  let q = casesOf(tx).where("project_id", "=", projectId);
  if (onFields) q = q.where(onFields);
  if (filter.tag !== undefined) q = q.where(sql<boolean>`${filter.tag} = any(tags)`);
  if (filter.requirement !== undefined) q = q.where(sql<boolean>`${filter.requirement} = any(requirements)`);
  if (filter.suite !== undefined) q = q.where("suite", "=", filter.suite);
  if (filter.type?.length) q = q.where("type", "in", filter.type);
  if (filter.priority?.length) q = q.where("priority", "in", filter.priority);
  if (filter.search) q = q.where(matchesCase(filter.search));
  return q;
}

export function listSuites(tx: TenantTransaction, projectId: string) {
  return casesOf(tx)
    .where("project_id", "=", projectId)
    .select((row) => [
      "suite",
      row.fn.countAll<number>().as("cases"),
      sql<number>`count(*) filter (where type = 'AUTOMATED')`.as("automated"),
    ])
    .groupBy("suite")
    .orderBy("suite")
    .limit(maxListedSuites)
    .execute();
}
