import { sql } from "kysely";
import type { Invitation } from "@gantry/contract/invitations/schemas.ts";
import { invitations } from "@gantry/contract/invitations/routes.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { afterCursor, decodeCursor, pageAndTotal, toPage } from "../../platform/db/keyset.ts";
import { mailOutcome } from "../mail/mail-outcome.ts";
import { mailState } from "./mail-state.ts";
import { invitationsOf, statusNow } from "./store.ts";

type Query = z.output<typeof invitations.list.query>;

/** A page of the organization's invitations with the given status, newest first. */
export async function listInvitations(
  ctx: Context,
  organizationId: string,
  query: Query,
): Promise<{ invitations: Invitation[]; pagination: Pagination }> {
  const cursor = decodeCursor(query.cursor);
  const { rows, total } = await ctx.db.withTenant(organizationId, async (tx) => {
    const mail = mailOutcome("invitation", organizationId, sql<string>`invitations.mail_id`);
    const matching = ofStatus(tx, query.status);
    const wanted = afterCursor(matching, cursor)
      .select(["id", "email", "role", "created_at", "expires_at", "inviter_name", "mail_id", statusNow.as("status"), mail.as("mail")])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(query.limit + 1);
    return pageAndTotal(tx, wanted, matching.select("id"), { isFirst: cursor === undefined });
  });
  const page = toPage(rows, query.limit, total);
  return {
    invitations: page.rows.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      status: row.status,
      expiresAt: row.expires_at.toISOString(),
      createdAt: row.created_at.toISOString(),
      inviterName: row.inviter_name,
      mail: row.mail_id === null ? mailState("logged") : row.mail && mailState(row.mail),
    })),
    pagination: page.pagination,
  };
}

function ofStatus(tx: TenantTransaction, status: Query["status"]) {
  return status === "all" ? invitationsOf(tx) : invitationsOf(tx).where(statusNow, "=", status);
}
