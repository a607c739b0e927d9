import multipart from "@fastify/multipart";
import { ingest } from "@gantry/contract/ingest/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ingestReport } from "./ingest-report.ts";

export function mountIngest(mounting: Mounting, ctx: Context): void {
  // In a separate scope, because here every body is a stream, including JSON.
  mounting.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(multipart, { throwFileSizeLimit: false });
    app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    mount({ ...mounting, app }, ingest, {
      report: async ({ caller, query, request, warnings }) => {
        const ingested = await ingestReport(ctx, caller, request, query, (ignored) => warnings.push(...ignored));
        return { success: true as const, ...ingested };
      },
    });
  });
}
