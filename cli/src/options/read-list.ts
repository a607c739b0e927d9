import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { readFile as readNamed } from "./read-file.ts";
import { UsageError } from "./usage-error.ts";

/** The paths in a file, or in the standard input for `-`: one per line. */
export async function readList(from: string | undefined): Promise<string[]> {
  if (from === undefined)
    throw new UsageError("Give the suite's files with --files-from: a file with one path a line, or - for the standard input.");
  const list = from === "-" ? await text(process.stdin) : await readNamed(from, (path) => readFile(path, "utf8"));
  const paths = list.split(/\r?\n/).map((line) => line.trim());
  const files = [...new Set(paths.filter((path) => path !== ""))];
  if (files.length === 0) throw new UsageError(`--files-from: ${from === "-" ? "the standard input" : from} lists no file.`);
  return files;
}
