import type { HostConfig } from "dockerode";
import type { RunSpec } from "../../engine.ts";

const MiB = 1024 * 1024;

export interface Confinement {
  networkMode: string;
  extraHosts: readonly string[];
  /** The largest single file. */
  diskBytes: number;
  /** An OCI runtime such as `runsc`; default: the engine's. */
  runtime: string | undefined;
  /** Additional limits for this engine. */
  ulimits?: NonNullable<HostConfig["Ulimits"]>;
}

/**
 * The confinement of every run; a golden test compares it with the engine's report.
 * json-file, because a run that is adopted after a crash reads its log again from the first byte.
 */
export function hostConfig(
  resources: RunSpec["resources"],
  { networkMode, extraHosts, diskBytes, runtime, ulimits = [] }: Confinement,
): HostConfig {
  const memoryBytes = Math.round(resources.memoryMb * MiB);
  return {
    AutoRemove: false,
    Privileged: false,
    CapDrop: ["ALL"],
    SecurityOpt: ["no-new-privileges"],
    Memory: memoryBytes,
    MemorySwap: memoryBytes,
    NanoCpus: Math.round(resources.cpus * 1e9),
    PidsLimit: 512,
    Ulimits: [
      { Name: "nofile", Soft: 8192, Hard: 8192 },
      { Name: "fsize", Soft: diskBytes, Hard: diskBytes },
      { Name: "core", Soft: 0, Hard: 0 },
      ...ulimits,
    ],
    Init: true,
    LogConfig: { Type: "json-file", Config: { "max-size": "256m", "max-file": "2" } },
    ShmSize: 256 * MiB,
    NetworkMode: networkMode,
    RestartPolicy: { Name: "no" },
    ...(extraHosts.length === 0 ? {} : { ExtraHosts: [...extraHosts] }),
    ...(runtime === undefined ? {} : { Runtime: runtime }),
  };
}
