import type { Context } from "../../../context.ts";
import { logChunks } from "../../logs/read-log.ts";
import { createLineChooser } from "./choose-lines.ts";
import type { LogLine } from "./material.ts";

/** Maximum line length; longer lines are truncated. */
const longestLine = 64 * 1024;

/** The lines of a run's log that an explanation may need, numbered over the whole log. */
export async function readLines(ctx: Context, organizationId: string, executionId: string): Promise<LogLine[]> {
  const chooser = createLineChooser();
  let open = "";
  let openSeq = 1;
  for await (const { seq, log } of logChunks(ctx, organizationId, executionId)) {
    const parts = log.split("\n");
    for (const [index, part] of parts.entries()) {
      if (open === "") openSeq = seq;
      if (open.length < longestLine) open += part;
      if (index === parts.length - 1) break;
      chooser.add(open, openSeq);
      open = "";
    }
  }
  if (open !== "") chooser.add(open, openSeq);
  return chooser.lines();
}
