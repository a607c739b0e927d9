import type { Attempt } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import type { Egress } from "../egress/egress.ts";
import { labels, ownFilter, ownLabels, type Owner } from "../api/labels.ts";
import { orMissing, statusOf } from "../api/response-error.ts";
import type { NetworkLease, RunNetworks } from "./networks.ts";

/** RUN_NETWORK=bridge: every run gets its own bridge network, created for it and removed after it. */
export class BridgeNetworks implements RunNetworks {
  readonly #docker: Docker;
  readonly #owner: Owner;
  readonly #extraHosts: readonly string[];
  readonly #egress: Egress;

  constructor(docker: Docker, owner: Owner, extraHosts: readonly string[], egress: Egress) {
    this.#docker = docker;
    this.#owner = owner;
    this.#extraHosts = extraHosts;
    this.#egress = egress;
  }

  async prepare(): Promise<void> {}

  async acquire(run: { taskId: string; attempt: number; organizationId: string }): Promise<NetworkLease> {
    const name = networkName(run);
    await createCoveredNetwork(this.#docker, this.#egress, name, {
      ...ownLabels(this.#owner, "run"),
      [labels.organization]: run.organizationId,
    });
    return this.reacquire(name);
  }

  reacquire(networkMode: string): NetworkLease {
    return {
      mode: networkMode,
      extraHosts: [...this.#extraHosts, ...this.#egress.extraHosts],
      release: () => removeNetwork(this.#docker, networkMode),
      spoil: () => {},
    };
  }

  async sweep(inUse: ReadonlySet<string>): Promise<void> {
    const networks = await this.#docker.listNetworks({ filters: ownFilter(this.#owner, "run") });
    await Promise.all(networks.filter(({ Name }) => !inUse.has(Name)).map(({ Name }) => removeNetwork(this.#docker, Name)));
  }

  holds(): boolean {
    // Each belongs to a run.
    return false;
  }

  async close(): Promise<void> {}
}

/** The name of a run's own network. */
export const networkName = ({ taskId, attempt }: Attempt): string => `gantry-run-${taskId}-${attempt}`;

/** Small subnets of our own, because the engine's default pools are exhausted after about thirty networks. */
const subnets = 4096;
let nextSubnet = Math.floor(Math.random() * subnets);

/**
 * A network whose suites may reach what the rules of {@link Egress} allow.
 * @throws EngineError when the rules do not apply to it; it is removed again
 */
export async function createCoveredNetwork(
  docker: Docker,
  egress: Egress,
  name: string,
  networkLabels: Record<string, string>,
): Promise<void> {
  const bridge = egress.newBridge();
  await createNetwork(docker, name, bridge, networkLabels);
  try {
    await egress.ensureRules(bridge);
  } catch (error) {
    await removeNetwork(docker, name);
    throw error;
  }
}

/** A bridge network with a /28 of 10.213.0.0/16 or, if that range is taken, one chosen by the engine. `bridge` is the name of its interface. */
export async function createNetwork(docker: Docker, name: string, bridge: string, networkLabels: Record<string, string>): Promise<void> {
  const options = {
    Name: name,
    Driver: "bridge",
    CheckDuplicate: true,
    Labels: networkLabels,
    Options: { "com.docker.network.bridge.enable_icc": "false", "com.docker.network.bridge.name": bridge },
  };
  for (let tries = 0; tries < 8; tries += 1) {
    try {
      await docker.createNetwork({ ...options, IPAM: { Driver: "default", Config: [{ Subnet: subnetAt(nextSubnet++ % subnets) }] } });
      return;
    } catch (error) {
      if (statusOf(error) === 409) throw error;
    }
  }
  await docker.createNetwork(options);
}

function subnetAt(index: number): string {
  return `10.213.${Math.floor(index / 16)}.${(index % 16) * 16}/28`;
}

/** Removes a network; one that is missing, or still has a container in it, is left to the next sweep. */
export async function removeNetwork(docker: Docker, name: string): Promise<void> {
  await orMissing(docker.getNetwork(name).remove()).catch(() => {});
}
