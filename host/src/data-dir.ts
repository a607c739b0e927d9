import { existsSync, mkdtempSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Why `DATA_DIR` cannot be used; `undefined` when it is a folder in which this process can create others, or can be created. Nothing stays behind.
 * Tried in the folder itself, because Node's `mkdir` with `recursive` never returns for a path below `/proc`.
 */
export function dataDirMistake(dataDir: string): string | undefined {
  let nearest = resolve(dataDir);
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    if (!statSync(nearest).isDirectory())
      return mistake(dataDir, nearest === resolve(dataDir) ? "it is not a folder" : `${nearest} is not a folder`);
    rmdirSync(mkdtempSync(join(nearest, ".gantry-")));
    return undefined;
  } catch (error) {
    return mistake(dataDir, error instanceof Error && "code" in error ? String(error.code) : String(error));
  }
}

const mistake = (dataDir: string, why: string): string =>
  `DATA_DIR: ${dataDir} cannot be written (${why}); choose a folder that belongs to the user of this process`;
