import type Docker from "dockerode";
import type { WritablePaths } from "./writable-paths.ts";

/**
 * What a container has written, as its engine says: the lengths of files with a name, in its layer and volumes. `undefined` when the engine does not
 * know one of them.
 * @throws when the engine does not respond
 */
export async function measureByEngine(docker: Docker, containerId: string, { volumes }: WritablePaths): Promise<number | undefined> {
  // The client's types lack `size` and its response.
  const withSize = { size: true } as object;
  const { SizeRw } = (await docker.getContainer(containerId).inspect(withSize)) as { SizeRw?: number };
  const inVolumes = volumes.length === 0 ? [] : await volumeBytes(docker, volumes);
  const sizes = [SizeRw, ...inVolumes];
  return sizes.every(isKnown) ? sizes.reduce((sum, size) => sum + size, 0) : undefined;
}

/** The engine measures all its volumes, which takes longer. */
async function volumeBytes(docker: Docker, volumes: WritablePaths["volumes"]): Promise<(number | undefined)[]> {
  const { Volumes } = (await docker.df()) as { Volumes?: { Name: string; UsageData?: { Size: number } }[] };
  const sizes = new Map(Volumes?.map(({ Name, UsageData }) => [Name, UsageData?.Size]));
  return volumes.map(({ name }) => sizes.get(name));
}

/** Docker says -1 for what it could not measure. */
const isKnown = (size: number | undefined): size is number => size !== undefined && size >= 0;
