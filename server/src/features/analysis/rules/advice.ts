import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";

export interface Advice {
  /** Completes "The run failed: …". */
  headline: string;
  /** What such a failure comes from. */
  cause: string;
  suggestions: readonly string[];
}

/** What the built-in rules say about each kind of failure. */
export const advice: Readonly<Record<FailureCategory, Advice>> = {
  timeout: {
    headline: "something took longer than the suite was willing to wait",
    cause: "A test, hook or request was still waiting when its time limit ran out.",
    suggestions: [
      "Look at what the test was waiting for in the lines above the time-out; a longer limit only helps if it was merely slow.",
      "Compare the test's duration with earlier runs: a sudden jump points to the application, a slow climb to the environment.",
      "Wait for a condition instead of a fixed time.",
    ],
  },
  assertion: {
    headline: "a test's expectation was not met",
    cause: "The application gave another result than the test expects.",
    suggestions: [
      "Compare the expected with the actual value and decide which of them is right.",
      "Look at what changed in the application since the last run that passed.",
      "If the change was intended, update the expectation.",
    ],
  },
  "element-not-found": {
    headline: "an element of the page could not be found",
    cause: "A selector matched nothing (or too much) while the test waited: the page changed, did not load, or showed something else.",
    suggestions: [
      "Open the screenshot or trace of the failed test and look at what the page showed instead.",
      "Check the selector against the page's present markup; prefer roles and test ids to structure.",
      "If the page was still loading, wait for what makes it ready.",
    ],
  },
  network: {
    headline: "a connection broke or could not be made",
    cause: "The network between the suite and a service failed, or the service closed the connection.",
    suggestions: [
      "Check that the service was up and reachable from the container at that time.",
      "Look at the service's own log for restarts and errors at the time of the failure.",
      "If it is a certificate, renew it or give the container the authority that signed it.",
    ],
  },
  dns: {
    headline: "a host name could not be resolved",
    cause: "The name that the suite called is unknown where it ran.",
    suggestions: [
      "Check the spelling of the host in BASE_URL and in the project's variables.",
      "If it is an internal name, make it known to the worker's network (RUN_EXTRA_HOSTS) or run on a worker inside it.",
    ],
  },
  "connection-refused": {
    headline: "nothing was listening where the suite wanted to connect",
    cause: "The host answered, but no service listens on that port.",
    suggestions: [
      "Check that the service was started, and that the suite waits until it is ready.",
      "Inside a container, localhost is the container itself: use the service's own host name.",
      "Check the port in BASE_URL and in the project's variables.",
    ],
  },
  authentication: {
    headline: "the suite was not let in",
    cause: "Credentials were missing, wrong, expired or not sufficient.",
    suggestions: [
      "Check that the variables with the credentials are set in the project, spelled right, and that what they hold has not expired.",
      "Sign in by hand with the same account against the same environment.",
      "If the status is 403, look at the account's role rather than its password.",
    ],
  },
  data: {
    headline: "the data was not what the suite needs",
    cause: "Records, fixtures or payloads were missing, malformed, or in conflict with existing ones.",
    suggestions: [
      "Check that seeds and migrations ran before the tests, and against the right database.",
      "Give each test its own data, so that neither order nor an earlier run matters.",
      "If a payload could not be read, look at what the service really answered: it is often an error page.",
    ],
  },
  "out-of-memory": {
    headline: "the run ran out of memory",
    cause: "A process asked for more memory than it was allowed.",
    suggestions: [
      "Raise the project's memory (run settings) or run fewer tests at the same time.",
      "Look for what grows: data kept between tests, pages that are not closed, a very large fixture.",
    ],
  },
  crash: {
    headline: "a process crashed",
    cause: "A process ended by a signal or its own error instead of finishing its work.",
    suggestions: [
      "The first stack frame of your own code in the log is the place to look.",
      "If it is a browser, give it more shared memory or fewer parallel pages.",
      "Run it again: a crash that moves around points to memory or to native code.",
    ],
  },
  "missing-dependency": {
    headline: "something the suite needs is not in the image",
    cause: "A module, library, command or browser was not found.",
    suggestions: [
      "Install it in the image, and build the image from the lock file.",
      "Check the spelling and letter case of the import: file systems in containers tell them apart.",
      "If it is a browser, use an image that brings the version the framework wants.",
    ],
  },
  syntax: {
    headline: "code was rejected before it ran",
    cause: "A parser, compiler, type checker or linter did not accept a file of the suite or the application.",
    suggestions: [
      "Go to the file and line that are named; the mistake is there or just before it.",
      "Check that the image's language version knows the syntax that is used.",
    ],
  },
  environment: {
    headline: "the environment lacks something the suite takes for granted",
    cause: "A variable, permission, port, disk or display was not as the suite expects it.",
    suggestions: [
      "Set missing variables in the project's settings.",
      "Check permissions and free space in the image; suites do not run as root everywhere.",
      "If a port is taken, let the system choose one.",
    ],
  },
  flaky: {
    headline: "tests passed only when they were tried again",
    cause: "The same code failed and passed in one run, so the result depends on something besides the code: timing, order, shared data.",
    suggestions: [
      "Look at the first, failed try: it shows what the test did not wait for.",
      "Make the test wait for a condition instead of a time, and give it its own data.",
      "Put it into quarantine while it is being mended, so that it does not hide others.",
    ],
  },
  exception: {
    headline: "code threw an error that no test expected",
    cause: "An error was thrown in the suite or the application and nothing handled it.",
    suggestions: ["Go to the first stack frame of your own code.", "Look at what changed in that file since the last run that passed."],
  },
  unknown: {
    headline: "the cause is not sure",
    cause: "Not sure. The built-in rules do not know this error well enough to name its cause.",
    suggestions: [
      "Read the end of the log.",
      "Let the suite write a report (JUnit, CTRF, Playwright JSON …): failures then come with their messages.",
    ],
  },
};

/** Of the category `network`: the service was reached, and its answer was an error such as 502 or 429. */
export const adviceForAnswer: Advice = {
  headline: "a service answered with an error",
  cause:
    "A service, or a proxy in front of it, was reached and answered with an HTTP status that says that it could not serve the request.",
  suggestions: [
    "Look at the log of the service, and of what stands behind its proxy, for restarts and errors at the time of the failure.",
    "Let the suite wait until the service is ready, for example until its health check answers with 200.",
    "If the status is 429, send fewer requests at a time or raise the limit for the suite.",
  ],
};

const errorStatus = /\b(?:429|50[234])\b|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Too Many Requests|rate limit/i;
const brokenConnection =
  /\b(?:E[A-Z]{4,}|ERR_[A-Z_]+|EOF|SSL\w*|TLS)\b|\b(?:hang up|reset|refused|closed|unreachable|timed out|broken pipe|certificate|fetch failed|redirect\w*)\b/;

/** Whether a service answered, and its answer is an error: then the connection worked. */
export const isErrorAnswer = (text: string) => errorStatus.test(text) && !brokenConnection.test(text);
