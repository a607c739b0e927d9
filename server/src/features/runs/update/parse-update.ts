import type { Readable } from "node:stream";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type { SendItems } from "@gantry/host/readers/reading.ts";
import { HttpError } from "../../../platform/errors.ts";
import { parseJson } from "../../../platform/http/bodies/parse-json.ts";
import { readJsonBody } from "../../../platform/http/read-request.ts";
import { countTests } from "../../results/count-tests.ts";
import { resultRows } from "../../results/result-rows.ts";
import type { UpdateWithCounts, UploadReaderJobs } from "../../uploads/upload-reader-jobs.ts";

/** The body of `POST /executions/update`, with its tests as database rows. */
export type ParsedUpdate = Omit<UpdateWithCounts, "results"> & {
  /** `rows`: batches from `resultRows`; `tests`: their counts; `counts`: a summary on the console. */
  results: (NonNullable<UpdateWithCounts["results"]> & { rows: readonly string[] }) | null;
};

/** @returns the update, and a sentence for each ignored field. @throws 400 for an invalid body */
export function parseUpdate(body: Buffer): { update: ParsedUpdate; warnings: string[] } {
  const { data, warnings } = readJsonBody(dispatch.update, parseJson(body));
  const { results, ...update } = data;
  if (!results) return { update: { ...update, results: null }, warnings };
  const { tests, ...found } = results;
  return { update: { ...update, results: { ...found, tests: countTests(tests), rows: [...resultRows(tests)] } }, warnings };
}

type Reading = UploadReaderJobs["update"];

/** The same for a large body, which is its input. Runs in a reader process. */
export async function readLargeUpdate(
  _: Reading["options"],
  give: SendItems<Reading["item"]>,
  input: Readable,
): Promise<Reading["result"]> {
  const pieces: Buffer[] = [];
  for await (const piece of input) pieces.push(piece);
  try {
    const { update, warnings } = parseUpdate(Buffer.concat(pieces.splice(0)));
    if (!update.results) return { update: { ...update, results: null }, warnings };
    const { rows, ...results } = update.results;
    for (const batch of rows) await give([{ rows: batch }]);
    return { update: { ...update, results }, warnings };
  } catch (error) {
    if (error instanceof HttpError) return { refused: { status: error.status, reply: error.reply } };
    throw error;
  }
}
