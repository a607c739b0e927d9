import { randomBytes } from "node:crypto";
import fc from "fast-check";
import type { Role } from "@gantry/contract/route.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyAudit } from "../server/src/features/audit/verify-audit.ts";
import { createTokens } from "../server/src/features/accounts/tokens.ts";
import { answers, createServerProcess, type ServerProcess } from "./program.ts";
import { api } from "@gantry/contract/api.ts";
import { clientAt } from "../server/src/testing/client.ts";

/**
 * Calls, and how often the server is killed meanwhile: enough for a few seconds. More manually: `GANTRY_AUDIT_CALLS=5000 GANTRY_AUDIT_KILLS=40`.
 * The seed repeats the calls, not their order.
 */
const calls = Number(process.env["GANTRY_AUDIT_CALLS"] ?? 500);
const kills = Number(process.env["GANTRY_AUDIT_KILLS"] ?? 2);
const { seed } = fc.readConfigureGlobal();
const clients = 8;
const members = 40;

type Status = "active" | "suspended";
interface Member {
  role: Role;
  status: Status;
}

let server: ServerProcess;
beforeAll(async () => {
  server = await createServerProcess();
  await server.start();
});
afterAll(() => server?.close());

const newId = () => randomBytes(12).toString("hex");
const authEpoch = "2026-01-01T00:00:00.000Z";

/** An organization of many, of whom every third one is an admin; each with a token. */
async function organizationOfMany() {
  const organizationId = newId();
  const people = Array.from({ length: members }, (_, index) => ({
    id: newId(),
    role: (["admin", "developer", "viewer"] as const)[index % 3] ?? "viewer",
  }));
  await server.db.asSystem(async (tx) => {
    await tx.insertInto("organizations").values({ id: organizationId, name: "Many", plan: "enterprise" }).execute();
    for (const { id, role } of people) {
      const account = { id, email: `${id}@example.com`, name: "Mel", password_hash: "none", auth_epoch: authEpoch };
      await tx.insertInto("users").values(account).execute();
      await tx.insertInto("memberships").values({ org_id: organizationId, user_id: id, role }).execute();
    }
  });
  const tokens = createTokens(server.jwtSecret, 3600);
  const tokenOf = new Map(
    people.map(({ id, role }) => [id, tokens.sign({ userId: id, organizationId, role, authEpoch: Date.parse(authEpoch) })]),
  );
  const before = new Map<string, Member>(people.map(({ id, role }) => [id, { role, status: "active" }]));
  return { organizationId, people: people.map(({ id }) => id), tokenOf, before };
}

interface Call {
  caller: string;
  target: string;
  route: typeof api.users.changeRole | typeof api.users.changeStatus | typeof api.users.remove;
  body?: object;
}

/** Mostly roles and status, few removals: someone must be left. Many are refused. */
function someCalls(people: readonly string[]): Call[] {
  const person = fc.constantFrom(...people);
  const caller = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...people.filter((_, index) => index % 3 === 0)) },
    { weight: 1, arbitrary: person },
  );
  const roles = fc.constantFrom("admin", "admin", "developer", "viewer", "owner");
  const deed = fc.oneof(
    { weight: 12, arbitrary: roles.map((role) => ({ route: api.users.changeRole, body: { role } })) },
    {
      weight: 9,
      arbitrary: fc.constantFrom("active", "active", "suspended").map((status) => ({ route: api.users.changeStatus, body: { status } })),
    },
    { weight: 1, arbitrary: fc.constant({ route: api.users.remove }) },
  );
  const call = fc.tuple(caller, person, deed).map(([caller, target, one]) => ({ caller, target, ...one }));
  return fc.sample(call, { numRuns: calls });
}

interface Told {
  /** `undefined`: the connection was cut, no one knows. */
  status: number | undefined;
  requestId: string | null;
  askedAt: number;
  toldAt: number;
}

async function send(call: Call, token: string): Promise<Told> {
  const askedAt = performance.now();
  try {
    const client = clientAt(server.url, { authorization: `Bearer ${token}` });
    const { status, headers } = await client.raw(call.route, { params: { id: call.target }, body: call.body });
    return { status, requestId: headers.get("x-request-id"), askedAt, toldAt: performance.now() };
  } catch {
    return { status: undefined, requestId: null, askedAt, toldAt: Number.POSITIVE_INFINITY };
  }
}

/** After how many answered calls the server is killed, while the other clients' calls are in progress. */
const killsAfter = new Set(Array.from({ length: kills }, (_, kill) => Math.floor((calls * (kill + 1)) / (kills + 1))));

async function logOf(organizationId: string) {
  return server.db.asSystem((tx) =>
    tx
      .selectFrom("audit_log")
      .select(["action", "target_id", "actor_id", "details", "request_id"])
      .where("org_id", "=", organizationId)
      .orderBy("seq")
      .execute(),
  );
}

/** Plays the log from the beginning: each entry must fit what was before it, and be made by an admin of that moment. */
function replay(before: ReadonlyMap<string, Member>, log: Awaited<ReturnType<typeof logOf>>) {
  const now = new Map([...before].map(([id, member]) => [id, { ...member }]));
  const misfits: string[] = [];
  for (const [place, { action, target_id, actor_id, details }] of log.entries()) {
    const [target, actor] = [now.get(target_id), now.get(actor_id ?? "")];
    const was = (field: string) => Reflect.get(details, field) as unknown;
    if (actor?.role !== "admin" || actor.status !== "active") misfits.push(`${place} ${action} by one who was no active admin`);
    if (!target) misfits.push(`${place} ${action} of one who was gone`);
    else if (action === "user.role_changed") {
      if (was("oldRole") !== target.role) misfits.push(`${place} ${action} from ${String(was("oldRole"))}, it was ${target.role}`);
      target.role = was("newRole") as Role;
    } else if (action === "user.status_changed") {
      if (was("oldStatus") !== target.status) misfits.push(`${place} ${action} from ${String(was("oldStatus"))}, it was ${target.status}`);
      target.status = was("newStatus") as Status;
    } else if (action === "user.removed") {
      if (was("targetRole") !== target.role) misfits.push(`${place} ${action} as ${String(was("targetRole"))}, it was ${target.role}`);
      now.delete(target_id);
    } else misfits.push(`${place} ${action}`);
    if (![...now.values()].some(({ role, status }) => role === "admin" && status === "active")) misfits.push(`${place} left no admin`);
  }
  return { now, misfits };
}

test(
  "the audit log has one entry per change that took effect and none for what was refused, in order, however often the server is killed",
  async () => {
    const { organizationId, people, tokenOf, before } = await organizationOfMany();
    const waiting = someCalls(people);
    const told: Told[] = [];
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let call = waiting.shift(); call; call = waiting.shift()) {
          const answer = await send(call, tokenOf.get(call.caller) ?? "");
          told.push(answer);
          if (killsAfter.has(told.length)) {
            await server.kill("SIGKILL");
            await server.start();
          }
          // Like a client that cannot connect.
          if (answer.status === undefined) await expect.poll(() => answers(`${server.url}/ready`)).toBe(true);
        }
      }),
    );
    await server.kill("SIGKILL");
    await expect
      .poll(
        async () =>
          (await server.db.pool.query("select 1 from pg_stat_activity where datname = current_database() and state <> 'idle'")).rowCount,
      )
      .toBe(1);

    expect((await verifyAudit(server.db)).faults).toEqual([]);
    const log = await logOf(organizationId);
    const placeOf = new Map(log.map(({ request_id }, place) => [request_id, place]));
    const [changed, refused, unknown] = [
      told.filter(({ status }) => status === 200),
      told.filter(({ status }) => status !== undefined && status !== 200),
      told.filter(({ status }) => status === undefined),
    ];
    const say = `seed ${seed}: ${changed.length} changed, ${refused.length} refused, ${unknown.length} unknown, ${log.length} entries`;
    expect(changed.length, say).toBeGreaterThan(20);
    expect(
      refused.filter(({ status }) => status !== undefined && status >= 500),
      say,
    ).toEqual([]);
    expect(placeOf.size, "each entry belongs to a different request").toBe(log.length);
    expect(
      changed.filter(({ requestId }) => !placeOf.has(requestId)),
      say,
    ).toEqual([]);
    expect(
      refused.filter(({ requestId }) => placeOf.has(requestId)),
      say,
    ).toEqual([]);
    expect(log.length - changed.length, say).toBeLessThanOrEqual(unknown.length);

    const { now, misfits } = replay(before, log);
    expect(misfits, say).toEqual([]);
    const kept = await server.db.asSystem((tx) =>
      tx.selectFrom("memberships").select(["user_id", "role", "status"]).where("org_id", "=", organizationId).execute(),
    );
    expect(Object.fromEntries(kept.map(({ user_id, role, status }) => [user_id, { role, status }])), say).toEqual(Object.fromEntries(now));

    // A call that was answered before another one began comes before it in the log.
    const inOrder = changed.map((one) => ({ ...one, place: placeOf.get(one.requestId) ?? -1 })).sort((a, b) => a.place - b.place);
    let latestAsked = 0;
    const early = inOrder.filter(({ askedAt, toldAt }) => {
      const isEarly = toldAt < latestAsked;
      latestAsked = Math.max(latestAsked, askedAt);
      return isEarly;
    });
    expect(early, say).toEqual([]);
  },
  480_000 + 10_000 * kills,
);
