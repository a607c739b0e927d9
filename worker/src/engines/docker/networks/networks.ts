/** Provides networks for runs. A run holds one lease at a time; no two running containers ever share one. */
export interface RunNetworks {
  acquire(run: { taskId: string; attempt: number; organizationId: string }): Promise<NetworkLease>;
  /** The lease of an adopted container, from its network mode. */
  reacquire(networkMode: string): NetworkLease;
  /** Removes what a dead predecessor left, except for what these network modes still use. */
  sweep(inUse: ReadonlySet<string>): Promise<void>;
  /** Whether it keeps a container or network with this name for later runs, or is creating it. */
  holds(name: string): boolean;
  /** Prepares for this many concurrent runs; only a hint. */
  prepare(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface NetworkLease {
  /** The engine's `NetworkMode`. */
  readonly mode: string;
  /** `name:address` lines for the run's own hosts file; a joined network has its own. */
  readonly extraHosts: readonly string[];
  /** Call it when the container has left the network; idempotent. */
  release(): Promise<void>;
  /** The network could not be joined: do not use it again. */
  spoil(): void;
}
