import type { ApiAnswer } from "./api-client.ts";

/** More pages than a pull request's comments ever fill. */
const mostPages = 50;

interface Page {
  found: readonly (string | number)[];
  /** The next page's address; `undefined` on the last. */
  next: string | undefined;
}

/** Looks through a list page by page. @returns all that was found, in the list's order. */
export async function searchPages(
  read: (next: string | undefined) => Promise<ApiAnswer>,
  look: (answer: ApiAnswer) => Page,
): Promise<string[]> {
  const found: string[] = [];
  let next: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const seen = look(await read(next));
    found.push(...seen.found.map(String));
    if (!seen.next) break;
    next = seen.next;
  }
  return found;
}

/** The address that a `Link` header calls next. */
export function nextLink(headers: Headers): string | undefined {
  return (headers.get("link") ?? "")
    .split(/,\s*(?=<)/)
    .map((link) => /^<([^>]+)>.*;\s*rel="?next"?/.exec(link)?.[1])
    .find((url) => url !== undefined);
}
