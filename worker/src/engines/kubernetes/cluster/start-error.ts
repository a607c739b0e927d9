import { EngineError } from "../../engine.ts";
import { reasonOf, statusOf } from "./cluster.ts";
import { isQuotaContended } from "./quota.ts";

const inLog = "The operator finds the details in the worker's log.";

/** Turns any error of a start into a message of ours. The API's message goes to the worker's log. */
export function startError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const status = statusOf(error);
  const cause = new Error(reasonOf(error));
  const failed = (message: string, retryable: boolean) => new EngineError("ENGINE_FAILED", message, { retryable, cause });
  if (status === undefined || status >= 500 || status === 429) return failed(`The Kubernetes API did not answer. ${inLog}`, true);
  if (isQuotaContended(error)) return failed(`The cluster could not check its quota for so many pods at once. ${inLog}`, true);
  if (status === 409) return failed("The cluster refused to start this attempt twice.", false);
  if (status === 401) return failed(`The cluster does not accept the worker's login. ${inLog}`, true);
  if (/exceeded quota/i.test(cause.message))
    return failed("The quota of the cluster's namespace for runs is used up: wait for other runs, or let the operator raise it.", true);
  if (/violates PodSecurity/i.test(cause.message))
    return failed(
      `The namespace for runs does not allow the pods of this worker: the operator can set KUBERNETES_POD_SECURITY=restricted. ${inLog}`,
      false,
    );
  if (status === 413 || /too (?:long|large)|more than \d+ bytes/i.test(cause.message))
    return failed(
      "The run's variables are larger than 1 MB together, which Kubernetes does not store. Pass large values as files in the image.",
      false,
    );
  if (status === 404) return failed(`The cluster's namespace for runs does not exist. ${inLog}`, true);
  return failed(`The cluster did not accept the run's pod. ${inLog}`, status === 403);
}
