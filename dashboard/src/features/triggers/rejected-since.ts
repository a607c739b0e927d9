import type { RunTrigger } from "@gantry/contract/triggers/schemas.ts";

/** Since when deliveries have had a wrong secret; `undefined` if a genuine one came after it. */
export function rejectedSince({ rejectedAt, last }: Pick<RunTrigger, "rejectedAt" | "last">): string | undefined {
  return rejectedAt !== null && (last === null || rejectedAt > last.at) ? rejectedAt : undefined;
}
