import { setImmediate } from "node:timers/promises";
import type { RunNote, ShardOfRun } from "@gantry/contract/executions/schemas.ts";
import { filesWithoutResults } from "../../shards/files-without-results.ts";
import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { openRunVariables } from "../../executions/request/run-variables.ts";
import type { ParsedUpdate } from "./parse-update.ts";

const namedFiles = 10;

/**
 * Says which files of a shard's list have no result in its report: the runner may have lost them, and the run can be green. It may also have left them out on
 * purpose, so this is a note and changes no verdict.
 */
export async function missingFilesNotes(ctx: Context, row: ExecutionRow, { results, error }: ParsedUpdate): Promise<RunNote[]> {
  // A run that was cut short has a note about it. A re-run or retry of failed tests runs only some files.
  if (!results || error || !row.shard?.files || row.settings.onlyFailed === true || row.cancel_requested_at !== null) return [];
  const listed = (openRunVariables(ctx, row)["TEST_FILES"] ?? "").split("\n").filter((path) => path !== "");
  const found = filesWithoutResults(listed, await filesOf(results.rows));
  if (!found || found.missing.length === 0) return [];
  const files = { count: found.missing.length, first: found.missing.slice(0, namedFiles) };
  return [{ code: "FILES_WITHOUT_RESULTS", message: sentence(found.missing, listed.length, row.shard, found.hasOthers), files }];
}

async function filesOf(batches: readonly string[]): Promise<Set<string>> {
  const files = new Set<string>();
  for (const batch of batches) {
    for (const { file_path: file } of JSON.parse(batch) as { file_path?: string }[]) if (file !== undefined) files.add(file);
    // Lets other requests proceed while a large report is read.
    await setImmediate();
  }
  return files;
}

function sentence(missing: readonly string[], total: number, shard: ShardOfRun, hasOthers: boolean): string {
  const isOne = missing.length === 1;
  const left = missing.length - namedFiles;
  const names = [...missing.slice(0, namedFiles), ...(left > 0 ? [`${left} more`] : [])].join(", ");
  const why = hasOthers
    ? `The report also names files that are not in the list, so ${isOne ? "this one" : "these"} may have run under another name.`
    : isOne
      ? "All others have one. Check whether this file ran: the runner may have left it out, or it may have no tests."
      : "All others have one. Check whether these files ran: the runner may have left them out, or they may have no tests.";
  return `${missing.length} of the ${total} files of shard ${shard.index}/${shard.total} ${isOne ? "has" : "have"} no result: ${names}. ${why}`;
}
