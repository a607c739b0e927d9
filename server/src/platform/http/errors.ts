import type { ErrorReply } from "@gantry/contract/errors.ts";
import { quoteField } from "@gantry/contract/read-fields.ts";

/** A refusal in the specification's words. The one error handler turns it into the envelope. */
export class HttpError extends Error {
  readonly status: number;
  readonly reply: Omit<ErrorReply, "success">;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, reply: Omit<ErrorReply, "success">, headers: Record<string, string> = {}) {
    super(reply.error);
    this.status = status;
    this.reply = reply;
    this.headers = headers;
  }
}

type Detail = Omit<ErrorReply, "success" | "error">;

export const badRequest = (error: string, detail: Detail = {}) => new HttpError(400, { error, ...detail });
export const malformedJson = (message: string) => badRequest("Malformed JSON", { message, code: "MALFORMED_JSON" });
/** For what only a handler can judge: `` `cron` never matches a date. `` */
export function invalidField(path: string, predicate: string): HttpError {
  const message = `${quoteField(path)} ${predicate}.`;
  return badRequest("Validation failed", { message, code: "VALIDATION_FAILED", issues: [{ path, message }] });
}
export const unauthorized = (error: "Authentication required" | "Invalid or expired token" | "Invalid credentials") =>
  new HttpError(401, { error });
export const forbidden = (error: string, detail: Detail = {}) => new HttpError(403, { error, ...detail });
export const notFound = (error: string) => new HttpError(404, { error });
export const conflict = (error: string, detail: Detail = {}) => new HttpError(409, { error, ...detail });
export const tooLarge = (error: string, detail: Detail = {}) => new HttpError(413, { error, ...detail });
/** `retryAfterSeconds`: when trying again can help. */
export const tooMany = (error: string, retryAfterSeconds: number, detail: Detail = {}) =>
  new HttpError(429, { error, ...detail }, { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) });
export const unavailable = (error: string, detail: Detail = {}) => new HttpError(503, { error, ...detail }, { "retry-after": "2" });
