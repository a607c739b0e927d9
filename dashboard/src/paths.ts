import { installationUrl } from "./base-path.ts";

/** Search parameters as plain strings: the router's parser would turn an all-digit ID into a number. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if ((typeof value === "string" && value !== "") || typeof value === "number") words.set(name, String(value));
  }
  const text = words.toString();
  return text ? `?${text}` : "";
}

/** A text among the search parameters, without spaces around it and cut; `undefined` for an empty one or anything else. */
export function readText(value: unknown, longest: number): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, longest) : undefined;
}

/** The full URL of a run's page, for sharing; with the id of one of its tests, of the page at this test. */
export function runAddress(id: string, testId?: string): string {
  const query = testId === undefined ? "" : `?test=${encodeURIComponent(testId)}`;
  return `${installationUrl()}/runs/${id}${query}`;
}

const ownPath = /^\/(?![/\\])/;

/** Where to go after signing in: a path of this dashboard only, never another site. */
export function safeReturn(path: unknown): string | undefined {
  return typeof path === "string" && ownPath.test(path) ? path : undefined;
}

/** Stands in an address for "no saved view", where a list would otherwise open with the default view. */
export const noView = "all";

/** Reads `saved` of an address: the id of a saved view, or `noView`. */
export const readSavedView = (value: unknown): string | undefined =>
  typeof value === "string" && (value === noView || /^[0-9a-f]{24}$/.test(value)) ? value : undefined;
