import type { ZodType } from "zod";
import type { FieldIssue } from "./read-fields.ts";

export const roles = ["admin", "developer", "viewer"] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call a route.
 * - `public`: anyone; `worker`: holders of the worker secret;
 * - `operator`: loopback, or holders of the metrics token;
 * - a list of roles: members of the active organization with one of these roles, by token or by API key.
 */
export type Allow = "public" | "worker" | "operator" | readonly Role[];

export const everyone = ["admin", "developer", "viewer"] as const satisfies readonly Role[];
export const writers = ["admin", "developer"] as const satisfies readonly Role[];
export const admins = ["admin"] as const satisfies readonly Role[];

/** A rate tier of the specification's Limits; `none` is for liveness, workers and operators. */
export type RateTier = "auth" | "api" | "strict" | "userWrites" | "userReads" | "shards" | "none";

interface RouteDefinition {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Fastify syntax: `/api/users/:id`. */
  path: string;
  /** One line for the API document. */
  summary: string;
  allow: Allow;
  limit: RateTier;
  /** The noun of an `:id` in the path, for `Invalid <noun> ID format` and `<Noun> not found`. */
  noun?: string;
  /** API keys are for automation: routes that manage credentials accept only a signed-in person. */
  credential?: "any" | "token" | "key";
  params?: ZodType;
  query?: ZodType;
  /** The fields of a `multipart` body in addition to the file, for the API document; the handler parses and checks them itself. */
  form?: ZodType;
  reply: ZodType;
  /** The success status; default 200. */
  status?: 200 | 201 | 202;
  /** Default `json`. The handler gets `multipart`, `tar`, `report` and `webhook` bodies unparsed, `raw` JSON as bytes, and nothing of a `form`. */
  takes?: "json" | "multipart" | "tar" | "raw" | "report" | "webhook" | "form";
  /** Default `json`. `stream`: the handler writes the response. `events`: server-sent events, whose data `reply` describes. */
  gives?: "json" | "text" | "stream" | "events";
  /** Default: the limit of the server. */
  bodyLimitBytes?: number;
  /** Supports `Idempotency-Key`. */
  idempotent?: boolean;
  /** The specified `error` text for an invalid body, chosen by the paths that failed. */
  refusal?: (issues: readonly RejectedField[]) => string | Refusal;
  /** Checks the path before role and rate: a record that cannot exist gets the same response for every member. */
  pathFirst?: boolean;
  /** The error for an invalid path; default `Invalid <noun> ID format` for ids, otherwise `Validation failed`. */
  badPath?: { error: string; code: string };
  /** The error for a caller with too low a role; default `Insufficient permissions`. */
  forbidden?: string;
  /** That error has neither `message` nor `code`: the specification fixes its body. */
  bareForbidden?: boolean;
  /** The `error` text of an unexpected failure (500). Default `Internal error`. */
  failure?: string;
}

/**
 * How unknown fields of the body are treated, at any depth.
 * - `refuse`: 400 with their names. For credentials, members, roles, integrations and settings: a field that is ignored there grants or changes
 *   something other than intended.
 * - `warn`: they are ignored, and listed in the response's `warnings`.
 */
export type UnknownFieldRule = "refuse" | "warn";

export type Route = RouteDefinition & ({ body?: undefined } | { body: ZodType; unknownFields: UnknownFieldRule });

export type RejectedField = FieldIssue;

/** A fixed response that replaces the messages about the fields. */
export interface Refusal {
  error: string;
  message: string;
  code: string;
}

/** Declares a route; preserves its exact types so that handlers and clients are checked against them. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

export type Routes = Readonly<Record<string, Route>>;
