import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import type { Context } from "../../context.ts";

/** Sends a person's change of a cycle to everyone who has the cycle, or a list with it, open. Call it after the commit. */
export function announceCycle(ctx: Context, { items, ...row }: TestCycle, changedItem?: string): void {
  ctx.channel.testCycleUpdated({ ...row, item: items.find(({ id }) => id === changedItem) ?? null });
}
