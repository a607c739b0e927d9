import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import tar from "tar-stream";
import { CommandError } from "../../platform/command-error.ts";
import type { Database } from "../../platform/db/database.ts";
import { migrate } from "../../platform/db/migrate.ts";
import type { ObjectStore } from "../../platform/storage/object-store.ts";
import { Manifest, manifestEntry, objectPrefix, tablePrefix } from "./manifest.ts";
import { columnList, type Table } from "./tables.ts";

export interface BackupTarget {
  databaseUrl: string;
  db: Database;
  storage: ObjectStore;
}

/**
 * Restores a backup into an empty installation. All tables are restored in one transaction, so a damaged archive leaves an empty database.
 * @throws CommandError when the installation is not empty or the archive is not a backup
 */
export async function readBackup(target: BackupTarget, archive: Readable, progress: (text: string) => void): Promise<Manifest> {
  const client = new pg.Client({ connectionString: target.databaseUrl });
  await client.connect();
  try {
    return await restore(target, client, archive, progress);
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw isDamage(error) ? new CommandError("The file is damaged or is not a backup of Gantry. Nothing was put back.") : error;
  } finally {
    await client.end();
  }
}

async function restore(target: BackupTarget, client: pg.Client, archive: Readable, progress: (text: string) => void): Promise<Manifest> {
  const entries = tar.extract();
  const reading = pipeline(archive, createGunzip(), entries);
  reading.catch(() => {});
  let manifest: Manifest | undefined;
  let tablesRead = 0;
  let objectsRead = 0;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (!manifest) {
      if (name !== manifestEntry) throw new CommandError("The file is not a backup of Gantry.");
      manifest = Manifest.parse(JSON.parse((await buffer(entry)).toString("utf8")));
      await prepare(target, client, manifest);
    } else if (name.startsWith(tablePrefix)) {
      const table = manifest.tables.find((candidate) => candidate.name === name.slice(tablePrefix.length));
      if (!table) throw new CommandError(`The file contains a table that its manifest does not name: ${name}`);
      progress(`table ${++tablesRead} of ${manifest.tables.length}: ${table.name}`);
      await copyInto(client, table, Readable.from(entry));
    } else if (name.startsWith(objectPrefix)) {
      if (objectsRead++ % 100 === 0) progress(`stored files: ${objectsRead} of ${manifest.objects}`);
      await target.storage.put(name.slice(objectPrefix.length), Readable.from(entry));
    } else {
      entry.resume();
    }
  }
  await reading;
  if (!manifest || tablesRead < manifest.tables.length) throw new CommandError("The file ends too early. Nothing was put back.");
  for (const table of manifest.tables) await continueNumbers(client, table);
  await secure(client, manifest.tables);
  await client.query("commit");
  await migrate(target.db.owner);
  return manifest;
}

/** Creates the schema of the backup's version; newer migrations are applied after its rows are restored. */
async function prepare(target: BackupTarget, client: pg.Client, manifest: Manifest): Promise<void> {
  const { rows: existing } = await client.query<{ there: boolean }>("select to_regclass('public.organizations') is not null as there");
  if (existing[0]?.there) {
    const found = await target.db.asSystem((tx) => tx.selectFrom("users").select("id").limit(1).executeTakeFirst());
    if (found)
      throw new CommandError("This installation already has accounts. Restore into an empty one: another DATA_DIR, or an empty database.");
  }
  await migrate(target.db.owner, existing[0]?.there ? {} : { to: manifest.migration });
  await client.query("begin; set local statement_timeout = 0");
  // Rows cannot be copied in under row-level security, and triggers must not run again for them: both are off for the owner until the
  // commit, and no other session sees that.
  for (const table of manifest.tables)
    await client.query(`alter table "${table.name}" no force row level security; alter table "${table.name}" disable trigger user`);
}

/** Rows keep their numbers; sequences continue after the highest one. */
async function continueNumbers(client: pg.Client, { name, columns }: Table): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select name as column, pg_get_serial_sequence($1, name) as sequence from unnest($2::text[]) as name
     where pg_get_serial_sequence($1, name) is not null`,
    [`"${name}"`, columns],
  );
  for (const { column, sequence } of rows)
    await client.query(`select setval($1, coalesce(max("${column}"), 0) + 1, false) from "${name}"`, [sequence]);
}

async function secure(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ secured: boolean }>("select relrowsecurity as secured from pg_class where oid = $1::regclass", [
      table.name,
    ]);
    if (rows[0]?.secured) await client.query(`alter table "${table.name}" force row level security`);
    await client.query(`alter table "${table.name}" enable trigger user`);
  }
}

async function copyInto(client: pg.Client, table: Table, rows: Readable): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`copy "${table.name}" (${columnList(table)}) from stdin`)));
}

function isDamage(error: unknown): boolean {
  if (error instanceof CommandError || !(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    code.startsWith("Z_") || error.name === "ZodError" || error instanceof SyntaxError || /unexpected end|invalid tar/i.test(error.message)
  );
}
