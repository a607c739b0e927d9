/**
 * How evenly the shards of a split run end, in real containers through the built product: the longest shard, divided by the ideal (the sum of all
 * durations by the number of shards, or the longest file). 40 files with skewed durations (log-normal, σ 0.9, median half a second) on 4 shards. A first
 * run measures the files; then one split by the number of files, as runners do it, and one by durations run at the same time. Settings: DOCKER_HOST,
 * SEEDS ("1,2,3").
 */
import { setTimeout as sleep } from "node:timers/promises";
import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { fileSuite, type TimedFile } from "../e2e/file-suite.ts";
import { sendTo } from "../server/src/testing/client.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { signUp } from "../server/src/testing/person.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";
import { findEngine } from "./engine.ts";
import { print, times } from "./figures.ts";
import { skewed } from "./random-numbers.ts";
import { startService } from "./service.ts";

const shards = 4;
const seeds = (process.env["SEEDS"] ?? "1,2,3").split(",").map(Number);
const { docker, host } = await findEngine();
const service = await startService(host);
try {
  await service.withSlots(2 * shards);
  const ada = await signUp(sendTo(service.url));
  for (const seed of seeds) {
    const next = skewed(seed);
    const files = Array.from(
      { length: 40 },
      (_, index): TimedFile => ({ path: `tests/${index}.sh`, seconds: Number((0.5 * next()).toFixed(2)) }),
    );
    const image = `gantry-bench/files-${seed}:1`;
    await importImage(docker, image, fileSuite(files));
    const projectId = await newProject(ada, { name: `Seed ${seed}` });
    const start = async (paths?: string[]): Promise<MatrixRun> =>
      (await ada.call(api.matrixRuns.start, { body: { image, projectId, shards: { total: shards, ...(paths ? { files: paths } : {}) } } }))
        .data;
    const ended = async ({ id }: MatrixRun): Promise<MatrixRun> => {
      for (;;) {
        const { data } = await ada.call(api.matrixRuns.get, { params: { id } });
        if (data.finishedAt !== null) return data;
        await sleep(250);
      }
    };
    await ended(await start());
    const paths = files.map(({ path }) => path);
    const [byCount, byDuration] = await Promise.all([ended(await start()), ended(await start(paths))]);
    if (byDuration.split?.filesWithDuration !== 40)
      throw new Error(`durations are known of ${byDuration.split?.filesWithDuration} files only`);
    const ideal = Math.max(files.reduce((sum, { seconds }) => sum + seconds, 0) / shards, ...files.map(({ seconds }) => seconds)) * 1000;
    const title = `seed ${seed}, ${(ideal / 1000).toFixed(1)} s each at best`;
    print("S3", `${title}: by count`, times(lastEnd(byCount) / ideal), "");
    print("S3", `${title}: by duration`, times(lastEnd(byDuration) / ideal), "≤ 1.15×");
  }
} finally {
  await service.close();
}
process.exit(0);

/** Of the longest shard, its container's start included. */
function lastEnd({ status, reason, combinations }: MatrixRun): number {
  if (status !== "PASSED") throw new Error(reason);
  return Math.max(...combinations.map(({ run }) => run?.durationMs ?? 0));
}
