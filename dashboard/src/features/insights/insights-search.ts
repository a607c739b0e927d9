import { readText } from "../../paths.ts";
import { readDay } from "../../ui/text/days.ts";

/** Strings, as in the address. */
export const periods = ["7", "30", "90"] as const;
const defaultDays = "30";
const dayMs = 86_400_000;

/** What the Insights page keeps in the address. */
export interface InsightsSearch {
  /** The last days, today included; only without `from` and `to`. */
  days?: (typeof periods)[number];
  /** UTC days, both included. */
  from?: string;
  to?: string;
  branch?: string;
  environment?: string;
  group?: string;
  image?: string;
  /** The outermost suite of tests, or their file. */
  suite?: string;
}

export function readInsightsSearch(search: Readonly<Record<string, unknown>>): InsightsSearch {
  const text = (name: string, longest: number) => readText(search[name], longest);
  const [from, to] = [readDay(search["from"]), readDay(search["to"])];
  const read: { [Name in keyof InsightsSearch]: InsightsSearch[Name] | undefined } = {
    days: from || to ? undefined : periods.find((known) => known === search["days"]),
    from,
    to,
    branch: text("branch", 300),
    environment: text("environment", 50)?.toLowerCase(),
    group: text("group", 100),
    image: text("image", 255),
    suite: text("suite", 1000),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const isFiltered = ({ branch, environment, group, image, suite }: InsightsSearch): boolean =>
  [branch, environment, group, image, suite].some((value) => value !== undefined);

/** The chosen period, as the API takes it: without a first day, 30 days up to the last one. */
export function periodOf({ days = defaultDays, from, to }: InsightsSearch): { from?: string; to?: string } {
  // East of Greenwich, today can begin before it does in UTC.
  const last = to ?? (from && Date.parse(from) > Date.now() ? from : undefined);
  if (from || to) return { ...(from && { from }), ...(last && { to: last }) };
  return { from: new Date(Date.now() - (Number(days) - 1) * dayMs).toISOString().slice(0, 10) };
}

/** The period that is marked as chosen; `undefined` for a range of its own. */
export const chosenDays = ({ days = defaultDays, from, to }: InsightsSearch) => (from || to ? undefined : days);

/** The filters of the list of runs that these insights are about. */
export function runsSearch({ branch, environment, group, image, suite }: InsightsSearch, { from, to }: { from: string; to: string }) {
  return {
    from,
    to,
    days: "utc" as const,
    ...(branch && { branch }),
    ...(environment && { environment }),
    ...(group && { group }),
    ...(image && { text: image }),
    ...(suite && { suite }),
  };
}
export type RunsLink = ReturnType<typeof runsSearch>;
