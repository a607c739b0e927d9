import { failureCategories } from "@gantry/contract/analysis/constants.ts";
import { failureSorts, failureStates } from "@gantry/contract/failure-groups/constants.ts";
import { readSavedView, readText } from "../../paths.ts";

/** The states of failures that need someone's attention. */
const unresolved = ["new", "regressed", "acknowledged"] as const;

/** The tabs of the page, and the states that each shows. */
export const failureViews = {
  unresolved,
  new: ["new"],
  regressed: ["regressed"],
  acknowledged: ["acknowledged"],
  resolved: ["resolved"],
  ignored: ["ignored"],
} as const satisfies Record<string, readonly (typeof failureStates)[number][]>;
export type FailureView = keyof typeof failureViews;
export const viewNames = Object.keys(failureViews) as FailureView[];

export const periods = [1, 7, 30, 90] as const;
export const usualDays = 30;

/** What the page of failures keeps in the address. Every field may be missing. */
export interface FailuresSearch {
  /** Default: `unresolved`. */
  state?: Exclude<FailureView, "unresolved">;
  text?: string;
  /** A member's id, `me`, `none`, or `team:` and a name. */
  owner?: string;
  branch?: string;
  category?: (typeof failureCategories)[number];
  days?: (typeof periods)[number];
  sort?: (typeof failureSorts)[number];
  /** The failure that is open: its id, or its fingerprint in links from runs. */
  failure?: string;
  /** The saved view that the filters come from, or `all` for none. */
  saved?: string;
}

/** Reads the address; what cannot be is left out. */
export function readFailuresSearch(search: Readonly<Record<string, unknown>>): FailuresSearch {
  const one = <T>(name: string, known: readonly T[]) => known.find((value) => String(value) === String(search[name]));
  const text = (name: string, longest: number) => readText(search[name], longest);
  const state = one("state", viewNames);
  const sort = one("sort", failureSorts);
  const days = one("days", periods);
  const failure = text("failure", 32);
  const read: Record<keyof FailuresSearch, string | number | undefined> = {
    state: state === "unresolved" ? undefined : state,
    text: text("text", 200),
    owner: text("owner", 200),
    branch: text("branch", 300),
    category: one("category", failureCategories),
    days: days === usualDays ? undefined : days,
    sort: sort === "lastSeen" ? undefined : sort,
    saved: readSavedView(search["saved"]),
    failure: failure && /^(?:[0-9a-f]{24}|[0-9a-f]{32})$/.test(failure) ? failure : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const daysOf = ({ days }: FailuresSearch): number => days ?? usualDays;

/** The change that clears all filters; the tab stays. */
export const noFilters = { text: undefined, owner: undefined, branch: undefined, category: undefined, days: undefined } satisfies Partial<
  Record<keyof FailuresSearch, undefined>
>;

export const isNarrowed = ({ text, owner, branch, category }: FailuresSearch): boolean =>
  [text, owner, branch, category].some((value) => value !== undefined);
