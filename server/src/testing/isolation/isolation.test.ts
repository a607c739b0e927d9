import { api } from "@gantry/contract/api.ts";
import type { ErrorReply } from "@gantry/contract/errors.ts";
import type { Role, Route } from "@gantry/contract/route.ts";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, startTestServer, workerSecret } from "../start-server.ts";
import { type RouteAnswer, callRoute, isTenantRoute, kindsIn, refusedRoles } from "./call-route.ts";
import { type Table, tenantTables } from "./catalog.ts";
import { type Entry, entries } from "./entries.ts";
import { type Ids, freshIds } from "./ids.ts";
import { seedTenant } from "./seed-tenant.ts";
import { type Tenant, planTenant } from "./tenant.ts";

interface Cell {
  name: string;
  route: Route;
  entry: Entry;
}

const cells: Cell[] = Object.entries(api).flatMap(([noun, routes]) =>
  Object.entries<Route>(routes).flatMap(([name, route]) => {
    const entry: Entry = Reflect.get(Reflect.get(entries, noun), name);
    return [entry, ...(entry.also ?? [])].map((one) => ({ name: `${noun}.${name}`, route, entry: one }));
  }),
);
const tenantCells = cells.filter(({ route }) => isTenantRoute(route));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const withKey = (value: string) => ({ "x-api-key": value });

/** Two organizations on one server: the caller's, and one of which the caller must learn nothing. */
class World {
  readonly server: TestServer;
  readonly tables: Table[];
  readonly own: Tenant;
  readonly foreign: Tenant;
  constructor(server: TestServer, tables: Table[], own: Tenant, foreign: Tenant) {
    this.server = server;
    this.tables = tables;
    this.own = own;
    this.foreign = foreign;
  }

  static async start(): Promise<World> {
    const server = await startTestServer();
    const tables = await tenantTables(server.ctx.db);
    const [own, foreign] = [planTenant(server.ctx.config), planTenant(server.ctx.config)];
    await seedTenant(server.ctx.db, tables, own);
    await seedTenant(server.ctx.db, tables, foreign);
    return new World(server, tables, own, foreign);
  }

  /** Another organization, for changes. */
  async another(): Promise<Tenant> {
    const tenant = planTenant(this.server.ctx.config);
    await seedTenant(this.server.ctx.db, this.tables, tenant);
    return tenant;
  }

  async call({ route, entry }: Cell, ids: Ids, headers: Record<string, string>): Promise<RouteAnswer> {
    const answer = await callRoute(this.server.url, route, entry.ask(ids), headers);
    // No database connection was free: the machine is busy, and nothing was done yet.
    return answer.status === 503 ? callRoute(this.server.url, route, entry.ask(ids), headers) : answer;
  }

  /** A hash of all data of the foreign organization. */
  async foreignRows(): Promise<Record<string, string>> {
    const { organization } = this.foreign.ids;
    return this.server.ctx.db.asSystem(async (tx) => {
      const digests: Record<string, string> = {};
      for (const { name, tenantColumn } of this.tables) {
        const { rows } = await sql<{ digest: string }>`
          select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${sql.table(name)} t
          where ${sql.ref(tenantColumn)} = ${organization}`.execute(tx);
        digests[name] = rows[0]?.digest ?? "";
      }
      return digests;
    });
  }
}

/** Several at a time, so that the matrix takes seconds. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}

/** All failures are reported together, one line each. */
async function findings(look: (report: (line: string) => void) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  await look((line) => lines.push(line));
  return lines.sort();
}

const shown = ({ status, text }: RouteAnswer) => `${status} ${text.slice(0, 200)}`;

/** The specification fixes this body, without further fields. */
const fixedForbidden = JSON.stringify({ success: false, error: "Insufficient permissions" });

const refusalIn = ({ text }: RouteAnswer): Partial<ErrorReply> => (text.startsWith("{") ? JSON.parse(text) : {});

/** Whether an error has a sentence for people and a code for programs. */
function isExplained(answer: RouteAnswer): boolean {
  const { success, error, message = "", code = "" } = refusalIn(answer);
  return success === false && error !== undefined && /[.?]$/.test(message) && /^[A-Z][A-Z_]+$/.test(code);
}

/** The ids to try: each kind replaced alone, then all together. */
function* replacements(world: World, cell: Cell): Generator<{ name: string; foreign: Ids; unknown: Ids }> {
  const kinds = kindsIn(cell.entry, world.own.ids);
  const nowhere = freshIds();
  const replaced = (chosen: readonly (keyof Ids)[], by: Ids): Ids => ({
    ...world.own.ids,
    ...Object.fromEntries(chosen.map((kind) => [kind, by[kind]])),
  });
  const choices = kinds.length > 1 ? [...kinds.map((kind) => [kind]), kinds] : kinds.map((kind) => [kind]);
  for (const chosen of choices)
    yield { name: `${cell.name} ${chosen.join("+")}`, foreign: replaced(chosen, world.foreign.ids), unknown: replaced(chosen, nowhere) };
}

/** A response may repeat an id as it was given. */
const withoutIds = (answer: RouteAnswer, ids: Ids) =>
  JSON.stringify(Object.entries(ids).reduce((text, [kind, id]) => text.replaceAll(id, `<${kind}>`), JSON.stringify(answer)));

function callersOf({ own }: World, { route }: Cell): [string, Record<string, string>][] {
  const allowed = Array.isArray(route.allow) ? (route.allow as readonly Role[]) : [];
  const lowest = allowed.at(-1) ?? "admin";
  return [
    ...(lowest === "admin" ? [] : [["admin", bearer(own.people.admin.token)] as [string, Record<string, string>]]),
    [lowest, bearer(own.people[lowest].token)],
    ["key", withKey(own.keys.admin.value)],
  ];
}

async function foreignEqualsUnknown(world: World): Promise<string[]> {
  return findings((report) =>
    inParallel(
      cells.filter(({ route }) => route.allow !== "worker" && route.allow !== "operator"),
      async (cell) => {
        for (const { name, foreign, unknown } of replacements(world, cell))
          for (const [caller, headers] of callersOf(world, cell)) {
            const theirs = await world.call(cell, foreign, headers);
            const nobodys = await world.call(cell, unknown, headers);
            if (withoutIds(theirs, foreign) !== withoutIds(nobodys, unknown))
              report(`${name} by ${caller}: foreign ${shown(theirs)} | unknown ${shown(nobodys)}`);
            if (theirs.text.includes(world.foreign.mark))
              report(`${name} by ${caller} shows ${world.foreign.mark}: ${theirs.text.slice(0, 300)}`);
            if (theirs.status >= 400 && !isExplained(theirs)) report(`${name} by ${caller} does not explain: ${shown(theirs)}`);
            if (theirs.status >= 500) report(`${name} by ${caller}: ${shown(theirs)}`);
          }
      },
    ),
  );
}

async function canariesStay(world: World): Promise<string[]> {
  return findings((report) =>
    inParallel(
      tenantCells.filter(({ route }) => route.method === "GET"),
      async (cell) => {
        for (const headers of [
          bearer(world.own.people.admin.token),
          bearer(world.own.people.viewer.token),
          withKey(world.own.keys.admin.value),
        ]) {
          const answers = [
            await world.call(cell, world.own.ids, headers),
            await callRoute(world.server.url, cell.route, { ...cell.entry.ask(world.own.ids), query: {} }, headers),
          ];
          for (const answer of answers) if (answer.text.includes(world.foreign.mark)) report(`${cell.name}: ${answer.text.slice(0, 300)}`);
        }
      },
    ),
  );
}

describe("with all checks in place", () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world?.server.close());

  test("anonymous callers, suspended people and workers cannot use tenants' routes, nor people the workers'", async () => {
    const { own } = world;
    const found = await findings((report) =>
      inParallel(cells, async (cell) => {
        const expected: [string, Record<string, string>, string][] = isTenantRoute(cell.route)
          ? [
              ["nobody", {}, "Authentication required"],
              ["a worker", { [workerSecretHeader]: workerSecret }, "Authentication required"],
              ["a suspended admin", bearer(own.people.suspended.token), "Invalid or expired token"],
              ["a forged token", bearer(`${own.people.admin.token.slice(0, -4)}AAAA`), "Invalid or expired token"],
              ["an unknown key", withKey("gantry_unknown"), "Invalid or expired token"],
            ]
          : cell.route.allow === "worker"
            ? [
                ["nobody", {}, "Authentication required"],
                ["an admin", bearer(own.people.admin.token), "Authentication required"],
                ["a key", withKey(own.keys.admin.value), "Authentication required"],
              ]
            : [];
        for (const [caller, headers, error] of expected) {
          const answer = await world.call(cell, own.ids, headers);
          if (answer.status !== 401 || refusalIn(answer).error !== error || !isExplained(answer))
            report(`${cell.name} by ${caller}: ${shown(answer)}`);
        }
      }),
    );
    expect(found).toEqual([]);
  });

  test("a role or credential that a route does not allow is rejected for any id", async () => {
    const { own, foreign } = world;
    const found = await findings((report) =>
      inParallel(tenantCells, async (cell) => {
        const refused: [string, Record<string, string>][] = refusedRoles(cell.route).map((role) => [role, bearer(own.people[role].token)]);
        if (refusedRoles(cell.route).includes("viewer")) refused.push(["a viewer's key", withKey(own.keys.viewer.value)]);
        if (cell.route.credential === "token") refused.push(["a key", withKey(own.keys.admin.value)]);
        if (cell.route.credential === "key") refused.push(["a token", bearer(own.people.admin.token)]);
        for (const [caller, headers] of refused)
          for (const ids of [own.ids, foreign.ids]) {
            const answer = await world.call(cell, ids, headers);
            const isFixed = cell.name === "integrations.unlink" && refusedRoles(cell.route).some((role) => caller.endsWith(role));
            if (isFixed && answer.text !== fixedForbidden) report(`${cell.name} by ${caller}: ${shown(answer)}`);
            if (answer.status !== 403 || (!isFixed && !isExplained(answer))) report(`${cell.name} by ${caller}: ${shown(answer)}`);
          }
      }),
    );
    expect(found).toEqual([]);
  });

  test("a foreign id gets the same response as an unknown one, and the other organization is unchanged", async () => {
    const before = await world.foreignRows();
    expect(await foreignEqualsUnknown(world)).toEqual([]);
    expect(await world.foreignRows()).toEqual(before);
  });

  test("no response contains text of another organization", async () => {
    expect(await canariesStay(world)).toEqual([]);
  });

  test("each route works for its intended callers and shows their own data", async () => {
    let showsItsOwn = 0;
    const found = await findings((report) =>
      inParallel(tenantCells, async (cell) => {
        const tenant = cell.route.method === "GET" ? world.foreign : await world.another();
        const headers = cell.route.credential === "key" ? withKey(tenant.keys.admin.value) : bearer(tenant.people.admin.token);
        const answer = await world.call(cell, tenant.ids, headers);
        const good = cell.entry.own === undefined ? answer.status < 300 : answer.status === cell.entry.own;
        if (!good) report(`${cell.name}: ${shown(answer)}`);
        if (answer.text.includes(tenant.mark)) showsItsOwn++;
      }),
    );
    expect(found).toEqual([]);
    expect(showsItsOwn).toBeGreaterThan(40);
  });

  test("row-level security alone prevents reading, changing, deleting and adding rows of another organization, in every table", async () => {
    const { own, foreign, tables, server } = world;
    const found = await findings(async (report) => {
      for (const { name, tenantColumn, columns } of tables) {
        const filled = sql.join(columns.map((column) => sql.ref(column.name)));
        const givenAway = sql.join(
          columns.map((column) => (column.name === tenantColumn ? sql`${foreign.ids.organization}` : sql.ref(column.name))),
        );
        const theirs = sql`${sql.ref(tenantColumn)} = ${foreign.ids.organization}`;
        const rows = await server.ctx.db.asSystem((tx) => sql`select 1 from ${sql.table(name)} where ${theirs}`.execute(tx));
        if (rows.rows.length === 0) report(`${name} holds nothing to protect: give it a row in rows.ts`);
        const statements = {
          shown: sql`select 1 from ${sql.table(name)} where ${theirs}`,
          changed: sql`update ${sql.table(name)} set ${sql.ref(tenantColumn)} = ${sql.ref(tenantColumn)} where ${theirs} returning 1`,
          removed: sql`delete from ${sql.table(name)} where ${theirs} returning 1`,
          taken: sql`update ${sql.table(name)} set ${sql.ref(tenantColumn)} = ${foreign.ids.organization} where ${sql.ref(tenantColumn)} = ${own.ids.organization} returning 1`,
          // Without `returning`, which would be refused by the policy for reading.
          added: sql`insert into ${sql.table(name)} (${filled}) select ${givenAway} from ${sql.table(name)} where ${sql.ref(tenantColumn)} = ${own.ids.organization}`,
        };
        for (const [deed, statement] of Object.entries(statements)) {
          const done = await server.ctx.db.withTenant(own.ids.organization, (tx) => statement.execute(tx)).catch((error: Error) => error);
          // A missing privilege is as good, and so is the policy's rejection of a row for another organization.
          const refused = done instanceof Error && /permission denied|row-level security|can only be updated to DEFAULT/.test(done.message);
          const found = done instanceof Error ? 0 : Number(done.numAffectedRows ?? done.rows.length);
          if (done instanceof Error ? !refused : found > 0)
            report(`${name} ${deed}: ${done instanceof Error ? done.message : `${found} rows`}`);
        }
      }
    });
    expect(found).toEqual([]);
  });
});

describe("with only the application's own conditions", () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start();
    for (const { name } of world.tables)
      await sql`alter policy tenant on ${sql.table(name)} using (true) with check (true)`.execute(world.server.ctx.db.owner);
  });
  afterAll(() => world?.server.close());

  test("row-level security is really off", async () => {
    const { own, foreign, server } = world;
    const found = await server.ctx.db.withTenant(own.ids.organization, (tx) =>
      tx.selectFrom("projects").select("id").where("id", "=", foreign.ids.project).execute(),
    );
    expect(found).toHaveLength(1);
  });

  test("a foreign id gets the same response as an unknown one, and the other organization is unchanged", async () => {
    const before = await world.foreignRows();
    expect(await foreignEqualsUnknown(world)).toEqual([]);
    expect(await world.foreignRows()).toEqual(before);
  });

  test("no response contains text of another organization", async () => {
    expect(await canariesStay(world)).toEqual([]);
  });
});
