import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Attempt, ClaimedRun } from "@gantry/contract/worker-protocol.ts";
import { z } from "zod";
import { replaceFile } from "@gantry/host/replace-file.ts";

/** What a worker needs to adopt a run after its restart and gets only from its claim. */
const KeptLease = z.object({ leaseToken: z.string(), secretNames: z.array(z.string()) });
export type KeptLease = z.infer<typeof KeptLease>;

export interface LeaseFiles {
  keep(run: ClaimedRun): Promise<void>;
  /** `undefined` without a readable file: the run was claimed before lease tokens existed, or the disk was full or broken. */
  find(attempt: Attempt): Promise<KeptLease | undefined>;
  forget(attempt: Attempt): Promise<void>;
  /** Deletes all others. */
  keepOnly(attempts: readonly Attempt[]): Promise<void>;
}

/**
 * One file per run that this worker holds, readable only by its system user. Not a label of the container, which everything that may list containers can
 * read. Values of secrets are not written, because the container has them in its environment.
 */
export function openLeaseFiles(dataDir: string): LeaseFiles {
  const folder = join(dataDir, "worker", "leases");
  const nameOf = ({ taskId, attempt }: Attempt) => `${taskId}.${attempt}.json`;
  return {
    async keep(run) {
      const lease: KeptLease = {
        leaseToken: run.leaseToken,
        secretNames: run.variables.filter(({ secret }) => secret).map(({ name }) => name),
      };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replaceFile(join(folder, nameOf(run)), JSON.stringify(lease), 0o600);
    },
    async find(attempt) {
      const text = await readFile(join(folder, nameOf(attempt)), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      return text === undefined ? undefined : leaseIn(text);
    },
    async forget(attempt) {
      await rm(join(folder, nameOf(attempt)), { force: true });
    },
    async keepOnly(attempts) {
      const kept = new Set(attempts.map(nameOf));
      const found = await readdir(folder).catch(() => []);
      await Promise.all(found.filter((name) => !kept.has(name)).map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** A damaged file must not prevent the worker from starting: the server rejects its run, and the container is removed. */
function leaseIn(text: string): KeptLease | undefined {
  try {
    return KeptLease.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
