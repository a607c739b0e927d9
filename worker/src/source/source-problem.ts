import { inMb } from "@gantry/contract/in-mb.ts";
import { EngineError } from "../engines/engine.ts";

/** `what` follows the repository's address: "has no branch or tag named x". */
export function sourceUnavailable(repository: string, what: string, options: { retryable?: boolean; cause?: unknown } = {}): EngineError {
  return new EngineError("SOURCE_UNAVAILABLE", `The repository ${repository} ${what}.`, options);
}

export interface GitFailure {
  /** The end of what git printed. It may contain what the repository's server said. */
  stderr: string;
  signal: NodeJS.Signals | null;
  /** A file that it wrote reached the limit. */
  isTooLarge?: boolean;
}

/**
 * One sentence per cause, without git's own words, which repeat what the repository's server said. They go to the worker's log as the cause.
 * A private repository that may not be read looks like one that does not exist.
 */
export function describeFailure(
  repository: string,
  failure: GitFailure,
  { hasToken, maxBytes, secrets }: { hasToken: boolean; maxBytes: number; secrets: readonly string[] },
) {
  const { signal, isTooLarge = false } = failure;
  // A host can send the token back.
  const stderr = secrets.reduce((text, secret) => text.replaceAll(secret, "***"), failure.stderr);
  const cause = new Error(stderr.trim().slice(-1000) || `git ended with ${signal}`);
  const because = (what: string, retryable = false) => sourceUnavailable(repository, what, { retryable, cause });
  if (isTooLarge)
    return because(
      `is larger than the ${inMb(maxBytes)} that this worker fetches. Let the operator raise SOURCE_MAX_BYTES, or use an image with the suite`,
    );
  if (/no space left|disk quota/i.test(stderr))
    return new EngineError("DISK_FULL", `The worker's disk is full: the repository ${repository} could not be fetched.`, {
      retryable: true,
      cause,
    });
  if (/out of memory|cannot allocate|memory exhausted|malloc failed|mmap failed/i.test(stderr))
    return because("needs more memory than this worker allows git. Let the operator raise SOURCE_MEMORY_MB");
  if (/could not read (Username|Password)|Authentication failed|returned error: 40[134]|HTTP 40[134]|repository .*not found/i.test(stderr))
    return because(
      hasToken
        ? "was not found, or the token may not read it. Check the address, and the variable of the project with the token"
        : "was not found, or needs a token. Check the address; for a private repository, name the secret variable of the project that has a token",
    );
  if (/returned error: 429|HTTP 429/i.test(stderr))
    return because("is on a host that refuses requests for now, because there were too many (429)", true);
  if (/not our ref|unadvertised object|reference is not a tree|remote error: upload-pack/i.test(stderr))
    return because("does not have the commit, or does not give it out. It may have been removed by a force-push: start a new run");
  if (isRedirect(stderr)) return because("has moved: its host answers with a redirect, which is not followed. Write the new address");
  if (/certificate|SSL|TLS/i.test(stderr))
    return because("has no certificate that this worker trusts. The operator can name its authority with SOURCE_CA_FILE");
  if (
    /connect|timed out|too slow|reset|early EOF|disconnect|transfer closed|returned error: 5\d\d|RPC failed|hung up|empty reply/i.test(
      stderr,
    )
  )
    return because("could not be reached, or its host broke off. The operator finds the details in the worker's log", true);
  if (/not valid: is this a git repository|dumb http/i.test(stderr))
    return because("is not a Git repository that can be fetched over https. Check the address");
  return because("could not be fetched. The operator finds the details in the worker's log");
}

export const isRedirect = (stderr: string): boolean => /returned error: 30\d|redirect/i.test(stderr);
