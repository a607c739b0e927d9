import type { ErrorReply } from "@gantry/contract/errors.ts";
import { joinSentences, quoteField } from "@gantry/contract/read-fields.ts";

/** An error response with the specified text. The error handler turns it into the envelope. */
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

/** Sent with every error in addition to `error`: a sentence for people and a stable code for programs. */
type Detail = Required<Pick<ErrorReply, "message" | "code">> & Omit<ErrorReply, "success" | "error" | "message" | "code">;

export const badRequest = (error: string, detail: Detail) => new HttpError(400, { error, ...detail });
export const malformedJson = (message: string) => badRequest("Malformed JSON", { message, code: "MALFORMED_JSON" });
/** For checks that only a handler can make: `` `cron` never matches a date. `` */
export const invalidField = (path: string, predicate: string): HttpError => invalidFields({ [path]: predicate });

/** Of at least one field: what is wrong, by its path. */
export function invalidFields(predicates: Readonly<Record<string, string>>): HttpError {
  const issues = Object.entries(predicates).map(([path, predicate]) => ({ path, message: `${quoteField(path)} ${predicate}.` }));
  return badRequest("Validation failed", { message: joinSentences(issues), code: "VALIDATION_FAILED", issues });
}
const unauthorizedDetails = {
  "Authentication required": {
    message: "Sign in, or send an API key in the header x-api-key.",
    code: "AUTHENTICATION_REQUIRED",
  },
  "Invalid or expired token": {
    message: "The token or API key is wrong, has expired or was revoked. Sign in again, or use another key.",
    code: "INVALID_TOKEN",
  },
  "Invalid credentials": { message: "The email or the password is wrong.", code: "INVALID_CREDENTIALS" },
} satisfies Record<string, Detail>;

export const unauthorized = (error: keyof typeof unauthorizedDetails, detail: Detail = unauthorizedDetails[error]) =>
  new HttpError(401, { error, ...detail });
export const forbidden = (error: string, detail: Detail) => new HttpError(403, { error, ...detail });
/** A record that does not exist and one of another organization get the same response. */
export const notFound = (error: `${string} not found`, detail: Detail = notFoundDetail(error)) => new HttpError(404, { error, ...detail });
export const conflict = (error: string, detail: Detail) => new HttpError(409, { error, ...detail });
export const tooLarge = (error: string, detail: Detail) => new HttpError(413, { error, ...detail });
/** `retryAfterSeconds`: when a retry may succeed. */
export const tooMany = (error: string, retryAfterSeconds: number, detail: Detail) =>
  new HttpError(429, { error, ...detail }, { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) });
export const unavailable = (error: string, detail: Detail) => new HttpError(503, { error, ...detail }, { "retry-after": "2" });

/** The code is the one that clients have always received. */
export const runNotFound = (message = "There is no run with this ID in your organization.") =>
  notFound("Run not found", { message, code: "EXECUTION_NOT_FOUND" });
export const noReport = () =>
  notFound("Report not found", { message: "This run has no report that you can see.", code: "REPORT_NOT_FOUND" });
export const notQuarantined = () =>
  new HttpError(404, { error: "Test is not quarantined", message: "There is no quarantined test with this ID.", code: "NOT_QUARANTINED" });

function notFoundDetail(error: string): Detail {
  const noun = error.replace(/ not found$/, "");
  return {
    message: `There is no ${/^[A-Z]{2}/.test(noun) ? noun : noun.toLowerCase()} with this ID in your organization.`,
    code: `${noun.toUpperCase().replaceAll(" ", "_")}_NOT_FOUND`,
  };
}
