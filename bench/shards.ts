/**
 * How evenly shards end: the end of the last one, divided by the ideal (the sum of all durations by the number of shards, or the longest file). Split
 * by count, split by duration, and one file after the other. 200 files on 4 shards through a server, with sleeps as tests; 1,000 files on 50 shards
 * simulated with the same code. Durations are skewed (log-normal), what is known of them is 20 % off, and one file in twenty is new. `SEED` sets others.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { api } from "@gantry/contract/api.ts";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";
import { longestFirst, splitFiles } from "../server/src/features/shards/split-files.ts";
import { type Client, sendTo } from "../server/src/testing/client.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { uploadReport } from "../server/src/testing/given/report.ts";
import { signUp } from "../server/src/testing/person.ts";
import { startBenchServer } from "./bench-server.ts";
import { print, times } from "./figures.ts";
import { normalNumbers, randomNumbers } from "./random-numbers.ts";

interface SuiteFile {
  path: string;
  /** How long it takes. */
  takesMs: number;
  /** How long it is said to take; `undefined` for a new file. */
  knownMs: number | undefined;
}

const random = randomNumbers(Number(process.env["SEED"] ?? 1));
const normal = normalNumbers(random);
const target = "≤ 1.10×";

simulate(suiteOf(1_000, 20_000), 50);
await measure(suiteOf(200, 1_000), 4);

function simulate(suite: readonly SuiteFile[], shards: number): void {
  const known = suite.flatMap(({ knownMs }) => knownMs ?? []).sort((a, b) => a - b);
  const usual = known[Math.floor(known.length / 2)] ?? 0;
  const expected = suite.map((file) => ({ ...file, ms: file.knownMs ?? usual }));
  const ideal = idealMs(suite, shards);
  const title = `${suite.length} files, ${shards} shards, simulated`;
  print("S1", `${title}: by count`, times(lastEnd(byCount(suite, shards)) / ideal), "");
  print("S1", `${title}: fixed parts by duration`, times(lastEnd(splitFiles(expected, shards)) / ideal), target);
  const ends = Array.from({ length: shards }, () => 0);
  for (const { takesMs } of longestFirst(expected)) {
    const first = ends.indexOf(Math.min(...ends));
    ends[first] = (ends[first] ?? 0) + takesMs;
  }
  print("S1", `${title}: one after the other`, times(Math.max(...ends) / ideal), target);
}

async function measure(suite: readonly SuiteFile[], shards: number): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "gantry-bench-shards-"));
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: { info: () => {}, warn: () => {} } });
  const server = await startBenchServer(dir, postgres.url);
  const send = sendTo(server.url);
  const ada = await signUp(send);
  const projectId = await newProject(ada);
  await uploadReport(ada, projectId, reportOf(suite));
  await server.ctx.background.idle();
  const takes = new Map(suite.map(({ path, takesMs }) => [path, takesMs]));
  const files = [...takes.keys()];
  const carryOut = (path: string) => sleep(takes.get(path) ?? 0);
  const ideal = idealMs(suite, shards);
  const title = `${suite.length} files, ${shards} shards`;
  const all = async (shard: (index: number) => Promise<void>) => {
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: shards }, (_, index) => shard(index + 1)));
    return times((performance.now() - startedAt) / ideal);
  };
  const parts = byCount(suite, shards);
  // At the same time: sleeps do not slow each other down.
  const [byNumber, fixed, pulled] = await Promise.all([
    all(async (index) => {
      for (const { path } of parts[index - 1] ?? []) await carryOut(path);
    }),
    all(async (index) => {
      const { data } = await ada.call(api.shards.start, { body: { projectId, key: "fixed", index, files, total: shards } });
      for (const path of data.files) await carryOut(path);
    }),
    all((index) => pull(ada, { projectId, key: "pulled", index }, files, carryOut)),
  ]);
  print("S2", `${title}: by count`, byNumber, "");
  print("S2", `${title}: fixed parts by duration`, fixed, target);
  print("S2", `${title}: one after the other`, pulled, target);
  await server.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

async function pull(
  client: Client,
  shard: { projectId: string; key: string; index: number },
  files: string[],
  carryOut: (path: string) => Promise<void>,
): Promise<void> {
  await client.call(api.shards.start, { body: { ...shard, files } });
  for (let done: string[] = []; ; ) {
    const { file } = (await client.call(api.shards.next, { body: { ...shard, done } })).data;
    // The shard is done: it would only wait for the others.
    if (file === null) return;
    await carryOut(file);
    done = [file];
  }
}

function suiteOf(count: number, medianMs: number): SuiteFile[] {
  return Array.from({ length: count }, (_, index) => {
    const takesMs = medianMs * Math.exp(0.9 * normal());
    const knownMs = random() < 0.05 ? undefined : takesMs * Math.exp(0.2 * normal());
    return { path: `tests/${String(index).padStart(4, "0")}.spec.ts`, takesMs, knownMs };
  });
}

/** As runners do: the list in its order, cut into parts with the same number of files. */
function byCount(suite: readonly SuiteFile[], shards: number): SuiteFile[][] {
  const cut = (index: number) => Math.round((suite.length * index) / shards);
  return Array.from({ length: shards }, (_, index) => suite.slice(cut(index), cut(index + 1)));
}

function total(files: readonly SuiteFile[]): number {
  return files.reduce((sum, { takesMs }) => sum + takesMs, 0);
}

function lastEnd(parts: readonly (readonly SuiteFile[])[]): number {
  return Math.max(...parts.map(total));
}

function idealMs(suite: readonly SuiteFile[], shards: number): number {
  return Math.max(total(suite) / shards, ...suite.map(({ takesMs }) => takesMs));
}

function reportOf(suite: readonly SuiteFile[]): string {
  const cases = suite.flatMap(({ path, knownMs }) =>
    knownMs === undefined ? [] : `<testcase name="works" file="${path}" time="${(knownMs / 1000).toFixed(4)}"/>`,
  );
  return `<testsuites><testsuite name="all">${cases.join("")}</testsuite></testsuites>`;
}
