import { basename, join } from "node:path";
import type { ReportFormatName } from "@gantry/contract/results/schemas.ts";
import { resultsInArchive } from "./archive-inside.ts";
import { isArchive, isGzip, isTar, isZip, nameByContent } from "./content-of-file.ts";
import { declaredEncoding, isKnownEncoding } from "../formats/decode.ts";
import {
  maxTextBytes,
  openDamagedFile,
  openReportFile,
  readHead,
  type ReportFile,
  type ReportFormat,
  TooLarge,
} from "../formats/format.ts";
import { hasElement, hasNameOfK6, isLargeReport, looksLikeReport, startsLikeReport } from "./looks-like-report.ts";
import type { Loose } from "../formats/loose-json.ts";
import { hasEndingOfReports, isOtherFile } from "./may-contain-results.ts";
import { type CountedFormat, countFailures } from "../formats/counted-formats.ts";
import { reportFormats } from "../formats/registry.ts";
import { encodingNotRead } from "../formats/xml.ts";
import { failingFormatOf, failuresOfFailsafe, isStreamOfMeasurements, notedFormatOf, unreadFormatOf } from "../formats/unread-formats.ts";

interface StoredFile {
  path: string;
  sizeBytes: number;
}

/** How many JSON documents without a format by their head are parsed to check their keys. */
const maxBytesLookedInto = maxTextBytes;

/** The note for a file with a report's name that is not a report. */
export const nameOnly = "has the name of a report and holds none that Gantry reads.";

/** A file that names failures in a format without a reader. */
export interface FailingFile {
  path: string;
  /** Why it is not read, with its path. */
  note: string;
  /** How many, or 1 if they were not counted. */
  failures: number;
  /** It only counts the failures of other files in its folder. */
  isSummary: boolean;
}

/** The files of a report by their formats. */
interface Sorted {
  byFormat: Map<ReportFormat, ReportFile[]>;
  /** Files with results, or possibly with results, that cannot be read. */
  unread: string[];
  failing: FailingFile[];
  notes: string[];
}

/**
 * Detects the format of each file, by its name or, if it has no report extension, by its content. Unreadable results are in `unread`; files that only have
 * a report's name get a note.
 */
export async function sortByFormat(root: string, files: readonly StoredFile[], named: ReportFormatName | undefined): Promise<Sorted> {
  const sorted: Sorted = { byFormat: new Map(), unread: [], failing: [], notes: [] };
  const leave = (path: string, why: string) => {
    sorted.unread.push(path);
    sorted.notes.push(noteOf(path, why));
  };
  const paths = new Set(files.map(({ path }) => path));
  const budget = { bytesLeft: maxBytesLookedInto };
  const unsearched: Unsearched = { compressed: [], damaged: [] };
  const broken: Broken[] = [];
  for (const file of files.toSorted(byName)) {
    if (/\.gz$/i.test(file.path) && paths.has(file.path.slice(0, -".gz".length))) continue;
    const opened = await open(root, file, unsearched.compressed);
    if (typeof opened === "string") leave(file.path, opened);
    if (opened === undefined && file.sizeBytes === 0) broken.push({ path: file.path, why: "it is empty" });
    if (opened === undefined || typeof opened === "string") continue;
    const found = named
      ? { format: reportFormats.find(({ name, matches }) => name === named && (hasEndingOfReports(file.path) || matches(opened))) }
      : await formatOf(opened, budget);
    if (found.why !== undefined) leave(file.path, found.why);
    else if (found.failing !== undefined)
      sorted.failing.push({
        path: file.path,
        note: noteOf(file.path, unsupportedFormat(found.failing)),
        failures: found.failures ?? 1,
        isSummary: found.isSummary ?? false,
      });
    else if (found.noted !== undefined)
      sorted.notes.push(`${file.path} was not read: it is written in a format that Gantry does not read (${found.noted}).`);
    else if (!found.format && !named && hasNameOfReport(opened, found.isEmpty)) sorted.notes.push(`${file.path} ${nameOnly}`);
    if (opened.isDamaged && isUnknown(found) && !isOtherFile(file.path)) unsearched.damaged.push(file.path);
    if (found.isBroken) broken.push({ path: file.path, why: "it breaks off" });
    const others = found.format && sorted.byFormat.get(found.format);
    if (others) others.push(opened);
    else if (found.format) sorted.byFormat.set(found.format, [opened]);
  }
  for (const { path, why } of namesakesOfReports(broken, sorted.byFormat)) leave(path, why);
  sorted.notes.push(...describeUnsearched(unsearched));
  return sorted;
}

const isUnknown = ({ format, why, failing, noted }: Found): boolean => [format, why, failing, noted].every((one) => one === undefined);

const noteOf = (path: string, why: string) => `${path} looks like a report and could not be read: ${why}`;
const unsupportedFormat = (format: string) => `it is written in a format that Gantry does not read (${format})`;

/** A file that is empty or breaks off before it shows what it is. */
interface Broken {
  path: string;
  why: string;
}

/** Those that have the file name of a report: each step or shard writes its report under the same name (`b/summary.json` beside `a/summary.json`). */
function namesakesOfReports(broken: readonly Broken[], byFormat: ReadonlyMap<ReportFormat, readonly ReportFile[]>): Broken[] {
  const names = new Set([...byFormat.values()].flatMap((files) => files.map(({ storedPath }) => basename(storedPath))));
  return broken.filter(({ path }) => /\.(?:json|xml)(?:\.gz)?$/i.test(path) && names.has(basename(path)) && !isOtherFile(path));
}

/** Files that were not searched for results and are no reports by their names and beginnings. */
interface Unsearched {
  /** In a way that is not read. */
  compressed: string[];
  /** Compressed with gzip and damaged, and their beginning is that of no report. */
  damaged: string[];
}

/** One note for all files of a kind: a report may have many, and notes are limited. */
function describeUnsearched({ compressed, damaged }: Unsearched): string[] {
  return [
    { paths: compressed, why: "of compressed files, only zip and gzip are read. If there are results inside, add the files themselves." },
    { paths: damaged, why: "it is damaged and cannot be decompressed.", ofSeveral: "they are damaged and cannot be decompressed." },
  ].flatMap(({ paths, why, ofSeveral = why }) => {
    if (paths.length === 0) return [];
    const named = paths.slice(0, 3).map((path) => path.slice(0, 200));
    const more = paths.length > named.length ? ` and ${paths.length - named.length} more` : "";
    return `${named.join(", ")}${more} ${paths.length === 1 ? "was" : "were"} not searched for results: ${paths.length === 1 ? why : ofSeveral}`;
  });
}

/**
 * @param compressed gets the path of a file that cannot be decompressed and is no report by its name
 * @returns why it cannot be read; `undefined` for another kind of file
 */
async function open(root: string, file: StoredFile, compressed: string[]): Promise<ReportFile | string | undefined> {
  const isNamed = looksLikeReport(file.path);
  if (file.sizeBytes === 0) return isNamed || hasNameOfK6(file.path) ? "it is empty" : undefined;
  if (!hasEndingOfReports(file.path)) {
    if (isOtherFile(file.path)) return undefined;
    const head = readHead(root, file);
    if (isArchive(head)) return lookIntoArchive(root, file, { head, compressed });
    if (nameByContent(file.path, head) === undefined) return isNamed ? "its content is that of no format" : undefined;
  }
  const opened = await openReportFile(root, file).catch(() => undefined);
  if (!opened && isNamed) return "it cannot be decompressed";
  if (!opened) return isGzip(readHead(root, file)) ? openDamagedFile(root, file) : undefined;
  const isUsual = /\.(?:jsonl?|ndjson|xml|trx|tap)$/i.test(opened.path);
  return isUsual ? opened : { ...opened, path: nameByContent(opened.path, Buffer.from(opened.head)) ?? opened.path };
}

/** A report by its ending below that of the compression: `surefire.xml.xz`. */
const compressedReport = /\.(?:xml|json|trx|tap)\.\w{1,5}$/i;

async function lookIntoArchive(
  root: string,
  file: StoredFile,
  { head, compressed }: { head: Buffer; compressed: string[] },
): Promise<string | undefined> {
  const holds = await resultsInArchive(join(root, ...file.path.split("/")), head);
  if (holds !== undefined) return `it is an archive with ${holds} in it; add the files themselves`;
  const isSearched = isZip(head) || isGzip(head) || isTar(head);
  const name = basename(file.path);
  const isHidden = !isSearched && (/report|result|junit|xunit|allure|shard/i.test(name) || compressedReport.test(name));
  if (isHidden || looksLikeReport(file.path)) return "of compressed files only those with .gz are read";
  if (!isSearched) compressed.push(file.path);
  return undefined;
}

interface Found {
  format?: ReportFormat | undefined;
  /** Why it cannot be read, although it contains results. */
  why?: string;
  /** The unsupported format in which it names a failure. */
  failing?: string;
  /** How many, if they were counted. */
  failures?: number;
  /** It only counts the failures of other files in its folder. */
  isSummary?: boolean;
  /** The unsupported format in which it names no failure that fails a run. */
  noted?: string;
  /** An empty list or object. */
  isEmpty?: boolean;
  /** It ends before it shows what it is. */
  isBroken?: boolean;
}

async function formatOf(file: ReportFile, budget: { bytesLeft: number }): Promise<Found> {
  const format = reportFormats.find((candidate) => candidate.matches(file));
  if (format) return { format };
  const encoding = /\.xml$/i.test(file.path) ? declaredEncoding(file.head) : undefined;
  // Without a readable root element, it may be any document.
  if (encoding !== undefined && !isKnownEncoding(encoding) && (looksLikeReport(file.storedPath) || !hasElement(file)))
    return { why: encodingNotRead(encoding) };
  const looked = /\.json$/i.test(file.path) ? await lookInto(file, budget.bytesLeft) : "not JSON";
  if (typeof looked === "object") {
    budget.bytesLeft -= looked.length;
    const byKeys = reportFormats.find(({ matchesJson }) => matchesJson?.(looked.content));
    if (byKeys) return { format: byKeys };
  } else if (looked === "too large")
    return (await isLargeReport(file)) ? { why: "it is too large, and its format cannot be seen at its beginning" } : {};
  const other = unreadFormatOf(file, typeof looked === "object" ? looked.content : undefined);
  if (other !== undefined) return { why: unsupportedFormat(other) };
  const counted = await countFailures(file).catch(() => "unreadable" as const);
  if (counted === "unreadable")
    return { why: "it breaks off, is damaged or too large, and is written in a format that Gantry does not read" };
  if (counted)
    return counted.failures === 0
      ? { noted: `${counted.name}, without a failure` }
      : { failing: namedFailures(counted), failures: counted.failures };
  const inFailsafe = failuresOfFailsafe(file);
  if (inFailsafe > 0) return { failing: "Failsafe's summary", failures: inFailsafe, isSummary: true };
  const failing = failingFormatOf(file, typeof looked === "object" ? looked.content : undefined);
  if (failing !== undefined) return { failing };
  const noted = notedFormatOf(typeof looked === "object" ? looked.content : undefined);
  if (noted !== undefined) return { noted };
  if (typeof looked !== "object" && isStreamOfMeasurements(file)) return {};
  if (typeof looked !== "object") return startsLikeReport(file) ? { why: "it breaks off" } : { isBroken: breaksOff(file) };
  return { isEmpty: looked.length < 10 };
}

/** Whether a file that is not one JSON document ends before it shows what it is. XML with an element is another kind of file, and so are lines of JSON. */
function breaksOff({ path, head }: ReportFile): boolean {
  if (/\.xml$/i.test(path)) return !hasElement({ head });
  if (!/\.json$/i.test(path)) return false;
  const [line = "", ...others] = head.split("\n", 2);
  return others.length === 0 || !isJson(line);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const namedFailures = ({ name, failures }: CountedFormat): string =>
  `${name}, in which it names ${failures} ${failures === 1 ? "failure" : "failures"}`;

/** XML and JSON of another kind. */
function hasNameOfReport({ path, storedPath }: ReportFile, isEmpty = false): boolean {
  return !isEmpty && /\.(?:xml|json)$/i.test(path) && looksLikeReport(storedPath) && !/(?:^|\/)testng-failed\.xml$/i.test(path);
}

/** By the name without extension, numbers by value: `junit`, `junit-2`, `junit-10`. Retries in separate files have this order. */
function byName({ path: one }: StoredFile, { path: other }: StoredFile): number {
  return collator.compare(one.replace(/\.\w+$/, ""), other.replace(/\.\w+$/, ""));
}

const collator = new Intl.Collator("en", { numeric: true });

async function lookInto(file: ReportFile, maxLength: number): Promise<{ content: Loose; length: number } | "not JSON" | "too large"> {
  try {
    const text = await file.text();
    return text.length > maxLength ? "too large" : { content: JSON.parse(text), length: text.length };
  } catch (error) {
    return error instanceof TooLarge ? "too large" : "not JSON";
  }
}
