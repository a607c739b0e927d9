import { cycleStatuses } from "@gantry/contract/test-cycles/constants.ts";

/** What the page of cycles keeps in the address. */
export interface CyclesSearch {
  text?: string;
  status?: string;
  source?: "manual" | "ci";
}

export function readCyclesSearch(search: Readonly<Record<string, unknown>>): CyclesSearch {
  const read: CyclesSearch = {};
  const { text, status, source } = search;
  if (typeof text === "string" && text !== "") read.text = text.slice(0, 200);
  if (typeof status === "string" && status !== "") {
    const values = status.split(",").filter((value) => cycleStatuses.some((known) => known === value));
    if (values.length > 0) read.status = values.join(",");
  }
  if (source === "manual" || source === "ci") read.source = source;
  return read;
}
