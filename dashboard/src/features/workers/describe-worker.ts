import type { OwnWorker } from "@gantry/contract/workers/schemas.ts";
import type { Tone } from "../../ui/figures/Badge.tsx";
import { formatBytes, formatCounted } from "../../ui/text/format.ts";

/** What a worker does now, in a word. */
export function stateOf({ state, connected, running }: Pick<OwnWorker, "state" | "connected" | "running">): { tone: Tone; label: string } {
  if (state === "draining") return connected ? { tone: "warn", label: "Draining" } : { tone: "idle", label: "Drained" };
  if (!connected) return { tone: running > 0 ? "bad" : "idle", label: "Offline" };
  if (state === "paused") return { tone: "warn", label: "Paused" };
  return running > 0 ? { tone: "busy", label: "Running" } : { tone: "ok", label: "Ready" };
}

/** `docker · linux x64 · 4 CPUs · 16 GB`: what is known of it. */
export function describeMachine({ engine, machine }: Pick<OwnWorker, "engine" | "machine">): string {
  if (machine === null) return engine;
  const cpus = formatCounted(machine.cpus, "CPU");
  return [engine, `${machine.os} ${machine.arch}`, cpus, formatBytes(machine.memoryMb * 1024 * 1024)].join(" · ");
}
