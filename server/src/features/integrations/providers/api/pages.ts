import type { ApiResponse } from "./api-client.ts";

/** More pages than the comments of a pull request ever fill. */
const maxPages = 50;

interface Page {
  found: readonly (string | number)[];
  /** The URL of the next page; `undefined` on the last. */
  next: string | undefined;
}

/** Reads a list page by page. @returns all matches, in the list's order. */
export async function searchPages(
  read: (next: string | undefined) => Promise<ApiResponse>,
  look: (response: ApiResponse) => Page,
): Promise<string[]> {
  const found: string[] = [];
  let next: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const seen = look(await read(next));
    found.push(...seen.found.map(String));
    if (!seen.next) break;
    next = seen.next;
  }
  return found;
}

/** The URL with `rel="next"` in a `Link` header. */
export function nextLink(headers: Headers): string | undefined {
  return (headers.get("link") ?? "")
    .split(/,\s*(?=<)/)
    .map((link) => /^<([^>]+)>.*;\s*rel="?next"?/.exec(link)?.[1])
    .find((url) => url !== undefined);
}
