import type { CyclePlan } from "@gantry/contract/test-cycles/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { findMember } from "../accounts/find-member.ts";

/** The columns with who executes a cycle, until when and on what. Fields that are not given are left out. @throws 404 `Member not found` */
export async function planColumns(tx: TenantTransaction, { assigneeId, dueOn, configuration }: CyclePlan) {
  return {
    ...(assigneeId === undefined ? {} : { assignee: assigneeId === null ? null : JSON.stringify(await requireMember(tx, assigneeId)) }),
    ...(dueOn === undefined ? {} : { due_on: dueOn }),
    ...(configuration === undefined ? {} : { configuration }),
  };
}

async function requireMember(tx: TenantTransaction, userId: string): Promise<{ id: string; name: string }> {
  const member = await findMember(tx, userId);
  if (!member || member.status === "suspended") throw notFound("Member not found");
  return { id: member.id, name: member.name };
}
