import type { Socket } from "socket.io-client";
import type { Member } from "./service.ts";

const terminal = new Set(["PASSED", "FAILED", "UNSTABLE", "ERROR"]);

/** Whether a run with this status has ended. */
export const hasEnded = (status: string): boolean => terminal.has(status);

/** Requests `count` runs at once, spread over `members`, and waits until a client has heard the verdict of each. */
export async function serviceLoop(
  members: readonly Member[],
  image: string,
  count: number,
): Promise<{ perSecond: number; withoutVerdict: number }> {
  const sockets = await Promise.all(members.map((member) => member.socket()));
  try {
    const began = performance.now();
    const ended = allEnded(sockets, count);
    await Promise.all(Array.from({ length: count }, (_, index) => members[index % members.length]?.post("/api/executions", { image })));
    const statuses = await ended;
    return {
      perSecond: count / ((performance.now() - began) / 1000),
      withoutVerdict: statuses.filter((status) => status !== "PASSED").length,
    };
  } finally {
    for (const socket of sockets) socket.close();
  }
}

function allEnded(sockets: readonly Socket[], count: number): Promise<string[]> {
  const ended = new Map<string, string>();
  return new Promise((resolve) => {
    for (const socket of sockets) {
      socket.on("execution-updated", ({ taskId, status }: { taskId: string; status: string }) => {
        if (hasEnded(status)) ended.set(taskId, status);
        if (ended.size === count) resolve([...ended.values()]);
      });
    }
  });
}
