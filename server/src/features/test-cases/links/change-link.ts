import { maxLinks } from "@gantry/contract/test-cases/constants.ts";
import type { LinkedTest } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { visibleTests } from "../../tests/history/present-test.ts";
import { recordDue } from "../../tests/record/record-later.ts";
import { fieldChanges } from "../record/field-changes.ts";
import { type Author, recordChange } from "../record/record-change.ts";
import { casesOf } from "../record/store.ts";
import { reportEarlier } from "./report-earlier.ts";
import { testsOfCase } from "./tests-of-case.ts";

interface Pair {
  caseId: string;
  testId: string;
}

/**
 * Links a test to a case; does nothing if it is linked.
 * @throws 404 `Test case not found`; `Test not found`, also for a test of another project; 409 for too many links.
 */
export async function linkTest(ctx: Context, organizationId: string, by: Author, { caseId, testId }: Pair): Promise<LinkedTest[]> {
  await recordDue(ctx, organizationId);
  return ctx.db.withTenant(organizationId, async (tx) => {
    const test = await lockPair(tx, { caseId, testId });
    await requireRoom(tx, { caseId, testId });
    const linked = await tx
      .insertInto("test_case_links")
      .values({
        org_id: organizationId,
        test_case_id: caseId,
        test_id: testId,
        project_id: test.project_id,
        test_key: test.test_key,
        linked_by: JSON.stringify(by),
      })
      .onConflict((on) => on.doNothing())
      .returning("test_id")
      .executeTakeFirst();
    if (linked) {
      await reportEarlier(tx, caseId, [testId]);
      await recordChange(ctx, tx, by, caseId, fieldChanges({ tests: "" }, { tests: fullName(test) }));
    }
    return testsOfCase(tx, caseId);
  });
}

/**
 * Unlinks a test from a case, and removes what it reported, unless its name still names the case.
 * @throws 404 `Test case not found`, `Test not found`
 */
export async function unlinkTest(ctx: Context, organizationId: string, by: Author, { caseId, testId }: Pair): Promise<LinkedTest[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const test = await lockPair(tx, { caseId, testId });
    const unlinked = await tx
      .deleteFrom("test_case_links")
      .where("org_id", "=", organizationId)
      .where("test_case_id", "=", caseId)
      .where("test_id", "=", testId)
      .returning("test_id")
      .executeTakeFirst();
    const others = await testsOfCase(tx, caseId);
    if (unlinked) {
      if (!others.some((other) => other.testId === testId)) await deleteResults(tx, caseId, test.test_key, others);
      await recordChange(ctx, tx, by, caseId, fieldChanges({ tests: fullName(test) }, { tests: "" }));
    }
    return others;
  });
}

/**
 * Locks the case, so that changes of its links happen one after another and a run that reports to it has committed, and then the test: the order of
 * a run that ends.
 */
async function lockPair(tx: TenantTransaction, { caseId, testId }: Pair) {
  const testCase = await casesOf(tx)
    .where("test_cases.id", "=", caseId)
    .select("test_cases.project_id")
    .forUpdate("test_cases")
    .executeTakeFirst();
  if (!testCase) throw notFound("Test case not found");
  const test = await visibleTests(tx)
    .where("tests.id", "=", testId)
    .where("tests.project_id", "=", testCase.project_id)
    .select(["tests.project_id", "tests.test_key", "tests.name", "tests.suite"])
    .forNoKeyUpdate("tests")
    .executeTakeFirst();
  if (!test) throw notFound("Test not found");
  return test;
}

async function requireRoom(tx: TenantTransaction, { caseId, testId }: Pair): Promise<void> {
  const links = await tx
    .selectFrom("test_case_links")
    .select(["test_case_id", "test_id"])
    .where("org_id", "=", tx.organizationId)
    .where((row) => row.or([row("test_case_id", "=", caseId), row("test_id", "=", testId)]))
    .execute();
  if (links.some((link) => link.test_case_id === caseId && link.test_id === testId)) return;
  const ofCase = links.filter((link) => link.test_case_id === caseId).length;
  if (ofCase >= maxLinks || links.length - ofCase >= maxLinks)
    throw conflict("Too many links", {
      message: `A case takes ${maxLinks} linked tests, and a test ${maxLinks} cases. Remove a link first.`,
      code: "TOO_MANY_LINKS",
    });
}

/** Removes a test's results from a case. In the latest runs, the other tests of the case take their place. */
async function deleteResults(tx: TenantTransaction, caseId: string, testKey: string, others: readonly LinkedTest[]): Promise<void> {
  await tx
    .deleteFrom("test_case_results")
    .where("org_id", "=", tx.organizationId)
    .where("test_case_id", "=", caseId)
    .where("test_key", "=", testKey)
    .execute();
  await reportEarlier(
    tx,
    caseId,
    others.map((other) => other.testId),
  );
}

const fullName = ({ suite, name }: { suite: readonly string[]; name: string }) => [...suite, name].join(" › ");
