import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { reportsGreeting } from "@gantry/contract/reports/constants.ts";
import { HttpError, forbidden } from "../errors.ts";
import { proxyHeaders } from "./guard.ts";

/** The origin at which browsers open what suites wrote. Nothing else is there: no dashboard, no API, no credentials but tickets. */
export interface ReportsOrigin {
  /** Whether a request came in at that origin. */
  isAt(request: FastifyRequest): boolean;
  /** Whether it came in at the reports' port under another host name, which may be the dashboard's. */
  isMisdirected(request: FastifyRequest): boolean;
  /** Such as `http://localhost:3100`, for the browser that sent this request; `undefined`: reports open at the origin of the request. */
  originFor(request: FastifyRequest): string | undefined;
}

interface Ports {
  /** The port of dashboard and API. */
  main(): number;
  /** The reports' port; `undefined` when it is not open. */
  reports(): { port: number; received(request: IncomingMessage): boolean } | undefined;
}

interface Settings {
  /** Where proxies make the reports' port available; empty: the server's own host name with the reports' port. */
  reportsOrigin: string;
  /** `false`: there is only the main port, at which the host name tells the origins apart. */
  hasReportsPort: boolean;
  /** Where people open the dashboard; empty: the server's own address. */
  frontendUrl: string;
}

export function createReportsOrigin({ reportsOrigin, hasReportsPort, frontendUrl }: Settings, ports: Ports): ReportsOrigin {
  const ownHost = hostOf(reportsOrigin);
  const mainHost = hostOf(frontendUrl);
  const isApart = ownHost !== undefined && ownHost !== mainHost;
  // Without FRONTEND_URL this may be the dashboard's own name, too.
  const hasOwnHost = isApart && mainHost !== undefined;
  const isAt = (request: FastifyRequest) => (ports.reports()?.received(request.raw) ?? false) || (hasOwnHost && request.host === ownHost);
  return {
    isAt,
    isMisdirected({ host }) {
      return reportsOrigin === "" ? !isHost(host) || portOf(host) !== ports.reports()?.port : host !== ownHost || !isApart;
    },
    originFor(request) {
      const open = ports.reports();
      if (isAt(request) || (open === undefined && (hasReportsPort || !hasOwnHost))) return undefined;
      if (reportsOrigin !== "") return isApart && request.host !== ownHost ? reportsOrigin : undefined;
      if (open === undefined || !isDirect(request, ports.main(), mainHost)) return undefined;
      return `http://${withPort(request.host, open.port)}`;
    },
  };
}

/** Whether a browser reaches the server's own port, so that it probably reaches the port for reports as well. */
function isDirect(request: FastifyRequest, mainPort: number, mainHost: string | undefined): boolean {
  const { host, protocol, headers } = request;
  if (protocol !== "http" || !isHost(host) || portOf(host) !== mainPort || (mainHost !== undefined && mainHost !== host)) return false;
  if (["x-forwarded-for", ...proxyHeaders].some((name) => headers[name] !== undefined)) return false;
  // A proxy may add no headers and replace the host. Then only the referring page has the name that the browser knows.
  return headers.referer === undefined || hostOf(headers.referer) === host;
}

/**
 * Refuses what has no place at the reports' origin: everything but reports and the trace viewer, and service workers from reports.
 * @returns whether the request was answered
 */
export function guardReportsOrigin(origin: ReportsOrigin, request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split("?", 1)[0] ?? "";
  const isWorker = request.headers["service-worker"] !== undefined;
  if (!origin.isAt(request)) {
    if (isWorker && path.startsWith("/reports/")) throw noWorker();
    return false;
  }
  if (request.method !== "GET" && request.method !== "HEAD") throw onlyReports();
  if (path === "/") {
    void reply.type("application/json; charset=utf-8").send(JSON.stringify({ message: reportsGreeting }));
    return true;
  }
  if (path === "/ready") return false;
  if (!/^\/(?:reports|trace-viewer)\//.test(path)) throw onlyReports();
  // Its scope is the folder of one run, so that it sees nothing of another.
  if (isWorker && !/^\/trace-viewer\/\w+\/\w+\/sw\.bundle\.js$/.test(path)) throw noWorker();
  if (origin.isMisdirected(request)) throw misdirected();
  return false;
}

const onlyReports = () =>
  new HttpError(404, {
    error: "Not found",
    message: "This address only serves reports. The API is at the dashboard's address.",
    code: "ROUTE_NOT_FOUND",
  });

const noWorker = () =>
  forbidden("Service workers are not allowed", { message: "Files of a report cannot be service workers.", code: "SERVICE_WORKER_REFUSED" });

const misdirected = () =>
  new HttpError(421, {
    error: "Misdirected request",
    message: "This port is for the host name of REPORTS_ORIGIN. A proxy in front of it must pass the Host header on.",
    code: "MISDIRECTED_REQUEST",
  });

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host || undefined : undefined;
}

/** Whether a Host header is a host and nothing else, such as `name@host` or `one,two`. */
const isHost = (host: string) => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host);
const portOf = (host: string) => Number(/:(\d+)$/.exec(host)?.[1] ?? 80);
const withPort = (host: string, port: number) => `${host.replace(/:\d+$/, "")}:${port}`;

/** Whether browsers allow service workers at an origin. */
export function isTrustworthy(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
