import type { RunNetworks } from "./networks.ts";

/** RUN_NETWORK=none: a run has loopback and nothing else. */
export function noNetwork(): RunNetworks {
  const lease = { mode: "none", release: async () => {}, spoil: () => {} };
  return { acquire: async () => lease, reacquire: () => lease, sweep: async () => {}, close: async () => {} };
}
