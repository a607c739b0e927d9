import { createReadStream } from "node:fs";
import { join } from "node:path";
import { commandArguments, printFailure, printResult } from "./command-output.ts";
import { loadConfig } from "./config.ts";
import { readBackup } from "./features/backup/read-backup.ts";
import { CommandError } from "./platform/command-error.ts";
import { openDatabase } from "./platform/db/database.ts";
import { fileProblem } from "./platform/file-problem.ts";
import { openFileStore } from "./platform/storage/file-store.ts";
import { createProgress } from "./progress.ts";
import { explainFailure } from "./run-command.ts";

/** `gantry restore <file>`: puts a backup into an empty installation. */
async function main([path]: string[]): Promise<void> {
  if (!path) throw new CommandError("Name the file to read: gantry restore gantry-backup.tar.gz");
  const config = loadConfig(process.env);
  const db = openDatabase(config.databaseUrl, { poolSize: 2, statementTimeoutMs: 0, onError: () => {} });
  const progress = createProgress();
  try {
    const storage = await openFileStore(join(config.dataDir, "storage"));
    const target = { databaseUrl: config.databaseUrl, db, storage };
    const manifest = await readBackup(target, createReadStream(path), progress.say).catch((error: unknown) => {
      const problem = fileProblem(error, "read");
      throw problem === undefined ? error : new CommandError(`Cannot restore ${path}: ${problem}.`);
    });
    progress.end();
    printResult(`Restored: everything as of ${manifest.createdAt}.`, {
      file: path,
      createdAt: manifest.createdAt,
      tables: manifest.tables.length,
      objects: manifest.objects,
    });
  } finally {
    progress.end();
    await db.close();
  }
}

main(commandArguments()).catch((error: unknown) => printFailure(explainFailure("The backup could not be restored", error)));
