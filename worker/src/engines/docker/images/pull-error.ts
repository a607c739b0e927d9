import { EngineError } from "../../engine.ts";
import { reasonOf } from "../api/response-error.ts";

/** `what` follows the image's name: "is not on this worker". */
export function imageUnavailable(reference: string, what: string, cause?: unknown): EngineError {
  return new EngineError("IMAGE_UNAVAILABLE", `The image ${reference} ${what}.`, { cause });
}

const inLog = "The operator finds the details in the worker's log";

export interface PullRights {
  hasLogin: boolean;
  /**
   * An organization chose the registry by storing credentials for it. It may be the organization's own, and send the engine to any address with a redirect:
   * then the sentence must not tell what answered there, or whether anything did.
   */
  isChosenByTenant: boolean;
}

/**
 * One sentence per cause, without the engine's own words: a registry answers as it likes, and the engine repeats what it said. The cause goes to the
 * worker's log. A private image that may not be read looks like one that does not exist.
 */
export function pullError(reference: string, error: unknown, { hasLogin, isChosenByTenant }: PullRights): EngineError {
  const reason = reasonOf(error);
  const failed = (what: string) => imageUnavailable(reference, `is not on this worker, and ${what}`, error);
  if (/no matching manifest|does not match the specified platform|no image found in manifest list/i.test(reason))
    return new EngineError("IMAGE_WRONG_PLATFORM", `The image ${reference} has no build for this worker's platform.`, { cause: error });
  if (/no space left|disk quota/i.test(reason))
    return new EngineError("DISK_FULL", `The worker's disk is full: the image ${reference} could not be pulled.`, { cause: error });
  if (isChosenByTenant)
    return failed(
      `it could not be pulled with the stored credentials: test them under Settings → Integrations, and check the name and tag. ${inLog}`,
    );
  if (/toomanyrequests|too many requests|rate limit/i.test(reason))
    return failed(
      `its registry accepts no more pulls for now: try again later${hasLogin ? "" : ", or store credentials for it under Settings → Integrations"}`,
    );
  if (/not found|manifest unknown|denied|unauthorized|does not exist|name unknown/i.test(reason))
    return failed(
      hasLogin
        ? "its registry knows no such image, or does not let the stored credentials read it: check the name and tag, and the credentials under Settings → Integrations"
        : "its registry knows no such image or does not let everybody read it: check the name and tag, or store credentials for the registry under Settings → Integrations",
    );
  if (/longer than/.test(reason)) return failed(`${reason}: use a smaller image, or ask the operator to pull it beforehand`);
  if (/timeout|timed out|dial tcp|lookup|connection refused|no route|unreachable|did not answer|EOF|deadline|canceled/i.test(reason))
    return failed(`its registry could not be reached: check the registry's name. ${inLog}`);
  return failed(`it could not be pulled. ${inLog}`);
}
