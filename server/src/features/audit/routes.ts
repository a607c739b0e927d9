import { audit } from "@gantry/contract/audit/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit } from "./list-audit.ts";
import { actorOf } from "./record-audit.ts";

export function mountAudit(mounting: Mounting, ctx: Context): void {
  mount(mounting, audit, {
    list: async ({ caller, query }) => ({ success: true as const, ...(await listAudit(ctx, caller.organizationId, query)) }),
    export: async (call) => {
      const csv = await exportAudit(ctx, actorOf(call), call.query);
      const day = new Date(ctx.now()).toISOString().slice(0, 10);
      call.reply.headers({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="audit-${day}.csv"`,
        "cache-control": "no-store",
      });
      return call.reply.send(csv);
    },
  });
}
