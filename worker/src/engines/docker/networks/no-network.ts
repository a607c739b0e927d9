import type { RunNetworks } from "./networks.ts";

/** RUN_NETWORK=none: a run has only loopback. */
export function noNetwork(): RunNetworks {
  const lease = { mode: "none", extraHosts: [], release: async () => {}, spoil: () => {} };
  return {
    acquire: async () => lease,
    reacquire: () => lease,
    sweep: async () => {},
    holds: () => false,
    prepare: async () => {},
    close: async () => {},
  };
}
