import { createReadStream } from "node:fs";
import { fileProblem } from "@gantry/host/file-problem.ts";
import { commandArguments, printFailure, printResult } from "../command-output.ts";
import { loadConfig } from "../config.ts";
import { readBackup } from "../features/backup/read-backup.ts";
import { type PendingWork, stopDeliveries, countPendingWork } from "../features/backup/stop-deliveries.ts";
import { CommandError } from "../platform/command-error.ts";
import { openDatabase } from "../platform/db/database.ts";
import { openStore } from "../platform/storage/open-store.ts";
import { createProgress } from "../progress.ts";
import { explainFailure } from "../run-command.ts";

/** `gantry restore <file> [--without-deliveries]`: restores a backup into an empty installation. */
async function main(args: string[]): Promise<void> {
  const [path] = args.filter((text) => text !== "--without-deliveries");
  const withoutDeliveries = args.includes("--without-deliveries");
  if (!path) throw new CommandError("Name the file to read: gantry restore gantry-backup.tar.gz");
  const config = loadConfig(process.env);
  const db = openDatabase(config.databaseUrl, { poolSize: 2, statementTimeoutMs: 0, onError: () => {} });
  const progress = createProgress();
  try {
    const storage = await openStore(config);
    const target = { databaseUrl: config.databaseUrl, db, storage };
    const manifest = await readBackup(target, createReadStream(path), progress.say).catch((error: unknown) => {
      const problem = fileProblem(error, "read");
      throw problem === undefined ? error : new CommandError(`Cannot restore ${path}: ${problem}.`);
    });
    progress.end();
    if (withoutDeliveries) await stopDeliveries(db);
    const due = await countPendingWork(db);
    printResult(`Restored: everything as of ${manifest.createdAt}.\n${describe(due, withoutDeliveries)}`, {
      file: path,
      createdAt: manifest.createdAt,
      tables: manifest.tables.length,
      objects: manifest.objects,
      ...due,
    });
  } finally {
    progress.end();
    await db.close();
  }
}

function describe({ waitingMessages, activeSchedules, queuedRuns }: PendingWork, withoutDeliveries: boolean): string {
  const runs = `${queuedRuns} queued ${queuedRuns === 1 ? "run starts" : "runs start"} when a worker connects.`;
  if (withoutDeliveries) return `Waiting messages were given up and all schedules are paused. ${runs}`;
  const counts = `${waitingMessages} waiting ${waitingMessages === 1 ? "message" : "messages"} and ${activeSchedules} active ${activeSchedules === 1 ? "schedule" : "schedules"}`;
  const trial = "For a trial while the original runs, restore with --without-deliveries.";
  return `When Gantry starts, it continues where the backup ended: ${counts} go out. ${runs}${waitingMessages + activeSchedules > 0 ? `\n${trial}` : ""}`;
}

main(commandArguments()).catch((error: unknown) => printFailure(explainFailure("The backup could not be restored", error)));
