import { api } from "@gantry/contract/api.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { z } from "zod";
import type { Client } from "../client.ts";

/** Uploads a report in XML; resolves to the run that it became. */
export async function uploadReport(
  person: Client,
  projectId: string,
  report: string,
  details: z.input<typeof api.ingest.report.query> = {},
): Promise<Execution> {
  const headers = { "content-type": "application/xml" };
  return (await person.call(api.ingest.report, { query: { ...details, projectId }, body: report, headers })).data;
}
