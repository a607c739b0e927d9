import { readText } from "../../paths.ts";
import { readDay } from "../../ui/text/days.ts";

/** The audit page's filters as they are in the URL. */
export interface AuditSearch {
  /** Noun filter, such as `user`. */
  on?: string;
  /** Actor: email address or ID. */
  actor?: string;
  /** Days in local time, inclusive. */
  from?: string;
  to?: string;
}

export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (name: string) => readText(search[name], 200);
  const read: Record<keyof AuditSearch, string | undefined> = {
    on: text("on"),
    actor: text("actor"),
    from: readDay(search["from"]),
    to: readDay(search["to"]),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
