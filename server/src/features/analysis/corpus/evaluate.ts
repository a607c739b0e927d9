import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { cleanText } from "../material/clean-line.ts";
import type { Material } from "../material/material.ts";
import { type Explanation, explainByRules } from "../rules/explain-by-rules.ts";
import { materialOf } from "./read-corpus.ts";

/** What a broken program printed and reported, with an annotator's answer; as `tools/run-broken-programs.ts` wrote it. */
export interface BrokenRun {
  /** `<runner>/<category>-<what is broken>`. */
  id: string;
  right: FailureCategory;
  /** The annotated cause contains one of these. */
  causes: string[];
  /** The annotated line contains one of these. */
  lines: string[];
  /** Held out: no rule was written from it. */
  heldOut: boolean;
  exitCode: number | null;
  log: string;
  /** Failed tests, as the worker read them from the runner's report. */
  tests: { name: string; message: string; trace: string }[];
}

export interface Evaluation {
  run: BrokenRun;
  /** Explained by the failed tests of the report, or by the log alone. */
  from: "report" | "log";
  explanation: Explanation;
  isRight: boolean;
  isNamed: boolean;
  isCited: boolean;
}

export function readRuns(folder = join(import.meta.dirname, "programs")): BrokenRun[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file): BrokenRun[] => JSON.parse(readFileSync(join(folder, file), "utf8")));
}

/** Explains each run by its log alone, and a second time by its report if there is one. */
export function evaluate(runs: readonly BrokenRun[]): Evaluation[] {
  return runs.flatMap((run) => toMaterials(run).map(({ from, material }) => evaluateOne(run, from, material)));
}

/** The input of an explanation by the log alone, and by the report if there is one. */
export function toMaterials(run: Pick<BrokenRun, "log" | "exitCode" | "tests">): { from: Evaluation["from"]; material: Material }[] {
  const material = materialOf({ log: run.log, exitCode: run.exitCode ?? 1 });
  if (run.tests.length === 0) return [{ from: "log", material }];
  return [
    { from: "log", material },
    { from: "report", material: { ...material, tests: run.tests.map(asTest) } },
  ];
}

function evaluateOne(run: BrokenRun, from: Evaluation["from"], material: Material): Evaluation {
  const explanation = explainByRules(material);
  const [first] = explanation.evidence;
  const named = /“(.*)”/s.exec(explanation.rootCause)?.[1] ?? "";
  return {
    run,
    from,
    explanation,
    isRight: explanation.category === run.right,
    isNamed: holdsOne(named, run.causes),
    isCited: holdsOne(first?.text ?? "", from === "log" ? run.lines : [...run.lines, ...run.causes]),
  };
}

/** Runners differ in their quotes and in how they pad lines. */
const plain = (text: string) => text.replace(/\s+/g, " ").replace(/['`‘’“”]/g, '"');
const holdsOne = (text: string, words: readonly string[]) => words.some((each) => plain(text).includes(plain(each)));

function asTest(test: BrokenRun["tests"][number], ordinal: number): Material["tests"][number] {
  return {
    ...test,
    message: cleanText(test.message),
    trace: cleanText(test.trace),
    id: `e-${ordinal}`,
    ordinal,
    testKey: `key ${ordinal}`,
    filePath: null,
    flaky: false,
  };
}
