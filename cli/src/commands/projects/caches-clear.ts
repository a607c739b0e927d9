import { caches } from "@gantry/contract/caches/routes.ts";
import type { Client } from "../../api/client.ts";
import { connect } from "../../api/connection.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { inMb } from "@gantry/contract/in-mb.ts";
import { UsageError } from "../../options/usage-error.ts";
import type { CachesOptions } from "./caches-list.ts";

export interface CachesClearOptions extends CachesOptions {
  all?: boolean;
}

/**
 * Clears the caches of a project with a key, or all of them. Repeatable: a cache that is cleared already does not count.
 * @throws UsageError no cache has the key
 */
export async function clearCaches(key: string | undefined, { project, all, ...options }: CachesClearOptions): Promise<number> {
  if (key !== undefined && all === true)
    throw new UsageError(
      `Both the key ${key} and --all were given. Give the key to clear its caches, or --all to clear those of all keys.`,
    );
  if (key === undefined && all !== true) throw new UsageError("Give the key of the caches to clear, or --all for those of all keys.");
  const client = connect(options);
  const id = await resolveProject(client, project);
  const { data } = await client.call(caches.clear, { params: { id }, query: { key }, repeatable: true });
  if (key !== undefined && data.cleared === 0) await requireKey(client, { id, key, project });
  if (options.json === true) console.log(JSON.stringify(data));
  else
    console.log(
      `Cleared ${data.cleared} ${data.cleared === 1 ? "cache" : "caches"}, ${inMb(data.clearedBytes)}. Runs that start now do not restore them.`,
    );
  return 0;
}

/** One that was cleared a moment ago is still listed, until its worker has deleted it: clearing it again is no mistake. */
async function requireKey(client: Client, { id, key, project }: { id: string; key: string; project: string }): Promise<void> {
  const { data } = await client.call(caches.list, { params: { id } });
  if (data.caches.some((cache) => cache.key === key)) return;
  throw new UsageError(`No cache of the project ${project} has the key ${key}. gantry caches list shows the keys.`);
}
