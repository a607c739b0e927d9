import { sql } from "kysely";
import type { QuarantineSource } from "@gantry/contract/quarantine/schemas.ts";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { expireQuarantine } from "./expire-quarantine.ts";
import { type OverdueTest, overdueTests } from "./overdue-tests.ts";
import { recordEvent } from "./record-event.ts";

/** Tests whose history changed: only a pass can take one out, only a failure can put one in. */
export interface ChangedTests {
  mayComeOut: readonly string[];
  mayGoIn: readonly string[];
  /** Why one comes out, in words. */
  because: string;
}

/**
 * Brings the quarantine of tests in line with their history. One pass ends it, however it began, unless it is kept until a time. The project's
 * history must be locked.
 */
export async function evaluateQuarantine(ctx: Context, tx: TenantTransaction, projectId: string, changed: ChangedTests): Promise<void> {
  await expireQuarantine(ctx, tx, projectId);
  const held = await tx
    .selectFrom("quarantine")
    .select(["test_id", "source", "keep"])
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .execute();
  const source = new Map(held.map((entry) => [entry.test_id, entry.source]));
  const asked = changed.mayComeOut.filter((id) => source.get(id) === "auto");
  const wanted = changed.mayGoIn.filter((id) => !source.has(id));
  const byHand = held.filter((entry) => entry.source === "manual" && !entry.keep && changed.mayComeOut.includes(entry.test_id));
  const passes = await passedSince(
    tx,
    byHand.map((entry) => entry.test_id),
  );
  for (const { test_id, run_at } of passes) {
    await restartCount(tx, test_id, run_at);
    await heal(ctx, tx, projectId, test_id, "manual", changed.because);
  }
  const overdue = await overdueTests(tx, [...asked, ...wanted]);
  const isOverdue = new Set(overdue.map((test) => test.test_id));
  for (const testId of asked) if (!isOverdue.has(testId)) await heal(ctx, tx, projectId, testId, "auto", changed.because);
  for (const test of overdue) if (!source.has(test.test_id)) await putIn(ctx, tx, projectId, test);
}

/** Of tests that are in quarantine by hand, those that passed in a run that was created since, with the time of the first such run. */
async function passedSince(tx: TenantTransaction, testIds: readonly string[]): Promise<{ test_id: string; run_at: Date }[]> {
  if (testIds.length === 0) return [];
  const { rows } = await sql<{ test_id: string; run_at: Date }>`
    select q.test_id, min(o.run_at) as run_at from quarantine q
    join test_outcomes o on o.org_id = q.org_id and o.test_id = q.test_id and o.status = 'passed' and o.run_at > q.created_at
    where q.org_id = ${tx.organizationId} and q.test_id = any(${testIds as string[]}::text[]) group by q.test_id`.execute(tx);
  return rows;
}

/** A pass that ends a quarantine set by hand is not in the history that puts tests in: from its run on the count begins again in every group. */
async function restartCount(tx: TenantTransaction, testId: string, from: Date): Promise<void> {
  await sql`
    update tests set counts_from = greatest(counts_from, ${from}::timestamptz) where org_id = ${tx.organizationId} and id = ${testId}`.execute(
    tx,
  );
}

async function heal(
  ctx: Context,
  tx: TenantTransaction,
  projectId: string,
  testId: string,
  source: QuarantineSource,
  reason: string,
): Promise<void> {
  await tx.deleteFrom("quarantine").where("org_id", "=", tx.organizationId).where("test_id", "=", testId).execute();
  await recordEvent(ctx, tx, { projectId, testId, event: "healed", source, reason });
}

async function putIn(ctx: Context, tx: TenantTransaction, projectId: string, test: OverdueTest): Promise<void> {
  const reason = `Failed ${quarantineThreshold} times in a row in runs of ${test.group_name}.`;
  await tx
    .insertInto("quarantine")
    .values({
      org_id: tx.organizationId,
      test_id: test.test_id,
      project_id: projectId,
      test_key: test.test_key,
      source: "auto",
      reason,
      owner: null,
      group_name: test.group_name,
      execution_id: test.execution_id,
    })
    .execute();
  await recordEvent(ctx, tx, {
    projectId,
    testId: test.test_id,
    event: "quarantined",
    source: "auto",
    reason,
    groupName: test.group_name,
    executionId: test.execution_id,
  });
}
