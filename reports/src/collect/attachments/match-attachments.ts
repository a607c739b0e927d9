import { posix } from "node:path";
import { groupBy } from "./group-by.ts";
import type { ArchivedFile } from "../../archive/archive-limits.ts";

/** Which stored file each attachment of a report is. */
export interface MatchedAttachments {
  /** The stored file of a path in the report. */
  files: ReadonlyMap<string, string>;
  /** Paths in the report that fit several files, or whose file fits several paths. No file is taken for them. */
  ambiguous: ReadonlySet<string>;
}

interface Claim {
  sent: string;
  parts: readonly string[];
  file: string;
  /** How many parts at the end of both paths are the same. */
  same: number;
  /** Whether the whole path of the file is the end of the attachment's path, or the other way round. */
  isWhole: boolean;
}

const maxParts = 64;

/**
 * Finds the files of paths that a report wrote on another machine, in a container, or relative to itself. A file belongs to the path that
 * shares most of its end, and only to that one: `trace.zip` of one test is never taken for `trace.zip` of another. Where the path does not
 * decide, no file is taken.
 */
export function matchAttachments(sent: ReadonlySet<string>, stored: readonly ArchivedFile[]): MatchedAttachments {
  const storedAs = new Map(stored.map((file) => [sentPathOf(file), file.path]));
  const paths = new Set(storedAs.keys());
  const indistinct = new Set(stored.flatMap((file) => (file.hasNamesake === true ? [sentPathOf(file)] : [])));
  const byEnd = filesByEnd(paths);
  const matched = new Map<string, string>();
  const ambiguous = new Set<string>();
  const claims: Claim[] = [];
  for (const path of sent) {
    const exact = exactly(path, paths);
    const found = exact ?? closest(path, paths, byEnd);
    if (found === undefined) continue;
    if (found === "several" || indistinct.has(typeof found === "string" ? found : found.file)) ambiguous.add(path);
    else if (typeof found === "string") matched.set(path, found);
    else claims.push(found);
  }
  const named = new Set(matched.values());
  // A file that a path names exactly is this path's. Another one that begins outside the report may be the same file, as another machine names it.
  const isOpen = ({ sent: path, file, parts }: Claim) => !named.has(file) || (beginsElsewhere(path) && isEndOf(file.split("/"), parts));
  const settled = settle(claims.filter(isOpen), ambiguous);
  const whole = settled.filter(({ isWhole }) => isWhole);
  for (const { sent: path, file } of whole.length > 0 || named.size > 0 ? whole : moved(settled)) matched.set(path, file);
  return { files: new Map([...matched].map(([path, file]) => [path, storedAs.get(file) ?? file])), ambiguous };
}

/** An absolute path, or one that leads out of the report's folder. */
const beginsElsewhere = (sent: string) => /^(?:\/|file:|[A-Za-z]:[\\/]|\.\.[\\/])/.test(sent);

/** The path by which reports name a file. */
export const sentPathOf = ({ path, sentPath }: ArchivedFile): string => sentPath ?? path;

/** The stored file with this path, in the container or in the report's folder. */
function exactly(sent: string, paths: ReadonlySet<string>): string | undefined {
  const path = plainPath(sent);
  return [path.replace(/^\/app\//, ""), path.replace(/^\.?\//, "")].find((candidate) => paths.has(candidate));
}

/** With `/` between folders, and `a/../b` as `b`. */
function plainPath(sent: string): string {
  const path = sent.replaceAll("\\", "/").replace(/^file:\/\//, "");
  return path.includes("/../") || path.includes("/./") ? posix.normalize(path) : path;
}

/** Files by each end of their path. `null`: several files have it. */
function filesByEnd(paths: ReadonlySet<string>): Map<string, string | null> {
  const byEnd = new Map<string, string | null>();
  for (const path of paths)
    for (let at = path.length; at > 0; ) {
      at = path.lastIndexOf("/", at - 1);
      const end = path.slice(at + 1);
      byEnd.set(end, byEnd.has(end) ? null : path);
    }
  return byEnd;
}

function closest(sent: string, paths: ReadonlySet<string>, byEnd: ReadonlyMap<string, string | null>): Claim | "several" | undefined {
  const path = plainPath(sent);
  const isAbove = path.startsWith("../../");
  const parts = path.split("/").filter((part) => part !== "" && part !== "." && part !== "..");
  for (let same = Math.min(parts.length, maxParts); same > 0; same--) {
    const end = parts.slice(-same).join("/");
    const found = paths.has(end) ? end : byEnd.get(end);
    if (found === undefined) continue;
    const isWhole = found === end || (isAbove && same === parts.length);
    // A file name alone is not enough if the path does not mention its folder.
    if (same === 1 && !isWhole) return undefined;
    return found === null ? "several" : { sent, parts, file: found, same, isWhole };
  }
  return undefined;
}

/** For each file the claim that shares most with its path, and others for the same place. */
function settle(claims: readonly Claim[], ambiguous: Set<string>): Claim[] {
  const byFile = groupBy(claims, ({ file }) => file);
  return [...byFile.values()].flatMap((rivals) => {
    const most = rivals.reduce((longest, { same }) => Math.max(longest, same), 0);
    const best = rivals.filter(({ same }) => same === most).reduce((a, b) => (b.parts.length > a.parts.length ? b : a));
    const isSamePlace = ({ parts }: Claim) => isEndOf(parts, best.parts);
    if (rivals.every((rival) => rival.same < most || isSamePlace(rival))) return rivals.filter(isSamePlace);
    for (const { sent } of rivals) ambiguous.add(sent);
    return [];
  });
}

const isEndOf = (end: readonly string[], parts: readonly string[]) =>
  end.length <= parts.length && end.every((part, at) => part === parts[parts.length - end.length + at]);

/**
 * A folder of attachments that was moved or copied before it was sent: the ends of the paths are the same, their beginnings are not. Only
 * if all files moved from one place to another, because otherwise the file may be another test's.
 */
function moved(claims: readonly Claim[]): readonly Claim[] {
  const moves = new Set(claims.map(({ parts, file, same }) => JSON.stringify([parts.slice(0, -same), file.split("/").slice(0, -same)])));
  return moves.size === 1 ? claims : [];
}
