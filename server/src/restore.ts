import { createReadStream } from "node:fs";
import { join } from "node:path";
import { ConfigError, loadConfig } from "./config.ts";
import { BackupError, readBackup } from "./features/backup/read-backup.ts";
import { openDatabase } from "./platform/db/database.ts";
import { openFileStore } from "./platform/storage/file-store.ts";

/** `gantry restore <file>`: puts a backup into an empty installation. */
async function main(path: string | undefined): Promise<void> {
  if (!path) throw new ConfigError("Name the file to read: gantry restore gantry-backup.tar.gz");
  const config = loadConfig(process.env);
  const db = openDatabase(config.databaseUrl, { poolSize: 2, statementTimeoutMs: 0, onError: () => {} });
  try {
    const storage = await openFileStore(join(config.dataDir, "storage"));
    const manifest = await readBackup({ databaseUrl: config.databaseUrl, db, storage }, createReadStream(path), (text) =>
      console.log(`  ${text}`),
    );
    console.log(`Restored: everything as of ${manifest.createdAt}.`);
  } finally {
    await db.close();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof BackupError;
  console.error(known ? error.message : `The backup could not be restored: ${String(error)}`);
  process.exitCode = 1;
});
