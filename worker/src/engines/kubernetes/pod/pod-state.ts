import type { V1ContainerStateTerminated, V1ContainerStatus, V1Pod } from "@kubernetes/client-node";
import { startError } from "../../docker/api/start-error.ts";
import { imageUnavailable, type PullRights, pullError } from "../../docker/images/pull-error.ts";
import { EngineError, type Exit } from "../../engine.ts";
import { serviceFailed } from "../../services/until-ready.ts";
import { sidecarContainer, suiteContainer, toolsContainer } from "./pod.ts";
import type { SuiteEnd } from "./spool.ts";

const statusOf = (pod: V1Pod, container: string): V1ContainerStatus | undefined =>
  pod.status?.containerStatuses?.find(({ name }) => name === container);

export const endOf = (pod: V1Pod, container: string): V1ContainerStateTerminated | undefined => statusOf(pod, container)?.state?.terminated;
export const suiteEnd = (pod: V1Pod): V1ContainerStateTerminated | undefined => endOf(pod, suiteContainer);
export const hasSidecarEnded = (pod: V1Pod): boolean => isKnown(endOf(pod, sidecarContainer));
/** Its files are gone, too. */
export const hasSuiteEnded = (pod: V1Pod): boolean => isKnown(suiteEnd(pod));

/** The container runs, or has run. A very short one is never seen running. */
export const hasStarted = (pod: V1Pod, container: string): boolean => {
  const state = statusOf(pod, container)?.state;
  return state?.running !== undefined || (isKnown(state?.terminated) && !isStartError(state.terminated));
};

/**
 * An end that a runtime reported has a reason. A kubelet that is restarted while it starts a container may say that it has terminated, with the code 0 and
 * without a reason, and then starts it; or with 137 that it did not find it.
 */
const isKnown = (end: V1ContainerStateTerminated | undefined): end is V1ContainerStateTerminated =>
  end?.reason !== undefined && end.reason !== "ContainerStatusUnknown";

/** The kubelet guessed how a container ended. It never corrects that, nor says anything new of the pod: only the pod's own folder tells what happens in it. */
export const isInDoubt = (pod: V1Pod): boolean =>
  [...(pod.status?.initContainerStatuses ?? []), ...(pod.status?.containerStatuses ?? [])].some(
    ({ state }) => state?.terminated !== undefined && !isKnown(state.terminated),
  );

export const hasSuiteStarted = (pod: V1Pod): boolean => hasStarted(pod, suiteContainer);

const isStartError = ({ reason }: V1ContainerStateTerminated): boolean => reason === "StartError" || reason === "ContainerCannotRun";

export const suiteStartedAt = (pod: V1Pod): Date | undefined => {
  const state = statusOf(pod, suiteContainer)?.state;
  return dateOf(state?.running?.startedAt ?? state?.terminated?.startedAt);
};

/** The kubelet names the image `docker.io/team/suite@sha256:…`, and one that was not pulled `sha256:…` or `docker://sha256:…`. */
export const suiteImageDigest = (pod: V1Pod | undefined): string | undefined =>
  pod && /sha256:[0-9a-f]{64}$/.exec(statusOf(pod, suiteContainer)?.imageID ?? "")?.[0];

/** The client parses the times of a list, but not those of a watch. */
export const dateOf = (time: Date | string | null | undefined): Date | undefined => (time == null ? undefined : new Date(time));

/** Nothing of the run can be read in the pod any more, although a service, or a container that an admission controller added, may still run. */
export const hasPodEnded = (pod: V1Pod): boolean =>
  pod.status?.phase === "Failed" || pod.status?.phase === "Succeeded" || (hasSidecarEnded(pod) && hasSuiteEnded(pod));

/**
 * Only the pod's folder can say whether the suite has started: the kubelet guessed, or the start failed on the way, for example because the kubelet was
 * killed, which the runtime may have noticed after the container's first process ran.
 */
export function mayHaveStarted(pod: V1Pod): boolean {
  const ended = suiteEnd(pod);
  const hasFailed = ended !== undefined && isStartError(ended) && !hasSidecarEnded(pod) && !hasPodEnded(pod);
  return hasFailed || isInDoubt(pod);
}

export const isUnschedulable = (pod: V1Pod): boolean => unscheduled(pod)?.reason === "Unschedulable";
const unscheduled = (pod: V1Pod) => pod.status?.conditions?.find(({ type, status }) => type === "PodScheduled" && status === "False");

/** The cluster's message about why it found no node. */
export const schedulerMessage = (pod: V1Pod): string => sentence(unscheduled(pod)?.message ?? "no node was found");

const inLog = "The operator finds the details in the worker's log.";

/** A container of a run's pod that is to start. */
export interface StartingContainer {
  container: string;
  image: string;
  rights: PullRights;
  /** The name of the service that it is; `undefined`: it is the suite. */
  service?: string;
}

/** Why a container of a pod will not start without a change; `undefined` while it still may. */
export function startProblem(pod: V1Pod, starting: StartingContainer): EngineError | undefined {
  const problem = containerProblem(pod, starting);
  if (problem === undefined || starting.service === undefined || problem.retryable) return problem;
  if (problem.code !== "ENTRYPOINT_FAILED" && problem.code !== "ENGINE_FAILED") return problem;
  return serviceFailed({ name: starting.service }, `could not be started: ${problem.message}`);
}

function containerProblem(pod: V1Pod, { container, image, rights }: StartingContainer): EngineError | undefined {
  const { status } = pod;
  if (pod.metadata?.deletionTimestamp || hasPodEnded(pod)) return toolsProblem(pod) ?? lostBeforeStart(pod);
  const tools = toolsProblem(pod);
  if (tools !== undefined) return tools;
  const state = statusOf(pod, container)?.state;
  const { reason = "", message = "" } = state?.waiting ?? {};
  const cause = new Error(`${reason}: ${message}`);
  if (reason === "ErrImagePull" || reason === "ImagePullBackOff" || reason === "ImageInspectError" || reason === "RegistryUnavailable")
    return pullError(image, cause, rights);
  if (reason === "InvalidImageName") return imageUnavailable(image, "has a name that the cluster cannot read", cause);
  if (reason === "ErrImageNeverPull")
    return imageUnavailable(image, "is not on the node, and this installation pulls no images (IMAGE_PULL_POLICY=never)", cause);
  if (reason === "CreateContainerConfigError") return configProblem(image, cause);
  if (reason === "CreateContainerError" || reason === "RunContainerError") return startError(fromRuntime(cause.message));
  if (state?.terminated && isStartError(state.terminated)) return startError(fromRuntime(state.terminated.message ?? "StartError"));
  return status?.reason === undefined ? undefined : lostBeforeStart(pod);
}

/** The container runtime's message, identical to Docker's. */
const fromRuntime = (message: string): Error => Object.assign(new Error(message), { statusCode: 500 });

function configProblem(image: string, cause: Error): EngineError | undefined {
  // The worker creates the secrets right after the pod that owns them.
  if (/secret .*not found/i.test(cause.message)) return undefined;
  if (/runAsNonRoot|run as root/i.test(cause.message))
    return new EngineError(
      "ENTRYPOINT_FAILED",
      `The image ${image} runs as root, which this cluster does not allow. Give it a USER with a number.`,
      { cause },
    );
  return new EngineError("ENGINE_FAILED", `The cluster could not configure the container. ${inLog}`, { cause });
}

/** Problems of our own containers are for the operator. */
function toolsProblem(pod: V1Pod): EngineError | undefined {
  const init = pod.status?.initContainerStatuses?.find(({ name }) => name === toolsContainer);
  return ownProblem(pod, init) ?? ownProblem(pod, statusOf(pod, sidecarContainer));
}

function ownProblem(pod: V1Pod, status: V1ContainerStatus | undefined): EngineError | undefined {
  const { state, image } = status ?? {};
  const { reason = "", message = "" } = state?.waiting ?? {};
  const failed = (state?.terminated?.exitCode ?? 0) !== 0 && !pod.metadata?.deletionTimestamp;
  const isStuck =
    /^(ErrImage|ImagePull|InvalidImageName|CreateContainer|RunContainer)/.test(reason) && !/secret .*not found/i.test(message);
  if (!failed && !isStuck) return undefined;
  const why = failed ? `${state?.terminated?.reason} ${state?.terminated?.message ?? ""}` : `${reason}: ${message}`;
  return ownFailure("did not start", `${image}: ${why}`);
}

const ownFailure = (what: string, cause: string): EngineError =>
  new EngineError("ENGINE_FAILED", `Gantry's own container in the run's pod ${what} (KUBERNETES_TOOLS_IMAGE). ${inLog}`, {
    retryable: true,
    cause: new Error(cause),
  });

/** The pod runs, and its sidecar does not and will not: why. The suite has started only if the sidecar ran before. */
export function sidecarProblem(pod: V1Pod): EngineError | undefined {
  if (pod.metadata?.deletionTimestamp || hasPodEnded(pod)) return undefined;
  const status = statusOf(pod, sidecarContainer);
  const { running, terminated } = status?.state ?? {};
  if (isKnown(terminated) && !isStartError(terminated))
    return ownFailure("ended before the suite started", `${status?.image}: ${terminated.reason}, exit code ${terminated.exitCode}`);
  // A kubelet's guess is none of an end.
  const problem = terminated !== undefined && !isKnown(terminated) ? undefined : ownProblem(pod, status);
  if (problem !== undefined || running !== undefined || terminated !== undefined) return problem;
  // It waits for the sidecar, but not forever.
  return hasSuiteStarted(pod) && hasSuiteEnded(pod) ? sidecarLate() : undefined;
}

export const sidecarLate = (): EngineError => ownFailure("did not start in time", "the suite's container waited for it in vain");

const lostBeforeStart = (pod: V1Pod): EngineError =>
  new EngineError("ENGINE_FAILED", `The cluster removed the run's pod before the suite started: ${lossOf(pod)}`, { retryable: true });

/** How a run ended if its pod has no record of it: evicted, deleted, or its node lost. */
export function lostExit(pod: V1Pod | undefined, finishedAt: Date): Exit {
  const ended = pod && suiteEnd(pod);
  const exit = {
    code: ended?.exitCode ?? 137,
    finishedAt: dateOf(ended?.finishedAt) ?? finishedAt,
    outOfMemory: ended?.reason === "OOMKilled",
  };
  if (exit.outOfMemory) return exit;
  if (
    pod?.status?.reason === "Evicted" &&
    /exceed(?:s|ed) (?:its local|the (?:total )?limit)/i.test(pod.status.message ?? "") &&
    !isNodePressure(pod)
  )
    return { ...exit, diskFull: "limit" };
  return { ...exit, infrastructure: pod ? `The cluster ended the run's pod from outside Gantry: ${lossOf(pod)}` : removedOutside };
}

const isNodePressure = (pod: V1Pod): boolean => /node was low|node had condition/i.test(pod.status?.message ?? "");

export const removedOutside = "The run's pod was removed from outside Gantry while the suite ran.";
const killedOutside = "The suite's container was killed from outside Gantry.";
export const neverStarted = "The cluster did not start the suite's container.";

/**
 * How a run ended that was recorded in its pod's folder. What the suite's container recorded itself is how the suite ended, whatever the kubelet says of the
 * container.
 * @param ended what the kubelet says of the suite's container
 */
export function recordedExit(end: SuiteEnd, finishedAt: Date, ended: V1ContainerStateTerminated | undefined): Exit {
  const exit = { code: end.code, finishedAt, outOfMemory: end.memoryKills > 0 || ended?.reason === "OOMKilled" };
  return end.isKilled && !exit.outOfMemory ? { ...exit, infrastructure: killedOutside } : exit;
}

/** The cluster's own message about why it ended a pod. */
function lossOf({ status, metadata }: V1Pod): string {
  const disrupted = status?.conditions?.find(({ type, status: holds }) => type === "DisruptionTarget" && holds === "True");
  const reason = status?.message ?? disrupted?.message;
  if (status?.reason === "DeadlineExceeded") return "it stayed long after the run's time limit, because its worker was away.";
  if (reason) return sentence(reason);
  if (status?.reason) return sentence(status.reason);
  return metadata?.deletionTimestamp ? "it was deleted, for example because its node was drained or lost." : "its containers were ended.";
}

const sentence = (text: string): string => `${text.trim().slice(0, 400).replace(/\.$/, "")}.`;
