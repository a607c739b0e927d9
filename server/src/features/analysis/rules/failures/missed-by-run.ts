import type { LogLine, Material } from "../../material/material.ts";
import type { Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { findInLog } from "./find-failures.ts";
import { linesOfFailures } from "../output/log/failure-sections.ts";
import { isMissedCoverage, isObsoleteSnapshot, missedPlan } from "../output/log/missed-by-run.ts";

const someFailed =
  /\b[1-9]\d* (?:tests? |specs? |examples? )?(?:failed|failing|failures?|errors?)\b|\bnot ok\b|\bfail(?:ed|ures)?:? +[1-9]|test failed/i;
const summaryLines = 60;

const asAssertion = (lines: readonly LogLine[], confidence: number): Finding<ClueSource> => ({
  category: "assertion",
  confidence,
  clues: lines.map((line) => ({ text: line.text, trust: 1, source: { kind: "line", line } })),
});

/**
 * What a run missed as a whole although no test failed: its coverage, or the number of tests that it had planned. Undefined if the log shows a failure,
 * or names another cause below.
 */
export function missedByRun({ lines }: Pick<Material, "lines">): Finding<ClueSource> | undefined {
  const missed = lines.filter(({ text }) => isMissedCoverage(text));
  const last = missed.at(-1);
  if (!last) {
    const plan = missedPlan(lines);
    return plan?.isCertain ? asAssertion([plan.line], 0.9) : undefined;
  }
  const others = lines.filter(({ text }) => !isMissedCoverage(text));
  if (others.slice(-summaryLines).some(({ text }) => someFailed.test(text)) || linesOfFailures(others).size > 0) return undefined;
  const below = lines.filter(({ line }) => line > last.line);
  const { category } = findInLog({ lines: below }).main;
  // Build tools repeat below that the coverage was missed.
  return category === "unknown" || category === "assertion" ? asAssertion(missed, 0.9) : undefined;
}

/** A plan of TAP that was not met, when nothing else says why. */
export function missedPlanOnly({ lines }: Pick<Material, "lines">): Finding<ClueSource> | undefined {
  const plan = missedPlan(lines);
  return plan && asAssertion([plan.line], 0.7);
}

/** Snapshots that no test uses, when no test failed and nothing else says why the run did: they may be the reason. */
export function obsoleteSnapshots({ lines }: Pick<Material, "lines">): Finding<ClueSource> | undefined {
  const line = lines.findLast(({ text }) => isObsoleteSnapshot(text));
  if (!line || lines.slice(-summaryLines).some(({ text }) => someFailed.test(text))) return undefined;
  return { ...asAssertion([line], 0.3), category: "unknown" };
}
