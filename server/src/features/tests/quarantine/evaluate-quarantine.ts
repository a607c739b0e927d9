import { sql } from "kysely";
import type { QuarantineSource } from "@gantry/contract/quarantine/schemas.ts";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { storableJson } from "../../../platform/db/storable-json.ts";
import { expireQuarantine } from "./expire-quarantine.ts";
import { type OverdueTest, overdueTests } from "./overdue-tests.ts";
import { recordEvents } from "./record-event.ts";

/** Tests whose history changed: only a pass can end a quarantine, only a failure can start one. */
export interface ChangedTests {
  mayComeOut: readonly string[];
  mayGoIn: readonly string[];
  /** The reason for ending it. */
  because: string;
}

/**
 * Updates the quarantine of tests from their history. One pass ends it, whether it began automatically or manually, unless `keepUntil` is set.
 * Requires a lock on the project's history.
 */
export async function evaluateQuarantine(ctx: Context, tx: TenantTransaction, projectId: string, changed: ChangedTests): Promise<void> {
  await expireQuarantine(ctx, tx, projectId);
  const held = await tx
    .selectFrom("quarantine")
    .select(["test_id", "source", "keep"])
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`test_id = any(${[...changed.mayComeOut, ...changed.mayGoIn]}::text[])`)
    .execute();
  const entries = new Map(held.map((entry) => [entry.test_id, entry]));
  const asked = changed.mayComeOut.filter((id) => entries.get(id)?.source === "auto");
  const wanted = changed.mayGoIn.filter((id) => !entries.has(id));
  const byHand = changed.mayComeOut.filter((id) => entries.get(id)?.source === "manual" && !entries.get(id)?.keep);
  const passes = await passedSince(tx, byHand);
  await restartCount(tx, passes);
  const passed = passes.map((pass) => pass.test_id);
  await heal(ctx, tx, { projectId, testIds: passed, source: "manual", reason: changed.because });
  const overdue = await overdueTests(tx, [...asked, ...wanted]);
  const isOverdue = new Set(overdue.map((test) => test.test_id));
  const healed = asked.filter((id) => !isOverdue.has(id));
  await heal(ctx, tx, { projectId, testIds: healed, source: "auto", reason: changed.because });
  const isNew = overdue.filter((test) => !entries.has(test.test_id));
  await putIn(ctx, tx, projectId, isNew);
}

/** Of the manually quarantined tests, those that passed in a run created since, with the time of the first such run. */
async function passedSince(tx: TenantTransaction, testIds: readonly string[]): Promise<{ test_id: string; run_at: Date }[]> {
  if (testIds.length === 0) return [];
  const { rows } = await sql<{ test_id: string; run_at: Date }>`
    select q.test_id, min(o.run_at) as run_at from quarantine q
    join test_outcomes o on o.org_id = q.org_id and o.test_id = q.test_id and o.status = 'passed' and o.run_at > q.created_at
    where q.org_id = ${tx.organizationId} and q.test_id = any(${testIds as string[]}::text[]) group by q.test_id`.execute(tx);
  return rows;
}

/** A pass that ends a manual quarantine resets the failure counts of all groups. */
async function restartCount(tx: TenantTransaction, passes: readonly { test_id: string; run_at: Date }[]): Promise<void> {
  if (passes.length === 0) return;
  const ids = passes.map((pass) => pass.test_id);
  await sql`
    update tests t set counts_from = greatest(t.counts_from, pass.run_at)
    from unnest(${ids}::text[], ${passes.map((pass) => pass.run_at)}::timestamptz[]) as pass (test_id, run_at)
    where t.org_id = ${tx.organizationId} and t.id = pass.test_id and t.id = any(${ids}::text[])`.execute(tx);
}

interface Healed {
  projectId: string;
  testIds: readonly string[];
  source: QuarantineSource;
  reason: string;
}

async function heal(ctx: Context, tx: TenantTransaction, { projectId, testIds, source, reason }: Healed): Promise<void> {
  if (testIds.length === 0) return;
  await tx
    .deleteFrom("quarantine")
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`test_id = any(${testIds as string[]}::text[])`)
    .execute();
  const events = testIds.map((testId) => ({ projectId, testId, event: "healed" as const, source, reason }));
  await recordEvents(ctx, tx, events);
}

async function putIn(ctx: Context, tx: TenantTransaction, projectId: string, overdue: readonly OverdueTest[]): Promise<void> {
  if (overdue.length === 0) return;
  const events = overdue.map(({ test_id, group_name, execution_id }) => ({
    projectId,
    testId: test_id,
    event: "quarantined" as const,
    source: "auto" as const,
    reason: `Failed ${quarantineThreshold} times in a row in runs of ${group_name}.`,
    groupName: group_name,
    executionId: execution_id,
  }));
  const entries = events.map((event, place) => ({ ...event, testKey: overdue[place]?.test_key }));
  await sql`
    insert into quarantine (org_id, project_id, test_id, test_key, source, reason, group_name, execution_id)
    select ${tx.organizationId}, ${projectId}, "testId", "testKey", source, reason, "groupName", "executionId"
    from jsonb_to_recordset(${storableJson(entries)}::jsonb) as entry ("testId" text, "testKey" text, source text, reason text,
      "groupName" text, "executionId" text)`.execute(tx);
  await recordEvents(ctx, tx, events);
}
