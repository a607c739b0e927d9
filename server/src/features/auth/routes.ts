import { auth } from "@gantry/contract/auth.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { createApiKey } from "../api-keys/create-key.ts";
import { listApiKeys } from "../api-keys/list-keys.ts";
import { revokeApiKey } from "../api-keys/revoke-key.ts";
import { logIn } from "./log-in.ts";
import type { Passwords } from "./passwords.ts";
import { signUp } from "./sign-up.ts";
import type { Tokens } from "./tokens.ts";
import { whoAmI } from "./who-am-i.ts";

export function mountAuth(mounting: Mounting, ctx: Context, door: { tokens: Tokens; passwords: Passwords }): void {
  mount(mounting, auth, {
    signup: async ({ body }) => ({ success: true as const, ...(await signUp(ctx, door, body)) }),
    login: async ({ body, rateExceeded }) => ({ success: true as const, ...(await logIn(ctx, door, body, rateExceeded)) }),
    me: async ({ caller }) => ({ success: true as const, data: await whoAmI(ctx, caller) }),
    logout: async () => ({ success: true as const, message: "Signed out" }),
    createApiKey: async ({ caller, body }) => ({ success: true as const, ...(await createApiKey(ctx, caller, body)) }),
    listApiKeys: async ({ caller }) => ({ success: true as const, data: await listApiKeys(ctx, caller) }),
    revokeApiKey: async ({ caller, params }) => {
      await revokeApiKey(ctx, caller, params.id);
      return { success: true as const, message: "API key revoked" };
    },
  });
}
