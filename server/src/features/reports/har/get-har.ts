import type { HarFile, HarRequestDetails } from "@gantry/contract/har/schemas.ts";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/errors.ts";
import { type FileKind, fileNotRead, type ReportFile, readReportFile } from "../read-report-file.ts";

const kind: FileKind = {
  noun: "HAR file",
  title: "HAR file",
  code: "HAR",
  largestMiB: 64,
  advice: "Open it in the network panel of your browser's developer tools.",
};

/** @throws as {@link readReportFile} does */
export async function getHar(ctx: Context, organizationId: string, file: ReportFile): Promise<HarFile> {
  const result = await readReportFile(ctx, organizationId, file, { task: "har", options: null, kind });
  if ("refusal" in result) throw fileNotRead(kind, result.refusal);
  return result.har;
}

/**
 * @param index the position of the request in the file, from 0
 * @throws as {@link readReportFile} does; 404 `Request not found`
 */
export async function getHarRequest(
  ctx: Context,
  organizationId: string,
  { index, ...file }: ReportFile & { index: number },
): Promise<HarRequestDetails> {
  const result = await readReportFile(ctx, organizationId, file, { task: "harRequest", options: { index }, kind });
  if ("refusal" in result) throw fileNotRead(kind, result.refusal);
  if (!result.request)
    throw notFound("Request not found", { message: `The HAR file has no request ${index}.`, code: "HAR_REQUEST_NOT_FOUND" });
  return result.request;
}
