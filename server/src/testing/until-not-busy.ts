import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "./client.ts";

/** Repeats a call while the server is busy (503), like a worker. */
export async function untilNotBusy<A extends Answer>(call: () => Promise<A>): Promise<A> {
  for (;;) {
    const response = await call();
    if (response.status !== 503) return response;
    await sleep(100);
  }
}
