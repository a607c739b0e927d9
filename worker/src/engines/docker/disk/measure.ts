import type Docker from "dockerode";
import { measureByEngine } from "./measure-by-engine.ts";
import { type Measured, namedBytes } from "./named-files.ts";
import type { WritablePaths } from "./writable-paths.ts";
import { quotaUsage } from "./quota-usage.ts";
import { unlinkedBytes } from "./unlinked-files.ts";

/**
 * What a container occupies, or, if that is more than `enoughBytes`, at least a part that is more. Measured here if this process can see the container's files; otherwise the engine is asked, which counts less.
 * @throws when the engine does not respond
 */
export async function measure(docker: Docker, containerId: string, places: WritablePaths, enoughBytes: number): Promise<Measured> {
  const { layer } = places;
  if (layer === undefined) {
    const [asked, unlinked] = await Promise.all([
      measureByEngine(docker, containerId, places),
      unlinkedOf(containerId, places, enoughBytes),
    ]);
    return { bytes: (asked ?? 0) + unlinked.bytes, isComplete: asked !== undefined && unlinked.isComplete };
  }
  const [named, counted] = await Promise.all([namedBytes(places, layer), quotaUsage(places)]);
  // Includes files without a name.
  if (counted !== undefined) return { bytes: Math.max(named.bytes, counted), isComplete: named.isComplete };
  const unlinked = await unlinkedOf(containerId, places, enoughBytes - named.bytes);
  return { bytes: named.bytes + unlinked.bytes, isComplete: named.isComplete && unlinked.isComplete };
}

function unlinkedOf(containerId: string, places: WritablePaths, enoughBytes: number): Promise<Measured> {
  return places.pid === undefined ? Promise.resolve({ bytes: 0, isComplete: true }) : unlinkedBytes(containerId, places, enoughBytes);
}
