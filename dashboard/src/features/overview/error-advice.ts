import type { RunErrorCode } from "@gantry/contract/executions/constants.ts";

export interface ErrorAdvice {
  title: string;
  /** In the order to try them. */
  steps: readonly string[];
}

const advice: Record<Exclude<RunErrorCode, "CANCELLED">, ErrorAdvice> = {
  TIMEOUT: {
    title: "The run took too long",
    steps: [
      "Look at the end of the output: the last line shows what the suite was waiting for.",
      "If the suite needs more time, set a longer time limit in the project's run settings, or split it into several runs.",
    ],
  },
  OUT_OF_MEMORY: {
    title: "The container ran out of memory",
    steps: ["Let the suite use fewer parallel workers or browsers.", "Ask the operator to raise the memory limit of runs on the worker."],
  },
  IMAGE_UNAVAILABLE: {
    title: "The image could not be pulled",
    steps: [
      "Check the image's name and tag.",
      "For a private registry, store its credentials under Settings → Integrations.",
      "Then re-run.",
    ],
  },
  IMAGE_WRONG_PLATFORM: {
    title: "The image is for another platform",
    steps: ["Build the image for the platform of the worker, or for several platforms."],
  },
  ENTRYPOINT_MISSING: {
    title: "The image has no entry point for the suite",
    steps: ["Add /app/entrypoint.sh to the image, or give the run a command."],
  },
  ENTRYPOINT_LINE_ENDINGS: {
    title: "The entry point has Windows line endings",
    steps: ["Save the script with LF line endings, and let .gitattributes keep them.", "Build the image again."],
  },
  ENTRYPOINT_FAILED: {
    title: "The suite could not be started, or left no results",
    steps: ["Read the end of the output for the reason.", "If a command or file is missing, add it to the image, or correct the command."],
  },
  SERVICE_FAILED: {
    title: "A service of the run did not become ready",
    steps: [
      "Read the service's output in the terminal.",
      "If its image starts as root, set the user of the service: containers may not change users.",
      "If the service needs more time, raise its readyWithinSeconds.",
    ],
  },
  SOURCE_UNAVAILABLE: {
    title: "The Git repository could not be fetched",
    steps: [
      "Check the repository's address, and its branch, tag or commit.",
      "For a private repository, choose a secret project variable with a token.",
      "A host in a private network must be allowed by the operator (SOURCE_ALLOW).",
    ],
  },
  NO_TESTS: {
    title: "No test ran",
    steps: ["Check the folder of the run and the suite's own filters.", "Read the output for an error before the first test."],
  },
  REPORT_INCOMPLETE: {
    title: "The report is incomplete",
    steps: ["Read the output for the failures that the report does not list.", "Let the suite write its whole report before it exits."],
  },
  STOPPED_AFTER_FAILURES: {
    title: "The shards stopped early",
    steps: [
      "Look at the failures first: the files that were not run may fail as well.",
      "Retry the CI jobs of the shards, or start the pipeline again.",
    ],
  },
  WORKER_LOST: {
    title: "The worker was lost",
    steps: ["Re-run. If it happens again, ask the operator to look at the worker."],
  },
  ENGINE_FAILED: {
    title: "The container engine failed",
    steps: ["Re-run. If it happens again, ask the operator to look at the worker's container engine."],
  },
  DISK_FULL: {
    title: "The disk was full",
    steps: ["Ask the operator to free disk space on the worker.", "Let the suite write fewer or smaller files."],
  },
  INFRASTRUCTURE: {
    title: "Something around the suite failed",
    steps: ["Re-run. If it happens again, ask the operator to look at the worker's log."],
  },
};

/** A worker may add codes: those have no advice, and their message says what to do. */
export function adviceFor(code: string): ErrorAdvice {
  const known = Object.entries(advice).find(([each]) => each === code);
  return known?.[1] ?? { title: "The run ended with an error", steps: [] };
}
