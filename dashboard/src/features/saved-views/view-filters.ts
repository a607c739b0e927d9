import { type ViewPage, viewFields } from "@gantry/contract/saved-views/constants.ts";
import type { SavedView, ViewFilters } from "@gantry/contract/saved-views/schemas.ts";
import { noView } from "../../paths.ts";

/** The filters in the address of a page. */
export type Search = Readonly<Record<string, unknown>>;

/** The filters that a view of this page would store. */
export function filtersOf(page: ViewPage, search: Search): ViewFilters {
  const filters: Record<string, string> = {};
  for (const field of viewFields[page]) {
    const value = search[field];
    if (value !== undefined && value !== "") filters[field] = String(value);
  }
  return filters;
}

/** Whether both show the same, regardless of the order of their fields. */
export function isSame(one: ViewFilters, other: ViewFilters): boolean {
  const text = (filters: ViewFilters) => JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

/** The change of an address that opens a view: all fields of the page, those it does not have cleared. */
export function openingView(page: ViewPage, view: Pick<SavedView, "id" | "filters"> | undefined): Record<string, string | undefined> {
  const cleared = Object.fromEntries(viewFields[page].map((field) => [field, undefined]));
  return { ...cleared, ...view?.filters, saved: view?.id ?? noView };
}
