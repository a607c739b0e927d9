import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";

export const categoryLabels: Record<FailureCategory, string> = {
  timeout: "Timed out",
  assertion: "Assertion",
  "element-not-found": "Element not found",
  network: "Network",
  dns: "DNS",
  "connection-refused": "Connection refused",
  authentication: "Authentication",
  data: "Data",
  "out-of-memory": "Out of memory",
  crash: "Crash",
  "missing-dependency": "Missing dependency",
  syntax: "Syntax",
  environment: "Environment",
  flaky: "Flaky",
  exception: "Exception",
  unknown: "Not sure",
};

/** `Network`, or `Probably network` for a category that is a guess or not certain. */
export function categoryText({ category, isGuess }: { category: FailureCategory; isGuess: boolean }): string {
  const label = categoryLabels[category];
  if (!isGuess) return label;
  return `Probably ${label === label.toUpperCase() ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`}`;
}
