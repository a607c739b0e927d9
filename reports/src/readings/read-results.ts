import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SmallReport } from "@gantry/contract/dispatch/schemas.ts";
import { smallReport } from "@gantry/contract/dispatch/constants.ts";
import type { SendItems } from "@gantry/host/readers/reading.ts";
import { redactText } from "../redaction/redact.ts";
import { compileSecrets } from "../redaction/secret-patterns.ts";
import { redactReport, redactResult } from "../redaction/redact-report.ts";
import type { ArchivedFile } from "../archive/archive-limits.ts";
import { collectResults } from "../collect/collect.ts";
import { fitResults } from "../collect/results/fit-results.ts";
import { sumLeftOut } from "../collect/notes/results-left-out.ts";
import type { ReportReaderJobs } from "./report-reader-jobs.ts";

type Results = ReportReaderJobs["results"];

/** Runs in a reader process. Results are masked again, because a parser may decode an encoding in the file. */
export async function readResults(
  { secrets: values, ...options }: Results["options"],
  give: SendItems<Results["item"]>,
): Promise<Results["result"]> {
  const secrets = compileSecrets(values);
  const {
    tests,
    added,
    unread,
    times: _times,
    missingAttachments: _missing,
    ambiguousAttachments: _ambiguous,
    notes,
    possibleFailure,
    entryPointFailure,
    ...results
  } = await collectResults({ ...options, mask: (text) => redactText(secrets, text) });
  const more = await redactReport(options.root, added, secrets);
  await give(more.map((file) => ({ file })));
  const fitted = fitResults(tests.map((test) => redactResult(test, secrets)));
  await give(fitted.tests.map((test) => ({ test })));
  return {
    ...results,
    leftOut: sumLeftOut([results.leftOut, fitted.leftOut]),
    possibleFailure: possibleFailure && redactText(secrets, possibleFailure),
    entryPointFailure: entryPointFailure && redactText(secrets, entryPointFailure),
    unread: unread.map((path) => redactText(secrets, path)),
    notes: [...notes, ...fitted.notes].map((note) => redactText(secrets, note)),
    report: pack(options.root, [...options.files, ...more]),
  };
}

/** A small report, which is sent with its run's results. */
function pack(root: string, files: readonly ArchivedFile[]): SmallReport | undefined {
  if (files.length === 0 || !isSmall(files)) return undefined;
  return files.map(({ path }) => ({ path, content: readFileSync(join(root, ...path.split("/")), "base64") }));
}

/** Whether a report is sent with its run's results. */
export function isSmall(files: readonly ArchivedFile[]): boolean {
  return files.length <= smallReport.maxFiles && files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) <= smallReport.maxBytes;
}
