import { leaseTokenHeader } from "@gantry/contract/dispatch/constants.ts";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type { Context } from "../../../context.ts";
import { badRequest } from "../../../platform/http/errors.ts";
import { type Mounting, mount } from "../../../platform/http/mount.ts";
import { readUpdate } from "../end/read-update.ts";
import { updateExecution } from "../end/update-execution.ts";
import { appendLog } from "../../logs/append-log.ts";
import { storeUsage } from "../../timeline/store-usage.ts";
import { receiveReport } from "../../reports/receive-report.ts";
import { hungUp } from "../../../platform/http/hung-up.ts";
import { adoptRun } from "./adopt-run.ts";
import { claimRun } from "./claim-run.ts";
import { findAbandoned } from "./find-abandoned.ts";
import { renewLeases } from "./renew-leases.ts";

/** The workers' API, in a separate scope: only here may a body be an archive, which is streamed. */
export function mountDispatch(mounting: Mounting, ctx: Context): void {
  mounting.app.register(async (app) => {
    app.addContentTypeParser("application/x-tar", (_request, payload, done) => done(null, payload));
    mount({ ...mounting, app }, dispatch, {
      claim: async ({ body, request, reply }) => ({
        success: true as const,
        run: (await claimRun(ctx, body, hungUp(request, reply))) ?? null,
      }),
      adopt: async ({ body }) => ({ success: true as const, run: await adoptRun(ctx, body) }),
      heartbeat: async ({ body }) => ({ success: true as const, runs: await renewLeases(ctx, body) }),
      abandoned: async ({ body }) => ({ success: true as const, ...(await findAbandoned(ctx, body)) }),
      logs: async ({ body }) => ({ success: true as const, lastSeq: await appendLog(ctx, body) }),
      usage: async ({ body }) => {
        await storeUsage(ctx, body);
        return { success: true as const };
      },
      report: async ({ query, request }) => {
        if (request.headers["content-type"] !== "application/x-tar")
          throw badRequest("Unsupported content type", {
            message: "Send the report as application/x-tar.",
            code: "UNSUPPORTED_CONTENT_TYPE",
          });
        const leaseToken = String(request.headers[leaseTokenHeader] ?? "");
        return { success: true as const, ...(await receiveReport(ctx, { ...query, leaseToken }, request.raw)) };
      },
      update: async ({ request, warnings }) => {
        const read = await readUpdate(ctx, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
        warnings.push(...read.warnings);
        return { success: true as const, data: await updateExecution(ctx, read.update) };
      },
    });
  });
}
