import type { Context } from "../../context.ts";
import type { TenantTransaction, Transaction } from "../../platform/db/database.ts";
import { announceMembershipChange } from "./members.ts";

/** Changes a person in an organization; applies to tokens, keys, sockets and report links from the next request on. */
export async function changeMember<T>(
  ctx: Context,
  organizationId: string,
  userId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  const result = await ctx.db.withTenant(organizationId, async (tx) => {
    const done = await work(tx);
    await announceMembershipChange(tx, userId);
    return done;
  });
  ctx.evictMember(userId);
  return result;
}

/** Changes a person's account, which belongs to no organization. */
export async function changeAccount<T>(ctx: Context, userId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const result = await ctx.db.asSystem(async (tx) => {
    const done = await work(tx);
    await announceMembershipChange(tx, userId);
    return done;
  });
  ctx.evictMember(userId);
  return result;
}
