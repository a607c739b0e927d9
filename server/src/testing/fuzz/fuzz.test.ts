import { connect } from "node:net";
import { rounds } from "@gantry/host/testing/rounds.ts";
import { api } from "@gantry/contract/api.ts";
import { ErrorReply } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";
import { securityHeaders } from "../../platform/http/security-headers.ts";
import { type Table, tenantTables } from "../isolation/catalog.ts";
import { type ExampleRequest, type Entry, entries } from "../isolation/entries.ts";
import { seedTenant } from "../isolation/seed-tenant.ts";
import { type Tenant, planTenant } from "../isolation/tenant.ts";
import { type TestServer, startTestServer, workerSecret } from "../start-server.ts";
import { arbitraryOf } from "./arbitrary-of.ts";
import { validatorWording } from "./validator-wording.ts";
import { hostileBodies, hostileText, hostileValue } from "./hostile.ts";

/** Requests per route: about 4,000 in all. For manual runs, `GANTRY_FUZZ_RUNS=800` sends a hundred thousand. */
const runsPerRoute = Number(process.env["GANTRY_FUZZ_RUNS"] ?? rounds(16, 40));
const { seed } = fc.readConfigureGlobal();

let server: TestServer;
let tables: Table[];
beforeAll(async () => {
  // No request of a test leaves the machine.
  const safeFetch = () => Promise.reject(new OutboundError("UNREACHABLE", "The address could not be reached."));
  server = await startTestServer({}, { safeFetch });
  tables = await tenantTables(server.ctx.db);
});
afterAll(() => server?.close());

interface Shot {
  path: string;
  body: { type: string; text: string } | undefined;
}

/** Requests to a route: each part from its schema, with ids of real records in half of them. */
function shotsAt(route: Route, asked: ExampleRequest, fixed: readonly string[]): fc.Arbitrary<Shot> {
  const part = (name: "params" | "query" | "body") => {
    const real = asked[name] ?? {};
    const schema = route[name];
    const made = schema ? arbitraryOf(schema) : fc.constant({});
    return fc.oneof(
      { arbitrary: fc.constant(real), weight: 2 },
      {
        arbitrary: fc.tuple(made, fc.subarray(Object.keys(real))).map(([value, kept]) => merged(value, real, [...kept, ...fixed])),
        weight: 6,
      },
      { arbitrary: name === "body" ? hostileValue : made, weight: 1 },
    );
  };
  return fc
    .record({
      params: part("params"),
      query: part("query"),
      body: part("body"),
      raw: fc.option(fc.constantFrom(...hostileBodies), { freq: 12 }),
      odd: hostileText,
    })
    .map(({ params, query, body, raw, odd }) => ({
      path: pathOf(route, params, odd) + queryOf(query),
      body: route.method === "GET" ? undefined : (raw ?? { type: "application/json", text: JSON.stringify(body) ?? "" }),
    }));
}

function merged(value: unknown, real: unknown, kept: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const names = kept.filter((name) => Object.hasOwn(Object(real), name));
  return { ...value, ...Object.fromEntries(names.map((name) => [name, Reflect.get(Object(real), name)])) };
}

function pathOf(route: Route, params: unknown, odd: string): string {
  return route.path.replace(/:(\w+)|\*/g, (_whole, name?: string) => {
    const value: unknown = Reflect.get(Object(params), name ?? "*") ?? odd;
    return encoded(String(typeof value === "object" ? JSON.stringify(value) : value).slice(0, 3000)) || "-";
  });
}

function queryOf(query: unknown): string {
  // A string in place of the whole query would become a field per letter, and a request line that Node rejects itself.
  const given = typeof query === "object" && query !== null ? Object.entries(query).slice(0, 30) : [];
  const fields = given.flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 5) : [value]).map(
      (one) => `${encoded(name)}=${encoded(String(typeof one === "object" ? JSON.stringify(one) : one).slice(0, 400))}`,
    ),
  );
  return fields.length > 0 ? `?${fields.join("&")}` : "";
}

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));

/** What is wrong with a response; `undefined` if nothing. */
function faultOf(route: Route, status: number, headers: Headers, text: string): string | undefined {
  if (status >= 500) return `answered ${status}`;
  for (const [name, value] of Object.entries(securityHeaders(false))) if (headers.get(name) !== value) return `lacks ${name}`;
  // For a request line that is too long there is no request id.
  if (status !== 431 && !headers.get("x-request-id")) return "lacks x-request-id";
  if (status >= 400) {
    const parsed = ErrorReply.strict().safeParse(jsonOf(text));
    if (!parsed.success) return `is not an envelope: ${text.slice(0, 200)}`;
    const wording = validatorWording([parsed.data.message, ...(parsed.data.issues ?? []).map(({ message }) => message)].join(" "));
    return wording && status === 400 ? `speaks as a validator: ${text.slice(0, 300)}` : undefined;
  }
  if (route.gives === undefined && route.path !== "/" && status < 300 && Reflect.get(Object(jsonOf(text)), "success") !== true)
    return `does not say success: ${text.slice(0, 200)}`;
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function credentialsOf(route: Route, tenant: Tenant): Record<string, string> {
  if (route.allow === "worker") return { [workerSecretHeader]: workerSecret };
  return route.credential === "key" ? { "x-api-key": tenant.keys.admin.value } : { authorization: `Bearer ${tenant.people.admin.token}` };
}

async function shoot(route: Route, tenant: Tenant, shot: Shot): Promise<string | undefined> {
  const response = await fetch(server.url + shot.path, {
    method: route.method,
    redirect: "manual",
    headers: { ...credentialsOf(route, tenant), ...(shot.body ? { "content-type": shot.body.type } : {}) },
    ...(shot.body ? { body: shot.body.text } : {}),
  });
  return faultOf(route, response.status, response.headers, await response.text());
}

const targets = Object.entries(api).flatMap(([noun, routes]) =>
  Object.entries<Route>(routes).map(([name, route]): [string, Route, Entry] => [
    `${noun}.${name}`,
    route,
    Reflect.get(Reflect.get(entries, noun), name),
  ]),
);

test(
  "no input of any route causes a 5xx, and every response has its envelope and headers",
  async () => {
    const faults: string[] = [];
    const waiting = [...targets];
    const work = async () => {
      for (let target = waiting.shift(); target; target = waiting.shift()) {
        const [name, route, entry] = target;
        const tenant = planTenant(server.ctx.config);
        await seedTenant(server.ctx.db, tables, tenant);
        const shots = fc.sample(shotsAt(route, entry.ask(tenant.ids), entry.fixed ?? []), { numRuns: runsPerRoute });
        for (const shot of shots) {
          const fault = await shoot(route, tenant, shot).catch((error: Error) => `gave no answer: ${error.message} ${String(error.cause)}`);
          if (fault)
            faults.push(
              `${name} ${fault}\n    ${route.method} ${shot.path.slice(0, 300)}\n    ${shot.body?.type} ${shot.body?.text.slice(0, 300)}`,
            );
        }
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(faults.slice(0, 40), `${faults.length} of ${targets.length * runsPerRoute} requests; seed ${seed}`).toEqual([]);
  },
  480_000 + 1_000 * runsPerRoute,
);

test.each([
  ["no HTTP at all", "hello\r\n\r\n"],
  ["an unknown version", "GET / HTTP/9.9\r\nhost: x\r\n\r\n"],
  ["a header of 70 KiB", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(70 * 1024)}\r\n\r\n`],
  ["two lengths", "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}"],
  ["a length and chunks", "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"],
  [
    "chunks of no length",
    "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
  ],
  ["a bad escape in the path", "GET /api/users/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"],
  ["half a character in the path", "GET /api/users/%c3%28 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"],
  ["an unknown method", "BREW / HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["a method without a route", "OPTIONS /api/users HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
  ["a space before a header's colon", "GET / HTTP/1.1\r\nhost : x\r\n\r\n"],
])("the response to %s has our envelope and headers", async (_name, request) => {
  const { hostname, port } = new URL(server.url);
  const answer = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on("data", (chunk) => (text += chunk.toString("utf8")));
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
  const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
  expect(head).toMatch(/^HTTP\/1\.1 (200|204|4\d\d) /);
  for (const [name, value] of Object.entries(securityHeaders(false)))
    expect(head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  if (head.startsWith("HTTP/1.1 4")) expect(JSON.parse(body)).toMatchObject({ success: false, error: expect.any(String) });
});
