import { EngineError } from "../engine.ts";
import { reasonOf, statusOf } from "./answer.ts";

/** Everything a start can throw, as what the user reads. */
export function refusal(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const reason = reasonOf(error);
  if (statusOf(error) === undefined)
    return new EngineError("ENGINE_FAILED", `The container engine did not answer: ${reason}.`, { retryable: true, cause: error });
  if (/cgroups in hybrid mode/.test(reason)) {
    const cure = 'set runtime="runc" under [engine] in Podman\'s containers.conf and restart Podman';
    return new EngineError("ENGINE_FAILED", `The container engine's runtime does not run on this machine (${reason}): ${cure}.`, {
      cause: error,
    });
  }
  if (/setting rlimit/.test(reason)) {
    const cure = "run it with the rights of root, or lower the limits in its configuration";
    return new EngineError("ENGINE_FAILED", `The container engine may not set a container's limits (${reason}): ${cure}.`, {
      cause: error,
    });
  }
  if (/no space left|disk quota/i.test(reason))
    return new EngineError("DISK_FULL", "The worker's disk is full: the container could not be created.", {
      retryable: true,
      cause: error,
    });
  if (/exec(?:utable file)?[: ].*(?:no such file|not found)|permission denied|exec format/i.test(reason)) {
    return new EngineError("ENTRYPOINT_FAILED", `The container could not run its command: ${reason}.`, { cause: error });
  }
  if (/\bname .*already in use/i.test(reason))
    return new EngineError("ENGINE_FAILED", `The container engine refused to start this attempt twice: ${reason}.`, { cause: error });
  return new EngineError("ENGINE_FAILED", `The container engine could not start the container: ${reason}.`, {
    retryable: true,
    cause: error,
  });
}
