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

/** Inserts rows of all organizations directly. */
export async function fillTables(databaseUrl: string, fill: (write: Write) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '1GB'");
    await fill(async (text, values, table) => {
      await withoutIndexes(client, table, async () => {
        await client.query("begin; set local role gantry_system");
        await client.query(text, values);
        await client.query("commit");
      });
      // Collect statistics, or the following queries join the new tables row by row.
      await client.query(`vacuum analyze ${table}`);
    });
  } finally {
    await client.end();
  }
}

/** Fills a table faster: its indexes are built when it is full, and the rows are not checked against the tables that they refer to. */
async function withoutIndexes(client: pg.Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  const { rows: references } = await client.query<{ name: string; definition: string }>(
    "select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'f'",
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, definition } of references) await client.query(`alter table ${table} add constraint ${name} ${definition} not valid`);
}
