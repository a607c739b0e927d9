import { sql } from "kysely";
import type { QuarantineNumbers } from "@gantry/contract/insights/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { inForce } from "../quarantine/quarantined-keys.ts";
import { inQuarantine, presentQuarantine } from "../quarantine/present.ts";
import { addDays, type InsightsQuestion, projectsOf } from "./insights-period.ts";
import type { QuarantineEffect } from "./run-times.ts";

const maxShownLength = 5;
const peopleShown = 5;

/**
 * How many tests are in quarantine, how long and by whom, and how many entered and left it in a period: of the filters, only the project applies.
 * The changes that quarantine made are passed through.
 */
export async function quarantineNumbers(
  tx: TenantTransaction,
  question: InsightsQuestion,
  effect: QuarantineEffect,
): Promise<QuarantineNumbers> {
  const now = await countQuarantined(tx, question);
  const { entered, left } = await countChanges(tx, question);
  return {
    tests: now.tests,
    automatic: now.automatic,
    averageAgeMs: now.average_ms,
    entered,
    left,
    mutedFailures: effect.muted,
    savedRuns: effect.saved,
    people: await quarantinedByPerson(tx, question),
    longest: await longestQuarantined(tx, question),
  };
}

const isOfProjects = (tx: TenantTransaction, { project }: InsightsQuestion) =>
  sql<boolean>`quarantine.project_id = any(${projectsOf(tx, project)})`;

const countQuarantined = (tx: TenantTransaction, question: InsightsQuestion) =>
  tx
    .selectFrom("quarantine")
    .where("quarantine.org_id", "=", tx.organizationId)
    .where(inForce)
    .where(isOfProjects(tx, question))
    .select([
      sql<number>`count(*)::int`.as("tests"),
      sql<number>`(count(*) filter (where quarantine.source = 'auto'))::int`.as("automatic"),
      sql<number | null>`(extract(epoch from avg(clock_timestamp() - quarantine.created_at)) * 1000)::float8`.as("average_ms"),
    ])
    .executeTakeFirstOrThrow();

/** How many tests entered and left quarantine in the period. */
async function countChanges(tx: TenantTransaction, { project, from, to }: InsightsQuestion): Promise<{ entered: number; left: number }> {
  const { rows } = await sql<{ entered: number; left: number }>`
    select (count(*) filter (where event = 'quarantined'))::int as entered,
      (count(*) filter (where event in ('healed', 'released', 'expired')))::int as left
    from quarantine_events where org_id = ${tx.organizationId} and project_id = any(${projectsOf(tx, project)})
      and created_at >= ${`${from}T00:00:00Z`}::timestamptz and created_at < ${`${addDays(to, 1)}T00:00:00Z`}::timestamptz`.execute(tx);
  return rows[0] ?? { entered: 0, left: 0 };
}

const quarantinedByPerson = (tx: TenantTransaction, question: InsightsQuestion) =>
  tx
    .selectFrom("quarantine")
    .where("quarantine.org_id", "=", tx.organizationId)
    .where(inForce)
    .where(isOfProjects(tx, question))
    .select([sql<string | null>`quarantine.quarantined_by ->> 'name'`.as("name"), sql<number>`count(*)::int`.as("tests")])
    .groupBy(sql`1`)
    .orderBy(sql`2`, "desc")
    .orderBy(sql`1`)
    .limit(peopleShown)
    .execute();

async function longestQuarantined(tx: TenantTransaction, question: InsightsQuestion): Promise<QuarantineNumbers["longest"]> {
  const longest = await inQuarantine(tx)
    .where(isOfProjects(tx, question))
    .orderBy("quarantine.created_at")
    .orderBy("quarantine.test_id")
    .limit(maxShownLength)
    .execute();
  return longest
    .map(presentQuarantine)
    .map(({ testId, projectId, name, suite, filePath, variant, source, quarantinedBy, quarantinedAt, expiresAt }) => ({
      testId,
      projectId,
      name,
      suite,
      filePath,
      variant,
      source,
      by: quarantinedBy?.name ?? null,
      since: quarantinedAt,
      expiresAt,
    }));
}
