import { fileProblem } from "@gantry/server/platform/file-problem.ts";

/**
 * Reads a file that the user named.
 * @throws a sentence that names the file and what is wrong with it
 */
export async function readFile<T>(path: string, read: (path: string) => Promise<T>): Promise<T> {
  try {
    return await read(path);
  } catch (error) {
    throw new Error(`Cannot read ${path}: ${fileProblem(error, "read") ?? String(error)}.`);
  }
}
