import { readdir, stat } from "node:fs/promises";
import type { Places } from "./places.ts";
import { runQuietly } from "./run-quietly.ts";

const bytesPerBlock = 512;

/**
 * What files occupy that have no name any more: a process of the container has them open, maps them or works in them. Files in memory are left out.
 * `undefined` when that is not known completely.
 */
export async function unlinkedBytes(containerId: string, { pid, layer, mounted, volumes }: Places): Promise<number | undefined> {
  const pids = await processesOf(containerId);
  if (pids === undefined) return undefined;
  if (pids.length === 0) return 0;
  const paths = [`/proc/${pid}/root/.`, ...(layer ? [layer] : []), ...mounted, ...volumes.map(({ path }) => path)];
  const devices = new Set(
    await Promise.all(
      paths.map((path) =>
        stat(path).then(
          ({ dev }) => String(dev),
          () => "",
        ),
      ),
    ),
  );
  const inProcess = ["-mindepth", "1", "-maxdepth", "2"];
  const withoutName = ["-links", "0", "-printf", "%D %i %b\\n"];
  const skipped = ["-o", "-regex", "/proc/[0-9]+/[^/]*", "!", "-name", "fd", "!", "-name", "map_files", "-prune"];
  const found = await runQuietly("find", ["-L", ...pids.map((one) => `/proc/${one}`), ...inProcess, ...withoutName, ...skipped]);
  return found?.complete ? sumOnce(found.stdout, devices) : undefined;
}

/** A process can leave neither its container's control group nor, as a process in it, its descendants. */
async function processesOf(containerId: string): Promise<string[] | undefined> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const printed = await runQuietly("grep", ["-l", "-s", "-F", "-e", containerId, "--", ...all.map((pid) => `/proc/${pid}/cgroup`)]);
  return printed?.stdout.split("\n").flatMap((path) => path.split("/")[2] ?? []);
}

/** Several processes have the same file open. */
function sumOnce(lines: string, devices: ReadonlySet<string>): number {
  const blocks = new Map<string, number>();
  for (const line of lines.split("\n")) {
    const [device = "", file = "", count] = line.split(" ");
    if (count !== undefined && devices.has(device)) blocks.set(`${device} ${file}`, Number(count));
  }
  let sum = 0;
  for (const count of blocks.values()) sum += count;
  return sum * bytesPerBlock;
}
