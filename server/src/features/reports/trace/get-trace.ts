import type { PlaywrightTrace } from "@gantry/contract/traces/schemas.ts";
import type { Context } from "../../../context.ts";
import { type FileKind, fileNotRead, type ReportFile, readReportFile } from "../read-report-file.ts";

const kind: FileKind = {
  noun: "trace",
  title: "Trace",
  code: "TRACE",
  largestMiB: 128,
  advice: "Open it with `npx playwright show-trace`.",
};

/** @throws as {@link readReportFile} does */
export async function getTrace(ctx: Context, organizationId: string, file: ReportFile): Promise<PlaywrightTrace> {
  const result = await readReportFile(ctx, organizationId, file, { task: "trace", options: null, kind });
  if ("refusal" in result) throw fileNotRead(kind, result.refusal);
  return result.trace;
}
