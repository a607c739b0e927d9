import type { Context } from "../../context.ts";
import { findLiveInvitation } from "./store.ts";

/** Whether the link of an invitation can still be used. It ends when the invitation is accepted, revoked or resent. */
export async function isLiveLink(ctx: Pick<Context, "db">, link: string): Promise<boolean> {
  const token = link.slice(link.lastIndexOf("/") + 1);
  const found = await ctx.db.asSystem((tx) => findLiveInvitation(tx, token));
  return found !== undefined;
}
