import type { RunNote } from "@gantry/contract/executions/schemas.ts";

const namedFiles = 3;

/** The sentence of a verdict about files of shards that have no result, with a space before it; empty: all have one. In that case a pass is uncertain. */
export function missingFilesReason(combinations: readonly { run: { notes: readonly RunNote[] } | null }[]): string {
  const notes = combinations.flatMap(({ run }) => run?.notes.filter(({ code }) => code === "FILES_WITHOUT_RESULTS") ?? []);
  if (notes.length === 0) return "";
  const files = notes.flatMap((note) => note.files ?? []);
  // Notes of an earlier release do not say which files.
  if (files.length < notes.length)
    return notes.length === 1 ? " Files of 1 shard have no result." : ` Files of ${notes.length} shards have no result.`;
  // With a matrix, the same file may be in a shard of each combination.
  const names = [...new Set(files.flatMap(({ first }) => first))];
  const count = files.reduce((sum, file) => sum + file.count - file.first.length, names.length);
  const left = count - Math.min(namedFiles, names.length);
  const named = `${names.slice(0, namedFiles).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
  return count === 1 ? ` 1 file has no result: ${named}.` : ` ${count} files have no result: ${named}.`;
}
