import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * This worker's id across restarts, by which it finds its containers. Created on the first start; if two start at once in one directory, the file
 * decides.
 */
export async function workerId(dataDir: string): Promise<string> {
  const folder = join(dataDir, "worker");
  const file = join(folder, "id");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `worker-${randomBytes(8).toString("hex")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const id = (await readFile(file, "utf8")).trim();
  if (!/^[\w.-]{1,100}$/.test(id)) throw new Error(`${file} does not hold a worker's id; remove it to get a new one`);
  return id;
}
