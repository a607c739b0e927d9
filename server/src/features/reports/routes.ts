import { reports } from "@gantry/contract/reports.ts";
import type { Context } from "../../context.ts";
import type { Authenticator } from "../../platform/http/caller.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { serveReport } from "./serve-report.ts";

export function mountReports(mounting: Mounting, ctx: Context, authenticator: Authenticator): void {
  mount(mounting, reports, {
    file: ({ params, request, reply }) =>
      serveReport(ctx, authenticator, request, reply, { organizationId: params.organizationId, taskId: params.taskId, path: params["*"] }),
  });
}
