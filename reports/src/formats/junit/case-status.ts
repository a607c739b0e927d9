import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { Attributes } from "./counts.ts";

const skippedWords = new Set(["notrun", "not_run", "suppressed", "disabled", "skipped", "skip", "ignored", "pending", "todo"]);
const passedWords = new Set(
  "run completed complete passed pass success successful succeeded ok executed finished done fixed true".split(" "),
);

/** GoogleTest and Check mark a disabled test as not run, and list it without `skipped`. Any other status is not a pass. A number is an exit code. */
export function statusOf(attributes: Attributes): TestStatus {
  if ([attributes["success"], attributes["passed"]].some((word) => word?.trim().toLowerCase() === "false")) return "failed";
  const words = [attributes["status"], attributes["result"], attributes["outcome"], attributes["state"]].flatMap(
    (word) => word?.trim().toLowerCase() || [],
  );
  if (words.some((word) => skippedWords.has(word))) return "skipped";
  return words.every((word) => passedWords.has(word) || /^0+$/.test(word)) ? "passed" : "failed";
}
