import { z } from "zod";
import { type Evidence, FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { RejectedAnswer } from "../../../platform/models/model.ts";
import type { LogLine, FailedOrFlakyTest } from "../material/material.ts";
import type { Explanation } from "../rules/explain-by-rules.ts";
import { isGuess } from "../rules/clues/finding.ts";
import { safeText } from "./safe-text.ts";

const Cited = z.object({
  line: z.coerce.number().int().optional().describe("number of a log line that was shown, from its L mark"),
  test: z.string().max(40).optional().describe("mark of a test that was shown, such as T1"),
});

/** The format of a model's answer. */
export const Answer = z.object({
  summary: z.string().min(1).max(1_000).describe("one or two sentences: what failed"),
  category: FailureCategory,
  rootCause: z.string().min(1).max(3_000).describe("the most likely cause and how the evidence shows it"),
  evidence: z.array(Cited).max(20).describe("the lines and tests that the statement rests on"),
  suggestions: z.array(z.string().max(600)).max(8).default([]).describe("what to do next, the most useful first"),
  confidence: z.coerce.number().min(0).max(1),
});
export type Answer = z.infer<typeof Answer>;

/** The input of the model. Only this can be cited. */
export interface Shown {
  lines: ReadonlyMap<number, LogLine>;
  /** By mark: `T1`. */
  tests: ReadonlyMap<string, FailedOrFlakyTest>;
  /** The model's whole input. The answer may only contain URLs from it. */
  text: string;
}

const maxEvidence = 8;
const maxTextLength = 500;

/**
 * The answer with its citations resolved: quotes come from the run, never from the model. Citations of anything that was not shown are dropped.
 * @throws {RejectedAnswer} if none of the citations exists.
 */
export function toExplanation(response: Answer, shown: Shown): Explanation {
  const evidence = [...new Map(response.evidence.flatMap((cited) => lookUp(cited, shown)).map((found) => [keyOf(found), found])).values()];
  if (evidence.length === 0 && (shown.lines.size > 0 || shown.tests.size > 0))
    throw new RejectedAnswer("evidence cites no line and no test that was shown. Cite the numbers after L and the marks T1, T2, ….");
  const clean = (text: string) => safeText(text, shown.text);
  return {
    summary: clean(response.summary),
    category: response.category,
    isGuess: isGuess(response),
    rootCause: clean(response.rootCause),
    evidence: evidence.slice(0, maxEvidence),
    suggestions: response.suggestions.map(clean).filter((text) => text !== ""),
    confidence: response.confidence,
  };
}

function lookUp(cited: z.infer<typeof Cited>, shown: Shown): Evidence[] {
  const line = cited.line === undefined ? undefined : shown.lines.get(cited.line);
  const test = cited.test === undefined ? undefined : shown.tests.get(cited.test.trim().toUpperCase());
  return [
    ...(line ? [{ line: line.line, seq: line.seq, text: line.text.trim().slice(0, maxTextLength) }] : []),
    ...(test ? [{ test: test.id, name: test.name, text: firstLine(test.message) }] : []),
  ];
}

const firstLine = (text: string) => (text.split("\n").find((line) => line.trim() !== "") ?? "").trim().slice(0, maxTextLength);
const keyOf = (evidence: Evidence) => ("line" in evidence ? `L${evidence.line}` : evidence.test);
