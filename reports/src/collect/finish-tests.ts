import { posix } from "node:path";
import { type Attachment, TestResult } from "@gantry/contract/results/schemas.ts";
import type { ArchivedFile } from "../archive/archive-limits.ts";
import { contentTypeOf } from "../formats/content-types.ts";
import { writeEmbedded } from "../formats/embedded-files.ts";
import type { FoundTest } from "../formats/format.ts";
import { plain } from "../formats/loose-json.ts";
import { cut } from "./notes/cut.ts";
import { withExpectedPictures } from "./attachments/expected-pictures.ts";
import { copiesInHtmlReports } from "./attachments/copies-in-html-reports.ts";
import { limitIdentity, type Mask } from "./results/limit-identity.ts";
import { distinguishTests } from "./results/merge-results.ts";
import { type MatchedAttachments, matchAttachments } from "./attachments/match-attachments.ts";
import { maxTests } from "./read/read-format.ts";
import { countLeftOut, type ResultsLeftOut } from "./notes/results-left-out.ts";
import { triesOf } from "./results/tries-of.ts";

/** The results as the contract has them: each test with its own name, within the limits, and with those of its attachments that are stored. */
export async function finishTests(
  root: string,
  files: readonly ArchivedFile[],
  found: readonly FoundTest[],
  notes: string[],
  mask: Mask = (text) => text,
): Promise<FinishedTests> {
  const { tests: joined, renamed } = distinguishTests(found.map((test) => limitIdentity(test, mask)));
  if (renamed > 0)
    notes.push(
      `${renamed === 1 ? "1 result has" : `${renamed} results have`} the name of another test of the same file and suite. The report does not say that they are retries, so they are listed as separate tests (#2, #3, …). If they are retries, set repeatedTests to retries.`,
    );
  const isCut = joined.length > maxTests;
  if (isCut) notes.push(`The report holds more than ${maxTests} tests; ${maxTests} were kept, failed ones first.`);
  const ordered = isCut ? failedFirst(joined) : joined;
  const kept = ordered.slice(0, maxTests);
  const taken = new Set(files.map((file) => file.path));
  const leftOut = isCut ? countLeftOut(ordered.slice(maxTests)) : undefined;
  const { files: added, tests, leftOut: lostFiles } = await writeEmbedded(root, kept, taken);
  if (lostFiles > 0) notes.push(`${lostFiles} attachments inside the report were left out: there are too many, or they are too large.`);
  const stored = await findStored(root, [...files, ...added], tests, found);
  return { tests: tests.map((test) => clamp(test, stored)), added, leftOut, ...findLost(tests, stored) };
}

/** The stored files, and which of them the attachments are. */
interface Stored extends MatchedAttachments {
  /** Those whose path says which file they are. */
  paths: ReadonlySet<string>;
}

async function findStored(
  root: string,
  files: readonly ArchivedFile[],
  tests: readonly FoundTest[],
  found: readonly FoundTest[],
): Promise<Stored> {
  const sent = new Set<string>();
  for (const { attachments = [], attempts = [] } of tests)
    for (const some of [attachments, ...attempts.map((attempt) => attempt.attachments ?? [])])
      for (const { path } of some.slice(0, maxAttachmentsLookedFor)) sent.add(path);
  const matched = matchAttachments(sent, files);
  const copies = [...sent].some((path) => !matched.files.has(path))
    ? await copiesInHtmlReports(root, files, found)
    : new Map<string, string>();
  const paths = new Set(files.flatMap(({ path, hasNamesake }) => (hasNamesake === true ? [] : [path])));
  return { paths, files: new Map([...copies, ...matched.files]), ambiguous: matched.ambiguous };
}

export interface FinishedTests {
  tests: TestResult[];
  /** Files that were embedded in the report and extracted as attachments. */
  added: ArchivedFile[];
  /** Tests beyond the limit. */
  leftOut: ResultsLeftOut | undefined;
  /** Attachments that the report names, but whose files are not there. */
  missingAttachments: LostAttachments | undefined;
  /** Attachments whose paths do not say which of several files they are. */
  ambiguousAttachments: LostAttachments | undefined;
}

export interface LostAttachments {
  count: number;
  /** The path of one, as the report has it. */
  example: string;
}

/** Pictures that a test compares with are named by their path in the repository, which is never in a report. */
const comparedWith = /-expected\.\w+$/;

function findLost(
  tests: readonly FoundTest[],
  { files, ambiguous }: Stored,
): Pick<FinishedTests, "missingAttachments" | "ambiguousAttachments"> {
  const lost = tests.flatMap(({ attachments = [] }) =>
    attachments.slice(0, maxAttachmentsLookedFor).filter(({ path }) => !files.has(path)),
  );
  return {
    missingAttachments: summary(lost.filter(({ name, path }) => !ambiguous.has(path) && !comparedWith.test(name))),
    ambiguousAttachments: summary(lost.filter(({ path }) => ambiguous.has(path))),
  };
}

function summary(lost: readonly Attachment[]): LostAttachments | undefined {
  const [example] = lost;
  return example && { count: lost.length, example: cut(example.path, 200) };
}

/** Failed tests come first, so that the limit never drops them before passed ones. */
function failedFirst(tests: readonly FoundTest[]): FoundTest[] {
  return [...tests.filter(({ status }) => status === "failed"), ...tests.filter(({ status }) => status !== "failed")];
}

/** Applies the contract's limits to everything but its identity, which is within them. */
function clamp(test: FoundTest, stored: Stored): TestResult {
  const attachments = (some: readonly Attachment[] | undefined) => {
    const kept = (some ?? []).slice(0, maxAttachmentsLookedFor).flatMap((attachment) => keptAttachment(attachment, stored));
    return withExpectedPictures(kept, stored.paths).slice(0, 100);
  };
  const line = test.line !== undefined && Number.isSafeInteger(test.line) && test.line >= 0 ? test.line : undefined;
  return TestResult.parse({
    name: test.name,
    kind: test.kind,
    suite: test.suite,
    filePath: test.filePath,
    line,
    failureFile: test.failureFile === undefined ? undefined : cut(test.failureFile, 1000),
    ...placeOf(test),
    variant: test.variant,
    status: test.status,
    durationMs: Number.isFinite(test.durationMs) ? Math.max(0, test.durationMs) : 0,
    retries: Math.max(0, Math.round(test.retries ?? 0)),
    flaky: (test.flaky ?? false) && test.status === "passed",
    // .NET ends lines with both characters.
    message: test.message === undefined ? undefined : cut((plain(test.message) ?? "").replaceAll("\r\n", "\n"), 20_000),
    trace: test.trace === undefined ? undefined : cut(test.trace, 50_000),
    snippet: test.snippet === undefined ? undefined : cut(test.snippet, 10_000),
    stdout: test.stdout === undefined ? undefined : cut(test.stdout, 20_000),
    tags: (test.tags ?? []).slice(0, 50).map((tag) => cut(tag, 100)),
    attachments: attachments(test.attachments),
    attempts: (test.attempts ?? []).slice(-20).map((attempt) => ({
      ...attempt,
      ...(attempt.message === undefined ? {} : { message: cut(plain(attempt.message) ?? "", 20_000) }),
      ...(attempt.trace === undefined ? {} : { trace: cut(attempt.trace, 50_000) }),
      attachments: attachments(attempt.attachments),
    })),
    tries: triesOf(test).slice(-20),
  });
}

const maxAttachmentsLookedFor = 1_000;

/** Only where quarantine may have to tell tests with one name apart: a run may have 50,000 tests. */
function placeOf({ reportFile, reportFolder, checkout, status, hasNamesake }: FoundTest): Partial<TestResult> {
  if (status !== "failed" && !hasNamesake) return {};
  return {
    reportFolder: reportFolder === undefined ? undefined : cut(reportFolder, 1000),
    reportName: reportFile === undefined ? undefined : cut(posix.basename(reportFile), 300),
    checkout: checkout === undefined ? undefined : cut(checkout, 300),
  };
}

/** Replaces the path with that of the stored file. Attachments without a stored file are dropped. */
function keptAttachment(attachment: Attachment, { files }: Stored): Attachment[] {
  const kept = files.get(attachment.path);
  if (kept === undefined) return [];
  return [{ name: cut(attachment.name, 300), contentType: cut(attachment.contentType || contentTypeOf(kept), 100), path: kept }];
}
