import { z } from "zod";
import { PageQuery, page } from "../pagination/schemas.ts";
import { route, admins } from "../route.ts";
import { AuditFilter, AuditLogEntry } from "./schemas.ts";

export const audit = {
  list: route({
    method: "GET",
    path: "/api/audit",
    summary: "List the organization's audit log, newest first",
    allow: admins,
    limit: "api",
    query: PageQuery.extend(AuditFilter.shape),
    reply: page(AuditLogEntry),
  }),
  export: route({
    method: "GET",
    path: "/api/audit/export",
    summary: "Download the audit log as a CSV file",
    allow: admins,
    limit: "strict",
    query: AuditFilter,
    reply: z.string(),
    gives: "stream",
  }),
};
