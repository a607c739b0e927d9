import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "@gantry/host/replace-file.ts";

/**
 * A number for this start of the worker, greater than those of all earlier starts in this data directory, also after the clock was set back. Call it while no
 * other process works in the directory. A file that cannot be read or written does not keep the worker from starting: the clock alone decides then.
 */
export async function nextWorkerStart(dataDir: string): Promise<number> {
  const file = join(dataDir, "worker", "start");
  const last = Number(await readFile(file, "utf8").catch(() => "0"));
  const start = Math.max(Date.now(), Number.isSafeInteger(last) ? last + 1 : 0);
  await replaceFile(file, `${start}\n`, 0o600).catch(() => {});
  return start;
}
