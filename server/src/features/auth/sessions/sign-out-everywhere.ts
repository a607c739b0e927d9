import type { Context } from "../../../context.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { type Origin, auditAccount } from "../../accounts/audit-account.ts";
import { beginEpoch } from "../account/begin-epoch.ts";
import { changeAccount } from "../../accounts/change-member.ts";

/** Ends every session of the caller, including sockets. API keys stay valid until they are revoked. */
export async function signOutEverywhere(ctx: Context, caller: Caller, origin: Origin): Promise<void> {
  await changeAccount(ctx, caller.userId, async (tx) => {
    await auditAccount(ctx, tx, { id: caller.userId, email: caller.email }, origin, "user.signed_out_everywhere");
    await beginEpoch(tx, caller.userId);
  });
}
