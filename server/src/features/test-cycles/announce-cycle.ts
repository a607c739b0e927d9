import type { TestCycle } from "@gantry/contract/test-cycles.ts";
import type { Context } from "../../context.ts";

/** Tells everybody who looks at the cycle, or at a list with it, what a person changed. Call after the commit. */
export function announceCycle(ctx: Context, { items, ...row }: TestCycle, changedItem?: string): void {
  ctx.channel.testCycleUpdated({ ...row, item: items.find(({ id }) => id === changedItem) ?? null });
}
