import { evaluate, readRuns } from "../server/src/features/analysis/corpus/evaluate.ts";
import { materialOf } from "../server/src/features/analysis/corpus/read-corpus.ts";
import { explainByRules } from "../server/src/features/analysis/rules/explain-by-rules.ts";
import { ms, print } from "./figures.ts";

/** The built-in rules' explanation of a failed run: of every run in the corpus, and of one with 2,000 lines of log and 200 failed tests. */
const runs = readRuns();
// Warm, as in a server that has explained runs before.
evaluate(runs.slice(0, 50));
const taken = runs
  .map(({ log, exitCode }) => timeOf(() => explainByRules(materialOf({ log, exitCode: exitCode ?? 1 }))))
  .sort((a, b) => a - b);
const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
print("A1", `log of a broken suite (${taken.length} logs), median`, ms(at(0.5)), "≤ 200 ms");
print("", "95th percentile", ms(at(0.95)), "≤ 200 ms");
print("", "slowest", ms(at(1)), "");

const failed = runs.flatMap(({ tests }) => tests);
const tests = Array.from({ length: 200 }, (_, ordinal) => {
  const { name, message, trace } = failed[ordinal % failed.length] ?? { name: "", message: "", trace: "" };
  return { id: `e-${ordinal}`, ordinal, testKey: `key ${ordinal}`, name, filePath: null, flaky: false, message, trace };
});
const log = runs
  .map((run) => run.log)
  .join("\n")
  .split("\n")
  .slice(0, 2_000)
  .join("\n");
const large = { ...materialOf({ log, exitCode: 1 }), tests };
const again = Array.from({ length: 20 }, () => timeOf(() => explainByRules(large))).sort((a, b) => a - b);
print("A2", "200 failed tests and 2,000 lines of log, median", ms(again[10] ?? 0), "≤ 200 ms");

function timeOf(action: () => void): number {
  const begin = performance.now();
  action();
  return performance.now() - begin;
}
