import { leaseTokenHeader } from "@gantry/contract/dispatch/constants.ts";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type { Context } from "../../context.ts";
import { badRequest } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { readUpdate } from "./update/read-update.ts";
import { updateExecution } from "./update/update-execution.ts";
import { appendLog } from "../logs/append-log.ts";
import { recordCaches } from "../caches/record-report.ts";
import { storeUsage } from "../timeline/store-usage.ts";
import { receiveReport } from "../reports/receive-report.ts";
import { clientDisconnected } from "../../platform/http/client-disconnected.ts";
import { adoptRun } from "./dispatch/adopt-run.ts";
import { claimRun } from "./dispatch/claim-run.ts";
import { findAbandoned } from "./dispatch/find-abandoned.ts";
import { attemptRequired, requireOwnRun } from "./dispatch/require-own-run.ts";
import { recordSource } from "./dispatch/record-source.ts";
import { renewLeases } from "./dispatch/renew-leases.ts";

/** The workers' API, in a separate scope: only here may a body be an archive, which is streamed. */
export function mountDispatch(mounting: Mounting, ctx: Context): void {
  mounting.app.register(async (app) => {
    app.addContentTypeParser("application/x-tar", (_request, payload, done) => done(null, payload));
    mount({ ...mounting, app }, dispatch, {
      claim: async ({ body, caller, request, reply }) => {
        const run = await claimRun(ctx, body, caller, clientDisconnected(request, reply));
        return run === "drained" ? { success: true as const, run: null, drain: true } : { success: true as const, run: run ?? null };
      },
      adopt: async ({ body, caller }) => {
        await requireOwnRun(ctx, caller, body.taskId);
        return { success: true as const, run: await adoptRun(ctx, body) };
      },
      heartbeat: async ({ body, caller }) => ({ success: true as const, runs: await renewLeases(ctx, body, caller) }),
      abandoned: async ({ body, caller }) => ({ success: true as const, ...(await findAbandoned(ctx, body, caller)) }),
      logs: async ({ body, caller }) => {
        await requireOwnRun(ctx, caller, body.taskId);
        return { success: true as const, lastSeq: await appendLog(ctx, body) };
      },
      usage: async ({ body, caller }) => {
        await requireOwnRun(ctx, caller, body.taskId);
        await storeUsage(ctx, body);
        return { success: true as const };
      },
      caches: async ({ body, caller }) => ({ success: true as const, ...(await recordCaches(ctx, body, caller)) }),
      source: async ({ body, caller }) => {
        await requireOwnRun(ctx, caller, body.taskId);
        return { success: true as const, commit: await recordSource(ctx, body) };
      },
      report: async ({ query, caller, request }) => {
        await requireOwnRun(ctx, caller, query.taskId);
        if (request.headers["content-type"] !== "application/x-tar")
          throw badRequest("Unsupported content type", {
            message: "Send the report as application/x-tar.",
            code: "UNSUPPORTED_CONTENT_TYPE",
          });
        const leaseToken = String(request.headers[leaseTokenHeader] ?? "");
        return { success: true as const, ...(await receiveReport(ctx, { ...query, leaseToken }, request.raw)) };
      },
      update: async ({ request, caller, warnings }) => {
        const read = await readUpdate(ctx, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), caller.organizationId);
        await requireOwnRun(ctx, caller, read.update.taskId);
        if (caller.organizationId !== null && read.update.attempt === undefined) throw attemptRequired();
        warnings.push(...read.warnings);
        return { success: true as const, data: await updateExecution(ctx, read.update) };
      },
    });
  });
}
