import { randomBytes } from "node:crypto";
import type Docker from "dockerode";
import { createNetwork, removeNetwork } from "./bridge-networks.ts";
import type { Egress } from "../egress/egress.ts";
import type { Firewall, WorkerRules } from "../egress/firewall.ts";
import { iptables } from "../egress/iptables.ts";
import { NetworkNamespace } from "../egress/namespace.ts";
import { nftables } from "../egress/nftables.ts";
import { engineObstacle, firewallProblem, networksNotFound, type Obstacle } from "../egress/obstacle.ts";
import { newBridge, ruleOwner } from "../egress/rule-owner.ts";
import { ownLabels, type Owner } from "../api/labels.ts";

interface EngineKind {
  isLocal: boolean;
  isPodman: boolean;
}

/**
 * Sets the network rules for suites where this engine has its networks.
 * @returns why that is not possible; `undefined`: the rules are in place
 * @throws when the engine does not respond
 */
export async function setNetworkRules(docker: Docker, owner: Owner, kind: EngineKind, egress: Egress): Promise<Obstacle | undefined> {
  const obstacle = await obstacleOf(docker, kind);
  if (obstacle !== undefined) return obstacle;
  const bridge = egress.newBridge();
  return await withProbe(docker, owner, bridge, () => egress.enforce(bridge));
}

/**
 * The network rules that workers have set for this engine, for a process that sets none itself.
 * @returns `obstacle`: why they cannot be read
 * @throws when the engine does not respond
 */
export async function findNetworkRules(
  docker: Docker,
  owner: Owner,
  kind: EngineKind,
): Promise<{ rules: WorkerRules } | { obstacle: Obstacle }> {
  const obstacle = await obstacleOf(docker, kind);
  if (obstacle !== undefined) return { obstacle };
  const bridge = newBridge(ruleOwner(owner.workerId));
  const namespace = await withProbe(docker, owner, bridge, async () => NetworkNamespace.with(bridge));
  if (namespace === undefined) return { obstacle: networksNotFound };
  const usable: Firewall[] = [];
  const problems: unknown[] = [];
  for (const firewall of [nftables, iptables])
    await firewall.workers(namespace).then(
      () => usable.push(firewall),
      (error: unknown) => problems.push(error),
    );
  if (usable.length === 0) return { obstacle: firewallProblem(problems) };
  const workers = async () => [...new Set((await Promise.all(usable.map((firewall) => firewall.workers(namespace)))).flat())];
  const removeOf = async (workerId: string) => {
    for (const firewall of usable) await firewall.remove(namespace, ruleOwner(workerId));
  };
  return { rules: { workers, removeOf } };
}

const obstacleOf = async (docker: Docker, kind: EngineKind): Promise<Obstacle | undefined> =>
  engineObstacle({ ...kind, info: kind.isLocal ? await docker.info() : undefined });

/** Creates a network during `work`, so that its bridge shows where the engine has its networks. */
async function withProbe<T>(docker: Docker, owner: Owner, bridge: string, work: () => Promise<T>): Promise<T> {
  const name = `gantry-probe-${randomBytes(6).toString("hex")}`;
  try {
    await createNetwork(docker, name, bridge, ownLabels(owner, "run"));
    return await work();
  } finally {
    await removeNetwork(docker, name);
  }
}
