import { type Attachment, type ReportFormatName, type TestAttempt, TestResult } from "@gantry/contract/test-results.ts";
import { readConsole } from "./console/format.ts";
import { type FoundTest, openReportFile, type ReportFile, type ReportFormat } from "./format.ts";
import { plain } from "./loose-json.ts";
import { reportFormats } from "./registry.ts";

export interface CollectedResults {
  /** The format that was read; empty when the run left no results. */
  formats: ReportFormatName[];
  tests: TestResult[];
  /** Things to tell the user: a file that did not parse, a report that was cut. */
  notes: string[];
  /** Files of that format that broke off or did not parse. */
  unread: string[];
}

const maxTests = 50_000;
const maxFilesLookedAt = 20_000;

/**
 * The results of a run, from its extracted report and, when that holds none, from the end of its console output. When several formats
 * describe the run, the one that tells most is read and the others are not counted again; several files of it are joined. A file
 * that does not parse is a note, never a failure.
 */
export async function collectResults(options: {
  root: string;
  files: readonly { path: string; sizeBytes: number }[];
  consoleTail: string;
  /** What the sender says it is: every file is read as that, whatever it looks like. */
  format?: ReportFormatName | undefined;
}): Promise<CollectedResults> {
  const stored = new Set(options.files.map((file) => file.path));
  const notes: string[] = [];
  const byFormat = await sortByFormat(options.root, options.files.slice(0, maxFilesLookedAt), options.format);
  for (const format of reportFormats) {
    const files = byFormat.get(format);
    if (!files) continue;
    const { found, isRead, unread } = await readAll(format, files, notes);
    if (isRead) return { formats: [format.name], tests: finish(found, stored, notes), notes, unread };
  }
  const named = readConsole(options.consoleTail);
  return { formats: named.length > 0 ? ["console"] : [], tests: finish(named, stored, notes), notes, unread: [] };
}

async function sortByFormat(
  root: string,
  files: readonly { path: string; sizeBytes: number }[],
  named: ReportFormatName | undefined,
): Promise<Map<ReportFormat, ReportFile[]>> {
  const sorted = new Map<ReportFormat, ReportFile[]>();
  for (const file of files) {
    if (file.sizeBytes === 0 || !/\.(?:json|xml|tap|txt)$/i.test(file.path)) continue;
    const opened = await openReportFile(root, file);
    const format = reportFormats.find((candidate) => (named ? candidate.name === named : candidate.matches(opened)));
    if (format) sorted.set(format, [...(sorted.get(format) ?? []), opened]);
  }
  return sorted;
}

async function readAll(
  format: ReportFormat,
  files: readonly ReportFile[],
  notes: string[],
): Promise<{ found: FoundTest[]; isRead: boolean; unread: string[] }> {
  const found: FoundTest[] = [];
  const unread: string[] = [];
  let isRead = false;
  for (const file of files) {
    try {
      for await (const test of format.read(file)) if (found.length <= maxTests) found.push(test);
      isRead = true;
    } catch (error) {
      unread.push(file.path);
      notes.push(
        `${file.path} looks like ${format.name} and could not be read: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`,
      );
    }
  }
  // What came before a file broke off is still true.
  return { found, isRead: isRead || found.length > 0, unread };
}

function finish(found: readonly FoundTest[], stored: ReadonlySet<string>, notes: string[]): TestResult[] {
  if (found.length > maxTests) notes.push(`The report holds more than ${maxTests} tests; the first ${maxTests} were kept.`);
  return joinTries(found.slice(0, maxTests)).map((test) => clamp(test, stored));
}

/** The same test again in one run is another try of it: the last one decides. */
function joinTries(found: readonly FoundTest[]): FoundTest[] {
  const tests = new Map<string, FoundTest>();
  for (const test of found) {
    const key = JSON.stringify([test.filePath, test.suite, test.name, test.variant]);
    const before = tests.get(key);
    tests.set(key, before ? again(before, test) : test);
  }
  return [...tests.values()];
}

function again(before: FoundTest, now: FoundTest): FoundTest {
  const attempts = [...(before.attempts?.length ? before.attempts : [asAttempt(before)]), asAttempt(now)];
  const failedBefore = attempts.slice(0, -1).some((attempt) => attempt.status === "failed");
  const message = now.message ?? before.message;
  return {
    ...before,
    ...now,
    ...(message === undefined ? {} : { message }),
    retries: attempts.length - 1,
    flaky: now.status === "passed" && failedBefore,
    attempts,
  };
}

function asAttempt(test: FoundTest): TestAttempt {
  return {
    status: test.status,
    durationMs: test.durationMs,
    ...(test.message === undefined ? {} : { message: test.message }),
    ...(test.trace === undefined ? {} : { trace: test.trace }),
    ...(test.attachments === undefined ? {} : { attachments: test.attachments }),
  };
}

/** To the contract's limits, whatever a suite wrote. */
function clamp(test: FoundTest, stored: ReadonlySet<string>): TestResult {
  const attachments = (some: readonly Attachment[] | undefined) =>
    (some ?? []).flatMap((attachment) => keptAttachment(attachment, stored)).slice(0, 100);
  const line = test.line !== undefined && Number.isSafeInteger(test.line) && test.line >= 0 ? test.line : undefined;
  return TestResult.parse({
    name: cut(plain(test.name) || "unnamed test", 1000),
    suite: test.suite.slice(0, 20).map((part) => cut(plain(part) ?? "", 500)),
    filePath: test.filePath === undefined ? undefined : cut(test.filePath, 1000),
    line,
    variant: test.variant === undefined ? undefined : cut(test.variant, 200),
    status: test.status,
    durationMs: Number.isFinite(test.durationMs) ? Math.max(0, test.durationMs) : 0,
    retries: Math.max(0, Math.round(test.retries ?? 0)),
    flaky: (test.flaky ?? false) && test.status === "passed",
    message: test.message === undefined ? undefined : cut(plain(test.message) ?? "", 20_000),
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
  });
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A path inside the container, or relative to the report, becomes one of a stored file; what was not stored is left out. */
function keptAttachment(attachment: Attachment, stored: ReadonlySet<string>): Attachment[] {
  const path = attachment.path.replaceAll("\\", "/").replace(/^file:\/\//, "");
  const candidates = [path.replace(/^\/app\//, ""), path.replace(/^\.?\//, "")];
  const exact = candidates.find((candidate) => stored.has(candidate));
  const kept =
    exact ??
    [...stored].find((file) => path.endsWith(`/${file}`) || (path.startsWith("..") && file.endsWith(path.replace(/^(?:\.\.\/)+/, "/"))));
  if (kept === undefined) return [];
  return [{ name: cut(attachment.name, 300), contentType: cut(attachment.contentType || typeOf(kept), 100), path: kept }];
}

const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  webm: "video/webm",
  mp4: "video/mp4",
  zip: "application/zip",
  txt: "text/plain",
  log: "text/plain",
  html: "text/html",
  json: "application/json",
  md: "text/markdown",
};

function typeOf(path: string): string {
  return types[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}
