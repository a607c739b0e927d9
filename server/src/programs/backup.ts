import { createWriteStream, existsSync, type WriteStream } from "node:fs";
import { link, rename, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import { dirname } from "node:path";
import { fileProblem } from "@gantry/host/file-problem.ts";
import { syncFolder } from "@gantry/host/replace-file.ts";
import { commandArguments, printFailure, printResult } from "../command-output.ts";
import { loadConfig } from "../config.ts";
import { writeBackup } from "../features/backup/write-backup.ts";
import { CommandError } from "../platform/command-error.ts";
import { openStoreToRead } from "../platform/storage/open-store.ts";
import { createProgress } from "../progress.ts";
import { explainFailure } from "../run-command.ts";

/** `gantry backup <file>`: writes the whole installation to one file. The file appears when it is complete; an existing one is replaced only with `--force`. */
async function main(): Promise<void> {
  const args = commandArguments();
  const force = args.includes("--force");
  const path = args.find((text) => text !== "--force");
  if (!path) throw new CommandError("Name the file to write: gantry backup gantry-backup.tar.gz");
  const config = loadConfig(process.env);
  if (existsSync(path)) await rejectExisting(path, force);
  const unfinished = `${path}.${process.pid}.unfinished`;
  const progress = createProgress();
  try {
    const out = await openFile(path, unfinished);
    const storage = await openStoreToRead(config);
    const source = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, storage };
    const manifest = await writeBackup(source, out, progress.say).catch((error: unknown) => {
      const problem = fileProblem(error, "write");
      throw problem === undefined ? error : new CommandError(`Cannot write ${path}: ${problem}. Nothing was left there.`);
    });
    await moveInPlace(unfinished, path, force);
    const { tables, objects, createdAt } = manifest;
    const { size } = await stat(path);
    progress.end();
    printResult(
      `${path}: ${tables.length} tables, ${objects} stored files, ${size} bytes. It holds the installation's secrets: keep it safe.`,
      { file: path, sizeBytes: size, tables: tables.length, objects, createdAt },
    );
  } finally {
    progress.end();
    // A path that could not be written cannot be cleaned up either.
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

async function rejectExisting(path: string, force: boolean): Promise<void> {
  if (!(await stat(path)).isFile()) throw new CommandError(`Cannot write ${path}: it is a folder or a device. Name a file.`);
  if (!force) throw new CommandError(`${path} exists already. Name another file, or replace it with --force.`);
}

async function openFile(path: string, unfinished: string): Promise<WriteStream> {
  try {
    const out = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await once(out, "open");
    return out;
  } catch (error) {
    throw new CommandError(`Cannot write ${path}: ${fileProblem(error, "write") ?? String(error)}.`);
  }
}

/** A file created under that name in the meantime is kept unless `force`. */
async function moveInPlace(unfinished: string, path: string, force: boolean): Promise<void> {
  if (force) await rename(unfinished, path);
  else
    await link(unfinished, path).catch(async () => {
      if (existsSync(path)) await rejectExisting(path, force);
      // This file system has no hard links.
      await rename(unfinished, path);
    });
  // The file's name must survive a power failure, too.
  await syncFolder(dirname(path));
}

main().catch((error: unknown) => printFailure(explainFailure("The backup could not be written", error)));
