import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Material, FailedOrFlakyTest } from "./material/material.ts";
import { redact } from "./material/redact.ts";
import { findCause } from "./rules/explain-by-rules.ts";
import { isBareAssertion } from "./rules/naming/bare-assertion.ts";
import { isGuess } from "./rules/clues/finding.ts";
import { nameError } from "./rules/naming/name-error.ts";
import { errorCauseFinder } from "./rules/failures/error-cause.ts";
import { type Failure, failureFinder, findFailures, isSilent } from "./rules/failures/find-failures.ts";

/** One failure of one run. */
export interface Occurrence {
  /** The test's position in the report; -1: the run itself, which left no failed test. */
  ordinal: number;
  testKey: string | null;
  fingerprint: string;
  category: FailureCategory;
  /** The category is a guess, or not certain. */
  isGuess: boolean;
  /** The error message; if the test has none, from the log, else the test's name. */
  message: string;
}

const maxMessageLength = 600;
const failedInPytest = /^FAILED \S.* - assert /;

/** The failure of each failed test of the material; the run's own if no test failed. A run that only has flaky tests and exit code 0 has none. */
export function findOccurrences(
  material: Material,
  projectId: string | null,
  failures: readonly Failure[] = findFailures(material),
): Occurrence[] {
  const causeOf = errorCauseFinder(material.lines);
  if (failures.length > 0) return failures.map((failure) => ofTest(failure, projectId, causeOf));
  return material.tests.length > 0 && material.exitCode === 0 ? [] : [ofRun(material, projectId)];
}

/** The same for some of the failed tests that are not in the material. */
export function findOccurrencesOf(
  tests: readonly FailedOrFlakyTest[],
  material: Pick<Material, "lines" | "counts">,
  projectId: string | null,
): Occurrence[] {
  const failureOf = failureFinder({ ...material, tests: [...tests] });
  const causeOf = errorCauseFinder(material.lines);
  return tests.map((test) => ofTest(failureOf(test), projectId, causeOf));
}

type FindCause = ReturnType<typeof errorCauseFinder>;

function ofTest({ test, loggedError: inLog, finding }: Failure, projectId: string | null, causeOf: FindCause): Occurrence {
  // A generic message such as "test failed" is the same for every test.
  const message = isSilent(test) ? "" : test.message || test.trace;
  const { category } = finding;
  const fingerprint = fingerprintOf(category, message, test, projectId);
  return {
    ordinal: test.ordinal,
    testKey: test.testKey,
    category,
    isGuess: isGuess(finding),
    fingerprint,
    // An assertion compares errors: the cause of the received one says nothing about the failure.
    message: shown(message || inLog || test.name, category === "assertion" ? undefined : causeOf(test)),
  };
}

function ofRun(material: Material, projectId: string | null): Occurrence {
  const finding = findCause(material);
  const { category, clues } = finding;
  const error = nameError(finding, material);
  const message = clues[0]?.text ?? material.lines.at(-1)?.text ?? "";
  // `assert False` is the same for all tests.
  const named = isBareAssertion(message) ? error.text : message;
  const told = isBareAssertion(named) ? (material.lines.find(({ text }) => failedInPytest.test(text))?.text ?? named) : named;
  return {
    ordinal: -1,
    testKey: null,
    category,
    isGuess: isGuess(finding),
    fingerprint: fingerprintOf(category, told, undefined, projectId),
    // As the analysis of the run names it: the line with both values of an assertion, for example, or the error after the words above it.
    message: shown(error.text.endsWith(`: ${message}`) ? error.text : (error.line?.text ?? message)),
  };
}

/** `cause`: what caused the error, which is added if it is not part of what is shown. */
function shown(message: string, cause?: string): string {
  const text = redact(message).trim().slice(0, maxMessageLength);
  const added = cause === undefined ? "" : `\n[cause]: ${redact(cause).trim()}`;
  return cause === undefined || text.includes(cause) ? text : text.slice(0, maxMessageLength - added.length).trimEnd() + added;
}
