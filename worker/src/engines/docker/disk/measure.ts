import type Docker from "dockerode";
import { measureByEngine } from "./measure-by-engine.ts";
import { namedBytes } from "./named-files.ts";
import type { Places } from "./places.ts";
import { unlinkedBytes } from "./unlinked-files.ts";

/**
 * The bytes that a container occupies. Measured here if this process can read the container's files; otherwise the engine is asked, which counts less.
 * `undefined` when neither knows.
 * @throws when the engine does not answer
 */
export async function measure(docker: Docker, containerId: string, places: Places): Promise<number | undefined> {
  const [named, unlinked] = await Promise.all([namedBytes(places), places.pid === undefined ? 0 : unlinkedBytes(containerId, places)]);
  if (named !== undefined && unlinked !== undefined) return named + unlinked;
  const asked = await measureByEngine(docker, containerId, places);
  return asked === undefined ? undefined : asked + (unlinked ?? 0);
}
