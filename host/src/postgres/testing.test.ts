import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "./testing.ts";

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

test("each test gets its own database, owned by a role that is not a superuser", async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(first, "CREATE TABLE mine (id int)");
  expect(await query(second, "SELECT to_regclass('mine') AS found")).toEqual([{ found: null }]);
  expect(
    await query(first, "SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user"),
  ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: true, rolcreatedb: true }]);
  expect(
    await query(
      first,
      "SELECT datlocprovider, datlocale, pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = current_database()",
    ),
  ).toEqual([{ datlocprovider: "b", datlocale: "C.UTF-8", encoding: "UTF8" }]);
});

test("a template is prepared once, even when many tests request it at the same time", async () => {
  let prepared = 0;
  const template = {
    name: "testing.test",
    prepare: async (url: string) => {
      prepared++;
      await query(url, "CREATE TABLE ready AS SELECT 1 AS one");
    },
  };
  const urls = await Promise.all(Array.from({ length: 5 }, () => createTestDatabase(template)));
  for (const url of urls) expect(await query(url, "SELECT one FROM ready")).toEqual([{ one: 1 }]);
  expect(prepared).toBe(1);
});
