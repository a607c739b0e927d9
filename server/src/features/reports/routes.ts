import { reports } from "@gantry/contract/reports/routes.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Authenticator } from "../../platform/http/caller.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { mountTraceViewer } from "./serve-viewer.ts";
import { serveReport } from "./serve-report.ts";

interface ReportRequest {
  params: { organizationId: string; taskId: string };
  query: { page: number };
  request: FastifyRequest;
  reply: FastifyReply;
}

export function mountReports(mounting: Mounting, ctx: Context, authenticator: Authenticator): void {
  const access = { authenticator, identify: mounting.guard.identify };
  const serve = ({ params, query, request, reply }: ReportRequest) => serveReport(ctx, access, request, reply, { ...params, ...query });
  mount(mounting, reports, { index: serve, file: serve });
  mountTraceViewer(mounting.app, ctx, authenticator);
}
