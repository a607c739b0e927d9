import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The folder itself, or the closest one above it that exists. */
export function nearestFolder(path: string): string {
  let nearest = resolve(path);
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  return nearest;
}
