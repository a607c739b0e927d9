import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { Material } from "../material/material.ts";

export interface Advice {
  /** Completes "The run failed: …". */
  headline: string;
  /** The usual cause of such a failure. */
  cause: string;
  suggestions: readonly string[];
}

/** What the built-in rules say about each kind of failure. */
export const advice: Readonly<Record<FailureCategory, Advice>> = {
  timeout: {
    headline: "a test or request timed out",
    cause: "A test, hook or request was still waiting when its time limit ran out.",
    suggestions: [
      "Check what the test was waiting for. Raise the limit only if the operation is just slow.",
      "Compare the test's duration with earlier runs: a sudden jump points to the application, a slow climb to the environment.",
      "Wait for a condition instead of a fixed time.",
    ],
  },
  assertion: {
    headline: "a test's expectation was not met",
    cause: "A result, a value or a measured figure was not the expected one.",
    suggestions: [
      "Decide whether the expected or the actual value is correct.",
      "If the test passed before, check what changed in the application since then.",
      "If the change was intended, update the expectation.",
    ],
  },
  "element-not-found": {
    headline: "an element of the page could not be found",
    cause: "A selector matched no element, or several. The page may have changed or not loaded.",
    suggestions: [
      "Check the screenshot or trace of the failed test to see what the page showed instead.",
      "Check the selector against the page's current markup. Prefer roles and test IDs to structural selectors.",
      "If the page was still loading, wait until it is ready.",
    ],
  },
  network: {
    headline: "a connection failed",
    cause: "The network between the suite and a service failed, or the service closed the connection.",
    suggestions: [
      "Check that the service was up and reachable from the container at that time.",
      "Check the service's logs for restarts and errors at the time of the failure.",
      "If a certificate is the problem, renew it or add its CA to the image.",
    ],
  },
  dns: {
    headline: "a host name could not be resolved",
    cause: "The host name is unknown in the container's network.",
    suggestions: [
      "Check the spelling of the host in BASE_URL and in the project's variables.",
      "If it is an internal name, add it to the worker's RUN_EXTRA_HOSTS, or use a worker inside that network.",
    ],
  },
  "connection-refused": {
    headline: "the connection was refused",
    cause: "The host answered, but no service listens on that port.",
    suggestions: [
      "Check that the service was started, and that the suite waits until it is ready.",
      "Inside a container, localhost is the container itself: use the service's own host name.",
      "Check the port in BASE_URL and in the project's variables.",
    ],
  },
  authentication: {
    headline: "authentication or authorization failed",
    cause: "Credentials were missing, wrong, expired or insufficient.",
    suggestions: [
      "Check that the variables with the credentials are set in the project, spelled correctly, and have not expired.",
      "Sign in manually with the same account to the same environment.",
      "If the status is 403, check the account's role rather than its password.",
    ],
  },
  data: {
    headline: "test data was missing or invalid",
    cause: "A record, file or other input was missing, malformed, or in conflict with another one.",
    suggestions: [
      "Check that seeds and migrations ran before the tests, and against the right database.",
      "Give each test its own data, so that it does not depend on order or on earlier runs.",
      "If a payload could not be parsed, check the raw response: it is often an error page.",
    ],
  },
  "out-of-memory": {
    headline: "the run ran out of memory",
    cause: "A process needed more memory than its limit.",
    suggestions: [
      "Raise the project's memory (run settings) or run fewer tests at the same time.",
      "Look for leaks: data kept between tests, unclosed pages, very large fixtures.",
    ],
  },
  crash: {
    headline: "a process crashed",
    cause: "A process was ended by a signal or an internal error before it finished.",
    suggestions: [
      "Start at the first stack frame of your own code in the log.",
      "If a browser crashed, give it more shared memory or fewer parallel pages.",
      "Run it again: a crash in varying places suggests memory corruption or native code.",
    ],
  },
  "missing-dependency": {
    headline: "a dependency is missing in the image",
    cause: "A module, library, command, image or browser was not found, or its versions do not fit together.",
    suggestions: [
      "If it should be in the image, install it there, and build the image from the lock file.",
      "Check the spelling and letter case of the import: file systems in containers are case-sensitive.",
      "If a browser is missing, use an image with the version that the framework needs.",
    ],
  },
  syntax: {
    headline: "the code did not compile or pass a check",
    cause: "A parser, compiler, type checker or linter did not accept a file of the suite or the application.",
    suggestions: [
      "Go to the reported file and line; the mistake is there or just before it.",
      "Check that the image's language version supports the syntax.",
    ],
  },
  environment: {
    headline: "the environment is not set up as the suite expects",
    cause: "A file, option, variable, permission, port, disk or version was missing or not as expected.",
    suggestions: [
      "Check the names of files, options and branches in the command, and the folder that it runs in.",
      "Set missing variables in the project's settings.",
      "Check permissions and free space in the image; suites do not run as root everywhere.",
      "If a port is in use, let the system choose one.",
    ],
  },
  flaky: {
    headline: "tests passed only on a retry",
    cause: "The same code failed and passed in one run, so the result depends on something else: timing, order or shared data.",
    suggestions: [
      "Check the first, failed attempt: it shows what the test did not wait for.",
      "Make the test wait for a condition instead of a time, and give it its own data.",
      "Quarantine it until it is fixed, so that it does not hide other failures.",
    ],
  },
  exception: {
    headline: "an unexpected error was thrown",
    cause: "The suite, the application or a tool ended with an unexpected error.",
    suggestions: ["Go to the first stack frame of your own code.", "If it passed before, check what changed in that file since then."],
  },
  unknown: {
    headline: "the cause is unknown",
    cause: "Not sure. The built-in rules do not recognize this error.",
    suggestions: [
      "Read the end of the log.",
      "Let the suite write a report (JUnit, CTRF, Playwright JSON …), so that failures include their messages.",
    ],
  },
};

/** For a run of which only the report was uploaded: what differs, because a job elsewhere ran it. */
const adviceForUploads: Partial<Record<FailureCategory, Partial<Advice>>> = {
  network: {
    suggestions: [
      "Check that the service was up and reachable from the CI job at that time.",
      "Check the service's logs for restarts and errors at the time of the failure.",
      "If a certificate is the problem, renew it or add its CA to the job's image.",
    ],
  },
  dns: {
    cause: "The host name is unknown in the network of the CI job.",
    suggestions: ["Check the spelling of the host in the settings of the suite and of the CI job."],
  },
  "connection-refused": {
    suggestions: [
      "Check that the CI job starts the service, and that the suite waits until it is ready.",
      "Check the host and port in the settings of the suite and of the CI job.",
    ],
  },
  authentication: {
    suggestions: [
      "Check that the variables with the credentials are set in the CI job, spelled correctly, and have not expired.",
      "Sign in manually with the same account to the same environment.",
      "If the status is 403, check the account's role rather than its password.",
    ],
  },
  "out-of-memory": {
    suggestions: [
      "Give the CI job more memory or run fewer tests at the same time.",
      "Look for leaks: data kept between tests, unclosed pages, very large fixtures.",
    ],
  },
  "missing-dependency": {
    headline: "a dependency is missing",
    suggestions: [
      "Install it in the CI job from the lock file.",
      "Check the spelling and letter case of the import: Linux distinguishes upper and lower case in file names.",
      "If a browser is missing, install the version that the framework needs.",
    ],
  },
  syntax: {
    suggestions: [
      "Go to the reported file and line; the mistake is there or just before it.",
      "Check that the language version of the CI job supports the syntax.",
    ],
  },
  environment: {
    suggestions: [
      "Set missing variables in the CI job.",
      "Check permissions and free space of the CI job.",
      "If a port is in use, let the system choose one.",
    ],
  },
  // An upload is a report already, and has no log.
  unknown: {
    suggestions: [
      "Read the message and the stack of the failed test, if the report has them.",
      "Read the log of the CI job for what was printed before the failure.",
    ],
  },
};

export const adviceFor = (category: FailureCategory, { isUpload }: Pick<Material, "isUpload">): Advice => ({
  ...advice[category],
  ...(isUpload && adviceForUploads[category]),
});

/** For the category `network`: the service was reached, and responded with an error such as 502 or 429. */
export const adviceForAnswer: Advice = {
  headline: "a service returned an error",
  cause: "A service or its proxy returned an HTTP error.",
  suggestions: [
    "Check the logs of the service and of the backends behind its proxy for restarts and errors at that time.",
    "Wait until the service is ready, for example until its health check returns 200.",
    "If the status is 429, send fewer requests at a time or raise the limit for the suite.",
  ],
};

const errorStatus = /\b(?:429|50[234])\b|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Too Many Requests|rate limit/i;
const brokenConnection =
  /\b(?:E[A-Z]{4,}|ERR_[A-Z_]+|EOF|SSL\w*|TLS)\b|\b(?:hang up|reset|refused|closed|unreachable|timed out|broken pipe|certificate|fetch failed|redirect\w*)\b/;

/** Whether a service responded with an error: then the connection worked. */
export const isErrorAnswer = (text: string) => errorStatus.test(text) && !brokenConnection.test(text);
