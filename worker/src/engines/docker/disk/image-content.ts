import { join } from "node:path";
import { isPlainPath } from "./overlay-layers.ts";
import { bytesOfFolders } from "./named-files.ts";
import type { WritablePaths } from "./writable-paths.ts";

/**
 * What the image itself has in its volumes, which the engine copies there before a run: not written by the run. A file that several layers of the image
 * have counts in each. 0 for an engine whose layers cannot be seen here.
 */
export async function imageContentBytes({ layer, imageLayers, volumes }: WritablePaths): Promise<number> {
  if (layer === undefined) return 0;
  const folders = imageLayers.flatMap((lower) =>
    volumes.filter(({ target }) => isPlainPath(lower, target)).map(({ target }) => join(lower, target)),
  );
  return folders.length === 0 ? 0 : (await bytesOfFolders(folders, [])).bytes;
}
