import type { Context } from "../../context.ts";
import { findLiveInvitation } from "./store.ts";

/** Whether the link of an invitation still leads to one that can be accepted. It ends when the invitation is accepted, revoked or sent again. */
export async function isLiveLink(ctx: Pick<Context, "db">, link: string): Promise<boolean> {
  const token = link.slice(link.lastIndexOf("/") + 1);
  const found = await ctx.db.asSystem((tx) => findLiveInvitation(tx, token));
  return found !== undefined;
}
