import { canReadKernelLog } from "./exit/kernel-log.ts";

/** What is weaker with Podman than with Docker, one sentence each, for operators. */
export function podmanLimits(isLocal: boolean): string[] {
  const ends = isLocal && canReadKernelLog() ? [] : [unknownEnds];
  const lines = isLocal
    ? "Podman keeps at most 256 MB of a run's output at a time: of more than that, a worker that was restarted, or held up by its server, may miss the middle."
    : "Podman on another machine is asked for a run's output, which is slow for long output: run the worker beside it.";
  return [lines, ...ends];
}

const unknownEnds =
  "Podman does not always say that memory was the cause of an end, and this worker cannot read the kernel log of the engine's machine: a run that is killed for memory may end as INFRASTRUCTURE instead of OUT_OF_MEMORY. Run the worker as root beside the engine.";
