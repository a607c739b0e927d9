import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findRawPaths, testsAboutPaths } from "./testing/raw-paths.ts";

/** Fails when a test writes a path of the API itself: `npm run check`. */
const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx", "e2e/**/*.ts"], {
  cwd: root,
  encoding: "utf8",
});

const complaints = files
  .split("\n")
  .filter((file) => file !== "")
  .flatMap((file) => complaintsAbout(file, findRawPaths(readFileSync(join(root, file), "utf8"))));
for (const complaint of complaints) console.log(complaint);
if (complaints.length > 0) console.log("Call the route instead: `ada.call(api.projects.list)`. See docs/testing.md, Requests.");
process.exitCode = complaints.length > 0 ? 1 : 0;

function complaintsAbout(file: string, found: ReturnType<typeof findRawPaths>): string[] {
  if (testsAboutPaths.has(file))
    return found.length > 0 ? [] : [`${file} has no path of the API any more: remove it from testsAboutPaths.`];
  return found.map(({ line, text }) => `${file}:${line} has a path of the API: ${text}`);
}
