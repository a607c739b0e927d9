import type { V1Pod } from "@kubernetes/client-node";
import { type PullRights, pullRefusal } from "../docker/images/pull-refusal.ts";
import { EngineError } from "../engine.ts";
import { hasSuiteStarted, isUnschedulable, schedulerMessage, startProblem } from "./pod-state.ts";
import type { PodWatch } from "./pod-watch.ts";

export interface StartLimits {
  /** How long a run waits for room in the cluster. */
  scheduleTimeoutMs: number;
  pullTimeoutMs: number;
}

/** For everything but the pull: volumes, network, our own containers. */
const startMarginMs = 120_000;

/** Resolves when the suite's container has started. @throws EngineError when it will not, or takes too long */
export function untilStarted(
  watch: PodWatch,
  name: string,
  image: string,
  rights: PullRights,
  { scheduleTimeoutMs, pullTimeoutMs }: StartLimits,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let last: V1Pod | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isPlaced: boolean | undefined;
    let unlisten = () => {};
    const finish = (error?: unknown) => {
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
      if (hasSuiteStarted(pod)) return finish();
      const problem = startProblem(pod, image, rights);
      if (problem !== undefined) return finish(problem);
      const hasNode = pod.spec?.nodeName !== undefined;
      if (hasNode === isPlaced) return;
      isPlaced = hasNode;
      clearTimeout(timer);
      timer = setTimeout(
        () => finish(tooLate(last, hasNode, image, rights, pullTimeoutMs)),
        hasNode ? pullTimeoutMs + startMarginMs : scheduleTimeoutMs,
      );
    };
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) return onAbort();
    unlisten = watch.listen(name, see);
    if (signal.aborted || (last !== undefined && hasSuiteStarted(last))) unlisten();
  });
}

const goneBeforeStart = (): EngineError =>
  new EngineError("ENGINE_FAILED", "The run's pod was removed from outside Gantry before the suite started.", { retryable: true });

function tooLate(pod: V1Pod | undefined, hasNode: boolean, image: string, rights: PullRights, pullTimeoutMs: number): EngineError {
  if (hasNode) return pullRefusal(image, new Error(`pulling it took longer than ${pullTimeoutMs / 60_000} min`), rights);
  const why = pod && isUnschedulable(pod) ? schedulerMessage(pod) : "its scheduler did not say why.";
  return new EngineError("ENGINE_FAILED", `The cluster found no node for the run's pod in time: ${why}`, { retryable: true });
}
