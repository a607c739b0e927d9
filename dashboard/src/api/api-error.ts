import type { ErrorReply } from "@gantry/contract/errors.ts";

/** An answer that was no success, in the server's words. Status 0: there was no answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly issues: readonly { path: string; message: string }[];
  /** More words than the error itself, when the server gave some. */
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, reply: ErrorReply, retryAfterSeconds: number | null) {
    super(reply.error);
    this.name = "ApiError";
    this.status = status;
    this.code = reply.code;
    this.issues = (reply.issues ?? []).map(({ path, message }) => ({ path, message: plainText(message) }));
    this.detail = reply.message === undefined ? undefined : plainText(reply.message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server puts field names in backquotes, as code; a page shows them as text. */
const plainText = (message: string) => message.replace(/`([^`]+)`/g, "$1");

/** Any failure as one or two sentences for the page. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : "Something went wrong.";
  const issues = error.issues.map(({ message }) => message).join(" ");
  const wait = error.status === 429 && error.retryAfterSeconds !== null ? `Try again in ${waitWords(error.retryAfterSeconds)}.` : undefined;
  const parts = [error.message, error.detail ?? (issues || undefined), error.detail?.includes("again in") ? undefined : wait];
  return parts
    .filter((part) => part !== undefined)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
}

function waitWords(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
}
