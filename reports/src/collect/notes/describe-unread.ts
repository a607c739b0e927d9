import { cut } from "./cut.ts";

/** Failures that a report counts and that could not be found in it. */
export interface UnreadFailures {
  /** The counts in the report's summary. */
  counted: number;
  /** How many failed tests were found in it. */
  found: number;
}

/**
 * A sentence that names the incompletely read reports; `undefined` when there are none.
 * @param notes of the same report: what they say about the failures in these files is added
 */
export function describeUnread(unread: readonly string[], notes: readonly string[] = []): string | undefined {
  if (unread.length === 0) return undefined;
  const named = unread.slice(0, 3).map((path) => cut(path, 200));
  const more = unread.length - named.length;
  const files = `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  const counted = notes
    .filter((note) => / names \d+ failures?\)/.test(note) && unread.some((path) => note.startsWith(`${path} `)))
    .slice(0, 3);
  const sentences = counted.map((note) => cut(note, 500).replace(/\.?$/, "."));
  return [
    `${files} ${unread.length === 1 ? "is a report that is" : "are reports that are"} empty, incomplete, damaged or in a format that is not read, and may contain failures.`,
    ...sentences,
  ].join(" ");
}

/** A sentence with both counts. */
export function describeMissing({ counted, found }: UnreadFailures): string {
  return `The report counts ${counted} ${counted === 1 ? "failure" : "failures"}, but ${found === 0 ? "none" : `only ${found}`} could be found among its tests.`;
}

/** A sentence with the number of tests that a report counts, and how many it lists. */
export function describeUnlisted(counted: number, listed: number): string {
  return `The report counts ${counted} ${counted === 1 ? "test" : "tests"}, but ${listed === 0 ? "none" : `only ${listed}`} could be found in it.`;
}
