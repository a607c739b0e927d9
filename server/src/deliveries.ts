import type { Context } from "./context.ts";
import type { Deliverer } from "./platform/outbox/topic.ts";

/** Every kind of letter that the outbox delivers. A new one goes here. */
export function deliveries(_ctx: Context): readonly Deliverer[] {
  return [];
}
