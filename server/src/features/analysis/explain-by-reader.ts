import type { AnalysisContent } from "@gantry/contract/analysis/schemas.ts";
import type { Context } from "../../context.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { uploadTimeoutMs } from "../uploads/upload-reader-jobs.ts";
import { type Explained, explainAtOnce } from "./explain-at-once.ts";
import type { Material } from "./material/material.ts";

/** The rules read this much text in a few milliseconds, which is faster than calling another process. */
const atOnceCharacters = 64 * 1024;
const maxAnswerBytes = 64 * 1024 * 1024;

/**
 * The built-in rules' explanation of a run and the failures of its first failed tests. A reader process makes it if there is much to read, so that one
 * run's output does not delay other requests.
 * @throws ReadingEnded when the reader process was ended
 */
export async function explainByReader(ctx: Context, run: ExecutionRow, material: Material): Promise<Explained> {
  if (charactersOf(material) <= atOnceCharacters) return explainAtOnce(material, run.project_id);
  const options = { projectId: run.project_id, material: JSON.stringify(material) };
  const reading = { owner: run.org_id, deadlineMs: uploadTimeoutMs, maxAnswerBytes, signal: ctx.background.closing };
  const { content, occurrences } = (await ctx.uploadReaders.read("explain", options, reading)).result;
  return { content: JSON.parse(content) as AnalysisContent, occurrences };
}

function charactersOf({ lines, tests }: Material): number {
  let sum = 0;
  for (const { text } of lines) sum += text.length;
  for (const { name, message, trace } of tests) sum += name.length + message.length + trace.length;
  return sum;
}
