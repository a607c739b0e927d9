/**
 * Where runs get their network from. A run holds one lease at a time; no two running containers ever share one.
 */
export interface RunNetworks {
  acquire(run: { taskId: string; attempt: number; organizationId: string }): Promise<NetworkLease>;
  /** The lease of a container that was found again after a restart, from its network mode. */
  reacquire(networkMode: string, organizationId: string): NetworkLease;
  /** Removes what a dead predecessor left, except what still serves these network modes. */
  sweep(inUse: ReadonlySet<string>): Promise<void>;
  close(): Promise<void>;
}

export interface NetworkLease {
  /** The engine's `NetworkMode`. */
  readonly mode: string;
  /** Call when the container is gone from it; safe to call twice. */
  release(): Promise<void>;
  /** The network could not be joined: it must not be used again. */
  spoil(): void;
}
