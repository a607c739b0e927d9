import { registries } from "@gantry/contract/registries/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { deleteCredential } from "./delete-credential.ts";
import { listCredentials } from "./list-credentials.ts";
import { saveCredential } from "./save-credential.ts";
import { testCredential } from "./test-credential.ts";

export function mountRegistryCredentials(mounting: Mounting, ctx: Context): void {
  mount(mounting, registries, {
    list: async ({ caller }) => ok(await listCredentials(ctx, caller.organizationId)),
    save: async ({ body, ...call }) => ok(await saveCredential(ctx, actorOf(call), body)),
    test: async ({ caller, params }) => {
      const registry = await testCredential(ctx, caller.organizationId, params.id);
      return { success: true as const, message: `${registry} accepts the credentials` };
    },
    delete: async ({ params, ...call }) => {
      await deleteCredential(ctx, actorOf(call), params.id);
      return { success: true as const, message: "Registry credentials removed" };
    },
  });
}
