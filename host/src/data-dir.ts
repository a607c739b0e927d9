import { mkdtempSync, rmdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describeFullDisk } from "./full-disk.ts";
import { isDiskFull } from "./file-problem.ts";
import { nearestFolder } from "./nearest-folder.ts";

/** Why `DATA_DIR` cannot be used; `undefined` when it is a folder in which this process can create others, or can be created. Nothing stays behind. */
export function dataDirMistake(dataDir: string): string | undefined {
  try {
    return lastingMistake(dataDir);
  } catch (error) {
    return `DATA_DIR: ${describeFullDisk(dataDir, error)}`;
  }
}

/**
 * Why `DATA_DIR` cannot be used, if waiting does not help.
 * Tried in the folder itself, because Node's `mkdir` with `recursive` never returns for a path below `/proc`.
 * @throws the file system's error while the disk is full
 */
export function lastingMistake(dataDir: string): string | undefined {
  const nearest = nearestFolder(dataDir);
  try {
    if (!statSync(nearest).isDirectory())
      return mistake(dataDir, nearest === resolve(dataDir) ? "it is not a folder" : `${nearest} is not a folder`);
    rmdirSync(mkdtempSync(join(nearest, ".gantry-")));
    return undefined;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return mistake(dataDir, error instanceof Error && "code" in error ? String(error.code) : String(error));
  }
}

const mistake = (dataDir: string, why: string): string =>
  `DATA_DIR: ${dataDir} cannot be written (${why}); choose a folder that belongs to the user of this process`;
