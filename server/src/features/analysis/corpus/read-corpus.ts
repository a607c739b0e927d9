import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { createLineChooser } from "../material/choose-lines.ts";
import type { Material } from "../material/material.ts";

/** A real log of a suite with one known fault. */
export interface Example {
  id: string;
  right: FailureCategory;
  exitCode: number;
  log: string;
  /** Held out: no rule was written from it, so that the accuracy on these means something. */
  heldOut: boolean;
}

const folder = import.meta.dirname;

/** The corpus: `answers.tsv` and a log for each of its lines, as `tools/make-analysis-corpus.ts` wrote them. */
export function readCorpus(): Example[] {
  const rows = readFileSync(join(folder, "answers.tsv"), "utf8").trim().split("\n");
  return rows.map((row) => {
    const [id = "", right = "", exitCode = "", part = ""] = row.split("\t");
    return {
      id,
      right: FailureCategory.parse(right),
      exitCode: Number(exitCode),
      log: readFileSync(join(folder, "logs", `${id}.txt`), "utf8"),
      heldOut: part === "held out",
    };
  });
}

/** The input of an explanation of a run that printed this and left no report. */
export function materialOf({ log, exitCode }: Pick<Example, "log" | "exitCode">): Material {
  const chooser = createLineChooser();
  for (const line of log.split("\n")) chooser.add(line, 1);
  return { lines: chooser.lines(), tests: [], exitCode, counts: null, sinceLastPass: null };
}
