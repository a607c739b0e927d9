import { readdir, readlink, stat } from "node:fs/promises";
import { bytesPerFile, type Measured } from "./named-files.ts";
import type { WritablePaths } from "./writable-paths.ts";
import { runQuietly } from "./run-quietly.ts";

const bytesPerBlock = 512;

/**
 * What files occupy that have no name any more, and 4 KiB for each: a thread of the container has them open, maps them or works in them. Files in memory
 * are left out.
 * @param enoughBytes more need not be found: a hostile suite can make a complete look take minutes
 */
export async function unlinkedBytes(
  containerId: string,
  { pid, layer, mounted, volumes }: WritablePaths,
  enoughBytes: number,
): Promise<Measured> {
  const threads = await threadsOf(containerId);
  if (threads === undefined) return { bytes: 0, isComplete: false };
  if (threads.length === 0) return { bytes: 0, isComplete: true };
  const files = new DifferentFiles(
    await devicesOf([`/proc/${pid}/root/.`, ...(layer ? [layer] : []), ...mounted, ...volumes.map(({ path }) => path)]),
  );
  const inThread = ["-regextype", "posix-extended", "-mindepth", "1", "-maxdepth", "2"];
  const withoutName = ["-links", "0", "-printf", "%D %i %b\\n"];
  const skipped = ["-o", "-regex", "/proc/[0-9]+(/task/[0-9]+)?/[^/]*", "!", "-name", "fd", "!", "-name", "map_files", "-prune"];
  // In no order, because the suite decides which of its threads a list names first.
  const order = threads.toSorted(() => Math.random() - 0.5);
  const isComplete = await runQuietly("find", ["-L", ...order, ...inThread, ...withoutName, ...skipped], (line) => {
    files.add(line);
    return files.bytes <= enoughBytes;
  });
  return { bytes: files.bytes, isComplete };
}

/** The folders of all threads, because each can have open files and a working folder of its own. */
async function threadsOf(containerId: string): Promise<string[] | undefined> {
  const pids = await processesOf(containerId);
  return pids && (await Promise.all(pids.map(threadsOfProcess))).flat();
}

/** A process can leave neither its container's control group nor, as a process in it, its descendants. */
async function processesOf(containerId: string): Promise<string[] | undefined> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found: string[] = [];
  const files = all.map((pid) => `/proc/${pid}/cgroup`);
  const isComplete = await runQuietly("grep", ["-l", "-s", "-F", "-e", containerId, "--", ...files], (path) => found.push(path));
  return isComplete ? found.flatMap((path) => path.split("/")[2] ?? []) : undefined;
}

/** What a process maps is listed once, below its first thread; when that has ended, below all others. */
async function threadsOfProcess(pid: string): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const hasFirst = await readlink(`/proc/${pid}/exe`).then(
    () => true,
    () => false,
  );
  return threads.map((thread) => (thread === pid || !hasFirst ? `/proc/${thread}` : `/proc/${pid}/task/${thread}`));
}

async function devicesOf(paths: readonly string[]): Promise<Set<string>> {
  const devices = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ dev }) => String(dev),
        () => "",
      ),
    ),
  );
  return new Set(devices);
}

/** Several threads have the same file open, and a hostile suite has one open a million times. */
class DifferentFiles {
  bytes = 0;
  readonly #seen = new Map<string, Set<number>>();
  #last = "";

  constructor(devices: ReadonlySet<string>) {
    for (const device of devices) this.#seen.set(device, new Set());
  }

  /** @param line device, number and blocks of a file */
  add(line: string): void {
    if (line === this.#last) return;
    this.#last = line;
    const [device = "", file, blocks] = line.split(" ");
    const seen = this.#seen.get(device);
    const number = Number(file);
    if (seen === undefined || seen.has(number)) return;
    seen.add(number);
    this.bytes += Number(blocks) * bytesPerBlock + bytesPerFile;
  }
}
