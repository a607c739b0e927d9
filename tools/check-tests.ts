import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFixedSleeps, testsWithSleeps } from "./testing/fixed-sleeps.ts";
import { findMeasuredTimes, testsWithTimes } from "./testing/measured-times.ts";
import { findOwnClaims, testsWithClaims } from "./testing/own-claims.ts";
import { findOwnLimits, testsWithLimits } from "./testing/own-limits.ts";
import { findRawPaths, testsAboutPaths } from "./testing/raw-paths.ts";

/** Fails when a test does itself what tests share, or depends on how fast the machine is: `npm run check`. */
interface Rule {
  find(source: string): { line: number; text: string }[];
  /** Files that may do it, by the reason. */
  allowed: ReadonlyMap<string, string>;
  list: string;
  what: string;
  advice: string;
}

const rules: readonly Rule[] = [
  {
    find: findRawPaths,
    allowed: testsAboutPaths,
    list: "testsAboutPaths",
    what: "path of the API",
    advice: "Call the route instead: `ada.call(api.projects.list)`. See docs/testing.md, Requests.",
  },
  {
    find: findOwnClaims,
    allowed: testsWithClaims,
    list: "testsWithClaims",
    what: "worker's call of its own",
    advice: "Use claimNext, claimRun and reportRun of given/claimed-run.ts, and `server.worker`. See docs/testing.md, Requests.",
  },
  {
    find: findOwnLimits,
    allowed: testsWithLimits,
    list: "testsWithLimits",
    what: "time limit of its own",
    advice: "Leave it out, or use waitTimeoutMs. See docs/testing.md, What runs at the same time.",
  },
  {
    find: findMeasuredTimes,
    allowed: testsWithTimes,
    list: "testsWithTimes",
    what: "measured time",
    advice: "Check what makes it fast, such as a number of requests or an order, or measure it in bench/. See docs/testing.md.",
  },
  {
    find: findFixedSleeps,
    allowed: testsWithSleeps,
    list: "testsWithSleeps",
    what: "fixed sleep",
    advice: "Wait for an event or a condition: `expect.poll`. See docs/testing.md, What runs at the same time.",
  },
];

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx", "e2e/**/*.ts"], {
  cwd: root,
  encoding: "utf8",
});
const sources = files
  .split("\n")
  .filter((file) => file !== "")
  .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));

for (const rule of rules) {
  const complaints = [...sources.flatMap(({ file, source }) => complaintsAbout(file, source, rule)), ...unknownFiles(rule)];
  for (const complaint of complaints) console.log(complaint);
  if (complaints.length === 0) continue;
  console.log(rule.advice);
  process.exitCode = 1;
}

function complaintsAbout(file: string, source: string, { find, allowed, list, what }: Rule): string[] {
  const found = find(source);
  if (allowed.has(file)) return found.length > 0 ? [] : [`${file} has no ${what} any more: remove it from ${list}.`];
  return found.map(({ line, text }) => `${file}:${line} has a ${what}: ${text}`);
}

function unknownFiles({ allowed, list }: Rule): string[] {
  const known = new Set(sources.map(({ file }) => file));
  return [...allowed.keys()].filter((file) => !known.has(file)).map((file) => `${file} does not exist: remove it from ${list}.`);
}
