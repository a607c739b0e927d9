import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { fileProblem } from "@gantry/host/file-problem.ts";
import { readLockHolder } from "@gantry/host/lock-file.ts";
import tar from "tar-stream";
import { dataDirOf, databaseProgram } from "../../installation/installation.ts";
import { type OutputOptions, runOnDatabase } from "../../installation/run-on-database.ts";

/** Restores a backup into an empty installation. Its secrets are restored first, because nothing can be decrypted without them. */
export async function restore(
  path: string,
  { withoutDeliveries = false, ...options }: OutputOptions & { withoutDeliveries?: boolean },
): Promise<number> {
  const file = resolve(path);
  const dataDir = dataDirOf(process.env);
  const secrets = await secretsIn(file);
  const holder = existsSync(dataDir) ? await readLockHolder(join(dataDir, "up.lock")) : undefined;
  if (holder !== undefined)
    throw new Error(`Gantry is running with ${dataDir} (process ${holder.pid}). Stop it before restoring a backup.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const undo = secrets === undefined ? () => {} : placeSecrets(join(dataDir, "secrets.json"), secrets);
  let restored = false;
  try {
    const code = await runOnDatabase(databaseProgram("restore"), [file, ...(withoutDeliveries ? ["--without-deliveries"] : [])], {
      ...options,
      creates: true,
    });
    restored = code === 0;
    return code;
  } finally {
    if (!restored) undo();
  }
}

/** The secrets of an empty installation have encrypted nothing yet; they are kept in another file. @returns a function that undoes it */
function placeSecrets(path: string, secrets: Buffer): () => void {
  const before = existsSync(path) ? readFileSync(path) : undefined;
  if (before?.equals(secrets)) return () => {};
  if (before !== undefined) writeFileSync(`${path}.before-restore`, before, { mode: 0o600 });
  writeFileSync(`${path}.new`, secrets, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return () => {
    if (before === undefined) rmSync(path, { force: true });
    else renameSync(`${path}.before-restore`, path);
  };
}

/** The secrets are the second entry, so nothing large is read. @throws a sentence when the file cannot be read or is not a backup */
async function secretsIn(file: string): Promise<Buffer | undefined> {
  const source = createReadStream(file);
  const entries = source
    .on("error", (error) => entries.destroy(error))
    .pipe(createGunzip())
    .on("error", (error) => entries.destroy(error))
    .pipe(tar.extract());
  let isBackup = false;
  try {
    for await (const entry of entries) {
      if (entry.header.name === "secrets.json") return await buffer(entry);
      if (entry.header.name !== "manifest.json") break;
      isBackup = true;
      entry.resume();
    }
  } catch (error) {
    const problem = fileProblem(error, "read");
    throw new Error(
      problem ? `Cannot restore ${file}: ${problem}.` : `${file} is damaged or is not a backup of Gantry. Nothing was restored.`,
    );
  } finally {
    source.destroy();
  }
  if (!isBackup) throw new Error(`${file} is not a backup of Gantry. Nothing was restored.`);
  return undefined;
}
