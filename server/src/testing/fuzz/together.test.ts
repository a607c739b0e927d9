import { api } from "@gantry/contract/api.ts";
import type { Route } from "@gantry/contract/route.ts";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { rounds } from "@gantry/host/testing/rounds.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";
import { callRoute } from "../isolation/call-route.ts";
import { type Table, tenantTables } from "../isolation/catalog.ts";
import { type Entry, entries } from "../isolation/entries.ts";
import type { Ids } from "../isolation/ids.ts";
import { seedTenant } from "../isolation/seed-tenant.ts";
import { type Tenant, planTenant } from "../isolation/tenant.ts";
import { type TestServer, startTestServer, workerSecret } from "../start-server.ts";

/** Organizations to which all requests are sent concurrently; for manual runs `GANTRY_TOGETHER_ROUNDS=100`. */
const organizations = Number(process.env["GANTRY_TOGETHER_ROUNDS"] ?? rounds(2, 4));
const { seed } = fc.readConfigureGlobal();

let server: TestServer;
let tables: Table[];
beforeAll(async () => {
  const safeFetch = () => Promise.reject(new OutboundError("UNREACHABLE", "The address could not be reached."));
  server = await startTestServer({ DATABASE_POOL_SIZE: "60", LOG_LEVEL: "error", DEFAULT_PLAN: "enterprise" }, { safeFetch });
  tables = await tenantTables(server.ctx.db);
});
afterAll(() => server?.close());

interface Deed {
  name: string;
  route: Route;
  entry: Entry;
}

const deeds: Deed[] = Object.entries(api).flatMap(([noun, routes]) =>
  Object.entries<Route>(routes).flatMap(([name, route]): Deed[] => {
    const entry: Entry = Reflect.get(Reflect.get(entries, noun), name);
    // Reads are not tested here; and hashing a password takes long.
    const isSlow = noun === "auth" || noun === "specToTests";
    return route.method === "GET" || isSlow ? [] : [{ name: `${noun}.${name}`, route, entry }];
  }),
);

function headersOf({ route }: Deed, tenant: Tenant): Record<string, string> {
  if (route.allow === "worker") return { [workerSecretHeader]: workerSecret };
  return route.credential === "key" ? { "x-api-key": tenant.keys.admin.value } : { authorization: `Bearer ${tenant.people.admin.token}` };
}

/** Deleting the parent ends the rest, so only in every third round. */
const isEnd = ({ name }: Deed) => ["projects.delete", "executions.bulkDelete", "executions.delete"].includes(name);

/** The same ids in reverse order. */
const swapped = (ids: Ids): Ids => ({ ...ids, execution: ids.otherExecution, otherExecution: ids.execution });

test(
  "concurrent requests for the same records, in any order, neither deadlock nor fail",
  async () => {
    const orders = fc.sample(fc.shuffledSubarray([...deeds, ...deeds, ...deeds], { minLength: deeds.length * 3 }), {
      numRuns: organizations,
    });
    const faults: string[] = [];
    for (const [round, order] of orders.entries()) {
      const tenant = planTenant(server.ctx.config);
      await seedTenant(server.ctx.db, tables, tenant);
      const waiting = order.filter((deed) => round % 3 === 0 || !isEnd(deed));
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          for (let deed = waiting.shift(); deed; deed = waiting.shift()) {
            const ids = waiting.length % 2 ? tenant.ids : swapped(tenant.ids);
            const answer = await callRoute(server.url, deed.route, deed.entry.ask(ids), headersOf(deed, tenant));
            // On a slow machine a lock may not be free in time. A deadlock answers 500.
            const isBusy = answer.status === 503 && answer.text.includes('"DATABASE_BUSY"');
            if (answer.status >= 500 && !isBusy) faults.push(`${deed.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
          }
        }),
      );
    }
    expect(faults.sort(), `seed ${seed}`).toEqual([]);
  },
  480_000 + 10_000 * organizations,
);
