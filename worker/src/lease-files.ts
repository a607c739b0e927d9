import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attempt, ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { z } from "zod";
import { diskStops, type Exit } from "./engines/engine.ts";

/** What a worker needs to adopt a run after its restart and gets only from its claim. */
const KeptLease = z.object({ leaseToken: z.string(), secretNames: z.array(z.string()) });
export type KeptLease = z.infer<typeof KeptLease>;

const KeptExit = z.object({
  code: z.number().int(),
  finishedAt: z.coerce.date(),
  outOfMemory: z.boolean(),
  diskFull: z
    .enum(diskStops)
    // Written by a worker that knew one reason only.
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
  forget(attempt: Attempt): Promise<void>;
  /** Deletes all others. */
  keepOnly(attempts: readonly Attempt[]): Promise<void>;
}

/**
 * One file per run that this worker holds, and one about its end, readable only by its system user. Not a label of the container, which everything that may list containers can
 * read. Values of secrets are not written, because the container has them in its environment. The files survive the worker's and the engine's end; no suite
 * survives the machine's, so that nothing waits for the disk here.
 */
export function openLeaseFiles(dataDir: string): LeaseFiles {
  const folder = join(dataDir, "worker", "leases");
  const nameOf = ({ taskId, attempt }: Attempt) => `${taskId}.${attempt}.json`;
  const exitNameOf = ({ taskId, attempt }: Attempt) => `${taskId}.${attempt}.exit.json`;
  const remove = (name: string) => orMissing(unlink(join(folder, name)));
  const write = async (name: string, content: KeptLease | Exit) => {
    const path = join(folder, name);
    const text = JSON.stringify(content);
    await writeFile(`${path}.new`, text, { mode: 0o600 }).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.new`, text, { mode: 0o600 });
    });
    // The worker's next start finds the whole file or none.
    await rename(`${path}.new`, path);
  };
  const read = async <T>(name: string, shape: z.ZodType<T>): Promise<T | undefined> => {
    const text = await orMissing(readFile(join(folder, name), "utf8"));
    return text === undefined ? undefined : parse(text, shape);
  };
  return {
    async keep(run) {
      const lease: KeptLease = {
        leaseToken: run.leaseToken,
        secretNames: run.variables.filter(({ secret }) => secret).map(({ name }) => name),
      };
      await write(nameOf(run), lease);
    },
    find: (attempt) => read(nameOf(attempt), KeptLease),
    keepExit: (attempt, exit) => write(exitNameOf(attempt), exit),
    findExit: (attempt) => read(exitNameOf(attempt), KeptExit),
    async forget(attempt) {
      await Promise.all([nameOf(attempt), exitNameOf(attempt)].map(remove));
    },
    async keepOnly(attempts) {
      const kept = new Set(attempts.flatMap((attempt) => [nameOf(attempt), exitNameOf(attempt)]));
      const found = await readdir(folder).catch(() => []);
      await Promise.all(found.filter((name) => !kept.has(name)).map(remove));
    },
  };
}

/** @returns `undefined` when there is no such file */
const orMissing = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

/** A damaged file counts as missing, so that it does not prevent the worker from starting. The server rejects a run without its token. */
function parse<T>(text: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
