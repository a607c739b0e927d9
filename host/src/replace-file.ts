import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Writes a file atomically, even if the machine loses power: afterwards there is the old file or the new one, and the new one once this has resolved.
 * Two callers must not write the same path at the same time.
 */
export async function replaceFile(path: string, content: string, mode: number): Promise<void> {
  {
    await using file = await open(`${path}.new`, "w", mode);
    await file.writeFile(content);
    await file.sync();
  }
  await rename(`${path}.new`, path);
  await syncFolder(dirname(path));
}

/** Makes new names in a folder durable. Ignores file systems that do not support it for folders. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
