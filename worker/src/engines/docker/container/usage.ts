import type { Container } from "dockerode";
import { z } from "zod";
import type { UsageCounters, UsageReading } from "../../engine.ts";
import { orMissing } from "../api/response-error.ts";
import { machineUsage } from "./machine-usage.ts";

const Count = z.number().min(0).nullish().catch(undefined);

/** What is read of the engine's response. With cgroup v1, Docker names the operations of `blkio` `Read` and `Write`. */
const Stats = z.object({
  read: z.string(),
  cpu_stats: z.object({ cpu_usage: z.object({ total_usage: Count }).nullish() }).nullish(),
  memory_stats: z.object({ usage: Count, stats: z.object({ inactive_file: Count, total_inactive_file: Count }).nullish() }).nullish(),
  networks: z.record(z.string(), z.object({ rx_bytes: Count, tx_bytes: Count })).nullish(),
  blkio_stats: z.object({ io_service_bytes_recursive: z.array(z.object({ op: z.string(), value: Count })).nullish() }).nullish(),
});
type Stats = z.infer<typeof Stats>;

/** What one container uses, as its engine measures it. */
export class ContainerUsage {
  readonly #container: Container;
  readonly #isLocal: boolean;
  /** From the engine's clock to this machine's. */
  #aheadMs: number | undefined;

  constructor(container: Container, isLocal: boolean) {
    this.#container = container;
    this.#isLocal = isLocal;
  }

  async read(): Promise<UsageReading | undefined> {
    const answer = await orMissing(this.#container.stats({ stream: false, "one-shot": true }));
    const stats = Stats.safeParse(answer).data;
    // A container that has ended is answered with the year 1, or without values.
    const readMs = Date.parse(stats?.read ?? "");
    if (stats === undefined || !(readMs > 0) || !stats.memory_stats?.usage) return undefined;
    this.#aheadMs ??= Date.now() - readMs;
    const machine = this.#isLocal ? machineUsage() : undefined;
    return {
      atMs: readMs + this.#aheadMs,
      counters: { ...countersOf(stats), ...machine?.counters },
      levels: { ...memoryOf(stats), ...machine?.levels },
    };
  }
}

function countersOf({ cpu_stats, networks, blkio_stats }: Stats): UsageCounters {
  const cpu = cpu_stats?.cpu_usage?.total_usage;
  const moved = blkio_stats?.io_service_bytes_recursive ?? [];
  const ofOperation = (name: string) => moved.filter(({ op }) => op.toLowerCase() === name).map(({ value }) => value ?? 0);
  const each = Object.values(networks ?? {});
  return {
    ...(cpu == null ? {} : { cpu: cpu / 1e6 }),
    ...sumAs("diskRead", ofOperation("read")),
    ...sumAs("diskWrite", ofOperation("write")),
    ...sumAs(
      "networkIn",
      each.map(({ rx_bytes }) => rx_bytes ?? 0),
    ),
    ...sumAs(
      "networkOut",
      each.map(({ tx_bytes }) => tx_bytes ?? 0),
    ),
  };
}

/** Nothing for an empty list: it may mean that the engine cannot measure it. */
function sumAs<Name extends keyof UsageCounters>(name: Name, values: readonly number[]): Partial<UsageCounters> {
  return values.length === 0 ? {} : { [name]: values.reduce((sum, value) => sum + value, 0) };
}

/** Without the cache of files, which the kernel frees when memory is short. Podman has already subtracted it. */
function memoryOf({ memory_stats }: Stats): { memory?: number } {
  const usage = memory_stats?.usage;
  if (usage == null) return {};
  const cached = memory_stats?.stats?.inactive_file ?? memory_stats?.stats?.total_inactive_file ?? 0;
  return { memory: Math.max(0, usage - cached) };
}
