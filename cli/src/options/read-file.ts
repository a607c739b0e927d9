import { fileProblem } from "@gantry/host/file-problem.ts";

/**
 * Reads a file named by the user.
 * @throws a sentence with the file's name and the reason
 */
export async function readFile<T>(path: string, read: (path: string) => Promise<T>): Promise<T> {
  try {
    return await read(path);
  } catch (error) {
    throw new Error(`Cannot read ${path}: ${fileProblem(error, "read") ?? String(error)}.`);
  }
}
