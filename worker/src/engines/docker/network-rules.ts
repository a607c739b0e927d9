import { randomBytes } from "node:crypto";
import type Docker from "dockerode";
import { createNetwork, removeNetwork } from "./bridge-networks.ts";
import type { Egress } from "./egress/egress.ts";
import { engineObstacle, type Obstacle } from "./egress/obstacle.ts";
import { ownLabels, type Owner } from "./labels.ts";

/**
 * Sets the network rules for suites where this engine has its networks. A network is made and removed again to find that place.
 * @returns why it cannot be done; `undefined`: the rules hold
 * @throws when the engine does not answer
 */
export async function setNetworkRules(
  docker: Docker,
  owner: Owner,
  kind: { isLocal: boolean; isPodman: boolean },
  egress: Egress,
): Promise<Obstacle | undefined> {
  const obstacle = engineObstacle({ ...kind, info: kind.isLocal ? await docker.info() : undefined });
  if (obstacle !== undefined) return obstacle;
  const name = `gantry-probe-${randomBytes(6).toString("hex")}`;
  const bridge = egress.newBridge();
  try {
    await createNetwork(docker, name, bridge, ownLabels(owner, "run"));
    return await egress.enforce(bridge);
  } finally {
    await removeNetwork(docker, name);
  }
}
