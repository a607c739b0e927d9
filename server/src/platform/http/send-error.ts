import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorReply } from "@gantry/contract/errors.ts";
import { pathText } from "@gantry/contract/read-fields.ts";
import type { Route } from "@gantry/contract/route.ts";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import { isDatabaseBusy, isDatabaseDown, isDatabaseFull, OutcomeUnknown, unstorableBecause } from "../db/database-down.ts";
import { HttpError, badRequest, invalidFields } from "../errors.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";

/** The handler of `/ready` logs the reason itself. */
const notReady = "NOT_READY";

/** Fastify's errors in our envelope. An unknown error becomes a plain 500; its cause goes to the log only. */
export function sendError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
  isOutage: (error: unknown) => boolean,
) {
  const refusal = toHttpError(error, request);
  const details = { err: error, requestId: request.id, path: request.routeOptions?.url };
  if (isDiskFull(error)) request.log.warn(details, "the server's disk is full; the request was rejected and can be retried");
  else if (refusal.status >= 500 && refusal.reply.code !== notReady && !isOutage(error)) request.log.error(details, "request failed");
  reply.code(refusal.status).headers(refusal.headers);
  // Fastify would close the connection while the client may still be sending.
  reply.removeHeader("connection");
  // Another server behind the same load balancer may reach the database, and the client's next request finds it only with a new connection.
  const isElsewhereBetter = refusal.reply.code === "DATABASE_UNAVAILABLE" && request.raw.complete;
  if (refusal.status === 408 || isElsewhereBetter) reply.header("connection", "close");
  return reply.type("application/json; charset=utf-8").send({ success: false, ...refusal.reply } satisfies ErrorReply);
}

/** A request may have several transactions. The message is about the last one; earlier ones may have been committed. */
function unavailableWords(error: Error): string {
  return error instanceof OutcomeUnknown
    ? "The connection to the database was lost before it confirmed the change, which may or may not have been stored. Check before you repeat the request; where the endpoint accepts an Idempotency-Key, repeating it with the same key is safe."
    : "The database cannot be used at the moment, so the request was not completed. Try again in a few seconds.";
}

const databaseRefusal = (code: string, message: string, retryAfterSeconds: number): HttpError =>
  new HttpError(503, { error: "Service unavailable", message, code }, { "retry-after": String(retryAfterSeconds) });

/** Workers give up storing a report after some minutes without room, so that the run can end. */
const storageRefusal = ({ writing }: StorageUnavailable): HttpError =>
  new HttpError(
    writing ? 507 : 503,
    {
      error: writing ? "Insufficient storage" : "Service unavailable",
      message: "The storage for reports and logs cannot be used at the moment. Try again later.",
      code: "STORAGE_UNAVAILABLE",
    },
    { "retry-after": "10" },
  );

/** What to send, where a body of any other kind is rejected before the route reads it. */
const bodyWords: Readonly<Record<NonNullable<Route["takes"]>, string>> = {
  json: "Send the body as application/json.",
  raw: "Send the body as application/json.",
  webhook: "Send the body with the content type of the webhook, usually application/json.",
  form: "Send the body as application/x-www-form-urlencoded.",
  multipart: "Send a form as multipart/form-data.",
  tar: "Send the body as application/x-tar.",
  report:
    "Send the body with its content type: multipart/form-data for a form, application/x-tar or application/gzip for an archive, application/json or application/xml for a report.",
};

function toHttpError(error: FastifyError | HttpError, { query, routeOptions }: FastifyRequest): HttpError {
  const { failure = "Internal error", takes = "json" } = routeOptions?.config ?? {};
  if (error instanceof HttpError) return error;
  const unstorable = unstorableBecause(error);
  if (unstorable !== undefined)
    return parameterWithNul(query) ?? badRequest("Validation failed", { message: unstorable, code: "VALIDATION_FAILED" });
  // Checked first: a full database that accepts no connections also counts as down.
  if (isDatabaseFull(error))
    return databaseRefusal("DATABASE_FULL", "The database is full. Try again later; the operator has to free disk space.", 10);
  if (isDatabaseDown(error)) return databaseRefusal("DATABASE_UNAVAILABLE", unavailableWords(error), 2);
  if (isDatabaseBusy(error))
    return databaseRefusal(
      "DATABASE_BUSY",
      "Other changes in this organization take longer than usual, so the request was not completed. Try again in a few seconds.",
      5,
    );
  if (isDiskFull(error))
    return new HttpError(
      507,
      {
        error: "Insufficient storage",
        message: "The server's disk is full. Try again later; the operator has to free disk space.",
        code: "DISK_FULL",
      },
      { "retry-after": "10" },
    );
  if (error instanceof StorageUnavailable) return storageRefusal(error);
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  if (status === 413)
    return new HttpError(413, {
      error: "Payload too large",
      message: "The body is larger than this endpoint accepts.",
      code: "PAYLOAD_TOO_LARGE",
    });
  if (status === 415)
    return new HttpError(400, {
      error: "Unsupported content type",
      message: bodyWords[takes],
      code: "UNSUPPORTED_CONTENT_TYPE",
    });
  if (status >= 400 && status < 500)
    return new HttpError(400, { error: "Bad request", message: "The request could not be read.", code: "BAD_REQUEST" });
  return new HttpError(500, {
    error: failure,
    message: "Internal error. Try again. The server's log contains the cause, under the ID in the header x-request-id.",
    code: "INTERNAL_ERROR",
  });
}

/** The database names no value, and a query is short enough to search for the parameter. */
function parameterWithNul(query: unknown): HttpError | undefined {
  const names = Object.entries(query ?? {}).flatMap(([name, value]) => (String(value).includes("\0") ? [name] : []));
  if (names.length === 0) return undefined;
  return invalidFields(Object.fromEntries(names.map((name) => [pathText([name]), "must not contain the NUL character"])));
}
