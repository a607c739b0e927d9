import pg from "pg";

/** Signs in, if the database was kept. */
export async function signUp(url: string): Promise<{ headers: Record<string, string>; organizationId: string; isNew: boolean }> {
  const account = { email: "bench@example.com", password: "Correct-horse-7" };
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const known = await post("/api/auth/login", account);
  const answer = known.ok ? known : await post("/api/auth/signup", { ...account, name: "Bench", organizationName: "Bench" });
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

type Write = (text: string, values: unknown[], table: string) => Promise<void>;

/** Settings of PostgreSQL while tables are filled. Restart it with its own before you measure. */
export const settingsForFilling = {
  fsync: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  shared_buffers: "1GB",
  autovacuum: "off",
};

async function changeTables(databaseUrl: string, change: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '1GB'; set synchronous_commit = off");
    await change(client);
  } finally {
    await client.end();
  }
}

async function asSystem(client: pg.Client, text: string, values: unknown[]): Promise<void> {
  await client.query("begin; set local role gantry_system");
  await client.query(text, values);
  await client.query("commit");
}

/** Changes rows of all organizations directly. */
export const changeRows = (databaseUrl: string, text: string, values: unknown[]): Promise<void> =>
  changeTables(databaseUrl, (client) => asSystem(client, text, values));

/** Inserts rows of all organizations directly. */
export async function fillTables(databaseUrl: string, fill: (write: Write) => Promise<void>): Promise<void> {
  await changeTables(databaseUrl, (client) =>
    fill(async (text, values, table) => {
      const began = performance.now();
      await withoutIndexes(client, table, () => asSystem(client, text, values));
      // Collect statistics, or the following queries join the new tables row by row.
      await client.query(`vacuum analyze ${table}`);
      console.log(`${table} filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    }),
  );
}

interface Defined {
  name: string;
  definition: string;
}

interface Defined {
  name: string;
  definition: string;
}

async function referencesOf(client: pg.Client, table: string): Promise<Defined[]> {
  const { rows } = await client.query<Defined>(
    "select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'f'",
    [table],
  );
  return rows;
}

/** Removes the foreign keys of tables meanwhile. Otherwise filling one of them waits for the other tables that it refers to. */
export async function withoutReferences(databaseUrl: string, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  await changeTables(databaseUrl, async (client) => {
    const removed: (Defined & { table: string })[] = [];
    for (const table of tables)
      for (const reference of await referencesOf(client, table)) {
        await client.query(`alter table ${table} drop constraint ${reference.name}`);
        removed.push({ ...reference, table });
      }
    await fill();
    for (const { table, name, definition } of removed)
      await client.query(`alter table ${table} add constraint ${name} ${definition} not valid`);
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
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, definition } of references) await client.query(`alter table ${table} add constraint ${name} ${definition} not valid`);
}
