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
import type { HandledRequest } from "../metrics/metrics.ts";
import { decodeUri } from "../decode-uri.ts";
import { type HttpError, badRequest } from "../errors.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";
import { createOutageLog } from "../db/outage-log.ts";
import { closeAfterBody, dropRest } from "./bodies/drop-body.ts";
import { parseJson } from "./bodies/parse-json.ts";
import { sendPageAt, wantsPage } from "./dashboard-page.ts";
import { handleOneAtATime } from "./one-at-a-time.ts";
import type { Route } from "@gantry/contract/route.ts";
import { parserErrorResponse } from "./parser-errors.ts";
import { type ReportsOrigin, guardReportsOrigin } from "./reports-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendError } from "./send-error.ts";
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
    /** What the body must be; default `json`. */
    takes?: NonNullable<Route["takes"]>;
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

/** The application without routes: headers, origins, limits of bodies. `send-error.ts` responds to errors, `dashboard-page.ts` to browsers. */
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
  handleOneAtATime(app, options.arrival.anyBodyMs);
  addHooks(app, options, headersOf);
  await addCors(app, options);
  acceptEmptyJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply, isOutage));
  const page = options.dashboardPage;
  app.setNotFoundHandler((request, reply) => {
    if (page && wantsPage(request)) return sendPageAt(request, reply, page, options.reportsOrigin.originFor(request));
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
