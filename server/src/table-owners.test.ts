import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { createMigratedDatabase } from "./testing/migrated-database.ts";

const source = import.meta.dirname;
const architecture = join(source, "../../docs/architecture.md");

/** Filled by the database itself, or by the library that applies the migrations. */
const notWritten = ["audit_chain", "run_numbers", "test_case_numbers", "kysely_migration", "kysely_migration_lock"];

/** The tables of the migrated database that Gantry writes, with their columns. */
async function readTables(): Promise<Map<string, string[]>> {
  const client = new pg.Client(await createMigratedDatabase());
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select t.table_name::text as name, array_agg(c.column_name::text) as columns
       from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
       where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and not t.table_name = any($1) group by 1`,
      [notWritten],
    );
    return new Map(rows.map(({ name, columns }) => [name, columns]));
  } finally {
    await client.end();
  }
}

const builder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:"(\w+)(?: as \w+)?"|(\w+))/g;
const statement = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?([a-z_]+)\b/g;
/** Libraries that write a table by its name. */
const ofLibrary = /\btableName: "(\w+)"/g;
const chosen = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{sql\.table\(/;

/** Who writes which table, as `table: feature`. `?` for a table that the code does not name. */
function writers(tables: readonly string[]): string[] {
  const found = new Set<string>();
  for (const path of readdirSync(source, { recursive: true }).map(String)) {
    if (!path.endsWith(".ts") || /\.test\.ts$|(^|\/)testing\/|\/migrations\//.test(path)) continue;
    const writer = /^features\/([^/]+)\//.exec(path)?.[1] ?? (path.startsWith("platform/") ? "platform" : path);
    const code = readFileSync(join(source, path), "utf8");
    for (const [, named, variable] of code.matchAll(builder)) found.add(`${named ?? `? (${variable})`}: ${writer}`);
    for (const [, named] of code.matchAll(ofLibrary)) found.add(`${named}: ${writer}`);
    // The statement takes one of the tables that the file names.
    if (chosen.test(code)) for (const table of tables) if (code.includes(`"${table}"`)) found.add(`${table}: ${writer}`);
    for (const [, named] of code.matchAll(statement)) if (tables.includes(String(named))) found.add(`${named}: ${writer}`);
  }
  return [...found].sort();
}

interface Row {
  tables: string[];
  /** Of a row about some columns of one table. Empty: all, or all others. */
  columns: string[];
  owner: string;
  others: string[];
}

/** The same as the documentation says it. */
function documented(): Row[] {
  const part = readFileSync(architecture, "utf8").split("\n## Tables\n")[1]?.split("\n## ")[0] ?? "";
  const rows = part.split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((row) => {
    const [, first = "", owner = "", others = ""] = row.split("|").map((cell) => cell.trim());
    const [tables = "", columns = ""] = first.split(": ");
    const quoted = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => String(name));
    return {
      tables: quoted(tables),
      columns: quoted(columns),
      owner,
      others: [...others.matchAll(/`([a-z-]+)` \(/g)].map(([, feature]) => String(feature)),
    };
  });
}

test("each table is written by the features that docs/architecture.md names, and by no other", async () => {
  const tables = await readTables();
  const rows = documented();
  const owned = rows.flatMap(({ tables: named, owner, others }) =>
    named.flatMap((table) => [owner, ...others].map((writer) => `${table}: ${writer}`)),
  );
  expect(writers([...tables.keys()])).toEqual([...new Set(owned)].sort());
  expect([...new Set(rows.flatMap((row) => row.tables))].sort()).toEqual([...tables.keys()].sort());
  const columns = rows.flatMap(({ tables: named, columns: some }) => named.flatMap((table) => some.map((column) => `${table}.${column}`)));
  const known = new Set([...tables].flatMap(([table, all]) => all.map((column) => `${table}.${column}`)));
  expect(columns.filter((column) => !known.has(column))).toEqual([]);
  expect(new Set(columns).size).toBe(columns.length);
});
