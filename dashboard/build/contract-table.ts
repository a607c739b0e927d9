import type { Plugin } from "vite";
import { api } from "../../contract/src/api.ts";
import type { Route, Routes } from "../../contract/src/route.ts";

const table = "\0contract-table";

/**
 * Gives the pages the contract's table of routes without its schemas: what they send is checked by the compiler, and again by the
 * server. All schemas and their library would be a fifth of the first load.
 */
export function contractTable(): Plugin {
  return {
    name: "gantry-contract-table",
    enforce: "pre",
    resolveId: (source) => (source === "@gantry/contract/api.ts" ? table : undefined),
    load: (id) => (id === table ? `export const api = ${JSON.stringify(withoutSchemas(api))};` : undefined),
  };
}

function withoutSchemas(nouns: Readonly<Record<string, Routes>>): unknown {
  return Object.fromEntries(
    Object.entries(nouns).map(([noun, routes]) => [
      noun,
      Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, whatTheClientReads(route)])),
    ]),
  );
}

function whatTheClientReads({ method, path, allow, gives }: Route) {
  return { method, path, ...(allow === "public" ? { allow } : {}), ...(gives ? { gives } : {}) };
}
