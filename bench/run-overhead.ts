import type { Socket } from "socket.io-client";
import { findEngine, importTrivial, ofItsOwn, park, rawLoop } from "./engine.ts";
import { median, ms, percentile, print, times } from "./figures.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";
import { type Member, startService } from "./service.ts";
import { hasEnded, serviceLoop } from "./service-loop.ts";

/**
 * The service's overhead over a bare engine loop with the same image, the same confinement and the same kind of network, in turns.
 * Settings: DOCKER_HOST, ROUNDS (5), RUNS (60), SLOTS ("1,4,8").
 */
const rounds = Number(process.env["ROUNDS"] ?? 5);
const runs = Number(process.env["RUNS"] ?? 60);
const slots = (process.env["SLOTS"] ?? "1,4,8").split(",").map(Number);

/** Warm-up runs: each worker is new and its code not yet compiled, unlike the raw loop's. */
const warmUpRuns = 200;

interface Update {
  taskId: string;
  status: string;
}

const { docker, host } = await findEngine();
const image = await importTrivial(docker);
const service = await startService(host);
const members = await Promise.all(Array.from({ length: 4 }, () => service.member()));
let wrong = 0;
let total = 0;
try {
  console.log(`${rounds} rounds of ${runs} runs, medians; service and raw loop in turns\n`);
  for (const count of slots) await throughput(count);
  for (const count of slots) await throughputInNewNetworks(count);
  await latencies();
  print("B9", "runs without their true verdict", `${wrong} of ${total}`, "0");
  const { server, worker } = await service.residentBytes();
  print(
    "B6",
    "resident memory after all of it",
    `server ${Math.round(server / 2 ** 20)} MB, worker ${Math.round(worker / 2 ** 20)} MB`,
    "≤ 300 MB",
  );
} finally {
  await service.close();
}
process.exit(0);

async function throughput(count: number): Promise<void> {
  const parked = await park(docker, count);
  const ratios: number[] = [];
  const againstBridge: number[] = [];
  try {
    await service.withSlots(count);
    await ourLoop(warmUpRuns);
    for (let round = 0; round < rounds; round++) {
      const ours = await ourLoop(runs);
      const raw = await rawLoop(docker, image, runs, parked.modes);
      ratios.push(ours / raw.perSecond);
      if (count === 1 || count === 4) {
        const bridge = await rawLoop(
          docker,
          image,
          Math.ceil(runs / 2),
          Array.from({ length: count }, () => "bridge"),
        );
        againstBridge.push(ours / bridge.perSecond);
      }
    }
  } finally {
    await parked.remove();
  }
  print("B1", `runs/s ÷ raw loop, same network, ${count} slots`, times(median(ratios)), "≥ 0.90");
  if (againstBridge.length > 0)
    print("B1p", `runs/s ÷ raw loop on the default bridge, ${count} slots`, times(median(againstBridge)), "≥ 2.0");
}

/** RUN_NETWORK=bridge: a new network for each run, also in the raw loop. Fewer runs, because each takes several times as long. */
async function throughputInNewNetworks(count: number): Promise<void> {
  const fewer = Math.ceil(runs / 2);
  const modes = Array.from({ length: count }, () => ofItsOwn);
  const ratios: number[] = [];
  await service.withSlots(count, "bridge");
  await ourLoop(runs);
  for (let round = 0; round < rounds; round++) {
    const ours = await ourLoop(fewer);
    ratios.push(ours / (await rawLoop(docker, image, fewer, modes)).perSecond);
  }
  print("B1", `the same, a new network for each run, ${count} slots`, times(median(ratios)), "≥ 0.90");
}

/** @returns runs per second */
async function ourLoop(count: number): Promise<number> {
  const { perSecond, withoutVerdict } = await serviceLoop(members, image, count);
  total += count;
  wrong += withoutVerdict;
  return perSecond;
}

async function latencies(): Promise<void> {
  await service.withSlots(1);
  const [member] = members;
  if (!member) return;
  const reporting = "gantry-bench/reporting:1";
  await importImage(docker, reporting, {
    entrypoint:
      '#!/bin/sh\nmkdir -p /app/reports\nprintf "<testsuite><testcase classname=\\"c\\" name=\\"n\\"/></testsuite>" > /app/reports/junit.xml\nfor i in 1 2 3 4 5 6 7 8; do sleep 0.1; echo "line $i"; done\n',
  });
  const parked = await park(docker, 1);
  const socket = await member.socket();
  const deaths = await watchDeaths();
  const toRunning: number[] = [];
  const rawStarted: number[] = [];
  const toTerminal: number[] = [];
  const toLine: number[] = [];
  try {
    const lines = watchLines(socket);
    for (let round = 0; round < rounds * 6; round++) {
      const { runningMs, endedAtMs, taskId } = await oneRun(member, socket, reporting, lines.followRaw);
      if (round > 0) {
        toRunning.push(runningMs);
        const diedAtMs = await deaths.of(taskId);
        toTerminal.push(endedAtMs - diedAtMs);
        toLine.push(...lines.take());
        rawStarted.push(...(await rawLoop(docker, image, 1, parked.modes)).startedMs);
      }
    }
  } finally {
    socket.close();
    deaths.close();
    await parked.remove();
  }
  print(
    "B2",
    "POST → RUNNING at the client ÷ raw create → started",
    `p50 ${times(median(toRunning) / median(rawStarted))}  p95 ${times(percentile(toRunning, 0.95) / percentile(rawStarted, 0.95))}`,
    "≤ 1.10×, ≤ 1.20×",
  );
  print("", "", `${ms(median(toRunning))} against ${ms(median(rawStarted))}`, "");
  print(
    "B3",
    "container's end → terminal status at the client",
    `p50 ${ms(median(toTerminal))}  p95 ${ms(percentile(toTerminal, 0.95))}`,
    "≤ 15 ms, ≤ 60 ms",
  );
  print("B4", "line printed → client", `p50 ${ms(median(toLine))}  p95 ${ms(percentile(toLine, 0.95))}`, "≤ 10 ms, ≤ 25 ms");
}

/** Times the same line at a bare reader of the engine and at a client of the service; the difference is the service's. */
function watchLines(socket: Socket) {
  const raw = new Map<string, number>();
  const ours = new Map<string, number>();
  const note = (seen: Map<string, number>, text: string) => {
    for (const [line] of text.matchAll(/line \d+/g)) if (!seen.has(line)) seen.set(line, performance.now());
  };
  socket.on("execution-log", ({ log }: { log: string }) => note(ours, log));
  return {
    async followRaw(taskId: string) {
      const [found] = await docker.listContainers({ filters: JSON.stringify({ label: [`gantry.task=${taskId}`] }) });
      if (!found) return;
      const stream = await docker.getContainer(found.Id).logs({ follow: true, stdout: true });
      stream.on("data", (data: Buffer) => note(raw, data.toString()));
      stream.on("error", () => {});
    },
    take(): number[] {
      const between = [...ours].flatMap(([line, at]) => (raw.has(line) ? [at - (raw.get(line) ?? at)] : [])).slice(2);
      raw.clear();
      ours.clear();
      return between;
    },
  };
}

async function oneRun(
  member: Member,
  socket: Socket,
  suite: string,
  whenRunning: (taskId: string) => Promise<void>,
): Promise<{ taskId: string; runningMs: number; endedAtMs: number }> {
  let runningMs = Number.NaN;
  const began = performance.now();
  const ended = new Promise<{ taskId: string; endedAtMs: number }>((resolve) => {
    const heard = ({ taskId, status }: Update) => {
      if (status === "RUNNING") {
        runningMs = performance.now() - began;
        void whenRunning(taskId).catch(() => {});
      }
      if (!hasEnded(status)) return;
      socket.off("execution-updated", heard);
      total++;
      if (status !== "PASSED") wrong++;
      resolve({ taskId, endedAtMs: Date.now() });
    };
    socket.on("execution-updated", heard);
  });
  await member.post("/api/executions", { image: suite });
  return { ...(await ended), runningMs };
}

/** When a task's container died according to the engine, by this machine's clock. */
async function watchDeaths() {
  const died = new Map<string, number>();
  const stream = await docker.getEvents({ filters: JSON.stringify({ event: ["die"] }) });
  stream.on("data", (data: Buffer) => {
    for (const line of data.toString().split("\n").filter(Boolean)) {
      const event = JSON.parse(line);
      const taskId = event.Actor?.Attributes?.["gantry.task"];
      if (taskId) died.set(taskId, event.timeNano / 1e6);
    }
  });
  return {
    async of(taskId: string): Promise<number> {
      for (let turn = 0; turn < 100 && !died.has(taskId); turn++) await new Promise((resolve) => setTimeout(resolve, 10));
      return died.get(taskId) ?? Number.NaN;
    },
    close: () => {
      if ("destroy" in stream && typeof stream.destroy === "function") stream.destroy();
    },
  };
}
