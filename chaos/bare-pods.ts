import { setTimeout as sleep } from "node:timers/promises";
import type { TestCluster } from "../worker/src/engines/testing/kubernetes.ts";

export interface BarePod {
  code: number | undefined;
  /** The log that the API gives, as `kubectl logs` reads it. */
  log: string;
}

const pollMs = 300;
const endsWithinMs = 300_000;

type CoreV1Api = TestCluster["core"];

/** What a user would do without Gantry: start a pod, wait for its end, read its log, remove it. Repeats calls while the API is away. */
export async function runBarePod(core: CoreV1Api, namespace: string, name: string, image: string, command: string): Promise<BarePod> {
  const spec = { restartPolicy: "Never", containers: [{ name: "suite", image, command: ["sh", "-c", command] }] };
  await repeated(() => core.createNamespacedPod({ namespace, body: { metadata: { name }, spec } }), "AlreadyExists");
  const code = await untilEnded(core, namespace, name);
  const log = await repeated(() => core.readNamespacedPodLog({ namespace, name }));
  await repeated(() => core.deleteNamespacedPod({ namespace, name, gracePeriodSeconds: 0 }), "NotFound");
  return { code, log: log ?? "" };
}

/** @returns its exit code; `undefined` when the cluster does not say one */
async function untilEnded(core: CoreV1Api, namespace: string, name: string): Promise<number | undefined> {
  for (const until = Date.now() + endsWithinMs; ; await sleep(pollMs)) {
    const pod = await repeated(() => core.readNamespacedPod({ namespace, name }));
    if (["Succeeded", "Failed"].includes(pod?.status?.phase ?? ""))
      return pod?.status?.containerStatuses?.[0]?.state?.terminated?.exitCode ?? undefined;
    if (Date.now() > until) return undefined;
  }
}

/** @param done what the API answers when an earlier try, whose answer was lost, did it */
async function repeated<T>(call: () => Promise<T>, done?: string): Promise<T | undefined> {
  for (let tries = 1; ; tries++)
    try {
      return await call();
    } catch (error) {
      if (done !== undefined && String(error).includes(done)) return undefined;
      if (tries === 200) throw error;
      await sleep(pollMs);
    }
}
