import { loadConfig } from "@gantry/worker/config.ts";
import { Cluster, reasonOf } from "@gantry/worker/engines/kubernetes/cluster/cluster.ts";
import { missingRights } from "@gantry/worker/engines/kubernetes/cluster/rights.ts";
import type { Finding } from "./finding.ts";

const name = "Container engine";

/** Whether a worker with `CONTAINER_ENGINE=kubernetes` reaches its cluster and may start pods there. `undefined`: the settings cannot be read, which another check reports. */
export async function checkCluster(settings: NodeJS.ProcessEnv): Promise<Finding | undefined> {
  let options: ReturnType<typeof loadConfig>["kubernetes"];
  try {
    options = loadConfig(settings).kubernetes;
  } catch {
    return undefined;
  }
  try {
    const cluster = await Cluster.open(options);
    const version = await cluster.version();
    const missing = await missingRights(cluster);
    const text = `Kubernetes ${version}, namespace ${cluster.namespace}`;
    if (missing.length === 0) return { name, state: "good", text };
    const remedy = "Give the worker's account the Role in docs/kubernetes.md.";
    return { name, state: "bad", text: `${text}: the worker's account may not ${missing.join(", ")}`, remedy };
  } catch (error) {
    const remedy = "Check KUBECONFIG, KUBERNETES_CONTEXT and the cluster; see docs/kubernetes.md.";
    return { name, state: "bad", text: `the Kubernetes API does not answer: ${reasonOf(error)}`, remedy };
  }
}
