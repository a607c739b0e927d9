import { join } from "node:path";
import { expect, test } from "vitest";
import { api } from "../contract/src/api.ts";
import { descriptions } from "../contract/src/descriptions.ts";
import type { Route } from "../contract/src/route.ts";
import { describeApi } from "../server/src/platform/http/document/api-document.ts";
import { readDescriptions } from "./testing/read-descriptions.ts";

const comments = readDescriptions(join(import.meta.dirname, "../contract/src"));
const document = describeApi();

test("the descriptions are the comments of the contract", () => {
  expect(
    descriptions.map(({ texts }) => texts),
    "Run: npm run docs:api",
  ).toEqual(comments.map(({ texts }) => Object.fromEntries(texts)));
});

test("each commented field and route of the contract is described in the API document", () => {
  const described = [...new Set(descriptionsIn(document))].join("\n");
  const fields = comments.flatMap(({ module, texts }) =>
    [...texts].filter(([path]) => path.includes(".")).map(([path, text]) => ({ module, path, text })),
  );
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(({ text }) => !described.includes(text)).map(({ module, path }) => `${module}: ${path}`)).toEqual([]);
});

test("a field's comment describes it in every response that contains it, and no field of the same type", () => {
  const { verdict, status, cancelRequested } = runIn(api.executions.get);
  expect(verdict?.description).toMatch(/^How the run ended; `null` until that is decided\./);
  expect(runIn(api.executions.create)["verdict"]?.description).toBe(verdict?.description);
  expect([status?.description, cancelRequested?.description]).toEqual([undefined, undefined]);
});

test("fields that a request takes over from another record keep their descriptions", () => {
  const { priority, config } = fieldsOf(operationOf(api.executions.create)["requestBody"]);
  expect(priority?.description).toBe("Runs with a higher value go first within their organization; default: the project's, else 0.");
  expect(config?.properties?.["priority"]?.description).toBe(priority?.description);
});

interface Field {
  description?: string;
  properties?: Record<string, Field>;
}

const at = (node: unknown, keys: readonly string[]): unknown => keys.reduce((inner, key) => (inner as Record<string, unknown>)[key], node);

const fieldsOf = (content: unknown) => at(content, ["content", "application/json", "schema", "properties"]) as Record<string, Field>;

function operationOf({ path, method }: Route): Record<string, unknown> {
  const place = path.replace(/:(\w+)/g, "{$1}");
  return at(document, ["paths", place, method.toLowerCase()]) as Record<string, unknown>;
}

function runIn(route: Route): Record<string, Field> {
  const responses = operationOf(route)["responses"] as Record<string, unknown>;
  return fieldsOf(responses[route.status ?? 200])["data"]?.properties ?? {};
}

function descriptionsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { description } = node as { description?: unknown };
  return [...(typeof description === "string" ? [description] : []), ...Object.values(node).flatMap(descriptionsIn)];
}
