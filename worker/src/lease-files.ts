import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attempt, ClaimedRun } from "@gantry/contract/worker-protocol.ts";
import { z } from "zod";

/** What a worker needs to go on with a run after its restart and gets from its claim only. */
const KeptLease = z.object({ leaseToken: z.string(), secretNames: z.array(z.string()) });
export type KeptLease = z.infer<typeof KeptLease>;

export interface LeaseFiles {
  keep(run: ClaimedRun): Promise<void>;
  /** `undefined` for a run that was claimed before there were lease tokens. */
  find(attempt: Attempt): Promise<KeptLease | undefined>;
  forget(attempt: Attempt): Promise<void>;
  /** Forgets all others. */
  keepOnly(attempts: readonly Attempt[]): Promise<void>;
}

/**
 * One file per run that this worker holds, readable by its system user only. Not a label of the container: everything that may list containers reads
 * those. The values of secrets are not written, because the container has them in its environment.
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
      const file = join(folder, nameOf(run));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.new`, JSON.stringify(lease), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    async find(attempt) {
      const text = await readFile(join(folder, nameOf(attempt)), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      return text === undefined ? undefined : KeptLease.parse(JSON.parse(text));
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
