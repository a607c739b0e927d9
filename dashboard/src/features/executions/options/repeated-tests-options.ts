import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";

/** The choices for results with the same name, as forms show them. */
export const repeatedTestsOptions = [
  { value: "separate", label: "Separate tests" },
  { value: "retries", label: "Retries of one test" },
] as const satisfies readonly { value: RepeatedTests; label: string }[];

export const repeatedTestsHint = "Choose “Retries of one test” only if your runner repeats failed tests without marking them.";
