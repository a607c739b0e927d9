import type { Route } from "@gantry/contract/route.ts";
import type { ZodType, z } from "zod";

type Given<R extends Route, K extends "params" | "query" | "body"> = R[K] extends ZodType ? z.input<R[K]> : never;
type Options<R extends Route> = (R["params"] extends ZodType ? { params: Given<R, "params"> } : object) &
  (R["query"] extends ZodType ? { query?: Given<R, "query"> } : object) &
  (R["body"] extends ZodType ? { body: Given<R, "body"> } : object) & { headers?: Record<string, string> };

/**
 * Calls a route of the contract: `ada.call(api.projects.create, { body: { name: "Shop" } })`. Resolves to the body of the response.
 * Throws with the response unless its status is a success; `send` and `get` are for tests of refusals.
 */
export type TypedCall = <const R extends Route>(route: R, options: Options<R>) => Promise<z.output<R["reply"]>>;

interface Wire {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
}

type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<{ status: number; body: unknown }>;

export function typedCall(send: Send): TypedCall {
  const call = async ({ method, path }: Route, { params, query, body, headers }: Wire): Promise<unknown> => {
    const parts = new Map<string, unknown>(Object.entries(params ?? {}));
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.get(name))));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
    const answer = await send(method, search.size > 0 ? `${filled}?${search}` : filled, body, headers);
    if (answer.status >= 300) throw new Error(`${method} ${filled} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  // The test server checks each response against the contract.
  return call as TypedCall;
}
