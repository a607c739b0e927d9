import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileIn = (dataDir: string): string => join(dataDir, "worker", "id");

/**
 * This worker's id across restarts, by which it finds its containers. Created on the first start; if two start at once in one directory, the file
 * decides.
 */
export async function workerId(dataDir: string): Promise<string> {
  const file = fileIn(dataDir);
  await mkdir(join(dataDir, "worker"), { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, `worker-${randomBytes(8).toString("hex")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!exists) {
      // A full disk may have taken the name without the content.
      await rm(file, { force: true });
      throw error;
    }
  }
  return readId(file);
}

/** The id of a directory that a worker has used and that this process may write; `undefined` for any other. */
export async function knownWorkerId(dataDir: string): Promise<string | undefined> {
  try {
    await access(join(dataDir, "worker"), constants.W_OK);
    await access(fileIn(dataDir));
  } catch {
    return undefined;
  }
  return readId(fileIn(dataDir));
}

async function readId(file: string): Promise<string> {
  const id = (await readFile(file, "utf8")).trim();
  if (!/^[\w.-]{1,100}$/.test(id)) throw new Error(`${file} does not contain a worker's id; remove it to get a new one`);
  return id;
}
