import type { Abandoned } from "@gantry/contract/worker-protocol.ts";
import type Docker from "dockerode";
import { orMissing } from "./answer.ts";
import type { Egress } from "./egress/egress.ts";
import { attemptOf, labels } from "./labels.ts";

const mostAtOnce = 1000;

/**
 * Removes containers (with their volumes), networks and network rules that other workers left on this engine. Nothing is removed that `judge` does not name: of a worker
 * that lives or may come back, and of another installation, everything stays.
 */
export async function clearAbandoned(
  docker: Docker,
  egress: Egress,
  ownId: string,
  judge: (found: Abandoned) => Promise<Abandoned>,
): Promise<void> {
  const filters = { label: [labels.worker] };
  const isForeign = ({ Labels }: { Labels?: Record<string, string> | undefined }) => Labels?.[labels.worker] !== ownId;
  const containers = (await docker.listContainers({ all: true, filters })).filter(isForeign);
  const networks = (await docker.listNetworks({ filters })).filter(isForeign);
  const withRules = (await egress.workers().catch(() => [])).filter((workerId) => workerId !== ownId);
  if (containers.length === 0 && networks.length === 0 && withRules.length === 0) return;
  const workers = new Set([...[...containers, ...networks].map(({ Labels }) => Labels?.[labels.worker] ?? ""), ...withRules]);
  const attempts = containers.map(({ Labels }) => attemptOf(Labels)).filter((attempt) => attempt !== undefined);
  const abandoned = await judge({ attempts: attempts.slice(0, mostAtOnce), workers: [...workers].slice(0, mostAtOnce) });
  const over = new Set(abandoned.attempts.map(({ taskId, attempt }) => `${taskId}-${attempt}`));
  const gone = new Set(abandoned.workers);
  for (const { Id, Labels } of containers) {
    const attempt = attemptOf(Labels);
    // A run of a worker that is gone still has its lease until that has run out: it is over then.
    const isOver = attempt ? over.has(`${attempt.taskId}-${attempt.attempt}`) : gone.has(Labels[labels.worker] ?? "");
    if (isOver) await orMissing(docker.getContainer(Id).remove({ force: true, v: true })).catch(() => {});
  }
  for (const { Id, Labels } of networks)
    if (gone.has(Labels?.[labels.worker] ?? "")) await orMissing(docker.getNetwork(Id).remove()).catch(() => {});
  for (const workerId of withRules) if (gone.has(workerId) && !(await hasNetworks(docker, workerId))) await egress.removeOf(workerId);
}

async function hasNetworks(docker: Docker, workerId: string): Promise<boolean> {
  return (await docker.listNetworks({ filters: { label: [`${labels.worker}=${workerId}`] } })).length > 0;
}
