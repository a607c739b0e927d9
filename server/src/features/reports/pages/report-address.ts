/** A parsed URL below `/reports/<organizationId>/<taskId>`. */
export interface ReportAddress {
  /** The signed ticket, if the first segment of the path is one (`~…`). */
  ticket: string | undefined;
  /** Decoded names below the report, empty for the report itself; `undefined` when the path cannot name a stored file. */
  names: readonly string[] | undefined;
  /** It ends with a slash, so relative links of the served page start in this folder. */
  isFolder: boolean;
  /** The same URL with another ticket, relative to this one. */
  withTicket(ticket: string): string;
  /** The last segment as sent, and the query; both are needed for a redirect. */
  last: string;
  query: string;
}

/**
 * Parses the raw URL, because the router decodes `%2F` and drops a trailing slash.
 * @param url the request line's URL: `/reports/<organizationId>/<taskId>[/…][?…]`
 */
export function readReportAddress(url: string): ReportAddress {
  const [, pathname = "", query = ""] = /^([^?#]*)(\?[^#]*)?/s.exec(url) ?? [];
  const parts = pathname.split("/").slice(3);
  const isFolder = parts.length > 1 && parts.at(-1) === "";
  const given = isFolder ? parts.slice(0, -1) : parts;
  const [, ...below] = given;
  const ticket = /^(?:~|%7e)(.*)$/is.exec(below[0] ?? "")?.[1];
  return {
    ticket,
    // The segments are the task's id, the ticket, and the path below.
    withTicket: (other) => `${"../".repeat(parts.length - 2) || "./"}${[`~${other}`, ...parts.slice(2)].join("/")}${query}`,
    names: namesOf(ticket === undefined ? below : below.slice(1)),
    isFolder,
    last: given.at(-1) ?? "",
    query,
  };
}

/** Stored files have plain names. A segment with a separator, or with `..`, matches none. */
function namesOf(parts: readonly string[]): string[] | undefined {
  const names: string[] = [];
  for (const part of parts) {
    const name = decoded(part);
    if (name === undefined || !isPlainName(name)) return undefined;
    names.push(name);
  }
  return names;
}

/** Whether a stored file or folder may have this name. */
export const isPlainName = (name: string) => name !== "" && name !== "." && name !== ".." && !/[/\\\0]/.test(name);

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
