import { type Route, roles } from "@gantry/contract/route.ts";
import type { ExampleRequest, Entry } from "./entries.ts";
import type { IdKind, Ids } from "./ids.ts";

export interface RouteAnswer {
  status: number;
  /** Everything except what differs from response to response. */
  headers: Record<string, string>;
  text: string;
}

const passing = new Set(["date", "x-request-id", "keep-alive", "connection"]);

export async function callRoute(url: string, route: Route, asked: ExampleRequest, headers: Record<string, string>): Promise<RouteAnswer> {
  const path = route.path.replace(/:(\w+)|\*/g, (_whole, name?: string) => encodeURIComponent(asked.params?.[name ?? "*"] ?? ""));
  const query = asked.query ? `?${new URLSearchParams(asked.query)}` : "";
  const response = await fetch(url + path + query, { method: route.method, redirect: "manual", ...bodyOf(route, asked, headers) });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !passing.has(name))),
    text: await response.text(),
  };
}

function bodyOf(route: Route, asked: ExampleRequest, headers: Record<string, string>) {
  if (asked.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(asked.form)) form.set(name, value);
    form.set("file", new Blob(["The user must sign in.\n"]), "shop.md");
    return { headers, body: form };
  }
  if (asked.body === undefined || route.method === "GET") return { headers };
  return { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(asked.body) };
}

/** The kinds of ids in a request. */
export function kindsIn(entry: Entry, ids: Ids): IdKind[] {
  const kinds = new Set<IdKind>();
  entry.ask(
    new Proxy(ids, {
      get(target, kind) {
        if (Object.hasOwn(target, kind)) kinds.add(kind as IdKind);
        return Reflect.get(target, kind);
      },
    }),
  );
  return [...kinds];
}

export function isTenantRoute(route: Route): boolean {
  return Array.isArray(route.allow);
}

/** Roles that are too low. */
export function refusedRoles(route: Route) {
  const { allow } = route;
  return typeof allow === "string" ? [] : roles.filter((role) => !allow.includes(role));
}
