import type { Context } from "../../context.ts";

/**
 * Removes files whose records are deleted. Never rejects, because the deletion is committed: a failure would be answered as if nothing had been deleted,
 * and a repeated request would find nothing. The job that clears leftovers deletes what is left here.
 */
export async function removeDeletedFiles(ctx: Pick<Context, "log" | "storage">, prefixes: readonly string[]): Promise<void> {
  try {
    for (const prefix of prefixes) await ctx.storage.remove(prefix);
  } catch (error) {
    ctx.log.warn({ err: error }, "deleted files could not be removed from the storage; an hourly job tries again");
  }
}
