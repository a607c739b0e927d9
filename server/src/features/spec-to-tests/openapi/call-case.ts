import type { DraftCase, DraftStep } from "../draft/draft-case.ts";
import { shortened, withStop } from "../text/words.ts";

/** What every case of a call has in common. */
export function caseOfCall(
  title: string,
  priority: DraftCase["priority"],
  secured: boolean,
): Omit<DraftCase, "suite" | "source" | "steps"> {
  return {
    title: shortened(title, 200),
    description: "",
    preconditions: ["The API can be reached", ...(secured ? ["Valid credentials are available"] : [])],
    priority,
    language: "en",
  };
}

/** A step that sends something. */
export const sent = (what: string, expectedResult: string): DraftStep => ({
  action: `Send ${what}`,
  event: `the client sends ${what}`,
  expectedResult: withStop(expectedResult),
});
