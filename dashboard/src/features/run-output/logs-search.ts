import { type LinkedLines, readLineLink, writeLineLink } from "../logs/lines/line-link.ts";

export const everyRun = "all";

/** The search parameters of the page of a matrix run. */
export interface LogsSearch {
  /** The output that is open: the id of a run, or `all`. The fragment names its lines: `L12`, or of all `<id of the run>-L12`. */
  log?: string;
}

export function readLogsSearch({ log }: Readonly<Record<string, unknown>>): LogsSearch {
  return typeof log === "string" && (log === everyRun || /^[0-9a-f]{24}$/.test(log)) ? { log } : {};
}

/** The run whose lines a fragment names, and these. */
export function readPartLink(hash: string): { id: string; lines: LinkedLines } | undefined {
  const [, id = "", link = ""] = /^#?([0-9a-f]{24})-(.+)$/.exec(hash) ?? [];
  const lines = readLineLink(link);
  return lines && { id, lines };
}

export const writePartLink = (id: string, lines: LinkedLines): string => `${id}-${writeLineLink(lines)}`;
