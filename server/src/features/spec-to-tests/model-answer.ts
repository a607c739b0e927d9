import type { GeneratedTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import { z } from "zod";
import { extractJson } from "../../platform/models/extract-json.ts";
import { tidyLines } from "./clean-draft.ts";
import { namedPriority } from "./rules/cases/priority.ts";
import { shortened } from "./text/words.ts";

const text = (max: number) =>
  z
    .string()
    .transform(tidyLines)
    .pipe(z.string().min(1))
    .transform((words) => shortened(words, max));

/** One case as the model is asked for it. */
export const AskedCase = z.object({
  paragraph: z.number().int().describe("the number of the paragraph that this case tests"),
  title: z.string().min(1).max(300),
  preconditions: z.array(z.string().min(1).max(500)).max(10).default([]),
  steps: z
    .array(
      z.object({
        action: z.string().min(1).max(1000).describe("what the tester does, in the imperative"),
        event: z.string().min(1).max(1000).optional().describe("the same as a fact: the user enters a wrong password"),
        expectedResult: z.string().min(1).max(1000),
      }),
    )
    .min(1)
    .max(30),
  priority: z.enum(["LOW", "MEDIUM", "HIGH", "CRITICAL"]),
});

/** One case as models answer: numbers as words, one precondition without its list, priorities of their own. */
const AnsweredCase = z.object({
  paragraph: z.union([
    z.number().int(),
    z
      .string()
      .regex(/^\s*\[?\d{1,9}\]?\s*$/)
      .transform((words) => Number(words.replace(/\D/g, ""))),
  ]),
  title: text(300),
  preconditions: z
    .union([z.array(z.unknown()), z.string().transform((one) => [one])])
    .nullish()
    .transform((all) =>
      (all ?? []).flatMap((one) => (typeof one === "string" && tidyLines(one) ? [shortened(tidyLines(one), 500)] : [])).slice(0, 10),
    ),
  steps: z
    .array(z.object({ action: text(1000), event: text(1000).nullish().catch(undefined), expectedResult: text(1000) }))
    .min(1)
    .transform((steps) => steps.slice(0, 30)),
  priority: z.unknown().transform(priorityOf),
});
export type AnsweredCase = z.infer<typeof AnsweredCase>;

function priorityOf(value: unknown): GeneratedTestCase["priority"] {
  return (typeof value === "string" ? namedPriority(value.trim()) : undefined) ?? "MEDIUM";
}

/** A case of an answer; `undefined` when it cannot be used. */
export function readAnsweredCase(value: unknown): AnsweredCase | undefined {
  return AnsweredCase.safeParse(value).data;
}

const longest = 400_000;
const maxCases = 300;

/**
 * The cases in a model's answer: of its JSON, or, where that is cut off or damaged, each case that is complete.
 * `undefined` when the text holds nothing of the kind.
 */
export function casesInAnswer(response: string): { testCases: unknown[] } | undefined {
  const whole = extractJson(response);
  if (whole && "testCases" in whole && Array.isArray(whole.testCases)) return { testCases: whole.testCases.slice(0, maxCases) };
  const found = objectsIn(response.slice(0, longest)).filter((one) => "paragraph" in one && ("steps" in one || "title" in one));
  return found.length > 0 ? { testCases: found.slice(0, maxCases) } : undefined;
}

/** The innermost complete objects that have steps, in one pass: a case stands inside the object and the list of the answer. */
function objectsIn(response: string): object[] {
  const found: object[] = [];
  const open: number[] = [];
  let inString = false;
  for (let at = 0; at < response.length; at++) {
    const char = response[at];
    if (inString) {
      if (char === "\\") at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = open.length > 0;
    else if (char === "{") open.push(at);
    else if (char === "}") {
      const from = open.pop();
      if (from === undefined || at - from > 60_000) continue;
      const piece = response.slice(from, at + 1);
      // Only an object with both keys is read, so that the steps inside it are not read again and again.
      if (!/"paragraph"\s*:/.test(piece.slice(0, 2_000)) || !/"steps"\s*:/.test(piece)) continue;
      const value = parsed(piece);
      if (value) found.push(value);
    }
  }
  return found;
}

function parsed(piece: string): object | undefined {
  try {
    const value: unknown = JSON.parse(piece);
    return typeof value === "object" && value !== null && !Array.isArray(value) && !("testCases" in value) ? value : undefined;
  } catch {
    return undefined;
  }
}
