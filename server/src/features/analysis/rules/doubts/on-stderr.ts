import type { LogLine } from "../../material/material.ts";
import type { Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { linesOfFailures } from "../output/log/failure-sections.ts";
import { hasRunner } from "../output/log/has-runner.ts";
import { isHarmlessLine } from "../output/log/harmless-lines.ts";

const namesTrouble =
  /error|exception|fatal|panic|fail|abort|cannot|can't|could not|unable|denied|refused|not found|no such|missing|invalid|unknown|unexpected|expected|mismatch|differ|wrong|\b(?:must|should|not|no)\b/i;

/**
 * The lines on standard error, if the finding is a line of standard output that no one knows. An engine reads both streams apart, and may
 * deliver the error of a short run before the words that the program printed above it. `undefined` if there are none, if that line sounds
 * like an error itself, or if a runner says what failed.
 */
export function linesOnStderr({ category, clues }: Finding<ClueSource>, lines: readonly LogLine[]): LogLine[] | undefined {
  const source = clues[0]?.source;
  if (category !== "unknown" || (source?.kind === "line" && (source.line.onStderr || namesTrouble.test(source.line.text))))
    return undefined;
  const own = lines.filter(({ onStderr, text }) => onStderr && text.trim() !== "" && !isHarmlessLine(text));
  if (own.length === 0 || hasRunner(lines) || linesOfFailures(lines).size > 0) return undefined;
  return own;
}

/** Whether what standard error shows is an error: a cause, or words that sound like one. */
export const soundsLikeError = ({ category, clues }: Finding<ClueSource>): boolean =>
  category !== "unknown" || namesTrouble.test(clues[0]?.text ?? "");
