import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { parseJson } from "../../../platform/http/bodies/parse-json.ts";
import { HttpError } from "../../../platform/errors.ts";
import type { SendItems } from "@gantry/host/readers/reading.ts";
import type { GitEventOptions, ReadGitEvent, UploadReaderJobs } from "../../uploads/upload-reader-jobs.ts";
import { protocols } from "../hosts/protocols.ts";
import { matchPaths } from "../patterns/match-paths.ts";

type Reading = UploadReaderJobs["gitEvent"];

/** Reads a verified payload. What is wrong with it is the reason of an event that starts nothing. */
export function readEvent({ host, event, isForm, paths }: GitEventOptions, body: Buffer): ReadGitEvent {
  try {
    const read = protocols[host].read(event, parseJson(isForm ? payloadIn(body) : body));
    if (read.kind !== "push") return cutTexts(read);
    const { files, ...push } = read;
    return cutTexts({ ...push, paths: matchPaths(paths, files) });
  } catch (error) {
    if (error instanceof HttpError) return { kind: "none", reason: `The payload could not be read. ${error.reply.message ?? ""}`.trim() };
    if (error instanceof z.ZodError) return { kind: "none", reason: `The payload lacks ${whatIsMissing(error)}.` };
    throw error;
  }
}

/** The same for a body as input. Runs in a reader process: a payload may be large, and comparing its paths with patterns may take long. */
export async function readEventStream(
  options: Reading["options"],
  _give: SendItems<Reading["item"]>,
  input: Readable,
): Promise<Reading["result"]> {
  return readEvent(options, await buffer(input));
}

/** GitHub's default content type is that of a form, with the JSON in one field. */
const payloadIn = (body: Buffer): Buffer => Buffer.from(new URLSearchParams(body.toString()).get("payload") ?? "");

function whatIsMissing({ issues }: z.ZodError): string {
  if (issues.some(({ path }) => path.length === 0)) return "all fields: it is not a JSON object";
  const names = [...new Set(issues.map(({ path }) => path.join(".").slice(0, 60)))];
  return `a valid value for ${names.slice(0, 3).join(", ")}`;
}

const maxTextLength = 10_000;

/** None of them is shown or compared in full. */
const cutTexts = (event: ReadGitEvent): ReadGitEvent =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, typeof value === "string" ? value.slice(0, maxTextLength) : value]),
  ) as ReadGitEvent;
