import { comparisonBaselines } from "@gantry/contract/tests/constants.ts";

export const runTabs = ["overview", "terminal", "tests", "timeline", "analysis", "report"] as const;
export type RunTab = (typeof runTabs)[number];

/** What the run's page keeps in the address. */
export interface RunSearch {
  tab?: RunTab;
  /** The chosen test. */
  test?: string;
  /** The test whose lines of the output are to be found. The page replaces it by a link to these lines. */
  lines?: string;
  /** Test statuses that are shown, as a comma list. */
  show?: string;
  /** What the tests' names are searched for. */
  find?: string;
  /** What the run is compared with: a baseline, or another run's number. */
  with?: string;
}

/** The tab that the address asks for, if it does. `hash` is with or without its `#`. */
export function tabOfAddress({ tab, lines, test, show, find }: RunSearch, hash: string): RunTab | undefined {
  if (tab) return tab;
  if (lines || /^#?L\d/.test(hash)) return "terminal";
  return (test ?? show ?? find) ? "tests" : undefined;
}

/** The tab that a run most likely opens on, before the run is known: most have ended. */
export const likelyTab = (search: RunSearch, hash: string): RunTab => tabOfAddress(search, hash) ?? "overview";

export function readRunSearch(search: Readonly<Record<string, unknown>>): RunSearch {
  const tab = runTabs.find((known) => known === search["tab"]);
  const text = (name: string) => {
    const value = search[name];
    return typeof value === "string" && value !== "" ? value.slice(0, 300) : undefined;
  };
  const read: RunSearch = {};
  if (tab) read.tab = tab;
  const [test, lines, show, find] = [text("test"), text("lines"), text("show"), text("find")];
  // The router reads a number in an address as a number.
  const baseline = typeof search["with"] === "number" ? String(search["with"]) : text("with");
  if (test) read.test = test;
  if (lines) read.lines = lines;
  if (show) read.show = show;
  if (find) read.find = find;
  if (baseline && (comparisonBaselines.some((known) => known === baseline) || /^[1-9]\d{0,8}$/.test(baseline))) read.with = baseline;
  return read;
}
