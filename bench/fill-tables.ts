import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** Signs in, if the database was kept. */
export async function signUp(url: string): Promise<{ headers: Record<string, string>; organizationId: string; isNew: boolean }> {
  const account = { email: "bench@example.com", password: "Correct-horse-7" };
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const known = await post("/api/auth/login", account);
  const answer = known.ok ? known : await post("/api/auth/signup", { ...account, name: "Bench", organizationName: "Bench" });
  if (!answer.ok) throw new Error(`signing up answered ${answer.status}: ${await answer.text()}; signing in ${known.status}`);
  const { token, user } = (await answer.json()) as { token: string; user: { organizationId: string } };
  return { headers: { authorization: `Bearer ${token}` }, organizationId: user.organizationId, isNew: !known.ok };
}

export async function newProject(url: string, headers: Record<string, string>, name = "bench"): Promise<string> {
  const answer = await fetch(`${url}/api/projects`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ name, runSettings: { autoQuarantine: true } }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

interface Filling {
  /** Inserts the rows that a statement selects. */
  write(text: string, values: unknown[], table: string): Promise<void>;
  /** Fills an empty table with rows in the binary format of PostgreSQL's COPY, several times as fast. */
  copy(table: string, columns: readonly string[], rows: Iterable<Buffer>): Promise<void>;
}

/** Settings of PostgreSQL while tables are filled. Restart it with its own before you measure. */
export const settingsForFilling = {
  fsync: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  full_page_writes: "off",
  max_wal_size: "512MB",
  shared_buffers: "1GB",
  autovacuum: "off",
};

const savesSpace = process.env["SAVE_SPACE"] === "1";
/** None of the measured requests uses them. */
const leftOut = ["test_outcomes_group"];

async function changeTables(databaseUrl: string, change: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '2GB'; set work_mem = '256MB'; set synchronous_commit = off");
    await change(client);
  } finally {
    await client.end();
  }
}

/** Changes rows of all organizations directly. */
export const changeRows = (databaseUrl: string, text: string, values: unknown[]): Promise<void> =>
  changeTables(databaseUrl, async (client) => {
    await client.query("begin; set local role gantry_system");
    await client.query(text, values);
    await client.query("commit");
  });

/** Inserts rows of all organizations directly. */
export async function fillTables(databaseUrl: string, fill: (filling: Filling) => Promise<void>): Promise<void> {
  await changeTables(databaseUrl, (client) =>
    fill({
      write: (text, values, table) =>
        fillTable(client, table, async () => {
          await client.query("begin");
          await startNewFile(client, table);
          await client.query("set local role gantry_system");
          await client.query(text, values);
          await client.query("commit");
        }),
      copy: (table, columns, rows) =>
        fillTable(client, table, async () => {
          await client.query("begin");
          if (!(await startNewFile(client, table))) throw new Error(`The table ${table} has rows, or another table refers to it.`);
          // COPY refuses to write under row-level security.
          await client.query(`alter table ${table} no force row level security`);
          const copied = client.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin with (format binary, freeze)`));
          await pipeline(Readable.from(rows), copied);
          await client.query(`alter table ${table} force row level security`);
          await client.query("commit");
        }),
    }),
  );
}

async function fillTable(client: pg.Client, table: string, fill: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  await withoutIndexes(client, table, async () => {
    await fill();
    console.log(`${table}: rows written after ${seconds()} s`);
  });
  // Collect statistics, or the following queries join the new tables row by row.
  await client.query(`vacuum (freeze, analyze) ${table}`);
  console.log(`${table} filled in ${seconds()} s`);
}

/**
 * With `wal_level` minimal, PostgreSQL does not log what is written to an empty table after this in the same transaction.
 * @returns false, and changes nothing, if the table has rows or another table refers to it.
 */
async function startNewFile(client: pg.Client, table: string): Promise<boolean> {
  await client.query("set local role gantry_system");
  const { rows } = await client.query<{ isFree: boolean }>(
    `select not exists (select from ${table}) and not exists (select from pg_constraint where contype = 'f' and confrelid = $1::regclass) as "isFree"`,
    [table],
  );
  await client.query("reset role");
  const isFree = rows[0]?.isFree ?? false;
  if (isFree) await client.query(`truncate ${table}`);
  return isFree;
}

interface Defined {
  name: string;
  definition: string;
}

/** Foreign keys of a table, and if `incoming`, those that refer to it. */
async function referencesOf(client: pg.Client, table: string, incoming = false): Promise<(Defined & { table: string })[]> {
  const { rows } = await client.query<Defined & { table: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and (conrelid = $1::regclass or ($2 and confrelid = $1::regclass))`,
    [table, incoming],
  );
  return rows;
}

/**
 * Removes the foreign keys of tables meanwhile, and those that refer to them. Otherwise filling one of them waits for the other tables that it refers to, and
 * a table that others refer to cannot get a new file.
 */
export async function withoutReferences(databaseUrl: string, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  await changeTables(databaseUrl, async (client) => {
    const removed: (Defined & { table: string })[] = [];
    for (const filled of tables)
      for (const reference of await referencesOf(client, filled, true)) {
        await client.query(`alter table ${reference.table} drop constraint ${reference.name}`);
        removed.push(reference);
      }
    await fill();
    // A key that another table refers to is there again by now.
    for (const { table, name, definition } of removed)
      await client.query(`alter table ${table} add constraint ${name} ${definition.replace(/ NOT VALID$/, "")} not valid`);
  });
}

/**
 * Fills a table faster: its indexes are built when it is full, also those of keys that no other table refers to, and the rows are not checked against the
 * tables that they refer to.
 */
async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<Defined>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  const { rows: keys } = await client.query<Defined>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint own where conrelid = $1::regclass and contype in ('p', 'u')
     and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid)`,
    [table],
  );
  const references = await referencesOf(client, table);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name } of [...keys, ...references]) await client.query(`alter table ${table} drop constraint ${name}`);
  await fill();
  for (const { name, definition } of indexes) if (!(savesSpace && leftOut.includes(name))) await client.query(definition);
  for (const { name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}${savesSpace ? " with (fillfactor = 100)" : ""}`);
  for (const { name, definition } of references) await client.query(`alter table ${table} add constraint ${name} ${definition} not valid`);
}
