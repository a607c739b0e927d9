import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { type Database, openDatabase, type Transaction } from "./database.ts";
import { migrate } from "./migrate.ts";

const organizationId = "a".repeat(24);
const failures: Error[] = [];
let db: Database;
let url: string;

beforeEach(async () => {
  url = await createTestDatabase();
  db = openDatabase(url, { poolSize: 2, statementTimeoutMs: 20_000, onError: (error) => failures.push(error) });
  await migrate(db.owner);
  await db.asSystem((tx) => tx.insertInto("organizations").values({ id: organizationId, name: "Ada's" }).execute());
});
afterEach(async () => {
  await db.close();
  expect(failures.splice(0)).toEqual([]);
});

const rename = (tx: Transaction, name: string) => tx.updateTable("organizations").set({ name }).where("id", "=", organizationId).execute();
const nameNow = () => db.asSystem(async (tx) => (await tx.selectFrom("organizations").select("name").executeTakeFirstOrThrow()).name);

test("PostgreSQL compiles no statement, however it is configured", async () => {
  const { rows } = await db.pool.query("select setting, source from pg_settings where name = 'jit'");
  expect(rows).toEqual([{ setting: "off", source: "session" }]);
});

test("commits when the work resolves and rolls back when it rejects", async () => {
  await db.withTenant(organizationId, (tx) => rename(tx, "kept"));
  expect(await nameNow()).toBe("kept");
  const broken = db.withTenant(organizationId, async (tx) => {
    await rename(tx, "lost");
    throw new Error("changed my mind");
  });
  await expect(broken).rejects.toThrow("changed my mind");
  expect(await nameNow()).toBe("kept");
});

test("the commit is sent with the last statement, and later statements fail", async () => {
  const late = db.withTenant(organizationId, async (tx) => {
    await rename(tx, "first");
    await rename(tx.commitWithNext(), "second");
    // Another connection sees it already.
    expect(await nameNow()).toBe("second");
    await rename(tx, "third");
  });
  await expect(late).rejects.toThrow("after the last one");
  expect(await nameNow()).toBe("second");
});

test("a failing last statement rolls everything back, and the connection stays usable", async () => {
  const failing = db.withTenant(organizationId, async (tx) => {
    await rename(tx, "half");
    await sql`select ${"no number"}::int`.execute(tx.commitWithNext());
  });
  await expect(failing).rejects.toThrow("invalid input syntax");
  for (let turn = 0; turn < 4; turn++) expect(await nameNow()).toBe("Ada's");
});

test("statements sent together are executed in order, and all or none are committed", async () => {
  const append = (tx: Transaction, word: string) =>
    sql<{ name: string }>`update organizations set name = name || ${word} where id = ${organizationId} returning name`.compile(tx);
  const words = Array.from({ length: 20 }, (_, n) => ` ${n}`);
  const answers = await db.withTenant(organizationId, (tx) => tx.executeAndCommit(words.map((word) => append(tx, word))));
  const names = answers.map(([row]) => row?.name);
  expect(names).toEqual(words.map((_, n) => `Ada's${words.slice(0, n + 1).join("")}`));
  expect(await nameNow()).toBe(names.at(-1));

  for (const failing of [0, 1, 2]) {
    const broken = db.withTenant(organizationId, (tx) => {
      const all = [0, 1, 2].map((n) =>
        n === failing ? sql<{ name: string }>`select ${"no number"}::int`.compile(tx) : append(tx, " lost"),
      );
      return tx.executeAndCommit(all);
    });
    await expect(broken).rejects.toThrow("invalid input syntax");
  }
  for (let turn = 0; turn < 4; turn++) expect(await nameNow()).toBe(names.at(-1));
});

test("statements sent together each get their own result, and one failure fails all", async () => {
  const numbers = Array.from({ length: 50 }, (_, n) => n);
  const answers = await db.asSystem((tx) =>
    Promise.all(numbers.map(async (n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(tx)).rows[0]?.n)),
  );
  expect(answers).toEqual(numbers);
  const failing = db.withTenant(organizationId, (tx) => Promise.all([rename(tx, "half"), sql`select 1 / ${0}::int`.execute(tx)]));
  await expect(failing).rejects.toThrow("division by zero");
  expect(await nameNow()).toBe("Ada's");
});

test("a dropped connection, idle or mid-transaction, ends only its own transaction", async () => {
  const other = openDatabase(url, { poolSize: 1, statementTimeoutMs: 20_000, onError: () => {} });
  const pidOf = async (tx: Transaction) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid;
  const cut = async (pid: number | undefined) => {
    failures.splice(0);
    await other.pool.query("select pg_terminate_backend($1)", [pid]);
    await expect.poll(() => failures.length).toBeGreaterThan(0);
  };
  try {
    const broken = db.withTenant(organizationId, async (tx) => {
      await rename(tx, "lost");
      await cut(await pidOf(tx));
      await rename(tx, "too late");
    });
    await expect(broken).rejects.toThrow("connection error");
    await cut(await db.asSystem(pidOf));
    expect(await nameNow()).toBe("Ada's");
  } finally {
    failures.splice(0);
    await other.close();
  }
});

/** Locks the organization's row. */
async function isLocked(): Promise<boolean> {
  const free = await db.asSystem((tx) =>
    tx.selectFrom("organizations").select("id").where("id", "=", organizationId).forNoKeyUpdate().skipLocked().executeTakeFirst(),
  );
  return free === undefined;
}

test("a transaction that starts with a lock sees what was committed while it waited", async () => {
  let finish = () => {};
  const finishing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = db.withTenant(
    organizationId,
    async (tx) => {
      await rename(tx, "first");
      await finishing;
    },
    { lock: "organization" },
  );
  await expect.poll(() => isLocked()).toBe(true);
  const second = db.withTenant(
    organizationId,
    async (tx) => (await tx.selectFrom("organizations").select("name").executeTakeFirstOrThrow()).name,
    { lock: "organization" },
  );
  const watcher = openDatabase(url, { poolSize: 1, statementTimeoutMs: 20_000, onError: () => {} });
  try {
    // The second one waits for the lock before it has read anything.
    await expect.poll(async () => (await watcher.pool.query("select 1 from pg_locks where not granted")).rowCount).toBe(1);
  } finally {
    await watcher.close();
  }
  finish();
  await first;
  expect(await second).toBe("first");
});

test("a lock timeout does not affect the next attempt to take the lock", async () => {
  const hasty = openDatabase(url, { poolSize: 1, statementTimeoutMs: 300, onError: (error) => failures.push(error) });
  try {
    const locked = () => hasty.withTenant(organizationId, (tx) => rename(tx, "mine"), { lock: "organization" });
    await db.withTenant(
      organizationId,
      async (tx) => {
        await rename(tx, "held");
        for (let turn = 0; turn < 2; turn++) await expect(locked()).rejects.toThrow("statement timeout");
      },
      { lock: "organization" },
    );
    for (let turn = 0; turn < 3; turn++) await locked();
    expect(await nameNow()).toBe("mine");
  } finally {
    await hasty.close();
  }
});

test("only an id can become part of a statement's text", () => {
  const injected = `${organizationId}'; drop table organizations; --`;
  expect(() => db.withTenant(injected, async () => {})).toThrow("not an id");
  expect(() => db.withTenant(organizationId, async () => {}, { lock: { execution: injected } })).toThrow("not an id");
});

test("work without statements opens no transaction, and its result is returned", async () => {
  await db.close();
  db = openDatabase(url, { poolSize: 1, statementTimeoutMs: 20_000, onError: () => {} });
  expect(await db.asSystem(() => Promise.resolve(7))).toBe(7);
});
