import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { askEngine } from "../engine-setup/detect.ts";

const Containers = z.array(z.object({ Labels: z.record(z.string(), z.string()) }));

/** The suites of this installation that are running, as `image (task id)`. Queries the engine, which knows even if the worker has died. */
export async function runningSuites(dataDir: string, engineAddress: string | undefined): Promise<string[]> {
  const worker = workerIdIn(dataDir);
  if (engineAddress === undefined || worker === undefined) return [];
  const filters = JSON.stringify({ label: [`gantry.worker=${worker}`, "gantry.role=run"] });
  const containers = Containers.safeParse(await askEngine(engineAddress, `/containers/json?filters=${encodeURIComponent(filters)}`, 1_000));
  return containers.success
    ? containers.data.map(({ Labels }) => `${Labels["gantry.image"] ?? "?"} (${Labels["gantry.task"] ?? "?"})`)
    : [];
}

/** `undefined` before the worker's first start. */
export function workerIdIn(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, "worker/id"), "utf8").trim();
  } catch {
    return undefined;
  }
}
