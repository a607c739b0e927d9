import type { IncomingHttpHeaders } from "node:http";
import { quoteInput } from "../record/quote-input.ts";
import type { ReadGitEvent } from "../../uploads/upload-reader-jobs.ts";
import type { ChangedFiles } from "../patterns/match-paths.ts";

/** An event before the path filters are applied. */
export type GitEvent =
  | Exclude<ReadGitEvent, { kind: "push" }>
  | (Omit<Extract<ReadGitEvent, { kind: "push" }>, "paths"> & { files: ChangedFiles });

/** What hosts do differently. */
export interface GitHostProtocol {
  /** What proves the sender, from the headers; `undefined` without it. */
  proofIn(headers: IncomingHttpHeaders): string | undefined;
  /** Whether `proof` was made with the secret. `signature`: the body's HMAC-SHA256 with it, in hexadecimal digits. Takes the same time for every proof. */
  isProven(proof: string, expected: { secret: string; signature: string }): boolean;
  /** Whether the proof depends on the body, which then contains a time: the same body again is the same delivery. */
  signsBody: boolean;
  /** The same for every repetition of a delivery. */
  deliveryIdIn(headers: IncomingHttpHeaders): string | undefined;
  eventIn(headers: IncomingHttpHeaders): string;
  /** @throws {z.ZodError} for a payload that lacks what is needed */
  read(event: string, payload: unknown): GitEvent;
}

/** An event that is about neither a push nor a pull request. */
export const startsNoRun = (type: string): GitEvent => ({
  kind: "none",
  reason: `Events of type ${quoteInput(type) || "unknown"} start no runs.`,
});

export function header(headers: IncomingHttpHeaders, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = headers[name];
    const text = Array.isArray(value) ? value[0] : value;
    if (text !== undefined && text !== "") return text;
  }
  return undefined;
}
