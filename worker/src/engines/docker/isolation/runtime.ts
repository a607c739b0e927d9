export interface RuntimeObstacle {
  /** Without a full stop. */
  reason: string;
  remedy: string;
}

/** The part of `GET /info` that names runtimes. */
interface KnownRuntimes {
  DefaultRuntime?: unknown;
  Runtimes?: unknown;
}

/**
 * Why the engine would not run a suite in the runtime of `CONTAINER_RUNTIME`. Podman accepts any name, and uses its own runtime; a run that requires
 * isolation would not be isolated.
 * @param info - the response to `GET /info`; `undefined` when the engine gave none
 */
export function runtimeObstacle(info: unknown, isPodman: boolean, wanted: string | undefined): RuntimeObstacle | undefined {
  if (wanted === undefined || typeof info !== "object" || info === null) return undefined;
  const { DefaultRuntime: used, Runtimes: runtimes }: KnownRuntimes = info;
  if (isPodman) {
    if (used === wanted) return undefined;
    return {
      reason: `CONTAINER_RUNTIME is ${wanted}, but Podman runs every container with ${typeof used === "string" ? used : "the runtime of its own configuration"}`,
      remedy: `Set runtime="${wanted}" under [engine] in its containers.conf and restart it, or remove CONTAINER_RUNTIME.`,
    };
  }
  if (typeof runtimes !== "object" || runtimes === null || Object.hasOwn(runtimes, wanted) || isShim(wanted)) return undefined;
  return {
    reason: `CONTAINER_RUNTIME is ${wanted}, but Docker knows only ${Object.keys(runtimes).toSorted().join(", ")}`,
    remedy: "Add it under runtimes in its daemon.json and restart it, or correct or remove CONTAINER_RUNTIME.",
  };
}

/** Docker hands such names to containerd, such as `io.containerd.runsc.v1`, without listing them. */
const isShim = (name: string): boolean => /^[^/]+\.[^/]+$/.test(name);
