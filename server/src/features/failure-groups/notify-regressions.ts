import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { cutText } from "../../platform/cut-text.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { sendMail } from "../mail/send-mail.ts";

/** A resolved failure that occurred again. */
export interface Regression {
  id: string;
  title: string;
  ownerId: string | null;
  ownerTeam: string | null;
  /** The member who had resolved it. */
  resolvedBy: string | null;
}

const maxListed = 10;
const maxTitleLength = 200;

/** Mails each owner once for a run, when the transaction commits; for a failure without an owner, the person who resolved it. */
export async function notifyRegressions(
  ctx: Context,
  tx: TenantTransaction,
  run: ExecutionRow,
  regressions: readonly Regression[],
): Promise<void> {
  const people = await activeMembers(tx, [...new Set(regressions.flatMap((each) => recipientOf(each) ?? []))]);
  if (people.length === 0) return;
  const names = await tx
    .selectFrom("projects as p")
    .innerJoin("organizations as o", "o.id", "p.org_id")
    .select(["p.name as projectName", "o.name as organizationName"])
    .where("p.org_id", "=", tx.organizationId)
    .where("p.id", "=", run.project_id)
    .executeTakeFirstOrThrow();
  for (const { id, email } of people) {
    const theirs = regressions.filter((each) => recipientOf(each) === id).toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const [first] = theirs;
    if (!first) continue;
    await sendMail(ctx, tx, {
      type: "failure-regressed",
      to: email,
      organizationId: tx.organizationId,
      key: `${run.id} ${id} ${first.id}`,
      data: {
        ...names,
        runNumber: run.number,
        branch: run.ci_context?.branch ?? null,
        failures: theirs.slice(0, maxListed).map(({ title }) => cutText(title, maxTitleLength) || "A failure without a message"),
        total: theirs.length,
        link: ctx.dashboardLink(
          theirs.length === 1
            ? `/failures?project=${run.project_id}&failure=${first.id}`
            : `/failures?project=${run.project_id}&state=regressed`,
        ),
      },
    });
  }
}

const recipientOf = ({ ownerId, ownerTeam, resolvedBy }: Regression) => ownerId ?? (ownerTeam === null ? resolvedBy : null);

async function activeMembers(tx: TenantTransaction, ids: readonly string[]): Promise<{ id: string; email: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email"])
    .where("m.org_id", "=", tx.organizationId)
    .where("m.user_id", "in", [...ids])
    .where("m.status", "=", "active")
    .where("u.status", "=", "active")
    .orderBy("u.id")
    .execute();
}
