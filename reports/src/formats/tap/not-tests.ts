import type { FoundTest } from "../format.ts";
import { type Loose, numberAt, textAt } from "../loose-json.ts";
import { isNameOfFile, isNameOfHook, mayBeNameOfFile } from "../not-tests.ts";

/** A point that failed. */
export interface FailedPoint {
  name: string;
  diag?: unknown;
  /** It closes a subtest. */
  closingTestPoint?: boolean;
}

/** What node-tap reports about a test that ended incorrectly, as a separate point. */
const ofNodeTap = /^(?:test count !== plan|timeout!|test unfinished: .*)$/;
/** The same for tape. */
const ofTape = /^(?:plan != count|\.end\(\) already called|test timed out after \d+ms|test exited without ending: .*)$/;
/** AVA: the process of a file. */
/** AVA's own titles of hooks before and after all tests, after the file if there are several. */
const ofAvaFile = /(?:^| › )(?:before|after) hook$/;
const ofProcess = /^\S.* exited (?:with a non-zero exit code: \d+|due to \w+)$/;

/**
 * Whether a failed point is no test: a hook, a file, or a group of tests. node:test marks its suites. Other producers write nothing below the point of a
 * group, which fails with its tests, or else by a hook.
 */
export function isOutside({ name, diag, closingTestPoint }: FailedPoint): boolean {
  const details = diag as Loose;
  if (textAt(details, "type") === "suite" || (closingTestPoint === true && diag == null)) return true;
  if (numberAt(details, "exitCode") !== undefined && mayBeNameOfFile(name)) return true;
  // Each failure that AVA describes has these. Tests of other producers may have such a title.
  if (ofAvaFile.test(name) && textAt(details, "name") !== undefined && textAt(details, "at") !== undefined) return true;
  if (textAt(details, "operator") === "fail" && ofTape.test(name)) return true;
  // QUnit
  if (textAt(details, "severity") !== undefined && name === "global failure") return true;
  return ofNodeTap.test(name) || isNameOfHook(name) || isNameOfFile(name) || ofProcess.test(name) || isUncaught(name, details);
}

/** AVA: an error that no test caught, whose name is the error itself. */
function isUncaught(name: string, details: Loose): boolean {
  const [type, message] = [textAt(details, "name"), textAt(details, "message")];
  return type !== undefined && message !== undefined && name === `${type}: ${message}`;
}

/** `title for b`: AVA's name of a hook before or after the test `b`, with the title that the author gave it. Both may have a "for" of their own. */
function isForTest(name: string, titles: ReadonlySet<string>): boolean {
  let tried = 0;
  for (let at = name.indexOf(" for "); at > 0 && tried++ < maxTried; at = name.indexOf(" for ", at + 1))
    if (titles.has(name.slice(at + " for ".length))) return true;
  return false;
}

const maxTried = 20;

/**
 * AVA's plan does not count failed hooks: of the failed points, as many are hooks as there are more points than planned. Their authors may have given
 * them any title, so those that name one of the tests are taken first, and then the last ones, since other hooks run after the tests or instead of them.
 */
export function markHooks(found: readonly FoundTest[], unplanned: number): void {
  const failed = found.filter(({ status }) => status === "failed");
  let left = unplanned - failed.filter(({ kind }) => kind === "outside").length;
  const titles = new Set(found.map(({ name }) => name));
  const names = ({ name }: FoundTest) => isForTest(name, titles);
  const open = failed.filter(({ kind }) => kind === undefined);
  for (const test of [...open.filter(names), ...open.filter((test) => !names(test)).reverse()]) {
    if (left-- <= 0) return;
    test.kind = "outside";
  }
}
