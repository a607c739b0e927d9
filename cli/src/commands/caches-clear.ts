import { caches } from "@gantry/contract/caches/routes.ts";
import { connect } from "../api/connection.ts";
import { resolveProject } from "../api/resolve-project.ts";
import { inMb } from "@gantry/contract/in-mb.ts";
import { UsageError } from "../usage-error.ts";
import type { CachesOptions } from "./caches-list.ts";

export interface CachesClearOptions extends CachesOptions {
  all?: boolean;
}

/** Clears the caches of a project with a key, or all of them. Repeatable: a cache that is cleared already does not count. */
export async function clearCaches(key: string | undefined, { project, all, ...options }: CachesClearOptions): Promise<number> {
  if ((key === undefined) === (all !== true)) throw new UsageError("Give the key of the caches to clear, or --all for those of all keys.");
  const client = connect(options);
  const id = await resolveProject(client, project);
  const { data } = await client.call(caches.clear, { params: { id }, query: { key }, repeatable: true });
  if (options.json === true) console.log(JSON.stringify(data));
  else
    console.log(
      `Cleared ${data.cleared} ${data.cleared === 1 ? "cache" : "caches"}, ${inMb(data.clearedBytes)}. Runs that start now do not restore them.`,
    );
  return 0;
}
