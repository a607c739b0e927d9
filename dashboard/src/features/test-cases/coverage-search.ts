import { coverageStates } from "@gantry/contract/test-cases/constants.ts";

/** What the coverage page keeps in the address. */
export interface CoverageSearch {
  text?: string;
  state?: (typeof coverageStates)[number];
}

export function readCoverageSearch({ text, state }: Readonly<Record<string, unknown>>): CoverageSearch {
  const known = coverageStates.find((each) => each === state);
  return { ...(typeof text === "string" && text !== "" ? { text: text.slice(0, 200) } : {}), ...(known ? { state: known } : {}) };
}
