import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { changeAccount } from "../../accounts/change-member.ts";

/** Changes the caller's name in all of their organizations. */
export async function changeMyName(ctx: Context, caller: Caller, name: string): Promise<void> {
  await changeAccount(ctx, caller.userId, (tx) =>
    tx.updateTable("users").set({ name, updated_at: sql<Date>`clock_timestamp()` }).where("id", "=", caller.userId).execute(),
  );
}
