import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Modules that start a server, a database or another process, by the end of their path. */
const starting = [
  "/start-server.ts",
  "/s3-server.ts",
  "/postgres/testing.ts",
  "/testing/migrated-database.ts",
  "./testing.ts",
  "/embedded.ts",
  "/reader-pool.ts",
  "/report-readers.ts",
  "/read-document.ts",
  "/testing/worker.ts",
  "node:child_process",
];

const importsOne = (source: string): boolean => starting.some((end) => source.includes(`${end}";`));

/**
 * The tests next to the code that start a server, a database or another process: those that import a module that does. All others are unit tests.
 * Paths from the repository's root.
 */
export function findServerTests(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`))
    .filter((path) => /\.test\.tsx?$/.test(path) && importsOne(readFileSync(join(root, path), "utf8")));
}
