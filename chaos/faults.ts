import { setTimeout as sleep } from "node:timers/promises";
import type { Mode, TcpProxy } from "../e2e/tcp-proxy.ts";
import type { History } from "./history.ts";
import type { Installation, Process } from "./installation.ts";
import type { Random } from "./random.ts";

/** A target that can be broken and repaired. */
export interface FaultKind {
  kind: string;
  target: string;
  /** How often it is chosen among those of its lane. */
  weight: number;
  /** The shortest and the longest duration. */
  lastsMs: readonly [number, number];
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
  /** A process of ours gets some time to be healthy again. */
  process?: Process;
}

const killLastsMs = [0, 800] as const;

/** Kills: each is over in a second or two. */
export function killFaults({ cluster, engine, servers, workers }: Installation): FaultKind[] {
  return [
    ...[...servers, ...workers].map((process) => killOf(process, 3, killLastsMs)),
    {
      kind: "SIGKILL",
      target: "postgres",
      weight: 2,
      lastsMs: killLastsMs,
      begin: () => cluster.kill(),
      end: () => cluster.start(),
    },
    { kind: "SIGKILL", target: "engine", weight: 2, lastsMs: killLastsMs, begin: () => engine.kill(), end: () => engine.start() },
  ];
}

/** Slow faults: pauses, partitions, full disks, a worker that is away for longer than a lease. `seconds`: the longest pause. */
export function slowFaults({ cluster, engine, disk, servers, workers, workersNetwork }: Installation, seconds: number): FaultKind[] {
  const pauseMs = [Math.min(5_000, seconds * 500), seconds * 1_000] as const;
  const cutMs = [1_000, seconds * 500] as const;
  return [
    ...[...servers, ...workers].map((process) => ({
      kind: "SIGSTOP",
      target: process.name,
      weight: 2,
      lastsMs: pauseMs,
      begin: () => process.signal("SIGSTOP"),
      end: () => process.signal("SIGCONT"),
      process,
    })),
    {
      kind: "SIGSTOP",
      target: "postgres",
      weight: 2,
      lastsMs: pauseMs,
      begin: () => cluster.freeze(),
      end: () => cluster.thaw(),
    },
    {
      kind: "SIGSTOP",
      target: "engine",
      weight: 2,
      lastsMs: pauseMs,
      begin: () => engine.signal("SIGSTOP"),
      end: () => engine.signal("SIGCONT"),
    },
    ...(["refuse", "silence", "reset", "delay"] as const).flatMap((mode) => [
      partition("workers' network", workersNetwork, mode, cutMs),
      partition("database's network", cluster.proxy, mode, cutMs),
    ]),
    { kind: "disk full", target: "servers' disk", weight: 2, lastsMs: cutMs, begin: () => disk.fill(), end: () => disk.free() },
    // Only in long campaigns: they cost concurrent runs their reports or verdicts.
    ...(seconds < 10
      ? []
      : [
          {
            kind: "disk full",
            target: "engine's disk",
            weight: 1,
            lastsMs: cutMs,
            begin: () => engine.fillDisk(),
            end: () => engine.freeDisk(),
          },
        ]),
    ...(seconds < 20 ? [] : workers.map((worker) => ({ ...killOf(worker, 1, [22_000, 30_000]), kind: "away for longer than a lease" }))),
  ];
}

export function killOf(process: Process, weight: number, lastsMs: readonly [number, number]): FaultKind {
  return {
    kind: "SIGKILL",
    target: process.name,
    weight,
    lastsMs,
    begin: () => process.kill("SIGKILL"),
    end: () => process.start(),
    process,
  };
}

function partition(target: string, proxy: TcpProxy, mode: Mode, lastsMs: readonly [number, number]): FaultKind {
  return { kind: mode, target, weight: 1, lastsMs, begin: () => proxy.set(mode), end: () => proxy.set("pass") };
}

export interface Lane {
  random: Random;
  history: History;
  /** The targets that are broken now, in any lane; they are not chosen again. */
  broken: Set<string>;
  /** A process that is not healthy this long after its fault is waiting for something else. */
  healthyWithinMs: number;
  /** Waits while nothing is to be broken. @returns `false` when enough has been */
  takeTurn: () => Promise<boolean>;
}

/** Breaks one target after another until the campaign ends. */
export async function breakThings(kinds: readonly FaultKind[], lane: Lane): Promise<void> {
  const { random, history, broken } = lane;
  while (await lane.takeTurn()) {
    await sleep(100 + random() * 400);
    let fault = draw(kinds, random);
    while (broken.has(fault.target)) {
      await sleep(20);
      fault = draw(kinds, random);
    }
    broken.add(fault.target);
    const [least, most] = fault.lastsMs;
    const written = { kind: fault.kind, target: fault.target, from: Date.now(), to: Number.POSITIVE_INFINITY };
    history.faults.push(written);
    await fault.begin();
    await sleep(least + random() * (most - least));
    await fault.end();
    const isHealthy = untilHealthy(fault.process).then(() => {
      written.to = Date.now();
    });
    await Promise.race([isHealthy, sleep(lane.healthyWithinMs)]);
    broken.delete(fault.target);
  }
}

async function untilHealthy(process: Process | undefined): Promise<void> {
  while (process && !(await process.isHealthy())) await sleep(100);
}

function draw(kinds: readonly FaultKind[], random: Random): FaultKind {
  let left = random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = kinds.find(({ weight }) => (left -= weight) < 0);
  if (!drawn) throw new Error("nothing to break");
  return drawn;
}
