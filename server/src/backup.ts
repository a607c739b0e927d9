import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, loadConfig } from "./config.ts";
import { writeBackup } from "./features/backup/write-backup.ts";
import { openFileStore } from "./platform/storage/file-store.ts";

/** `gantry backup <file>`: the whole installation as one file. It appears under its name when it is complete. */
async function main(path: string | undefined): Promise<void> {
  if (!path) throw new ConfigError("Name the file to write: gantry backup gantry-backup.tar.gz");
  const config = loadConfig(process.env);
  const unfinished = `${path}.unfinished`;
  try {
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
    const storage = await openFileStore(join(config.dataDir, "storage"));
    const manifest = await writeBackup({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, storage }, out, (text) =>
      console.log(`  ${text}`),
    );
    await rename(unfinished, path);
    console.log(
      `${path}: ${manifest.tables.length} tables, ${manifest.objects} stored files. It holds the installation's secrets: keep it safe.`,
    );
  } finally {
    await rm(unfinished, { force: true });
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : `The backup could not be written: ${String(error)}`);
  process.exitCode = 1;
});
