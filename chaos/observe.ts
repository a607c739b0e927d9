import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import { io } from "socket.io-client";
import type { ExecutionLog } from "@gantry/contract/events/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Person } from "../e2e/stack.ts";
import type { History, LiveConnection } from "./history.ts";

/** Records every container that starts or ends, also across crashes of the engine. @returns a function that stops it */
export function observeContainers(docker: Docker, containers: History["containers"]): () => void {
  const stop = new AbortController();
  const seen = new Set<string>();
  const follow = async () => {
    const stream = await docker.getEvents({
      abortSignal: stop.signal,
      since: 0,
      filters: { type: ["container"], event: ["start", "die"], label: ["gantry.role=run"] },
    });
    let rest = "";
    for await (const piece of stream) {
      const lines = (rest + piece.toString()).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() && !seen.has(line)) take(line);
    }
  };
  const take = (line: string) => {
    // The engine repeats past events to every new listener.
    seen.add(line);
    const { Action, Actor, timeNano } = JSON.parse(line) as {
      Action: "start" | "die";
      Actor: { Attributes: Record<string, string> };
      timeNano: number;
    };
    const { "gantry.task": taskId = "", "gantry.attempt": attempt } = Actor.Attributes;
    containers.push({ taskId, attempt: Number(attempt), action: Action, at: timeNano / 1e6 });
  };
  void (async () => {
    for (; !stop.signal.aborted; await sleep(100)) await follow().catch(() => {});
  })();
  return () => stop.abort();
}

/**
 * Records the events of a tenant's live channel, and reconnects automatically. `through`: the server that it connects to, if it is not the load balancer.
 * @returns a function that closes it
 */
export async function observeEvents(url: string, tenant: string, person: Person, history: History, through?: string): Promise<() => void> {
  const socket = io(url, { path: "/socket.io/", transports: ["websocket"], auth: { token: person.token }, forceNew: true });
  let connection = 0;
  const by = () => (through === undefined ? { tenant } : { tenant, through, connection, at: Date.now() });
  let open: LiveConnection | undefined;
  socket.on("connect", () => connection++);
  socket.on("auth-success", () => {
    open = { tenant, through: through ?? "", connection, from: Date.now(), to: Number.POSITIVE_INFINITY };
    history.fleet?.connections.push(open);
  });
  socket.on("disconnect", () => {
    if (open) open.to = Date.now();
  });
  socket.on("execution-updated", ({ id, status }: Execution) => history.updates.push({ ...by(), taskId: id, status }));
  socket.on("execution-log", ({ taskId, seq }: ExecutionLog) =>
    history.logEvents.push({ tenant, ...(through === undefined ? {} : { through }), connection, taskId, seq }),
  );
  await new Promise((resolve) => socket.once("auth-success", resolve));
  return () => socket.close();
}
