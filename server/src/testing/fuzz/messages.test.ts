import { rounds } from "@gantry/host/testing/rounds.ts";
import { api } from "@gantry/contract/api.ts";
import type { Route } from "@gantry/contract/route.ts";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";
import { type RouteAnswer, callRoute } from "../isolation/call-route.ts";
import { type Table, tenantTables } from "../isolation/catalog.ts";
import { type ExampleRequest, type Entry, entries } from "../isolation/entries.ts";
import { seedTenant } from "../isolation/seed-tenant.ts";
import { type Tenant, planTenant } from "../isolation/tenant.ts";
import { type TestServer, startTestServer, workerSecret } from "../start-server.ts";
import { validatorWording } from "./validator-wording.ts";

let server: TestServer;
let tables: Table[];
beforeAll(async () => {
  const safeFetch = () => Promise.reject(new OutboundError("UNREACHABLE", "The address could not be reached."));
  server = await startTestServer({ LOG_LEVEL: "error", DEFAULT_PLAN: "enterprise" }, { safeFetch });
  tables = await tenantTables(server.ctx.db);
});
afterAll(() => server?.close());

type Json = Record<string, unknown>;
interface Target {
  name: string;
  route: Route;
  entry: Entry;
}

const targets: Target[] = Object.entries(api).flatMap(([noun, routes]) =>
  Object.entries<Route>(routes).map(
    ([name, route]): Target => ({
      name: `${noun}.${name}`,
      route,
      entry: Reflect.get(Reflect.get(entries, noun), name),
    }),
  ),
);

/** `undefined` leaves the field out. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  12.5,
  -1,
  1e300,
  true,
  "",
  " ",
  "x",
  "x".repeat(70_000),
  "a\u0007b",
  "\ud800x",
  "http://",
  [],
  [null],
  Array(3000).fill("x"),
  {},
  { a: { b: [1] } },
];

const wrongBodies: readonly unknown[] = [{}, [], [{}], "text", 7, true, { a: { a: { a: { a: {} } } } }];
const wrongTexts = ["", "x", "-1", "0", "1e9", "99999999999999999999", "true,false", "x".repeat(5000), "\u0007"];

function credentialsOf(route: Route, tenant: Tenant): Record<string, string> {
  if (route.allow === "worker") return { [workerSecretHeader]: workerSecret };
  return route.credential === "key" ? { "x-api-key": tenant.keys.admin.value } : { authorization: `Bearer ${tenant.people.admin.token}` };
}

async function eachTarget(
  act: (target: Target, ask: (asked: ExampleRequest) => Promise<RouteAnswer>, right: ExampleRequest) => Promise<void>,
) {
  const waiting = [...targets];
  const work = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const { route, entry } = target;
      const tenant = planTenant(server.ctx.config);
      await seedTenant(server.ctx.db, tables, tenant);
      const ask = (asked: ExampleRequest) => callRoute(server.url, route, asked, credentialsOf(route, tenant));
      await act(target, ask, entry.ask(tenant.ids));
    }
  };
  await Promise.all([work(), work(), work()]);
}

const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const describe = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

/** Every field of a schema by its path; for a list the first entry. */
function fieldsOf(schema: unknown, depth = 0): string[][] {
  if (!isRecord(schema) || depth > 3) return [];
  const inside = ["anyOf", "oneOf", "allOf"].flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : []));
  const properties = isRecord(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  return [
    ...inside.flatMap((choice) => fieldsOf(choice, depth)),
    ...fieldsOf(schema["items"], depth + 1).map((path) => ["0", ...path]),
    ...properties.flatMap(([name, field]) => [[name], ...fieldsOf(field, depth + 1).map((path) => [name, ...path])]),
  ];
}

/** A copy with another value at a path, which is created where missing. */
function withValue(base: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === "0") return [withValue(Array.isArray(base) ? base[0] : undefined, rest, value)];
  return { ...(isRecord(base) ? base : {}), [name]: withValue(isRecord(base) ? base[name] : undefined, rest, value) };
}

/** Of the values for one field: with all long tests each, otherwise every third, and others for the next field. */
const eachThird = rounds(3, 1);
const someOf = <Value>(values: readonly Value[], field: number): Value[] => values.filter((_, index) => (index + field) % eachThird === 0);

function wrongRequests(target: Target, right: ExampleRequest): ExampleRequest[] {
  const { route, entry } = target;
  const turn = targets.indexOf(target);
  const { body, query, params } = route;
  const fixed = new Set(entry.fixed ?? []);
  const inBody = body ? fieldsOf(describe(body)).filter(([first]) => !fixed.has(first ?? "")) : [];
  const inQuery = query ? fieldsOf(describe(query)).map(([name]) => name ?? "") : [];
  return [
    ...(body && fixed.size === 0 ? wrongBodies.map((wrong) => ({ ...right, body: wrong })) : []),
    ...inBody.flatMap((path, at) =>
      someOf(wrongValues, turn + at).map((value) => ({ ...right, body: withValue(right.body, path, value) })),
    ),
    ...inQuery.flatMap((name, at) => someOf(wrongTexts, turn + at).map((text) => ({ ...right, query: { ...right.query, [name]: text } }))),
    ...(params
      ? Object.keys(right.params ?? {}).flatMap((name, at) =>
          someOf(wrongTexts, turn + at).map((text) => ({ ...right, params: { ...right.params, [name]: text } })),
        )
      : []),
  ];
}

/** What is wrong with an error response for its reader. */
function faultOf(answer: RouteAnswer): string | undefined {
  if (answer.status < 400) return undefined;
  if (answer.status >= 500) return `answered ${answer.status}`;
  const wording = validatorWording(answer.text);
  if (wording) return `speaks as a validator: ${wording}`;
  const reply = JSON.parse(answer.text) as { message?: string; issues?: { path: string; message: string }[] };
  if (reply.message !== undefined && !/[.!?]$/.test(reply.message)) return "its message is not a sentence";
  for (const { path, message } of reply.issues ?? []) {
    if (!/[.!?]$/.test(message)) return `an issue is not a sentence: ${message}`;
    // For a file's entry the path is the line.
    if (/^[\w.]+$/.test(path) && !message.includes(path)) return `an issue does not name ${path}: ${message}`;
  }
  return undefined;
}

test("every invalid request gets a sentence that names the field, on every route", async () => {
  const faults = new Set<string>();
  let asked = 0;
  await eachTarget(async (target, ask, right) => {
    for (const wrong of wrongRequests(target, right)) {
      asked += 1;
      const answer = await ask(wrong);
      const fault = faultOf(answer);
      if (fault) faults.add(`${target.name}: ${fault}: ${answer.text.slice(0, 300)}`);
    }
  });
  expect(asked).toBeGreaterThan(3000);
  expect([...faults].slice(0, 60), `${faults.size} faults`).toEqual([]);
});

const strange = "zzNobodyKnowsIt";
const takesJson = ({ route }: Target) => (route.takes === undefined || route.takes === "raw") && route.method !== "GET";

test("an unknown field of a body is rejected or listed as a warning, by the rule of its route", async () => {
  const faults: string[] = [];
  await eachTarget(async (target, ask, right) => {
    if (!takesJson(target)) return;
    const answer = await ask({ ...right, body: { ...(isRecord(right.body) ? right.body : {}), [strange]: 1 } });
    const reply = JSON.parse(answer.text) as { issues?: { path: string }[]; warnings?: string[] };
    const isRefused = answer.status === 400 && reply.issues?.some(({ path }) => path === strange);
    const isNamed = answer.status < 300 && reply.warnings?.some((warning) => warning.includes(strange));
    // Some valid requests are rejected for other reasons: nothing to cancel, no such account.
    const isOtherwiseRefused = answer.status >= 400 && !isRefused && answer.status === (await ask(right)).status;
    const isRight = Reflect.get(target.route, "unknownFields") === "refuse" ? isRefused : isNamed || isOtherwiseRefused;
    if (!isRight) faults.push(`${target.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
  });
  expect(faults).toEqual([]);
});

test("an unknown query parameter is listed as a warning", async () => {
  const faults: string[] = [];
  await eachTarget(async (target, ask, right) => {
    if (target.route.path === "/" || target.route.gives !== undefined) return;
    const answer = await ask({ ...right, query: { ...right.query, [strange]: "1" } });
    if (answer.status >= 300) return;
    const { warnings } = JSON.parse(answer.text) as { warnings?: string[] };
    if (!warnings?.some((warning) => warning.includes(strange))) faults.push(`${target.name}: ${answer.text.slice(0, 200)}`);
  });
  expect(faults).toEqual([]);
});
