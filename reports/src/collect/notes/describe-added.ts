import type { ReportFormat } from "../../formats/format.ts";
import type { ResultsOfFormat } from "../match/match-formats.ts";

/** The results of a format that are listed although there are others before it. */
interface Added {
  format: ReportFormat;
  added: number;
  /** Those with the name of a test in a format before. */
  twice: number;
}

/** For the end of the log, and for the sender of an upload. */
export function describeAdded(formats: readonly string[], { format, added, twice }: Added): string {
  const [results, are, their] =
    added === 1 ? ["1 result", "is listed as a test", "its"] : [`${added} results`, "are listed as tests", "their"];
  const names = twice === 0 ? "" : ` ${twice} of them ${twice === 1 ? "has" : "have"} the name of a test that is listed already.`;
  return `The report has results as ${formats.join(", ")}. ${results} of ${format.name} could not be found in the formats before it and ${are} of ${their} own.${names}`;
}

/** For the page of the run. */
export function describeTwice(before: readonly ResultsOfFormat[], { format, twice }: Omit<Added, "added">): string {
  const tests = twice === 1 ? "1 test is" : `${twice} tests are`;
  return `${tests} listed twice, as ${[...new Set(before.map((one) => one.format))].join(" or ")} and as ${format.name}: the names agree, but not all of the results do, so these may be two runs. If it was one run, leave one of the two reports out.`;
}
