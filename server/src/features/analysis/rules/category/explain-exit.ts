import { classify } from "./classify.ts";
import type { Clue, Finding } from "../clues/finding.ts";
import { harmlessLine, harmlessMessage } from "../output/log/harmless-lines.ts";
import type { ExitedProgram } from "../output/log/process-end.ts";

/** Output before an unexplained end may or may not be the reason for it. */
const maxConfidence = 0.6;
const notSure = 0.3;

/** Why a program exited or was ended from outside: only its last output counts, because it continued after earlier output. */
export function explainExit<Source>(clues: readonly Clue<Source>[], { status, lastWords }: ExitedProgram): Finding<Source> {
  const [code, words] = [status, lastWords].map((index) => (index === undefined ? undefined : clues[index]));
  const finding = words && !harmlessLine.test(words.text) && !harmlessMessage.test(words.text) ? classify([words]) : undefined;
  if (!finding || finding.category === "unknown")
    return { category: "unknown", confidence: notSure, clues: [code, words].filter((clue) => clue !== undefined) };
  const isItself = finding.category === "crash" || finding.category === "out-of-memory";
  return { ...finding, confidence: isItself ? finding.confidence : Math.min(finding.confidence, maxConfidence) };
}
