import type { Context } from "../context.ts";
import type { Mounting } from "../platform/http/mount.ts";
import { mountHealth } from "./health/routes.ts";

/** Every feature that answers requests. A new one goes here. */
export function mountFeatures(mounting: Mounting, ctx: Context): void {
  mountHealth(mounting, ctx);
}
