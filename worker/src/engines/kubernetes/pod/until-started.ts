import type { V1Pod } from "@kubernetes/client-node";
import { pullError } from "../../docker/images/pull-error.ts";
import { EngineError } from "../../engine.ts";
import { sidecarContainer, waits } from "./pod.ts";
import {
  hasStarted,
  isUnschedulable,
  mayHaveStarted,
  schedulerMessage,
  sidecarLate,
  sidecarProblem,
  type StartingContainer,
  startProblem,
} from "./pod-state.ts";
import type { PodWatch } from "./pod-watch.ts";

export interface StartLimits {
  /** How long a run waits for room in the cluster. */
  scheduleTimeoutMs: number;
  pullTimeoutMs: number;
}

/** For everything but the pull: volumes, network, our own containers. */
const startMarginMs = 120_000;

/** Resolves when all containers have started, or only the pod's own folder can tell whether the suite has or will. @throws EngineError when one will not, or takes too long */
export function untilStarted(
  watch: PodWatch,
  name: string,
  containers: readonly StartingContainer[],
  { scheduleTimeoutMs, pullTimeoutMs }: StartLimits,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let last: V1Pod | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isPlaced: boolean | undefined;
    let unlisten = () => {};
    let isFinished = false;
    const finish = (error?: unknown) => {
      isFinished = true;
      clearTimeout(timer);
      unlisten();
      signal.removeEventListener("abort", onAbort);
      if (error === undefined) resolve();
      else reject(error);
    };
    const onAbort = () => finish(signal.reason);
    const see = (pod: V1Pod | undefined) => {
      if (pod === undefined) return finish(goneBeforeStart());
      last = pod;
      const waiting = containers.filter(({ container }) => !hasStarted(pod, container));
      if (waiting.length === 0 || sidecarProblem(pod) !== undefined) return finish();
      const problem = firstProblem(pod, waiting);
      // A suite that waits was not let start.
      if (mayHaveStarted(pod) && problem?.retryable !== false) return finish(waits(pod) ? (problem ?? lostTrack()) : undefined);
      if (problem !== undefined) return finish(problem);
      const hasNode = pod.spec?.nodeName !== undefined;
      if (hasNode === isPlaced) return;
      isPlaced = hasNode;
      clearTimeout(timer);
      timer = setTimeout(
        () => finish(tooLate(last, containers, pullTimeoutMs)),
        // The node pulls the images of a pod one after another.
        hasNode ? pullTimeoutMs * containers.filter(isPulled).length + startMarginMs : scheduleTimeoutMs,
      );
    };
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) return onAbort();
    unlisten = watch.listen(name, see);
    if (isFinished) unlisten();
  });
}

/** Our own image is on the node, because the pod's init container has the same. */
const isPulled = ({ container }: StartingContainer): boolean => container !== sidecarContainer;

const goneBeforeStart = (): EngineError =>
  new EngineError("ENGINE_FAILED", "The run's pod was removed from outside Gantry before the suite started.", { retryable: true });

const lostTrack = (): EngineError =>
  new EngineError("ENGINE_FAILED", "The cluster lost track of the run's pod while it started its containers.", { retryable: true });

function firstProblem(pod: V1Pod, waiting: readonly StartingContainer[]): EngineError | undefined {
  for (const one of waiting) {
    const problem = startProblem(pod, one);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function tooLate(pod: V1Pod | undefined, containers: readonly StartingContainer[], pullTimeoutMs: number): EngineError {
  const waiting = pod?.spec?.nodeName === undefined ? undefined : containers.find(({ container }) => !hasStarted(pod, container));
  if (waiting?.container === sidecarContainer) return sidecarLate();
  if (waiting !== undefined)
    return pullError(waiting.image, new Error(`pulling it took longer than ${pullTimeoutMs / 60_000} min`), waiting.rights);
  const why = pod && isUnschedulable(pod) ? schedulerMessage(pod) : "its scheduler did not say why.";
  return new EngineError("ENGINE_FAILED", `The cluster found no node for the run's pod in time: ${why}`, { retryable: true });
}
