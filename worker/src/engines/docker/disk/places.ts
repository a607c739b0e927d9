import { readFile, stat } from "node:fs/promises";
import type { ContainerInspectInfo } from "dockerode";

/** Where a container writes on this machine. The paths exist here only if its engine shares this machine's file system. */
export interface Places {
  /** The container's own layer. */
  layer: string | undefined;
  /** Files of the engine that are mounted into the container, such as `/etc/hosts`. */
  mounted: readonly string[];
  volumes: readonly { name: string; path: string }[];
  /** The container's first process, if it runs on this machine. */
  pid: number | undefined;
}

/** @param isHere the engine may be on this machine */
export async function placesOf(info: ContainerInspectInfo, isHere: boolean): Promise<Places> {
  const pid = isHere && (await isProcessOf(info)) ? info.State.Pid : undefined;
  // The client's types cover the data of one driver only.
  const { UpperDir } = { ...info.GraphDriver?.Data } as { UpperDir?: string };
  const layer = UpperDir ?? (pid === undefined ? undefined : await upperOf(pid));
  return {
    layer: isHere && (await isDirectory(layer)) ? layer : undefined,
    mounted: isHere ? [info.HostsPath, info.ResolvConfPath, info.HostnamePath].filter(Boolean) : [],
    volumes: info.Mounts.flatMap(({ Type, Name, Source }) => (Type === "volume" && Name ? [{ name: Name, path: Source }] : [])),
    pid,
  };
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
