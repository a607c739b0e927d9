import { Readable } from "node:stream";
import { largeUpdateBytes } from "@gantry/contract/dispatch/constants.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { Context } from "../../../context.ts";
import { HttpError, tooLarge, unavailable } from "../../../platform/errors.ts";
import { uploadTimeoutMs } from "../../uploads/upload-reader-jobs.ts";
import { type ParsedUpdate, parseUpdate } from "./parse-update.ts";

const pieceBytes = 1024 * 1024;
/** More than the rows of the largest body. */
const maxAnswerBytes = 256 * 1024 * 1024;
/** Large results that shared workers report use the reader processes together. */
const sharedOwner = "reported results";

/**
 * Parses the body of `POST /executions/update`. `organizationId`: of the worker, if it belongs to one. A large one is parsed in a reader process, so that it does not delay other requests.
 * @throws 400 for an invalid body; 413 if it needs too much memory; 503 if it could not be read for another reason and the sender should retry
 */
export async function readUpdate(
  ctx: Context,
  body: Buffer,
  organizationId: string | null,
): Promise<{ update: ParsedUpdate; warnings: string[] }> {
  if (body.length <= largeUpdateBytes) return parseUpdate(body);
  try {
    const input = Readable.from(piecesOf(body));
    const owner = organizationId ?? sharedOwner;
    const { items, result } = await ctx.uploadReaders.read("update", null, { owner, deadlineMs: uploadTimeoutMs, maxAnswerBytes, input });
    if ("refused" in result) throw new HttpError(result.refused.status, result.refused.reply);
    const { update, warnings } = result;
    const results = update.results && { ...update.results, rows: items.map(({ rows }) => rows) };
    return { update: { ...update, results }, warnings };
  } catch (error) {
    if (error instanceof ReadingEnded) throw notParsed(ctx, error);
    throw error;
  }
}

function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes);
}

function notParsed(ctx: Context, { reason, message, detail }: ReadingEnded): HttpError {
  ctx.log.warn({ reason, detail }, "reported results were not read");
  if (reason === "memory" || reason === "size")
    return tooLarge("Payload too large", {
      message: `The results were not read: ${message}. Send fewer tests, or less text for each.`,
      code: "PAYLOAD_TOO_LARGE",
    });
  return unavailable("Service unavailable", { message: `The results were not read: ${message}. Try again.`, code: "RESULTS_NOT_READ" });
}
