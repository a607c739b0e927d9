import { readFile, stat } from "node:fs/promises";
import { posix } from "node:path";
import type { ContainerInspectInfo } from "dockerode";

/** Where a container writes on this machine. The paths exist here only if its engine shares this machine's file system. */
export interface WritablePaths {
  /** The container's own layer. */
  layer: string | undefined;
  /** The layers of its image, the newest first, as far as the engine names them. */
  imageLayers: readonly string[];
  /** What its file system lets it write to its layer; `undefined` without a limit there. */
  quotaBytes: number | undefined;
  /** Files of the engine that are mounted into the container, such as `/etc/hosts`. */
  mounted: readonly string[];
  volumes: readonly Volume[];
  /** The container's first process, if it runs on this machine. */
  pid: number | undefined;
}

export interface Volume {
  name: string;
  /** On this machine. */
  path: string;
  /** In the container. */
  target: string;
  quotaBytes: number | undefined;
}

/** @param isHere the engine may be on this machine */
export async function writablePathsOf(info: ContainerInspectInfo, isHere: boolean): Promise<WritablePaths> {
  const pid = isHere && (await isProcessOf(info)) ? info.State.Pid : undefined;
  // The client's types cover the data of one driver only.
  const { UpperDir, LowerDir } = { ...info.GraphDriver?.Data } as { UpperDir?: string; LowerDir?: string };
  const layer = UpperDir ?? (pid === undefined ? undefined : await upperOf(pid));
  return {
    layer: isHere && (await isDirectory(layer)) ? layer : undefined,
    imageLayers: LowerDir?.split(":") ?? [],
    quotaBytes: quotaOf(info),
    mounted: isHere ? [info.HostsPath, info.ResolvConfPath, info.HostnamePath].filter(Boolean) : [],
    volumes: volumesOf(info),
    pid,
  };
}

/** Whether a container's file system limits what it writes. */
export const hasQuota = (info: ContainerInspectInfo): boolean => quotaOf(info) !== undefined;

const quotaOf = ({ HostConfig }: ContainerInspectInfo): number | undefined => bytesOf(HostConfig.StorageOpt);

function volumesOf({ Mounts, HostConfig }: ContainerInspectInfo): Volume[] {
  return Mounts.flatMap(({ Type, Name, Source, Destination }) => {
    if (Type !== "volume" || !Name) return [];
    const asked = HostConfig.Mounts?.find(({ Target }) => posix.resolve("/", Target) === posix.resolve("/", Destination));
    return [{ name: Name, path: Source, target: Destination, quotaBytes: bytesOf(asked?.VolumeOptions?.DriverConfig?.Options) }];
  });
}

function bytesOf(options: Record<string, string> | undefined): number | undefined {
  const bytes = Number(options?.["size"]);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** An engine in a virtual machine or another process namespace numbers its processes on its own. */
async function isProcessOf({ Id, State }: ContainerInspectInfo): Promise<boolean> {
  const groups = await readFile(`/proc/${State.Pid}/cgroup`, "utf8").catch(() => "");
  return groups.includes(Id);
}

/** An engine that stores images in containerd names no layer. The kernel does. */
async function upperOf(pid: number): Promise<string | undefined> {
  const mounts = await readFile(`/proc/${pid}/mountinfo`, "utf8").catch(() => "");
  const root = mounts.split("\n").find((line) => line.split(" ")[4] === "/");
  return root === undefined ? undefined : /[ ,]upperdir=(\/[^, ]+)/.exec(root)?.[1];
}

async function isDirectory(path: string | undefined): Promise<boolean> {
  if (path === undefined) return false;
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
