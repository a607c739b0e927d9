import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import type { Role, Route } from "@gantry/contract/route.ts";
import type { Authenticator, Caller, WorkerCaller, WorkerTokens } from "./caller.ts";
import { HttpError, forbidden, tooMany, unauthorized } from "../errors.ts";
import type { LimitedTier, RateLimits, RateState } from "./rate-limit.ts";
import { LargeBodies } from "./bodies/large-bodies.ts";
import { readParams } from "./read-request.ts";
import { TokenCalls } from "./token-calls.ts";

export interface Admission {
  caller: Caller | WorkerCaller | undefined;
  headers: Record<string, string>;
  /** `undefined` when the tier is off. */
  rate: RateState | undefined;
}

/**
 * Admits or rejects a request before its body is read, by identity, role and rate, in this order; with `pathFirst` the path is checked
 * after identity.
 */
export interface Guard {
  admit(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  admissionOf(request: FastifyRequest): Admission;
  /** Authenticates callers of a public route that checks credentials itself. @throws 401; 429 when an address keeps guessing. */
  identify(request: FastifyRequest): Promise<Caller>;
  /** Counts a request of a public route, under a key that its handler determines. @throws 429 */
  count(tier: LimitedTier, key: string): Promise<void>;
  /** Counts a request with a wrong address or secret, by the sender's address. @throws 429 when there were too many */
  countGuess(request: FastifyRequest): Promise<void>;
}

export interface GuardOptions {
  authenticator: Authenticator;
  rates: RateLimits;
  workerSecret: string;
  workerTokens: WorkerTokens;
  /** Limit for each kind of call, for all workers with one token. */
  workerCallsPerMinute: number;
  metricsToken: string | undefined;
  /** Whether a route responds to an exceeded rate limit with its own text. */
  hasOwnRateLimitResponse: (route: Route) => boolean;
}

export function createGuard(options: GuardOptions): Guard {
  const largeBodies = new LargeBodies((most) => `Your organization's workers are already sending ${most} large results.`);
  const admissions = new WeakMap<FastifyRequest, Admission>();
  const { authenticate, callerOf } = createCallerCheck(options);
  return {
    identify: authenticate,
    async count(tier, key) {
      const state = await options.rates.consume(tier, key);
      if (state?.exceeded) throw rateLimited(state);
    },
    async countGuess(request) {
      if (await options.rates.consumeBadCredentials(request.ip)) throw tooManyWrongCredentials();
    },
    async admit(route, request, reply) {
      const who = await callerOf(route, request);
      if (route.takes === "raw" && who?.organizationId) largeBodies.admit(who.organizationId, request, reply);
      const state = route.limit === "none" ? undefined : await options.rates.consume(route.limit, who?.organizationId ?? request.ip);
      const headers = state ? rateHeaders(state) : {};
      if (state?.exceeded && !options.hasOwnRateLimitResponse(route)) throw rateLimited(state);
      admissions.set(request, { caller: who, headers, rate: state });
    },
    admissionOf(request) {
      const admission = admissions.get(request);
      if (!admission) throw new Error("a request reached its handler without the guard");
      return admission;
    },
  };
}

interface CallerCheck {
  /** Who calls the route, with the credentials and the role that it requires; `undefined` for a public one. */
  callerOf(route: Route, request: FastifyRequest): Promise<Caller | WorkerCaller | undefined>;
  /** The person or API key of a request. Wrong credentials count against the address. */
  authenticate(request: FastifyRequest): Promise<Caller>;
}

function createCallerCheck(options: GuardOptions): CallerCheck {
  const tokenCalls = new TokenCalls(options.workerCallsPerMinute);

  async function callerOf(route: Route, request: FastifyRequest): Promise<Caller | WorkerCaller | undefined> {
    if (route.allow === "public") return undefined;
    if (route.allow === "worker") return requireWorker(route, request);
    if (route.allow === "operator") {
      requireOperator(request, options.metricsToken);
      return undefined;
    }
    const found = await authenticate(request);
    if (route.pathFirst) readParams(route, request.params);
    if (route.credential === "token" && found.via === "key")
      throw forbidden("Insufficient permissions", { message: "An API key cannot do this: sign in as a person.", code: "TOKEN_REQUIRED" });
    if (route.credential === "key" && found.via === "token")
      throw forbidden("Insufficient permissions", {
        message: "This endpoint needs an API key in the header x-api-key.",
        code: "KEY_REQUIRED",
      });
    if (!route.allow.includes(found.role)) throw roleTooLow(route, route.allow, found.role);
    return found;
  }

  async function requireWorker(route: Route, request: FastifyRequest): Promise<WorkerCaller> {
    const given = header(request, workerSecretHeader);
    if (given !== undefined && sameSecret(given, options.workerSecret)) return { organizationId: null, tokenId: null };
    const found = given === undefined ? undefined : await options.workerTokens.find(given);
    if (found) {
      await tokenCalls.count(route, found);
      return found;
    }
    if (given !== undefined && (await options.rates.consumeBadCredentials(request.ip))) throw tooManyWrongCredentials();
    throw unauthorized("Authentication required", {
      message: `Only workers may call this: send the worker secret, or a worker token of your organization, in the header ${workerSecretHeader}.`,
      code: "WORKER_SECRET_REQUIRED",
    });
  }

  async function authenticate(request: FastifyRequest): Promise<Caller> {
    const apiKey = header(request, "x-api-key");
    const bearer = /^Bearer ([^\s]+)$/i.exec(header(request, "authorization") ?? "")?.[1];
    try {
      return await options.authenticator.authenticate({ bearer, apiKey, ip: request.ip });
    } catch (error) {
      const guessing = error instanceof HttpError && error.status === 401 && (bearer !== undefined || apiKey !== undefined);
      if (guessing && (await options.rates.consumeBadCredentials(request.ip))) throw tooManyWrongCredentials();
      throw error;
    }
  }

  return { callerOf, authenticate };
}

export function rateLimited(state: RateState): HttpError {
  return new HttpError(
    429,
    {
      error: "Rate limit exceeded",
      message: `At most ${state.limit} requests a minute; try again in ${state.retryAfterSeconds} s.`,
      code: "RATE_LIMITED",
    },
    { ...rateHeaders(state), "retry-after": String(state.retryAfterSeconds) },
  );
}

function tooManyWrongCredentials(): HttpError {
  return tooMany("Rate limit exceeded", 60, {
    message: "Too many wrong tokens or API keys came from your address; try again in 60 s.",
    code: "RATE_LIMITED",
  });
}

function rateHeaders(state: RateState): Record<string, string> {
  return {
    "x-ratelimit-limit": String(state.limit),
    "x-ratelimit-remaining": String(state.remaining),
    "x-ratelimit-reset": String(state.resetAtSeconds),
  };
}

function requireOperator(request: FastifyRequest, token: string | undefined): void {
  const given = /^Bearer (.+)$/i.exec(header(request, "authorization") ?? "")?.[1];
  if (token !== undefined && given !== undefined && sameSecret(given, token)) return;
  if (comesFromThisMachine(request)) return;
  throw unauthorized("Authentication required", {
    message: "Send METRICS_TOKEN as Authorization: Bearer <token>, or send the request from the server's own machine.",
    code: "METRICS_TOKEN_REQUIRED",
  });
}

/** @throws 403 if `role` is not one of the `allowed` ones. */
function roleTooLow(route: Route, allowed: readonly Role[], role: Role): HttpError {
  const error = route.forbidden ?? "Insufficient permissions";
  // The specification fixes this body.
  if (route.bareForbidden) return new HttpError(403, { error });
  return forbidden(error, {
    message: `This needs the role ${allowed.join(" or ")}; yours is ${role}.`,
    code: "INSUFFICIENT_PERMISSIONS",
  });
}

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i;
/** The headers that proxies add next to `X-Forwarded-For`. Trust does not matter here: each means that the client is on another machine. */
export const proxyHeaders = ["forwarded", "via", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-server", "x-real-ip"];

/**
 * Whether the client runs on this machine. A proxy on this machine also connects from a loopback address, so a proxied request counts only if
 * every address of a trusted `X-Forwarded-For` is loopback. Proxies without it are recognized by HTTP/1.0 or by the public host name.
 */
function comesFromThisMachine(request: FastifyRequest): boolean {
  const { headers, raw, socket } = request;
  if (!loopbackAddress.test(socket.remoteAddress ?? "") || !loopbackHost.test(headers.host ?? "")) return false;
  if (raw.httpVersion === "1.0") return false;
  // `ips` is set only with TRUST_PROXY.
  if (headers["x-forwarded-for"] !== undefined) return request.ips?.every((address) => loopbackAddress.test(address)) ?? false;
  return proxyHeaders.every((name) => headers[name] === undefined);
}

/** Compares in constant time, for secrets of any length. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === "" ? undefined : text;
}
