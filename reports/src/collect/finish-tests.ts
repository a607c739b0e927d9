import { unnamedTest } from "@gantry/contract/results/constants.ts";
import { type Attachment, TestResult } from "@gantry/contract/results/schemas.ts";
import type { ArchivedFile } from "../folder/archive-limits.ts";
import { contentTypeOf } from "../formats/content-types.ts";
import { writeEmbedded } from "../formats/embedded-files.ts";
import type { FoundTest } from "../formats/format.ts";
import { plain } from "../formats/loose-json.ts";
import { cut } from "./cut.ts";
import { withExpectedPictures } from "./expected-pictures.ts";
import { tellApart } from "./join-results.ts";
import { maxTests } from "./read-format.ts";
import { triesOf } from "./tries-of.ts";

/** The results as the contract has them: each test with its own name, within the limits, and with those of its attachments that are stored. */
export async function finishTests(
  root: string,
  files: readonly { path: string; sizeBytes: number }[],
  found: readonly FoundTest[],
  notes: string[],
): Promise<FinishedTests> {
  const stored = new Set(files.map((file) => file.path));
  const { tests: joined, renamed } = tellApart(found);
  if (renamed > 0)
    notes.push(
      `${renamed === 1 ? "1 result has" : `${renamed} results have`} the name of another test of the same file and suite. The report does not say that they are retries, so they are listed as separate tests (#2, #3, …).`,
    );
  if (joined.length > maxTests) notes.push(`The report holds more than ${maxTests} tests; ${maxTests} were kept, failed ones first.`);
  const kept = joined.length > maxTests ? failedFirst(joined).slice(0, maxTests) : joined;
  const { files: added, tests, leftOut } = await writeEmbedded(root, kept, stored);
  if (leftOut > 0) notes.push(`${leftOut} attachments inside the report were left out: there are too many, or they are too large.`);
  for (const { path } of added) stored.add(path);
  const byLastPart = namesOf(stored);
  return { tests: tests.map((test) => clamp(test, stored, byLastPart)), added, missingAttachments: findMissing(tests, stored, byLastPart) };
}

export interface FinishedTests {
  tests: TestResult[];
  /** Files that were embedded in the report and extracted as attachments. */
  added: ArchivedFile[];
  missingAttachments: MissingAttachments | undefined;
}

/** Attachments that the report names, but whose files are not there. */
export interface MissingAttachments {
  count: number;
  /** The path of one, as the report has it. */
  example: string;
}

/** Pictures that a test compares with are named by their path in the repository, which is never in a report. */
const comparedWith = /-expected\.\w+$/;

function findMissing(
  tests: readonly FoundTest[],
  stored: ReadonlySet<string>,
  byName: ReadonlyMap<string, string[]>,
): MissingAttachments | undefined {
  let count = 0;
  let example: string | undefined;
  for (const { attachments = [] } of tests)
    for (const attachment of attachments.slice(0, mostAttachmentsLookedFor)) {
      if (comparedWith.test(attachment.name) || keptAttachment(attachment, stored, byName).length > 0) continue;
      count++;
      example ??= attachment.path;
    }
  return example === undefined ? undefined : { count, example: cut(example, 200) };
}

/** Failures are never cut off. */
function failedFirst(tests: readonly FoundTest[]): FoundTest[] {
  return [...tests.filter(({ status }) => status === "failed"), ...tests.filter(({ status }) => status !== "failed")];
}

/** Stored files by the last part of their path, to find those that a report refers to in another folder. */
function namesOf(stored: ReadonlySet<string>): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const path of stored) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const others = byName.get(name);
    if (others) others.push(path);
    else byName.set(name, [path]);
  }
  return byName;
}

/** Applies the contract's limits. */
function clamp(test: FoundTest, stored: ReadonlySet<string>, byName: ReadonlyMap<string, string[]>): TestResult {
  const attachments = (some: readonly Attachment[] | undefined) => {
    const kept = (some ?? []).slice(0, mostAttachmentsLookedFor).flatMap((attachment) => keptAttachment(attachment, stored, byName));
    return withExpectedPictures(kept, stored).slice(0, 100);
  };
  const line = test.line !== undefined && Number.isSafeInteger(test.line) && test.line >= 0 ? test.line : undefined;
  return TestResult.parse({
    name: cut(plain(test.name)?.trim() ? (plain(test.name) ?? "") : unnamedTest, 1000),
    suite: test.suite.slice(0, 20).map((part) => cut(plain(part) ?? "", 500)),
    filePath: test.filePath === undefined ? undefined : cut(test.filePath, 1000),
    line,
    variant: test.variant === undefined ? undefined : cut(test.variant, 200),
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

const mostAttachmentsLookedFor = 1_000;
/** The limit of files with one name that are compared with an attachment's path. */
const mostNamesakes = 100;

/** Turns a path in the container, or relative to the report, into a stored file's; missing files are left out. */
function keptAttachment(attachment: Attachment, stored: ReadonlySet<string>, byName: ReadonlyMap<string, string[]>): Attachment[] {
  const path = attachment.path.replaceAll("\\", "/").replace(/^file:\/\//, "");
  const candidates = [path.replace(/^\/app\//, ""), path.replace(/^\.?\//, "")];
  const exact = candidates.find((candidate) => stored.has(candidate));
  const kept = exact ?? namesakeOf(path, byName);
  if (kept === undefined) return [];
  return [{ name: cut(attachment.name, 300), contentType: cut(attachment.contentType || contentTypeOf(kept), 100), path: kept }];
}

function namesakeOf(path: string, byName: ReadonlyMap<string, string[]>): string | undefined {
  const namesakes = (byName.get(path.slice(path.lastIndexOf("/") + 1)) ?? []).slice(0, mostNamesakes);
  const above = path.startsWith("..") ? path.replace(/^(?:\.\.\/)+/, "/") : undefined;
  return namesakes.find((file) => path.endsWith(`/${file}`) || (above !== undefined && `/${file}`.endsWith(above)));
}
