import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { mailSettingsOf } from "./present.ts";
import type { MailData, MailTypeName } from "../mail/templates/registry.ts";
import { sendMail } from "../mail/send-mail.ts";

interface MailToAdmins<Type extends MailTypeName> {
  type: Type;
  /** The subject's key: each admin gets one mail about it. */
  key: string;
  data: MailData<Type>;
}

/** Mails every active admin of an organization who wants such mails, when the transaction commits. */
export async function mailAdmins<Type extends "payment-success" | "payment-failed" | "subscription-canceled" | "usage-alert">(
  ctx: Pick<Context, "secrets" | "newId">,
  tx: Transaction,
  organization: { id: string; notifications: Record<string, unknown> },
  { type, key, data }: MailToAdmins<Type>,
): Promise<void> {
  const { usageAlerts, billing } = mailSettingsOf(organization);
  if (type === "usage-alert" ? !usageAlerts : !billing) return;
  const admins = await tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id", "u.email"])
    .where("m.org_id", "=", organization.id)
    .where("m.role", "=", "admin")
    .where("m.status", "=", "active")
    .where("u.status", "=", "active")
    .execute();
  for (const admin of admins)
    await sendMail(ctx, tx, { type, to: admin.email, organizationId: organization.id, key: `${key} ${admin.id}`, data });
}
