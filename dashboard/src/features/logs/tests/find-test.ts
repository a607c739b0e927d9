import type { ListedTest } from "@gantry/contract/executions/schemas.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import type { LinkedLines } from "../lines/line-link.ts";
import type { LogLine } from "../lines/log-buffer.ts";
import type { Outline } from "../lines/log-outline.ts";
import { type TestTitle, readTitle } from "./test-title.ts";

export type NamedTest = Pick<ListedTest, "id" | "name" | "suite" | "filePath" | "variant">;

/** The tests of a run that a line about one of them may mean as well. */
export interface SimilarTests {
  /** Those whose names contain the name of the test, itself included. */
  tests: readonly NamedTest[];
  /** There are no others. */
  isComplete: boolean;
}

interface ReadableLog {
  lines: readonly Pick<LogLine, "stream">[];
  textOf(index: number): string;
}

/** No runner writes a longer line about a test. */
const maxLineLength = 2_000;
/** Lines with the name of the test that are read closely. */
const maxCandidates = 10_000;
const jestFile = /^ ?(?:PASS|FAIL) /;

/**
 * The lines of a test in the output: the section of its failure, else a heading with its name, else the line with its result. Only lines that are
 * about this test and can be about no other test of the run.
 */
export function findTest(
  log: ReadableLog,
  { groups }: Pick<Outline, "groups">,
  test: NamedTest,
  similar: SimilarTests,
): LinkedLines | undefined {
  const word = longestWord(test.name);
  if (word === "") return undefined;
  let best: { rank: number; lines: LinkedLines } | undefined;
  let candidates = 0;
  let file: { path: string; last: number } | undefined;
  for (let index = 0; index < log.lines.length && candidates < maxCandidates; index += 1) {
    const stream = log.lines[index]?.stream;
    const text = log.textOf(index);
    if (stream === "gap" || stream === "system" || text.length > maxLineLength) continue;
    const group = groups.get(index);
    if (group && jestFile.test(text))
      file = {
        path:
          text
            .replace(/ \(\d[^)]{0,60}\)$/, "")
            .split(" ")
            .at(-1) ?? "",
        last: group.last,
      };
    if (!text.includes(word)) continue;
    candidates += 1;
    const title = readTitle(text);
    if (!title) continue;
    const around = file && index <= file.last ? file.path : undefined;
    if (!isOnly(test, similar, title, around)) continue;
    const rank = group ? 0 : title.isHeading ? 1 : 2;
    if (!best || rank < best.rank) best = { rank, lines: { first: index + 1, last: lastWithText(log, index, group?.last ?? index) + 1 } };
    if (rank === 0) break;
  }
  return best?.lines;
}

function lastWithText(log: ReadableLog, from: number, to: number): number {
  let last = to;
  while (last > from && log.textOf(last).trim() === "") last -= 1;
  return last;
}

/** Whether a title in the output means this test and no other. */
function isOnly(test: NamedTest, { tests, isComplete }: SimilarTests, { titles, project }: TestTitle, file: string | undefined): boolean {
  const means = (other: NamedTest) => {
    if (project !== undefined && other.variant !== null && other.variant !== project) return undefined;
    if (file !== undefined && other.filePath !== null && !isSameFile(file, other.filePath)) return undefined;
    const ways = titles.map((title) => nameIn(title, other));
    return ways.find((way) => way === "whole") ?? ways.find((way) => way === "part");
  };
  const way = means(test);
  if (way === undefined) return false;
  if (!isComplete) return way === "whole" && (project ?? null) === test.variant;
  return tests.every((other) => other.id === test.id || means(other) === undefined);
}

/**
 * How a title names a test: with its file and all of its suites, or with a part of them. Titles start with the file or any of the suites, and runners
 * separate the parts in several ways.
 */
function nameIn(title: string, { name, suite, filePath }: NamedTest): "whole" | "part" | undefined {
  const wanted = normal(name);
  if (!normal(title).endsWith(wanted)) return undefined;
  let rest = normal(title).slice(0, -wanted.length || undefined);
  const suites = suite.filter((each) => each !== "" && each !== filePath).map(normal);
  for (const each of suites.reverse()) {
    if (rest === "") return "part";
    const before = withoutSeparator(rest);
    if (before === undefined || before === "") return undefined;
    // Java's runners leave out the package of a class.
    if (each !== before && each.endsWith(`.${before}`)) return "part";
    if (!before.endsWith(each)) return undefined;
    rest = before.slice(0, before.length - each.length);
  }
  if (rest === "") return filePath === null ? "whole" : "part";
  const file = withoutSeparator(rest)?.replace(/(?::\d{1,9}){1,2}$/, "");
  return file !== undefined && filePath !== null && isSameFile(file, filePath) ? "whole" : undefined;
}

const separators = [" › ", " > ", " >> ", " - ", "::", "#", ".", "/"];

function withoutSeparator(text: string): string | undefined {
  const separator = separators.find((each) => text.endsWith(each));
  return separator === undefined ? undefined : text.slice(0, -separator.length);
}

/** Paths of runners and reports start at different folders. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one.replace(/^\.\//, ""), other.replace(/^\.\//, "")];
  return a === b || (a !== "" && b.endsWith(`/${a}`)) || (b !== "" && a.endsWith(`/${b}`));
}

/** As a name is in one line of the output. JUnit 5 writes `adds()`. */
const normal = (text: string) => visibleText(text).replace(/\s+/g, " ").trim().replace(/\(\)$/, "");

function longestWord(name: string): string {
  let longest = "";
  for (const word of normal(name).split(" ")) if (word.length > longest.length) longest = word;
  return longest;
}
