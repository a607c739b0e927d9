import type { RunNote } from "@gantry/contract/executions/schemas.ts";
import type { LostAttachments } from "@gantry/reports/collect/finish-tests.ts";
import type { ResultsLeftOut } from "@gantry/reports/collect/notes/results-left-out.ts";
import type { JoinedTests, ResultCounts } from "@gantry/contract/dispatch/schemas.ts";

export const repeatedTestsMerged = "REPEATED_TESTS_JOINED";

const testNamesUnknown = "TEST_NAMES_UNKNOWN";

/** Whether the run's counts include tests that are in no list, because only their number is known. */
export const hasUnnamedTests = ({ notes }: { notes: readonly RunNote[] }): boolean => notes.some(({ code }) => code === testNamesUnknown);

interface HowResultsWereRead {
  joinedTests?: JoinedTests | null | undefined;
  listedTwice?: string | null | undefined;
  leftOut?: ResultsLeftOut | null | undefined;
  /** Of an upload: attachments that its report names and that are not in it. */
  missingAttachments?: LostAttachments | undefined;
  /** Of an upload: attachments that its report names and whose paths fit several files. */
  ambiguousAttachments?: LostAttachments | undefined;
  counts?: ResultCounts | null | undefined;
  outputIncomplete?: boolean | null | undefined;
  possibleFailure?: string | null | undefined;
  endedServices?: readonly string[] | null | undefined;
}

/** Notes about how a run's results were read. */
export function runNotes({
  joinedTests,
  listedTwice,
  leftOut,
  missingAttachments,
  ambiguousAttachments,
  counts,
  outputIncomplete,
  possibleFailure,
  endedServices,
}: HowResultsWereRead): RunNote[] {
  return [
    ...(possibleFailure ? [possibleFailureNote(possibleFailure)] : []),
    ...(endedServices ?? []).map((message) => ({ code: "SERVICE_ENDED", message })),
    ...(outputIncomplete ? [outputNote] : []),
    ...(joinedTests && joinedTests.tests > 0 ? [joinedNote(joinedTests)] : []),
    ...(listedTwice ? [{ code: "TESTS_LISTED_TWICE", message: listedTwice }] : []),
    ...(leftOut && leftOut.tests > 0 ? [leftOutNote(leftOut)] : []),
    ...(counts ? [countsNote(counts)] : []),
    ...(missingAttachments ? [missingNote(missingAttachments)] : []),
    ...(ambiguousAttachments ? [ambiguousNote(ambiguousAttachments)] : []),
  ];
}

const outputNote: RunNote = {
  code: "OUTPUT_INCOMPLETE",
  message:
    "Output of this run may be missing from its log: the container engine was interrupted while the run used it, or could not store the output.",
};

function possibleFailureNote(line: string): RunNote {
  const message = `Neither the exit code nor the results of the run show a failure, but this looks like one: “${line}”. If something failed, let the command return the exit code of the test runner, or let the runner write a report that says so.`;
  return { code: "POSSIBLE_FAILURE", message };
}

function joinedNote({ tests, passedLater }: JoinedTests): RunNote {
  const later = passedLater === 0 ? "" : ` ${passedLater} of them failed first and passed later.`;
  const message = `Repeated results were read as retries, because “repeatedTests” is “retries” for this run: ${tests} ${tests === 1 ? "test" : "tests"}.${later}`;
  return { code: repeatedTestsMerged, message };
}

function leftOutNote({ tests, failed }: ResultsLeftOut): RunNote {
  const results = tests === 1 ? "1 result of the report was" : `${tests.toLocaleString("en-US")} results of the report were`;
  const failures = failed === 0 ? "none of them failed" : `${failed.toLocaleString("en-US")} of them failed`;
  return {
    code: "RESULTS_LEFT_OUT",
    message: `${results} left out, because the report has more than a run can store; ${failures}. The numbers of this run do not include them. Failed tests are kept first. To see all results, split the suite.`,
  };
}

function missingNote({ count, example }: LostAttachments): RunNote {
  const what = count === 1 ? "1 attachment that the report names is" : `${count} attachments that the report names are`;
  return {
    code: "ATTACHMENTS_MISSING",
    message: `${what} not in the upload and cannot be shown here, such as ${example}. Upload the folder with these files together with the report: for Playwright its outputDir, usually test-results.`,
  };
}

function ambiguousNote({ count, example }: LostAttachments): RunNote {
  const what = count === 1 ? "1 attachment that the report names is not shown" : `${count} attachments that the report names are not shown`;
  return {
    code: "ATTACHMENTS_AMBIGUOUS",
    message: `${what}, such as ${example}: the names of the uploaded files do not say which file belongs to which test. Upload them with their folders, with “gantry ingest” or as a tar archive.`,
  };
}

function countsNote({ runner }: ResultCounts): RunNote {
  return {
    code: testNamesUnknown,
    message: `The names of the tests are not known. The numbers come from the summary on the console (${runner}). Let the runner write a report to see each test.`,
  };
}
