import { createHash } from "node:crypto";
import cors from "@fastify/cors";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import type { ErrorReply } from "@gantry/contract/errors.ts";
import { serverPaths } from "@gantry/contract/server-paths.ts";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import type { HandledRequest } from "../metrics/metrics.ts";
import { decodeUri } from "../decode-uri.ts";
import { HttpError, badRequest } from "../errors.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";
import { createOutageLog } from "../db/outage-log.ts";
import { isDatabaseBusy, isDatabaseDown, isDatabaseFull, OutcomeUnknown, unstorableBecause } from "../db/database-down.ts";
import { closeAfterBody, dropRest } from "./bodies/drop-body.ts";
import { parseJson } from "./bodies/parse-json.ts";
import { parserErrorResponse } from "./parser-errors.ts";
import { type ReportsOrigin, guardReportsOrigin } from "./reports-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { type ArrivalLimits, bodyInTime } from "./bodies/while-arriving.ts";

export type App = FastifyInstance;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The `error` text for an unexpected failure on this route. */
    failure?: string;
    /** The handler gets the body's bytes. */
    takesRaw?: boolean;
    /** The handler reads the body from the request. */
    readsBody?: boolean;
  }
}

export interface AppOptions {
  log: Logger;
  production: boolean;
  allowedOrigins: readonly string[];
  /** Addresses (CIDR) of proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustProxy: readonly string[];
  bodyLimitBytes: number;
  /** The slowest accepted transfer of a body. */
  arrival: ArrivalLimits;
  /** The dashboard's page (HTML), for browser addresses without a route; `undefined` when the dashboard is not built. */
  dashboardPage: string | undefined;
  /** Called after each response, for metrics. */
  onAnswer: (request: HandledRequest) => void;
  /** Where reports open. */
  reportsOrigin: ReportsOrigin;
}

/** The application without routes: headers, origins, envelope, errors. */
export async function createApp(options: AppOptions): Promise<App> {
  const security = securityHeaders(options.production);
  const headersOf = (requestId: string) => ({ ...security, "x-request-id": requestId });
  const isDatabaseOutage = createOutageLog(options.log, "requests are refused because the database cannot be used");
  const isStorageOutage = createOutageLog(options.log, "requests are refused because the object storage cannot be used", {
    belongs: (error) => error instanceof StorageUnavailable,
  });
  const isOutage = (error: unknown) => isDatabaseOutage(error) || isStorageOutage(error);
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // No log lines per request; failures are logged where they are handled.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    bodyLimit: options.bodyLimitBytes,
    // Each route checks the length of its ids; Node limits the whole request line.
    routerOptions: { maxParamLength: 100_000, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = "/" }) => decodableUrl(url),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    keepAliveTimeout: 72_000,
    clientErrorHandler(error, socket) {
      if (socket.writable && !socket.destroyed) socket.end(parserErrorResponse(error, options.production));
      else socket.destroy();
    },
    // Hooks do not run for requests that match no route.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request as FastifyRequest, (reply as FastifyReply).headers(headersOf(request.id)), isOutage),
    // Otherwise Node responds to a missing Host header itself, without our headers.
    http: { requireHostHeader: false },
  });
  addHooks(app, options, headersOf);
  await addCors(app, options);
  acceptEmptyJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply, isOutage));
  const page = options.dashboardPage;
  app.setNotFoundHandler((request, reply) => {
    if (page && wantsPage(request)) {
      const reportsOrigin = options.reportsOrigin.originFor(request);
      return isSecretPage(request.url) ? sendPage(unlisted(reply), secretPage(page), reportsOrigin) : sendPage(reply, page, reportsOrigin);
    }
    return reply.code(404).send({
      success: false,
      error: "Not found",
      message: "No route matches this method and path. GET /api/docs lists the routes.",
      code: "ROUTE_NOT_FOUND",
    } satisfies ErrorReply);
  });
  return app;
}

/** Headers of every response, limits of bodies, and metrics. */
function addHooks(app: App, options: AppOptions, headersOf: (requestId: string) => Record<string, string>): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersOf(request.id));
    if (request.headers.host === undefined && request.raw.httpVersion === "1.1")
      throw badRequest("Bad request", { message: "The request has no Host header.", code: "BAD_REQUEST" });
    if (guardReportsOrigin(options.reportsOrigin, request, reply)) return reply;
  });
  app.addHook("preParsing", async ({ raw, routeOptions }, _reply, payload) =>
    raw.complete || routeOptions.config.readsBody ? payload : bodyInTime(raw, options.arrival),
  );
  app.addHook("onSend", async ({ raw }, reply) => {
    // The client of a 408 is not sending.
    if (reply.statusCode !== 408) closeAfterBody(raw);
  });
  app.addHook("onResponse", async (request, reply) => {
    dropRest(request.raw);
    const { method, routeOptions } = request;
    options.onAnswer({ method, route: routeOptions.url, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

async function addCors(app: App, { allowedOrigins, reportsOrigin }: AppOptions): Promise<void> {
  const shared = {
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "x-api-key", "idempotency-key"],
    exposedHeaders: ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "retry-after", "x-request-id"],
    maxAge: 600,
    strictPreflight: false,
  };
  await app.register(cors, () => async (request: FastifyRequest) => {
    const { origin } = request.headers;
    // Pages of other origins must not read reports.
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin) && !reportsOrigin.isAt(request);
    return { ...shared, origin: isAllowed ? origin : false };
  });
}

/** Passes on a path that cannot be decoded as it was sent, so that its route rejects it. */
function decodableUrl(url: string): string {
  if (!url.includes("%")) return url;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return decodeUri(path) === undefined ? path.replaceAll("%", "%25") + url.slice(path.length) : url;
}

export function wantsPage(request: FastifyRequest): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !serverPaths.includes(request.url.split(/[/?]/, 2)[1] ?? "") &&
    (request.headers.accept ?? "").includes("text/html")
  );
}

/** The pages with a token in their path. */
const secretPages: readonly string[] = ["shared", "invite", "reset-password", "verify-email", "unsubscribe"];

/** The path without its query: the token is a part of it. */
function isSecretPage(url: string): boolean {
  const [, folder = "", token = ""] = url.split(/[/?#]/, 3);
  return secretPages.includes(folder) && token !== "";
}

/** Tells browsers not to send the address of this page to any site that it links to. The header has the same value on every response. */
const secretPage = (page: string) =>
  page.replace("<head>", '<head><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex, nofollow">');

const unlisted = (reply: FastifyReply) => reply.header("x-robots-tag", "noindex, nofollow");

/** @param reportsOrigin where reports open, if they have an origin of their own: the dashboard tests whether the browser reaches it */
export function sendPage(reply: FastifyReply, page: string, reportsOrigin: string | undefined) {
  return reply
    .header("content-security-policy", dashboardPolicy(page, reportsOrigin))
    .header("cross-origin-opener-policy", "same-origin")
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(page);
}

/** Hashes of the page's inline scripts, so that browsers run only those of the build. */
const inlineScripts = (page: string): string =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)]
    .map(([, script = ""]) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    .join("");

const dashboardPolicy = (page: string, reportsOrigin: string | undefined) =>
  [
    "default-src 'self'",
    `script-src 'self'${inlineScripts(page)}`,
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ws: wss:${reportsOrigin === undefined ? "" : ` ${reportsOrigin}/`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A request without a body may carry `content-type: application/json`; that is not an error. */
function acceptEmptyJson(app: App) {
  // Without a parser for plain text, it is rejected for its content type and not for its content.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (request.routeOptions.config.takesRaw) return done(null, body);
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as HttpError, undefined);
    }
  });
}

/** The handler of `/ready` logs the reason itself. */
const notReady = "NOT_READY";

/** Fastify's errors in our envelope. An unknown error becomes a plain 500; its cause goes to the log only. */
function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply, isOutage: (error: unknown) => boolean) {
  const refusal = toHttpError(error, request.routeOptions?.config?.failure);
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

function toHttpError(error: FastifyError | HttpError, failure = "Internal error"): HttpError {
  if (error instanceof HttpError) return error;
  const unstorable = unstorableBecause(error);
  if (unstorable !== undefined) return badRequest("Validation failed", { message: unstorable, code: "VALIDATION_FAILED" });
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
      message: "Send the body as application/json.",
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
