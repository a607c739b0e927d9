import type Docker from "dockerode";
import type { HostConfig, ImageInspectInfo } from "dockerode";
import { orMissing, reasonOf, statusOf } from "../api/response-error.ts";
import { pauseImage, pauseProgram } from "../api/pause-image.ts";
import { volumesOf } from "./image-volumes.ts";
import type { DiskObstacle } from "./obstacle.ts";

/**
 * How much more than `RUN_DISK_BYTES` the file system lets a run write. A run that was refused space therefore occupies more than its limit, which tells
 * it from a run that stopped just below.
 */
export const quotaMarginBytes = 16 * 1024 ** 2;

/** What an engine's file system limits on its own. */
export interface Quotas {
  /** Why it does not limit what containers write; `undefined`: it does. */
  obstacle: DiskObstacle | undefined;
  /** It also limits volumes. */
  inVolumes: boolean;
}

const remedy = "Put the engine's data folder on XFS, mounted with the option pquota.";

/**
 * Tries whether the engine can have its file system limit what runs write: creates a container and a volume, and removes both at once.
 * @throws when the engine does not respond
 */
export async function quotasOf(docker: Docker): Promise<Quotas> {
  const { driver, files } = storageOf(await docker.info());
  if (!driver.startsWith("overlay") || files !== "xfs") {
    const reason = `the engine stores containers with ${driver || "an unknown driver"} on ${files || "an unknown file system"}`;
    return { obstacle: { reason, remedy }, inVolumes: false };
  }
  try {
    await tryContainer(docker);
  } catch (error) {
    if (statusOf(error) === undefined) throw error;
    return { obstacle: { reason: `the engine refuses a quota: ${reasonOf(error)}`, remedy }, inVolumes: false };
  }
  return { obstacle: undefined, inVolumes: await hasVolumeQuotas(docker) };
}

function storageOf(info: unknown): { driver: string; files: string } {
  const { Driver = "", DriverStatus } = { ...(info as { Driver?: string; DriverStatus?: [string, string][] } | undefined) };
  return { driver: Driver, files: DriverStatus?.find(([name]) => name === "Backing Filesystem")?.[1] ?? "" };
}

const size = (bytes: number) => ({ size: String(bytes) });

async function tryContainer(docker: Docker): Promise<void> {
  const { Arch } = await docker.version();
  const container = await docker.createContainer({
    Image: await pauseImage(docker, Arch),
    Entrypoint: [pauseProgram],
    HostConfig: { NetworkMode: "none", StorageOpt: size(quotaMarginBytes) },
  });
  await orMissing(container.remove({ force: true, v: true }));
}

/** Docker before 20.10 has none, and Podman has its own option for them. */
async function hasVolumeQuotas(docker: Docker): Promise<boolean> {
  try {
    const volume = await docker.createVolume({ Driver: "local", DriverOpts: size(quotaMarginBytes) });
    await orMissing(volume.remove());
    return true;
  } catch (error) {
    if (statusOf(error) === undefined) throw error;
    return false;
  }
}

/**
 * The part of a container's configuration that limits what it writes: `diskBytes` in its layer, and as much again in all volumes of its image together.
 * What the image itself has in a volume is copied there and needs room, too.
 */
export function quotaConfig(image: ImageInspectInfo, { obstacle, inVolumes }: Quotas, diskBytes: number): HostConfig {
  if (obstacle !== undefined) return {};
  const layer = { StorageOpt: size(diskBytes + quotaMarginBytes) };
  const volumes = inVolumes ? volumesOf(image) : [];
  if (volumes.length === 0) return layer;
  const each = Math.ceil(diskBytes / volumes.length) + quotaMarginBytes + image.Size;
  const options = { NoCopy: false, Labels: {}, DriverConfig: { Name: "local", Options: size(each) } };
  // Without a source the volume is removed with its container.
  return { ...layer, Mounts: volumes.map((path) => ({ Type: "volume", Source: "", Target: path, VolumeOptions: options })) };
}
