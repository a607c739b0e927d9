import { z } from "zod";
import { Execution } from "../executions/schemas.ts";
import { ReportFormatName } from "../results/schemas.ts";
import { route, writers } from "../route.ts";
import { IngestDetails } from "./schemas.ts";

export const ingest = {
  report: route({
    method: "POST",
    path: "/api/ingest",
    summary: "Upload test results from a run outside Gantry",
    allow: writers,
    limit: "api",
    noun: "project",
    query: IngestDetails,
    takes: "report",
    idempotent: true,
    reply: z.object({
      success: z.literal(true),
      data: Execution,
      format: ReportFormatName,
      /** Notes: a file that could not be parsed, a truncated report. */
      notes: z.array(z.string()),
    }),
    status: 201,
  }),
};
