/** What an address below `/reports/<organizationId>/<taskId>` asks for. */
export interface ReportAddress {
  /** The signed ticket, when the first part of the path is one (`~…`). */
  ticket: string | undefined;
  /** Decoded names below the report, none for the report itself; `undefined` when the path can name no stored file. */
  names: readonly string[] | undefined;
  /** It ends in a slash, so relative links of the page served there start in this folder. */
  isFolder: boolean;
  /** The same address with another ticket, relative to this one. */
  withTicket(ticket: string): string;
  /** The last part as it was sent, and the query: a redirect needs both. */
  last: string;
  query: string;
}

/**
 * Reads the raw address, because the router decodes `%2F` and drops a trailing slash.
 * @param url the request line's address: `/reports/<organizationId>/<taskId>[/…][?…]`
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
    // The parts are the task's id, the ticket, and what is below.
    withTicket: (other) => `${"../".repeat(parts.length - 2) || "./"}${[`~${other}`, ...parts.slice(2)].join("/")}${query}`,
    names: namesOf(ticket === undefined ? below : below.slice(1)),
    isFolder,
    last: given.at(-1) ?? "",
    query,
  };
}

/** Stored files have plain names. A part that holds a separator, or climbs, names none. */
function namesOf(parts: readonly string[]): string[] | undefined {
  const names: string[] = [];
  for (const part of parts) {
    const name = decoded(part);
    if (name === undefined || name === "" || name === "." || name === ".." || /[/\\\0]/.test(name)) return undefined;
    names.push(name);
  }
  return names;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
