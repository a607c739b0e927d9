import type { ApiAnswer } from "./api-client.ts";

/** More pages than a pull request's comments ever fill. */
const mostPages = 50;

interface Page {
  found: string | number | undefined;
  /** The next page's address; `undefined` on the last. */
  next: string | undefined;
}

/** Looks through a list page by page until something is found. */
export async function searchPages(
  read: (next: string | undefined) => Promise<ApiAnswer>,
  look: (answer: ApiAnswer) => Page,
): Promise<string | undefined> {
  let next: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const seen = look(await read(next));
    if (seen.found !== undefined) return String(seen.found);
    if (!seen.next) return undefined;
    next = seen.next;
  }
  return undefined;
}

/** The address that a `Link` header calls next. */
export function nextLink(headers: Headers): string | undefined {
  return (headers.get("link") ?? "")
    .split(/,\s*(?=<)/)
    .map((link) => /^<([^>]+)>.*;\s*rel="?next"?/.exec(link)?.[1])
    .find((url) => url !== undefined);
}
