import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findOwnLimits, testsWithLimits } from "./testing/own-limits.ts";
import { findRawPaths, testsAboutPaths } from "./testing/raw-paths.ts";

/** Fails when a test writes a path of the API itself, or has a time limit of its own: `npm run check`. */
const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx", "e2e/**/*.ts"], {
  cwd: root,
  encoding: "utf8",
});
const sources = files
  .split("\n")
  .filter((file) => file !== "")
  .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));

const paths = sources.flatMap(({ file, source }) =>
  complaintsAbout(file, findRawPaths(source), { allowed: testsAboutPaths, list: "testsAboutPaths", what: "path of the API" }),
);
const limits = sources.flatMap(({ file, source }) =>
  complaintsAbout(file, findOwnLimits(source), { allowed: testsWithLimits, list: "testsWithLimits", what: "time limit of its own" }),
);
for (const complaint of [...paths, ...limits]) console.log(complaint);
if (paths.length > 0) console.log("Call the route instead: `ada.call(api.projects.list)`. See docs/testing.md, Requests.");
if (limits.length > 0) console.log("Leave it out, or use patienceMs. See docs/testing.md, What runs at the same time.");
process.exitCode = paths.length + limits.length > 0 ? 1 : 0;

interface Rule {
  allowed: ReadonlyMap<string, string>;
  list: string;
  what: string;
}

function complaintsAbout(file: string, found: { line: number; text: string }[], { allowed, list, what }: Rule): string[] {
  if (allowed.has(file)) return found.length > 0 ? [] : [`${file} has no ${what} any more: remove it from ${list}.`];
  return found.map(({ line, text }) => `${file}:${line} has a ${what}: ${text}`);
}
