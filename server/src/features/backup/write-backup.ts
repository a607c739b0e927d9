import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import tar from "tar-stream";
import type { ObjectStore } from "../../platform/storage/object-store.ts";
import { type Manifest, manifestEntry, objectPrefix, secretsEntry, tablePrefix } from "./manifest.ts";
import { columnList, type Table, tablesInOrder } from "./tables.ts";

export interface BackupSource {
  databaseUrl: string;
  /** Contains `secrets.json`, if the secrets are stored there. */
  dataDir: string;
  storage: ObjectStore;
}

/**
 * Writes an installation into one compressed archive: a snapshot of the tables, the stored objects, the stored secrets.
 * The service may keep running; later changes are not included. `progress` is called with what is being written.
 */
export async function writeBackup(source: BackupSource, out: Writable, progress: (text: string) => void): Promise<Manifest> {
  const client = new pg.Client({ connectionString: source.databaseUrl });
  await client.connect();
  const scratch = await source.storage.scratch();
  const archive = tar.pack();
  const written = pipeline(archive, createGzip(), out);
  // A full disk must end the work at once: otherwise it would wait forever for the archive to drain.
  const writeFailed = written.then(() => new Promise<never>(() => {}));
  writeFailed.catch(() => {});
  try {
    return await Promise.race([writeAll(source, client, scratch, archive, written, progress), writeFailed]);
  } finally {
    archive.destroy();
    await client.end();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function writeAll(
  source: BackupSource,
  client: pg.Client,
  scratch: string,
  archive: tar.Pack,
  written: Promise<void>,
  progress: (text: string) => void,
): Promise<Manifest> {
  const migration = await newestMigration(client);
  await client.query("begin isolation level repeatable read read only; set local role gantry_system; set local statement_timeout = 0");
  const tables = await tablesInOrder(client);
  const objects = await source.storage.list("");
  const manifest: Manifest = {
    format: "gantry-backup",
    version: 1,
    createdAt: new Date().toISOString(),
    migration,
    tables,
    objects: objects.length,
  };
  await add(archive, manifestEntry, Buffer.from(JSON.stringify(manifest, undefined, 2)));
  const secrets = join(source.dataDir, "secrets.json");
  if (existsSync(secrets)) await add(archive, secretsEntry, await readFile(secrets));
  for (const [index, table] of tables.entries()) {
    progress(`table ${index + 1} of ${tables.length}: ${table.name}`);
    await addTable(archive, client, table, join(scratch, table.name));
  }
  await client.query("commit");
  for (const [index, { key }] of objects.entries()) {
    if (index % 100 === 0) progress(`stored files: ${index} of ${objects.length}`);
    const object = await source.storage.get(key);
    // Retention may have deleted it since the list was made.
    if (object) await add(archive, objectPrefix + key, object.stream, object.sizeBytes);
  }
  archive.finalize();
  await written;
  return manifest;
}

async function newestMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name desc limit 1");
  if (!rows[0]) throw new Error("The database contains no Gantry installation.");
  return rows[0].name;
}

/** An archive needs an entry's size before its content, so a table is written to disk first. */
async function addTable(archive: tar.Pack, client: pg.Client, table: Table, path: string): Promise<void> {
  const copy = client.query(copyTo(`copy (select ${columnList(table)} from "${table.name}") to stdout`));
  await pipeline(copy, createWriteStream(path, { mode: 0o600 }));
  await add(archive, tablePrefix + table.name, createReadStream(path), (await stat(path)).size);
  await rm(path);
}

async function add(archive: tar.Pack, name: string, content: Readable | Buffer, sizeBytes?: number): Promise<void> {
  if (Buffer.isBuffer(content)) {
    await new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
    });
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name, mode: 0o600, size: sizeBytes ?? 0 }, (error) => (error ? reject(error) : resolve()));
    pipeline(content, entry).catch(reject);
  });
}
