import { type FileHandle, mkdir, open, readdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { type Attempt, ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { z } from "zod";
import { diskStops, type Exit } from "../engines/engine.ts";

/** What a worker needs to adopt a run after its restart and gets only from its claim. */
const KeptLease = z.object({
  leaseToken: z.string(),
  secretNames: z.array(z.string()),
  files: ClaimedRun.shape.files.unwrap().exactOptional(),
});
export type KeptLease = z.infer<typeof KeptLease>;

const KeptExit = z.object({
  code: z.number().int(),
  finishedAt: z.coerce.date(),
  outOfMemory: z.boolean(),
  diskFull: z
    .enum(diskStops)
    // Written by an earlier release, which knew only one reason.
    .or(z.literal(true).transform(() => "limit" as const))
    .exactOptional(),
  diskWasLow: z.literal(true).exactOptional(),
  infrastructure: z.string().exactOptional(),
});

export interface LeaseFiles {
  keep(run: ClaimedRun): Promise<void>;
  /** `undefined` without a readable file: the run was claimed before lease tokens existed, or the disk was full or broken. */
  find(attempt: Attempt): Promise<KeptLease | undefined>;
  /** Records how the run's container ended, because an engine forgets that when it is restarted. */
  keepExit(attempt: Attempt, exit: Exit): Promise<void>;
  /** The recorded end of the container; `undefined` when no worker has seen it. */
  findExit(attempt: Attempt): Promise<Exit | undefined>;
  remove(attempt: Attempt): Promise<void>;
  /** Deletes all others. */
  keepOnly(attempts: readonly Attempt[]): Promise<void>;
  /** The files stay. */
  close(): Promise<void>;
}

/**
 * One file per run that this worker holds, readable only by its system user: a line with its lease, and one about its end. Not a label of the container, which everything
 * that may list containers can read. Values of secrets are not written, because the container has them in its environment; except those of files, which a suite may change or delete. The files survive the worker's and the
 * engine's end; no suite survives the machine's, so that nothing waits for the disk here. A run's file stays open while the run is held, because each step of the file
 * system costs a switch to another thread and back.
 */
export function openLeaseFiles(dataDir: string): LeaseFiles {
  const folder = join(dataDir, "worker", "leases");
  const held = new Map<string, Promise<FileHandle>>();
  const nameOf = ({ taskId, attempt }: Attempt) => `${taskId}.${attempt}.json`;
  /** Where earlier releases recorded a container's end. */
  const earlierExitNameOf = ({ taskId, attempt }: Attempt) => `${taskId}.${attempt}.exit.json`;
  const removeFile = (name: string) => orMissing(unlink(join(folder, name)));
  const openFile = async (name: string, flags: "w" | "a") => {
    const path = join(folder, name);
    return open(path, flags, 0o600).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return open(path, flags, 0o600);
    });
  };
  const openForRun = (name: string, flags: "w" | "a"): Promise<FileHandle> => {
    const file = openFile(name, flags);
    held.set(name, file);
    file.catch(() => held.delete(name));
    return file;
  };
  const closeFile = async (name: string) => {
    const file = held.get(name);
    held.delete(name);
    await (await file?.catch(() => undefined))?.close();
  };
  /** A line that was written in part is no JSON. */
  const lines = async (name: string) => (await orMissing(readFile(join(folder, name), "utf8")))?.split("\n").filter(Boolean) ?? [];
  return {
    async keep(run) {
      const lease: KeptLease = {
        leaseToken: run.leaseToken,
        secretNames: run.variables.filter(({ secret }) => secret).map(({ name }) => name),
        ...(run.files.length > 0 ? { files: run.files } : {}),
      };
      await closeFile(nameOf(run));
      await (await openForRun(nameOf(run), "w")).appendFile(JSON.stringify(lease));
    },
    find: async (attempt) => parse((await lines(nameOf(attempt)))[0], KeptLease),
    async keepExit(attempt, exit) {
      const file = await (held.get(nameOf(attempt)) ?? openForRun(nameOf(attempt), "a"));
      await file.appendFile(`\n${JSON.stringify(exit)}`);
    },
    async findExit(attempt) {
      const last = (await lines(nameOf(attempt))).at(-1);
      return parse(last, KeptExit) ?? parse((await lines(earlierExitNameOf(attempt)))[0], KeptExit);
    },
    async remove(attempt) {
      await Promise.all([closeFile(nameOf(attempt)), removeFile(nameOf(attempt))]);
    },
    async keepOnly(attempts) {
      const kept = new Set(attempts.flatMap((attempt) => [nameOf(attempt), earlierExitNameOf(attempt)]));
      const found = await readdir(folder).catch(() => []);
      await Promise.all(found.filter((name) => !kept.has(name)).map(removeFile));
    },
    async close() {
      await Promise.all([...held.keys()].map(closeFile));
    },
  };
}

/** @returns `undefined` when there is no such file */
const orMissing = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/** A damaged line counts as missing, so that it does not prevent the worker from starting. The server rejects a run without its token. */
function parse<T>(text: string | undefined, shape: z.ZodType<T>): T | undefined {
  try {
    return text === undefined ? undefined : shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
