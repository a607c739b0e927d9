import type { ErrorReply } from "@gantry/contract/errors.ts";

/** A response with an error status, with the server's message. Status 0: no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly issues: readonly { path: string; message: string }[];
  /** Details beyond the error message, when the server sent some. */
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
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : "Something went wrong.";
  const issues = error.issues.map(({ message }) => message).join(" ");
  const wait = error.status === 429 && error.retryAfterSeconds !== null ? `Try again in ${waitText(error.retryAfterSeconds)}.` : undefined;
  const parts = [error.message, error.detail ?? (issues || undefined), error.detail?.includes("again in") ? undefined : wait];
  return parts
    .filter((part) => part !== undefined)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(" ");
}

/** `45 s`, `12 minutes`, `3 hours`, `2 days`: rounded up. */
export function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  if (seconds < 36 * 3_600) return `${Math.ceil(seconds / 3_600)} hours`;
  return `${Math.ceil(seconds / 86_400)} days`;
}
