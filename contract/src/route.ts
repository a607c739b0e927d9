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
export type RateTier = "auth" | "api" | "strict" | "userWrites" | "userReads" | "none";

interface RouteDefinition {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Fastify syntax: `/api/users/:id`. */
  path: string;
  /** One line for the API document. */
  summary: string;
  allow: Allow;
  limit: RateTier;
  /** What an `:id` of the path names, for `Invalid <noun> ID format` and `<Noun> not found`. */
  noun?: string;
  /** API keys are for automation: routes that manage credentials take a signed-in person only. */
  credential?: "any" | "token" | "key";
  params?: ZodType;
  query?: ZodType;
  /** The fields beside the file of a `multipart` body, for the API document; the handler reads and judges them itself. */
  form?: ZodType;
  reply: ZodType;
  /** The success status; 200 unless said. */
  status?: 200 | 201;
  /** Default `json`. `multipart`, `tar` and `report` bodies and `raw` JSON reach the handler as they came; `none` has no body. */
  takes?: "json" | "multipart" | "tar" | "raw" | "report";
  /** Default `json`. `stream`: the handler writes the response. `events`: server-sent events, whose data `reply` describes. */
  gives?: "json" | "text" | "stream" | "events";
  /** For bodies that are text files. Default: the limit of the server. */
  bodyLimitBytes?: number;
  /** Honours `Idempotency-Key`. */
  idempotent?: boolean;
  /** The specification's own `error` text for a body that does not parse, chosen by the paths that failed. */
  refusal?: (issues: readonly RefusedField[]) => string | Refusal;
  /** Judges the path before role and rate: a record that cannot exist is the same answer for every member. */
  pathFirst?: boolean;
  /** The refusal of a path that does not parse; `Invalid <noun> ID format` for ids, else `Validation failed`. */
  badPath?: { error: string; code: string };
  /** The refusal of a caller whose role is too low; `Insufficient permissions` unless said. */
  forbidden?: string;
  /** That refusal has neither `message` nor `code`: the specification fixes its body. */
  bareForbidden?: boolean;
  /** The `error` text of an unexpected failure (500). Default `Internal error`. */
  failure?: string;
}

/**
 * What happens to a field of the body, at any depth, that the schema does not know.
 * - `refuse`: 400 that names it. For credentials, members, roles, integrations and settings: a field that is ignored there grants or changes
 *   something other than what was asked for.
 * - `warn`: it is ignored, and the answer's `warnings` name it.
 */
export type UnknownFieldRule = "refuse" | "warn";

export type Route = RouteDefinition & ({ body?: undefined } | { body: ZodType; unknownFields: UnknownFieldRule });

export type RefusedField = FieldIssue;

/** A fixed answer that replaces the messages about the fields. */
export interface Refusal {
  error: string;
  message: string;
  code: string;
}

/** Declares one route; keeps its exact types so that handlers and clients are checked against them. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

export type Routes = Readonly<Record<string, Route>>;
