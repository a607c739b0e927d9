import { reasonOf } from "./engines/docker/api/response-error.ts";
import { connectDocker, isLocal } from "./engines/docker/api/connect.ts";
import { type DiskObstacle, diskObstacle, measuredByEngine } from "./engines/docker/disk/obstacle.ts";
import { quotasOf } from "./engines/docker/disk/quota.ts";
import { engineObstacle, firewallObstacle, type Obstacle } from "./engines/docker/egress/obstacle.ts";
import { EngineParts, type FlawedPart, flawedParts } from "./engines/docker/isolation/known-escapes.ts";
import { type RuntimeObstacle, runtimeObstacle } from "./engines/docker/isolation/runtime.ts";
import { podmanLimits } from "./engines/docker/podman-limits.ts";

/** What `gantry doctor` asks about a container engine that a worker on this machine would use. */
export interface Engine {
  address: string;
  isPodman: boolean;
  /** The engine's response to `/info`. */
  info: unknown;
}

/** Whether the engine runs on this machine, by its address. */
export const runsHere = isLocal;

/** Why a worker cannot limit where suites connect to; `undefined`: it can. */
export const networkObstacle = async ({ address, isPodman, info }: Engine): Promise<Obstacle | undefined> =>
  engineObstacle({ isLocal: isLocal(address), isPodman, info }) ?? (await firewallObstacle());

/**
 * How suites' disks are limited. `unlimited`: why the engine's file system does not do it; absent: it does. `unmeasured`: why a worker cannot measure
 * them either, with what is done instead.
 */
export async function diskLimits({
  address,
  info,
}: Engine): Promise<{ unlimited?: string; unmeasured?: DiskObstacle & { instead: string } }> {
  const { obstacle } = await quotasOf(connectDocker(address)).catch((error: unknown) => ({ obstacle: { reason: reasonOf(error) } }));
  if (obstacle === undefined) return {};
  const unmeasured = await diskObstacle(isLocal(address), info);
  return { unlimited: obstacle.reason, ...(unmeasured ? { unmeasured: { ...unmeasured, instead: measuredByEngine } } : {}) };
}

/** The parts of the engine from which containers can escape. `version`: its response to `/version`. */
export const knownEscapes = (version: unknown): FlawedPart[] => flawedParts(EngineParts.safeParse(version).data ?? {});

/** Why a worker with `CONTAINER_RUNTIME` set to `wanted` would not start. */
export const missingRuntime = ({ info, isPodman }: Engine, wanted: string | undefined): RuntimeObstacle | undefined =>
  runtimeObstacle(info, isPodman, wanted);

/** What Podman does not enforce, one sentence each. */
export const weakerThanDocker = ({ address }: Engine): string[] => podmanLimits(isLocal(address));
