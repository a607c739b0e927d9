import { posix } from "node:path";
import { isOtherFile, mayContainResults } from "./may-contain-results.ts";

/** A symbolic or hard link in a report, which is not followed. */
export interface Link {
  name: string;
  type: string;
  target: string;
}

/** The links that may point to results outside the report. A link to a file or folder of the report loses nothing. */
export function lostLinks(links: readonly Link[], paths: Iterable<string>): Link[] {
  if (links.length === 0) return [];
  const kept = new Set<string>();
  for (const path of paths)
    for (let part = path; part !== "."; part = posix.dirname(part)) {
      if (kept.has(part)) break;
      kept.add(part);
    }
  return links.filter((link) => !placesOf(link).some((place) => kept.has(place)) && mayLeadToResults(link));
}

/** Possible places of the target in the report. A path in the container is longer than the same path in the report. */
function placesOf({ name, type, target }: Link): string[] {
  if (!target.startsWith("/")) return [posix.normalize(type === "symlink" ? posix.join(posix.dirname(name), target) : target)];
  const parts = posix.normalize(target).split("/").filter(Boolean);
  return parts.map((_, index) => parts.slice(index).join("/"));
}

/** A folder has no extension, so its name must indicate what it is. */
function mayLeadToResults({ name, target }: Link): boolean {
  if (isOtherFile(name) || isOtherFile(target)) return false;
  if (mayContainResults(name) || mayContainResults(target)) return true;
  const names = [name, target].map((path) => posix.basename(path));
  return (
    names.every((each) => posix.extname(each) === "") &&
    names.some((each) => /report|result|xunit|junit|allure|test|spec|e2e|shard|suite/i.test(each))
  );
}
