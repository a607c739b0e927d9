import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "./client.ts";

/** Repeats a call while the server is busy (503), like a worker. */
export async function untilNotBusy<A extends Answer>(call: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await sleep(100);
  }
}
