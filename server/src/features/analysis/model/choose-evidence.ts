import type { LogLine, Material, FailedOrFlakyTest } from "../material/material.ts";
import type { Finding } from "../rules/clues/finding.ts";
import type { ClueSource } from "../rules/clues/clues.ts";

/** Fewer characters per token than real tokenizers use for English and code, so that the budget is never exceeded. */
const charactersPerToken = 3;
/** Share of the budget; the rest is for the log and the instructions. */
const shareOfTests = 0.4;
const reservedTokens = 1_100;
const maxOfOneTest = 1_500;
const around = { before: 4, after: 8 };

const sizeOf = (line: LogLine) => line.text.length + 10;

/**
 * Selects the model's input within its budget: failed tests (different failures before repetitions), then the log around what the rules found, then
 * the end of the log, then its beginning.
 */
export function chooseEvidence(
  { tests, lines }: Pick<Material, "tests" | "lines">,
  finding: Finding<ClueSource>,
  maxInputTokens: number,
): { tests: FailedOrFlakyTest[]; lines: LogLine[] } {
  const budget = Math.max(1_000, (maxInputTokens - reservedTokens) * charactersPerToken);
  const chosenTests = chooseTests(tests, budget * shareOfTests);
  const used = chosenTests.reduce((sum, test) => sum + sizeOfTest(test), 0);
  return { tests: chosenTests, lines: chooseLines(lines, finding, budget - used) };
}

const sizeOfTest = (test: FailedOrFlakyTest) =>
  test.name.length + (test.filePath?.length ?? 0) + test.message.length + test.trace.length + 40;

function chooseTests(tests: readonly FailedOrFlakyTest[], budget: number): FailedOrFlakyTest[] {
  const seen = new Set<string>();
  const isNew = (test: FailedOrFlakyTest) => {
    const key = test.message.slice(0, 200);
    return !seen.has(key) && seen.add(key).has(key);
  };
  const different = tests.filter(isNew);
  const ordered = [...different, ...tests.filter((test) => !different.includes(test))];
  const chosen: FailedOrFlakyTest[] = [];
  let left = budget;
  for (const test of ordered) {
    const short = {
      ...test,
      name: test.name.slice(0, 300),
      message: test.message.slice(0, maxOfOneTest),
      trace: test.trace.slice(0, maxOfOneTest),
    };
    if (sizeOfTest(short) > left) continue;
    left -= sizeOfTest(short);
    chosen.push(short);
  }
  return chosen;
}

function chooseLines(lines: readonly LogLine[], finding: Finding<ClueSource>, budget: number): LogLine[] {
  const place = new Map(lines.map((line, index) => [line.line, index]));
  const chosen = new Set<number>();
  let left = budget;
  const take = (index: number): boolean => {
    const line = lines[index];
    if (!line || chosen.has(index)) return true;
    if (sizeOf(line) > left) return false;
    left -= sizeOf(line);
    chosen.add(index);
    return true;
  };
  for (const { source } of finding.clues.slice(0, 20)) {
    const at = source.kind === "line" ? place.get(source.line.line) : undefined;
    if (at === undefined) continue;
    take(at);
    // Reserve a share for the end of the log.
    if (left > budget / 3) for (let index = at - around.before; index <= at + around.after; index++) take(index);
  }
  for (let index = lines.length - 1; index >= 0 && take(index); index--);
  return [...chosen].sort((a, b) => a - b).flatMap((index) => lines[index] ?? []);
}
