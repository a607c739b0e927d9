import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

// What can be said about the chart without rendering it. e2e/helm-rendering.test.ts renders it.
const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const chart = "deploy/helm/gantry";
const templates = readdirSync(join(root, chart, "templates")).map((name) => read(join(chart, "templates", name)));

test("the chart installs this version of Gantry", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(parse(read(`${chart}/Chart.yaml`))).toMatchObject({ name: "gantry", appVersion: version });
});

test("every setting in its templates exists", () => {
  const names = templates.flatMap((text) => [...text.matchAll(/"([A-Z]+(?:_[A-Z]+)+|SHARED)"/g)].map(([, name]) => name));
  const known = new Set([...read(".env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name));
  expect(new Set(names).size).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test("the worker has the rights that docs/kubernetes.md lists, and no others", () => {
  const documented = [...read("docs/kubernetes.md").matchAll(/```yaml\n([\s\S]*?)\n *```/g)]
    .flatMap(([, text = ""]) => parseAllDocuments(text.replaceAll(/^ {3}/gm, "")).map((document) => document.toJS() as Role))
    .find(({ kind }) => kind === "Role");
  const inChart = /^rules:\n((?: .*\n)+)/m.exec(read(`${chart}/templates/worker-access.yaml`))?.[0] ?? "";
  expect(documented?.rules.length).toBe(4);
  expect(parse(inChart)).toEqual({ rules: documented?.rules });
});

interface Role {
  kind: string;
  rules: unknown[];
}

test("values.schema.json knows every value", () => {
  type Schema = { properties?: Record<string, Schema>; additionalProperties?: unknown };
  const unknown = (values: unknown, schema: Schema, path: string): string[] => {
    if (typeof values !== "object" || values === null || Array.isArray(values) || schema.properties === undefined) return [];
    return Object.entries(values).flatMap(([name, value]) => {
      const inner = schema.properties?.[name];
      return inner === undefined ? [`${path}${name}`] : unknown(value, inner, `${path}${name}.`);
    });
  };
  expect(unknown(parse(read(`${chart}/values.yaml`)), JSON.parse(read(`${chart}/values.schema.json`)) as Schema, "")).toEqual([]);
});
