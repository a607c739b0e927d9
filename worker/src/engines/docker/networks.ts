/**
 * Where runs get their network from. A run holds one lease at a time; no two running containers ever share one.
 */
export interface RunNetworks {
  acquire(run: { taskId: string; attempt: number; organizationId: string }): Promise<NetworkLease>;
  /** The lease of a container that was found again after a restart, from its network mode. */
  reacquire(networkMode: string): NetworkLease;
  /** Removes what a dead predecessor left, except what still serves these network modes. */
  sweep(inUse: ReadonlySet<string>): Promise<void>;
  /** Gets ready for this many runs at once; a hint that may come to nothing. */
  prepare(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface NetworkLease {
  /** The engine's `NetworkMode`. */
  readonly mode: string;
  /** `name:address` lines for the run's own hosts file; a joined network brings its own. */
  readonly extraHosts: readonly string[];
  /** Call when the container is gone from it; safe to call twice. */
  release(): Promise<void>;
  /** The network could not be joined: it must not be used again. */
  spoil(): void;
}
