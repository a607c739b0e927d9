import { caches } from "@gantry/contract/caches/routes.ts";
import type { StoredCache } from "@gantry/contract/caches/stored-schemas.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { inMb } from "@gantry/contract/in-mb.ts";
import { textTable } from "@gantry/host/text-table.ts";

export interface CachesOptions extends ConnectionOptions {
  project: string;
}

/** Prints the stored caches of a project, one per line, those used last first. */
export async function listCaches({ project, ...options }: CachesOptions): Promise<number> {
  const client = connect(options);
  const { data } = await client.call(caches.list, { params: { id: await resolveProject(client, project) } });
  if (options.json === true) console.log(JSON.stringify(data));
  else if (data.caches.length === 0) console.log("No cache of this project is stored. The first run with a cache that passes saves it.");
  else {
    console.log(textTable([["ID", "KEY", "PATH", "SIZE", "SEEN BY", "USED", "SAVED BY", "WORKER"], ...data.caches.map(rowOf)]));
    console.log(`${data.total} caches, ${inMb(data.totalBytes)}`);
  }
  return 0;
}

const rowOf = (cache: StoredCache): string[] => [
  cache.id,
  cache.key,
  cache.path ?? "unknown",
  inMb(cache.sizeBytes),
  seenBy(cache),
  cache.clearedAt === null ? `${cache.usedAt.slice(0, 16).replace("T", " ")} UTC` : "cleared",
  cache.savedBy === null ? "unknown" : `#${cache.savedBy.number}`,
  cache.worker.connected ? cache.worker.name : `${cache.worker.name} (not connected)`,
];

function seenBy({ pullRequest, combination, path }: StoredCache): string {
  if (path === null) return "unknown";
  const values = combination.map(({ axis, value }) => `${axis}=${value}`);
  return [pullRequest ?? "project", ...values].join(" ");
}
